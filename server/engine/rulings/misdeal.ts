// 6.3.1 to 6.3.4: deals that went wrong, until when they are dealt again, and what is played on. 6.3.6 stands in dealerExposure.ts.
import { deadHand, misdealt } from '../decideEnd.ts';
import type { HandEvent } from '../event.ts';
import { type Hand, isLive, isRunning, type SeatHand, seatOf } from '../hand.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { ChapterOf, Given } from './chapter.ts';
import { cutoffPassed, judgeMayRedeal } from './cutoff.ts';
import { dealCode, judgeRedeal, playOnRemedy, redealRemedy, unfounded } from './dealRemedy.ts';
import { FORFEIT, forfeitEffects, forfeitRemedies, potsHeldAlone } from './forfeit.ts';
import type { Alarm, Remedy, ReportOf } from './incident.ts';

/** A deal can only go wrong in a hand that is not over. */
export function refuseWhenOver(hand: Hand): RuleViolation | null {
  return isRunning(hand) ? null : violation('hand-over', {}, '6.3');
}

export function dealAlarm(clause: string): Alarm {
  return { code: `SP-${clause}-REVIEW`, clause, severity: 'hard', stops: 'now' };
}

/** Too late for a redeal: it is written down, and the hand goes on. */
export function playedOn(hand: Hand, clause: string): Alarm {
  return { code: dealCode(hand, clause, 'PLAY_ON'), clause, severity: 'soft', stops: 'no' };
}

/** Reviewed while a redeal is possible, written down afterwards. */
export function untilCutoff(hand: Hand, clause: string): Alarm {
  return cutoffPassed(hand) ? playedOn(hand, clause) : dealAlarm(clause);
}

/** What every ruling on a deal does by itself. */
export function dealEffects(hand: Hand, _: unknown, { remedy, ruling }: Given): readonly HandEvent[] {
  return remedy.outcome === 'redeal' ? misdealt(hand, ruling) : [];
}

/** the clause names no limit; after the first action a judge decides, and proposes to play on. */
export function lateOrRedeal(hand: Hand, clause: string): readonly Remedy[] {
  if (!cutoffPassed(hand)) return [redealRemedy(hand, clause), unfounded(hand, clause)];
  return judgeMayRedeal(hand) ? [playOnRemedy(hand, clause), judgeRedeal(hand, clause)] : [];
}

export const exposedInCut: ChapterOf<'exposed-in-cut'> = {
  refuse: refuseWhenOver,
  alarm: (hand) => (lateOrRedeal(hand, '6.3.1').length > 0 ? dealAlarm('6.3.1') : playedOn(hand, '6.3.1')),
  remedies: (hand) => lateOrRedeal(hand, '6.3.1'),
  effects: dealEffects,
};

export const notShuffled: ChapterOf<'not-shuffled'> = {
  refuse: refuseWhenOver,
  alarm: (hand) => untilCutoff(hand, '6.3.2'),
  remedies: (hand) => (cutoffPassed(hand) ? [] : [redealRemedy(hand, '6.3.2'), unfounded(hand, '6.3.2')]),
  effects: dealEffects,
};

/** correctable while the right owners can get the same cards and nobody has looked at them. */
export const dealOrder: ChapterOf<'deal-order'> = {
  refuse: refuseWhenOver,
  alarm: (hand) => untilCutoff(hand, '6.3.3'),
  remedies: (hand, report) => {
    if (cutoffPassed(hand)) return [];
    const redeal = [redealRemedy(hand, '6.3.3'), unfounded(hand, '6.3.3')];
    return isCorrectable(hand, report) ? [corrected(hand), ...redeal] : redeal;
  },
  effects: dealEffects,
};

function isCorrectable({ profile }: Hand, report: ReportOf<'deal-order'>): boolean {
  const always = report.first && profile['misdeal.firstCardWrongSeat'] === 'always';
  return report.correctable && !report.looked && !always;
}

function corrected(hand: Hand): Remedy {
  const { clause, by } = redealRemedy(hand, '6.3.3');
  return { outcome: 'corrected', code: dealCode(hand, clause, 'CORRECTED'), clause, by };
}

/**
 * after the cut-off a seat without cards is out, its blind stays; cards at an empty place go to the muck. Without cards
 * nobody is the last holder of a pot (6.3.9).
 */
export const dealtWrongSeat: ChapterOf<'dealt-wrong-seat'> = {
  refuse: (hand, { seat, empty }) => {
    const wrong = empty && seatOf(hand, seat) !== undefined;
    return refuseWhenOver(hand) ?? (wrong ? violation('seat-not-empty', { seat }, '6.3.4') : null);
  },
  alarm: (hand, report) => {
    const s = seatWithoutCards(hand, report);
    if (s === null) return untilCutoff(hand, '6.3.4');
    return dealAlarm(potsHeldAlone(hand, s.seat).length > 0 ? FORFEIT : '6.3.4');
  },
  remedies: (hand, report) => {
    if (!cutoffPassed(hand)) return [redealRemedy(hand, '6.3.4'), unfounded(hand, '6.3.4')];
    const s = seatWithoutCards(hand, report);
    if (s === null) return [];
    const alone = potsHeldAlone(hand, s.seat).length > 0;
    return [...(alone ? forfeitRemedies(hand, s.seat) : [playOnRemedy(hand, '6.3.4')]), unfounded(hand, '6.3.4')];
  },
  effects: (hand, report, given) => {
    const s = seatWithoutCards(hand, report);
    if (s === null || given.remedy.outcome === 'unfounded') return dealEffects(hand, report, given);
    if (given.remedy.outcome !== 'play-on') return forfeitEffects(hand, s, given);
    // by analogy with 6.3.8
    return deadHand(hand, s, { ruling: given.ruling, clause: '6.3.8' });
  },
};

/** The seat counts as live and has no cards, too late for a redeal: a judge decides. */
function seatWithoutCards(hand: Hand, { seat, empty }: ReportOf<'dealt-wrong-seat'>): SeatHand | null {
  const s = seatOf(hand, seat);
  return !empty && s !== undefined && isLive(s) && cutoffPassed(hand) ? s : null;
}
