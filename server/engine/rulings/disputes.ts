// Disputes and who wins without comparing (5.9.1, 5.9.2.1, 5.9.2.2): a judge decides, until the next hand begins.
import type { HandEvent } from '../event.ts';
import { evolve, fold } from '../evolve.ts';
import { type Hand, type HandState, holdsCards, type SeatHand, seatOf } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { decideLone, pointer, undecidedPots } from '../showdown.ts';
import { type RuleViolation, violation } from '../violation.ts';
import { OVERRIDE } from './awards.ts';
import type { ChapterOf } from './chapter.ts';
import { substantialAction } from './cutoff.ts';
import type { Remedy, ReportOf } from './incident.ts';
import { overrule } from './overruled.ts';

const STANDS: Remedy = { outcome: 'stands', code: 'SP-5.9.1-STANDS', clause: '5.9.1', by: MAY_RULE };
/** R22: chips of the hand before are counted and put right stack by stack (6.4.8) while the hand waits. */
const COUNT: Remedy = { outcome: 'count-stacks', code: 'TDA-R22-COUNT', clause: 'R22', by: MAY_RULE };

export const dispute: ChapterOf<'dispute'> = {
  untilNextHand: true,
  refuse(hand, { previous }) {
    if (hand.phase === 'MISDEAL' || hand.phase === 'VOID') return violation('hand-over', {}, '5.9.1');
    return previous ? tooLate(hand) : null;
  },
  alarm: () => ({ code: 'SP-5.9.1-DISPUTE', clause: '5.9.1', severity: 'hard', stops: 'now' }),
  remedies(hand, { previous }) {
    if (previous) return [STANDS, COUNT];
    return hand.phase === 'AWARDING' || hand.phase === 'COMPLETE' ? [STANDS, OVERRIDE] : [STANDS];
  },
  effects: (hand, _, { remedy, ruling, command }) =>
    remedy.outcome === 'override' ? overrule(hand, command.shares, ruling) : [],
};

/** The hand before is closed when the next one begins; R22 leaves its accounting open until substantial action there. */
function tooLate(hand: Hand): RuleViolation | null {
  if (hand.profile['dispute.window'] === 'next_hand') return violation('dispute-too-late', {}, '5.9.1');
  return substantialAction(hand) ? violation('dispute-too-late', {}, 'R22') : null;
}

export const allMucked: ChapterOf<'all-mucked'> = {
  refuse(hand) {
    if (hand.phase !== 'SHOWDOWN') return violation('not-at-showdown', { phase: hand.phase }, '5.9.2.2');
    const open = contenders(hand).find((s) => s.state === 'OPENED');
    return open === undefined ? null : violation('hand-is-open', { seat: open.seat }, '5.9.2.2');
  },
  alarm: () => ({ code: ALL_MUCKED, clause: '5.9.2.2', severity: 'hard', stops: 'now' }),
  remedies: (hand) => (hand.phase === 'SHOWDOWN' ? [...contenders(hand).map(holderIs), OVERRIDE, PLAY_ON] : []),
  effects(hand, _, { remedy, ruling, command }) {
    if (remedy.outcome === 'play-on') return [];
    const holder = contenders(hand).find((s) => holderIs(s).outcome === remedy.outcome);
    if (holder !== undefined) return allButLast(hand, holder);
    const moved = overrule(hand, command.shares, ruling);
    return 'code' in moved ? moved : [...contenders(hand).map(mucks), ...moved];
  },
};

const ALL_MUCKED = 'SP-5.9.2.2-ALL_MUCKED';
const ALL = { code: ALL_MUCKED, clause: '5.9.2.2', by: MAY_RULE } as const;
/** The cards were not thrown in after all: each still opens or mucks. */
const PLAY_ON: Remedy = { ...ALL, outcome: 'play-on', code: 'SP-5.9.2.2-PLAY_ON' };

/** Who held his cards last takes every pot that he is in; in a pot that he is not in, the last of the order of opening. */
function holderIs({ seat }: SeatHand): Remedy {
  return { ...ALL, outcome: `holder-${seat}` };
}

/** Those who still compete for a pot, in their order of opening. */
function contenders(hand: Hand): readonly SeatHand[] {
  const pots = undecidedPots(hand);
  return hand.openOrder.flatMap((seat) => {
    const s = seatOf(hand, seat);
    return s !== undefined && holdsCards(s) && pots.some((pot) => pot.seats.includes(seat)) ? [s] : [];
  });
}

/** One after the other, so that each pot goes to whoever of its seats is left; his cards count as held. */
function allButLast(hand: Hand, holder: SeatHand): readonly HandEvent[] {
  const events: HandEvent[] = [];
  let now: HandState = hand;
  for (const s of contenders(hand).filter(({ seat }) => seat !== holder.seat)) {
    if (now === null || !contenders(now).some(({ seat }) => seat === s.seat)) continue;
    const next = [mucks(s), ...lonePots(evolve(now, mucks(s)))];
    events.push(...next);
    now = fold(now, next);
  }
  return events;
}

function lonePots(hand: HandState): readonly HandEvent[] {
  const lone = hand === null ? null : decideLone(hand);
  return lone === null ? [] : [...lone, ...lonePots(fold(hand, lone))];
}

function mucks({ seat }: SeatHand): HandEvent {
  return { type: 'HandMucked', seat, pending: false, code: ALL_MUCKED };
}

export const refusesToOpen: ChapterOf<'refuses-to-open'> = {
  refuse: (hand, { seat }) => (isAsked(hand, seat) ? null : violation('not-asked-to-open', { seat }, '5.9.2.1')),
  alarm: () => ({ code: 'SP-5.9.2.1-REFUSES', clause: '5.9.2.1', severity: 'hard', stops: 'now' }),
  remedies: (hand, { seat }) => (isAsked(hand, seat) ? [OPENS, ...(others(hand, seat) ? [DEAD] : [])] : []),
  effects: (_, { seat }, { remedy, ruling }) =>
    remedy.outcome === DEAD.outcome ? [{ type: 'HandKilled', seat, uncalled: 'return', ruling }] : [],
};

/** He opens or mucks at once: the hand goes on with him. */
const OPENS: Remedy = { outcome: 'opens', code: 'SP-5.9.2.1-MUST_OPEN', clause: '5.9.2.1', by: MAY_RULE };
const DEAD: Remedy = { outcome: 'dead-hand', code: 'SP-5.9.2.1-DEAD', clause: '5.9.2.1', by: MAY_RULE };

/** The seat at the pointer, or any closed one where all are turned up (A-02, R16). */
function isAsked(hand: Hand, seat: ReportOf<'refuses-to-open'>['seat']): boolean {
  const s = seatOf(hand, seat);
  if (s?.state !== 'LIVE_DOWN' && s?.state !== 'LIVE_PARTIAL') return false;
  return hand.phase === 'FACE_UP' || (hand.phase === 'SHOWDOWN' && (hand.faceUp || pointer(hand) === seat));
}

function others(hand: Hand, seat: number): boolean {
  return hand.seats.some((s) => s.seat !== seat && holdsCards(s));
}
