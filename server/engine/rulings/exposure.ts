// 6.4.5 and 6.4.7: boxed cards, and cards that a player shows or drops.
import { seatsToAct } from '../betting.ts';
import { deadHand, MAY_DECLARE } from '../decideEnd.ts';
import { type Hand, isLive, isRunning, liveSeats, seatOf } from '../hand.ts';
import { MAY_RULE, type Role } from '../role.ts';
import { violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';
import { cutoffPassed } from './cutoff.ts';
import { dealCode, redealRemedy, unfounded } from './dealRemedy.ts';
import type { Remedy, ReportOf } from './incident.ts';
import { dealEffects } from './misdeal.ts';

/** 6.4.5: a boxed card is no card, the next one replaces it at once; in some books several in the deal are a misdeal. */
export const boxed: ChapterOf<'boxed'> = {
  refuse: (hand) => (isRunning(hand) ? null : violation('hand-over', {}, '6.4.5')),
  alarm: (hand, report) =>
    isMisdeal(hand, report)
      ? { code: dealCode(hand, '6.4.5', 'REVIEW'), clause: '6.4.5', severity: 'hard', stops: 'now' }
      : { code: 'SP-6.4.5-BOXED', clause: '6.4.5', severity: 'soft', stops: 'no' },
  remedies: (hand, report) => (isMisdeal(hand, report) ? [redealRemedy(hand, '6.4.5'), unfounded(hand, '6.4.5')] : []),
  effects: dealEffects,
};

/** `misdeal.boxedCount`: so many boxed cards of the deal, this one included, before the cut-off. */
function isMisdeal(hand: Hand, report: ReportOf<'boxed'>): boolean {
  const limit = hand.profile['misdeal.boxedCount'];
  if (limit === 'none' || report.place !== 'hole' || cutoffPassed(hand)) return false;
  const reports = hand.incidents.filter(({ outcome }) => outcome !== 'unfounded').map((one) => one.report);
  const others = reports.filter((other) => other.kind === 'boxed' && other.place === 'hole' && other !== report);
  return others.length + 1 >= limit;
}

/** 6.4.7: what a player drops or turns over stays in play. A-32: on purpose, with the action open, is a judge's matter. */
export const exposedByPlayer: ChapterOf<'exposed-by-player'> = {
  refuse: (hand, { seat }) => {
    if (!isRunning(hand)) return violation('hand-over', {}, '6.4.7');
    return seatOf(hand, seat) === undefined ? violation('seat-not-dealt-in', { seat }, '6.4.7') : null;
  },
  alarm: (hand, report) => {
    if (!isPending(hand, report)) return { code: 'SP-6.4.7-PLAYS', clause: '6.4.7', severity: 'soft', stops: 'no' };
    const mayDie = deliberateRemedies(hand, report).some((remedy) => remedy.outcome === 'dead-hand');
    const stops = mayDie ? 'now' : 'no';
    return { code: 'HR-A32-REVIEW', clause: 'A-32', severity: mayDie ? 'hard' : 'soft', stops };
  },
  remedies: (hand, report) => {
    const known = hand.incidents.find((one) => one.report === report);
    if (known === undefined) return isPending(hand, report) ? deliberateRemedies(hand, report) : [];
    // a hand that was not stopped has moved on: what came since is no reason for it to die
    const asReported = known.stops === 'now' && isPending(hand, report);
    return asReported ? deliberateRemedies(hand, report) : whileLive(hand);
  },
  effects: (hand, { seat }, { remedy, ruling }) => {
    const s = seatOf(hand, seat);
    return remedy.outcome === 'dead-hand' && s !== undefined
      ? deadHand(hand, s, { ruling, clause: remedy.clause })
      : [];
  },
};

/** On purpose, by a hand that is still in, while somebody has to act. */
function isPending(hand: Hand, { seat, deliberate }: ReportOf<'exposed-by-player'>): boolean {
  const s = seatOf(hand, seat);
  return deliberate && s !== undefined && isLive(s) && hand.roundOpen && hand.toAct !== null;
}

/** `expose.facingBet`: what is proposed when he has not answered a bet; who faces none keeps his hand. */
function deliberateRemedies(hand: Hand, { seat }: ReportOf<'exposed-by-player'>): readonly Remedy[] {
  if (!facesBet(hand, seat)) return [PLAYS, PENALTY, WARNING];
  switch (hand.profile['expose.facingBet']) {
    case 'judge':
      return [dead(MAY_RULE), ...whileLive(hand)];
    case 'dead':
      return [dead(MAY_DECLARE), PLAYS];
    default:
      return whileLive(hand);
  }
}

/** The hand stays live, and the player may hear of it at any time of the hand. */
function whileLive({ profile }: Hand): readonly Remedy[] {
  switch (profile['expose.facingBet']) {
    case 'penalty':
      return [PENALTY, PLAYS, WARNING];
    case 'warning':
      return [WARNING, PLAYS, PENALTY];
    default:
      return [PLAYS, PENALTY, WARNING];
  }
}

function facesBet(hand: Hand, seat: number): boolean {
  const owes = seatsToAct(hand).some((s) => s.seat === seat && s.street < hand.currentBet);
  return owes && liveSeats(hand).length > 1;
}

/** Like a fold: what he has put in stays. */
function dead(by: readonly Role[]): Remedy {
  return { outcome: 'dead-hand', code: 'HR-A32-DEAD', clause: 'A-32', by };
}

const PLAYS: Remedy = { outcome: 'plays', code: 'SP-6.4.7-PLAYS', clause: '6.4.7', by: MAY_RULE };
/** R68 and Robert's: the hand stays live. */
const PENALTY: Remedy = { outcome: 'penalty', code: 'HR-A32-PENALTY', clause: 'A-32', by: MAY_RULE };
const WARNING: Remedy = { outcome: 'warning', code: 'HR-A32-WARNING', clause: 'A-32', by: MAY_RULE };
