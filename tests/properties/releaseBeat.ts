// One thing that happens at a random table: what the engine's random hands would do next, corrections, names, rulings, late entries.
import { clientId, tableId } from '../../server/base/ids.ts';
import type { Card } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import type { Edit } from '../../server/engine/edit.ts';
import { handId } from '../../server/engine/ids.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import type { TableState } from '../../server/log/tableState.ts';
import { dueChange } from '../../server/table/changes.ts';
import {
  type Decided,
  decideAmend,
  decideHand,
  decideRedo,
  decideTable,
  decideUndo,
  handRuns,
  type InputDecision,
} from '../../server/table/decideInput.ts';
import { decideStart } from '../../server/table/decideStart.ts';
import { placeEntry } from '../../server/table/happened.ts';
import { translate } from '../../server/table/translate.ts';
import { entryOf } from '../../server/table/writer.ts';
import { candidates } from './engineChoices.ts';

export interface Beat {
  readonly choice: number;
  /** what else may happen instead of going on with the hand */
  readonly twist: number;
  /** ms until it is entered */
  readonly pause: number;
  readonly typed: boolean;
  /** ms between the table and the entry */
  readonly late: number;
}

export const TABLE = tableId('main');
const RULING = { by: 'JUDGE', code: 'SP-6.3.7-DEAD', note: '' } as const;

/** The hand after the one of this state; ids count up. */
export function nextHandId(state: TableState) {
  return handId(`01980000-0000-7000-8000-${String(state.position + 1).padStart(12, '0')}`);
}

export function seating(players: number, stack: number): readonly SessionCommand[] {
  const seats = Array.from({ length: players }, (_, i) => seatNo(i + 1));
  return [
    {
      type: 'SetStructure',
      structure: {
        limit: 'no',
        smallBlind: chips(5),
        bigBlind: chips(10),
        anteKind: 'none',
        ante: chips(0),
        straddles: [],
        posts: [],
        unit: chips(1),
        minBet: chips(10),
      },
    },
    ...seats.map(
      (seat, i): SessionCommand => ({ type: 'TakeSeat', seat, name: `P${seat}`, stack: chips(stack + 37 * i) }),
    ),
  ];
}

/** The entry that this beat leads to, or null when the rules refuse all it could be. */
export function entryOfBeat(
  state: TableState,
  beat: Beat,
  at: { readonly now: number; readonly deck: readonly Card[] },
) {
  for (const decision of decisions(state, beat, at.deck))
    if (decision.ok) return written(state, { decided: decision.value, beat, now: at.now });
  return null;
}

export interface Writing {
  readonly decided: Decided;
  readonly beat: Pick<Beat, 'typed' | 'late'>;
  /** programme ms */
  readonly now: number;
}

export function written(state: TableState, { decided, beat, now }: Writing): LogEntry {
  const happened = placeEntry({
    recorded: now,
    last: state.happened,
    seen: beat.typed ? null : now - beat.late,
    waitingSince: beat.typed && beat.late > 2000 ? now - beat.late : null,
    toAct: 2,
  });
  return entryOf(TABLE, state, {
    decided,
    actor: beat.typed ? 'maria' : 'tracker',
    clientId: clientId(`client-${state.position + 1}`),
    typed: beat.typed,
    recorded: now,
    happened,
  });
}

function decisions(state: TableState, beat: Beat, deck: readonly Card[]): readonly InputDecision[] {
  const twisted = twist(state, beat);
  if (twisted !== null) return [twisted];
  if (state.session.ended) return [afterEnd(state, beat)];
  const { hand } = state;
  if (hand === null || !handRuns(state)) return [decideStart(state, { do: 'startHand', hand: nextHandId(state) })];
  const possible = candidates(hand, { deck, choice: beat.choice });
  const from = beat.choice % possible.length;
  const turned: readonly HandCommand[] = [...possible.slice(from), ...possible.slice(0, from)];
  return turned.map((command) => decideHand(state, command));
}

const TWISTS = 40;

/** Corrections and talk between the actions: some twenty of a hundred beats. */
function twist(state: TableState, beat: Beat): InputDecision | null {
  const { hand } = state;
  const kind = TWISTS - 1 - (beat.twist % TWISTS);
  if (hand === null) return null;
  if (kind <= 1) return decideUndo(state);
  if (kind === 2) return decideRedo(state);
  if (kind === 3)
    return decideAmend(state, { edits: [editOf(state, beat)], onIllegal: 'cut', ruling: null, why: 'edit' });
  if (kind === 4)
    return decideAmend(state, { edits: [editOf(state, beat)], onIllegal: 'as-ruled', ruling: RULING, why: 'edit' });
  if (kind === 5) return rename(state, beat);
  if (kind === 6) return lateCard(state, beat);
  if (kind === 10) return putRight(state, beat);
  return handRuns(state) ? meanwhile(state, kind, beat) : between(state, beat);
}

const BY = 'maria';

/** What is asked of the table while a hand runs waits for its end. */
function meanwhile(state: TableState, kind: number, beat: Beat): InputDecision | null {
  const seat = state.session.seats[beat.choice % state.session.seats.length]?.seat;
  if (seat === undefined) return null;
  const amount = chips(1 + (beat.choice % 300));
  const to = seatNo(1 + (beat.choice % 10));
  if (kind === 7) return decideTable(state, { type: 'TopUp', seat, amount }, BY);
  if (kind === 8) return decideTable(state, { type: 'SetStack', seat, stack: amount }, BY);
  return kind === 9 ? decideTable(state, { type: 'MoveSeat', seat, to }, BY) : null;
}

/** Between hands: the hand leaves the table, chips are counted or bought, the show ends. */
function between(state: TableState, beat: Beat): InputDecision | null {
  const { hand } = state;
  if (hand === null) return null;
  const kind = beat.twist % 14;
  if (kind === 1) return translate(state, { do: 'handLeft', hand: hand.handId }, BY);
  if (kind === 2) return decideTable(state, { type: 'EndShow' }, BY);
  const seat = state.session.seats[beat.choice % state.session.seats.length];
  if (seat === undefined) return null;
  const more = chips(500 + (beat.choice % 90));
  if (kind === 3) return decideTable(state, { type: 'SetStack', seat: seat.seat, stack: chips(seat.stack + more) }, BY);
  return kind === 4 ? decideTable(state, { type: 'TopUp', seat: seat.seat, amount: more }, BY) : null;
}

/** An ended show goes on, or a new one begins. */
function afterEnd(state: TableState, { choice }: Beat): InputDecision {
  const stacks = choice % 3 === 0 ? 'keep' : 'start';
  return choice % 2 === 0
    ? decideTable(state, { type: 'ReopenShow' }, BY)
    : decideTable(state, { type: 'NewShow', stacks }, BY);
}

/** Behind the end of a hand: the first change that waited for it, or null. */
export function entryOfPlan(state: TableState, now: number): LogEntry | null {
  const [change] = state.session.planned;
  if (change === undefined || handRuns(state)) return null;
  const { decided, meta } = dueChange(TABLE, state, change);
  return entryOf(TABLE, state, { decided, ...meta, recorded: now, happened: Math.min(now, state.happened) });
}

function rename(state: TableState, beat: Beat): InputDecision | null {
  const seat = state.session.seats[beat.choice % state.session.seats.length];
  return seat === undefined
    ? null
    : decideTable(state, { type: 'RenameSeat', seat: seat.seat, name: `N${state.position + 1}` }, BY);
}

/** A card read, or typed, after the deal was called complete. */
function lateCard(state: TableState, beat: Beat): InputDecision | null {
  const s = state.hand?.seats[beat.choice % (state.hand?.seats.length ?? 1)];
  return s === undefined ? null : decideHand(state, { type: 'DealHole', seat: s.seat, slot: beat.choice % 2 });
}

/** The card desk puts a card right that lies somewhere in the hand. */
function putRight({ hand, record }: TableState, beat: Beat): InputDecision | null {
  const dealt = record.effective.flatMap(({ command }) => (command.type === 'DealHole' ? [command] : []));
  const place = dealt[beat.choice % Math.max(1, dealt.length)];
  if (hand === null || place === undefined) return null;
  const { handId } = hand;
  const { seat, slot } = place;
  const input = { type: 'hole', how: 'corrected', seat, slot } as const;
  return { ok: true, value: { input, events: [{ type: 'HoleCorrected', handId, seat, slot }], hand: handId } };
}

function editOf(state: TableState, beat: Beat): Edit {
  const steps = state.record.effective;
  const step = steps[1 + (beat.choice % Math.max(1, steps.length - 1))];
  const position = step?.origin ?? 0;
  const seat = seatNo(1 + (beat.choice % 4));
  const action = (['call', 'fold', 'check'] as const)[beat.choice % 3] ?? 'call';
  const command = { type: 'Act', seat, action, to: null } as const;
  if (beat.choice % 4 === 0) return { type: 'retract', position };
  if (beat.choice % 4 === 1) return { type: 'replace', position, command };
  return { type: 'insert', before: beat.choice % 4 === 2 ? position : null, happened: state.recorded, command };
}
