// 6.3.5, 6.3.7, 6.3.8, 6.3.9 and E-12: a hand with too many or too few cards. Before the cut-off the deal is redealt or completed,
// later the hand is dead; the last holder of a pot loses it.
import { cardsDue, cardsOf } from '../dealing.ts';
import { deadHand, MAY_DECLARE, misdealt } from '../decideEnd.ts';
import { type Hand, isLive, isRunning, type SeatHand, seatOf } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';
import { cutoffPassed, hasActed } from './cutoff.ts';
import { redealRemedy } from './dealRemedy.ts';
import { FORFEIT, forfeitEffects, forfeitRemedies, potsHeldAlone } from './forfeit.ts';
import type { Alarm, Remedy, ReportOf } from './incident.ts';
import { completing } from './shortDeal.ts';

type Report = ReportOf<'wrong-count'>;

/** more than that is no hand of cards at all */
const MOST = 10;

export const wrongCount: ChapterOf<'wrong-count'> = {
  refuse: refuseCount,
  alarm: alarmOf,
  remedies: (hand, report) => {
    const s = seatOf(hand, report.seat);
    if (s === undefined || !isRunning(hand)) return [];
    if (!cutoffPassed(hand))
      return [...completing(hand, report), redealRemedy(hand, '6.3.5'), countedRight(hand, report)];
    return isLive(s) ? [...afterCutoff(hand, s, report), countedRight(hand, report)] : [];
  },
  effects: (hand, report, given) => {
    const s = seatOf(hand, report.seat);
    if (s === undefined) return violation('seat-not-dealt-in', { seat: report.seat });
    switch (given.remedy.outcome) {
      case 'redeal':
        return misdealt(hand, given.ruling);
      case 'dead-hand':
        return deadHand(hand, s, { ruling: given.ruling, clause: deadBy(hand, s) });
      case 'equal':
      case 'refund-then-split':
      case 'award-stands':
      case 'void':
        return forfeitEffects(hand, s, given);
      default:
        // completed, the burn, or the right number after all: nothing of the hand changes
        return [];
    }
  },
};

/** Cards that the seat holds if nothing is wrong. */
function due(hand: Hand, { seat }: Pick<Report, 'seat'>): number {
  const s = seatOf(hand, seat);
  return s === undefined ? cardsDue(hand) : cardsOf(hand, s);
}

function refuseCount(hand: Hand, { seat, count }: Report): RuleViolation | null {
  if (!isRunning(hand)) return violation('hand-over', {}, '6.3.5');
  if (seatOf(hand, seat) === undefined) return violation('seat-not-dealt-in', { seat }, '6.3.4');
  if (!Number.isInteger(count) || count < 0 || count > MOST) return violation('count-not-possible', { count }, '6.3.5');
  return count === due(hand, { seat }) ? violation('count-not-wrong', { count }, '6.3.5') : null;
}

/** Too many is certain, too few may be a card that was not read (0.2); either way people have counted, and the hand waits for them. */
function alarmOf(hand: Hand, report: Report): Alarm {
  const clause = clauseNow(hand, report);
  const s = seatOf(hand, report.seat);
  const settled = cutoffPassed(hand) && (s === undefined || !isLive(s));
  const severity = report.count > due(hand, report) && !settled ? 'hard' : 'soft';
  return { code: `SP-${clause}-REVIEW`, clause, severity, stops: settled ? 'no' : 'now' };
}

function clauseNow(hand: Hand, { seat }: Report): string {
  const s = seatOf(hand, seat);
  if (!cutoffPassed(hand) || s === undefined) return '6.3.5';
  return potsHeldAlone(hand, seat).length > 0 ? FORFEIT : deadBy(hand, s);
}

/** 6.3.7: he acted with the wrong number himself; 6.3.8: only others decided. */
function deadBy(hand: Hand, { seat }: SeatHand): '6.3.7' | '6.3.8' {
  return hasActed(hand, seat) ? '6.3.7' : '6.3.8';
}

function afterCutoff(hand: Hand, s: SeatHand, report: Report): readonly Remedy[] {
  if (potsHeldAlone(hand, s.seat).length > 0) return forfeitRemedies(hand, s.seat);
  return [...completing(hand, report), dead(hand, s)];
}

/** `wrongCount.afterCutoff`: the seeds say by clause what becomes of his bets, the other books call the hand dead. */
function dead(hand: Hand, s: SeatHand): Remedy {
  const clause = deadBy(hand, s);
  const other = hand.profile['misdeal.cutoff'] === 'two_players' ? 'RRP-MISDEAL-DEAD' : 'TDA-R35-DEAD';
  const code = hand.profile['wrongCount.afterCutoff'] === 'dead_forfeit' ? `SP-${clause}-DEAD` : other;
  return { outcome: 'dead-hand', code, clause, by: MAY_RULE };
}

/** T-639-b: counted by hand the number is right. Too few were read: one tag does not answer. */
function countedRight(hand: Hand, report: Report): Remedy {
  const few = report.count < due(hand, report);
  return {
    outcome: few ? 'unreadable-tag' : 'count-right',
    code: few ? 'UNREADABLE_TAG' : 'SP-6.3.5-COUNT_RIGHT',
    clause: clauseNow(hand, report),
    by: MAY_DECLARE,
  };
}
