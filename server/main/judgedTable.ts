// A table as the chief judge's office sees it: hands of this show by their own log entries, in public facts.
import type { HandLogStore } from '../../db/handLog.ts';
import { clientId, type TableId } from '../base/ids.ts';
import { endOf } from '../console/past/pastHand.ts';
import { boardCards, type Hand, isRunning } from '../engine/hand.ts';
import { profileOf } from '../engine/session.ts';
import type { JudgedHand, JudgedTable } from '../judge/judgedTable.ts';
import type { JudgeHand, JudgeReply, JudgeSeat } from '../judge/view.ts';
import type { TableState } from '../log/tableState.ts';
import type { CommandReply } from '../table/commands.ts';
import { type PastHand, readPastHand } from '../table/pastHand.ts';
import type { RevealWord } from '../table/reveal.ts';
import type { TableServer } from './tableServer.ts';

export interface JudgedTableDeps {
  readonly log: Pick<HandLogStore, 'readHand' | 'lastHands'>;
  readonly newId: () => string;
  /** hands of this table lie open to the whole room now */
  readonly seen: (table: TableId, shown: ShownHands) => Promise<void>;
}

type ShownHands = Extract<RevealWord, { readonly up: true }>['shown'];

const PAGE = 20;

export function judgedTable({ id, name, table }: TableServer, { log, newId, seen }: JudgedTableDeps): JudgedTable {
  const read = async (hand: string): Promise<JudgedHand | null> => {
    const past = await readPastHand(log, id, hand);
    return past === null ? null : judgedHand(past, table.state());
  };
  const word = async (by: string, given: string, said: RevealWord): Promise<JudgeReply> =>
    replyOf(await table.reveal({ actor: by, clientId: clientId(given), word: said }));
  return {
    name,
    window: () => profileOf(table.state().session)['collusion.window'],
    hand: read,
    async hands(skip) {
      const ids = await log.lastHands(id, skip + PAGE + 1);
      const found: JudgeHand[] = [];
      for (const hand of ids.slice(skip, skip + PAGE)) found.push(...shownOf(await read(hand)));
      const hands = ofThisShow(found);
      return { hands, more: hands.length === found.length && ids.length > skip + PAGE };
    },
    onScreens: () => table.state().revealed?.number ?? 0,
    async show({ by, id: given, hands }) {
      const reply = await word(by, given, { up: true, shown: hands });
      if (reply.ok) await seen(id, hands);
      return reply;
    },
    takeDown: (by) => word(by, newId(), { up: false }),
  };
}

/** Newest first; a higher number behind a lower one is of the show before. */
function ofThisShow(hands: readonly JudgeHand[]): readonly JudgeHand[] {
  const older = hands.findIndex(({ number }, i) => number > (hands[i - 1]?.number ?? number));
  return older === -1 ? hands : hands.slice(0, older);
}

function judgedHand({ state, entries }: PastHand, now: TableState): JudgedHand | null {
  const { hand } = state;
  if (hand === null) return null;
  const left = hasLeft(hand, { entries, now });
  return {
    facts: {
      window: hand.profile['collusion.window'],
      over: !isRunning(hand),
      left,
      seats: hand.seats.map(({ seat }) => seat),
    },
    shown: {
      ...{ hand: hand.handId, number: hand.number, ended: endOf(hand), left },
      pot: hand.decided.reduce((total, { amount }) => total + amount, 0),
      board: boardCards(hand),
      seats: [...hand.seats].sort((a, b) => a.seat - b.seat).map(seatOf),
    },
    up: (seat) => hand.seats.find((s) => s.seat === seat)?.up ?? [],
  };
}

/**
 * Another hand was dealt, a new show has begun, or the readers saw the cards leave. Neither the floor's word nor the end of the
 * show counts here: a chief judge alone could declare a running hand void, say that it has left or end the show, look, and take
 * all of it back.
 */
function hasLeft(hand: Hand, { entries, now }: Pick<PastHand, 'entries'> & { readonly now: TableState }): boolean {
  if (isRunning(hand)) return false;
  if (now.hand?.handId !== hand.handId) return true;
  const gone = entries.some(({ events }) => events.some((e) => e.type === 'HandLeft' && e.how === 'tags-gone'));
  return gone && now.left.includes(hand.handId);
}

const STATES: Readonly<Record<Hand['seats'][number]['state'], JudgeSeat['state']>> = {
  LIVE_DOWN: 'down',
  LIVE_PARTIAL: 'down',
  OPENED: 'opened',
  MUCK_PENDING: 'mucked',
  MUCKED: 'mucked',
  FOLDED: 'folded',
  KILLED: 'killed',
};

function seatOf({ seat, name, state, won }: Hand['seats'][number]): JudgeSeat {
  return { seat, name, state: STATES[state], won };
}

function replyOf(reply: CommandReply): JudgeReply {
  if (reply.ok) return { ok: true };
  const { code, clause, params } = reply;
  return { ok: false, code, clause, params };
}

function shownOf(hand: JudgedHand | null): readonly JudgeHand[] {
  return hand === null ? [] : [hand.shown];
}
