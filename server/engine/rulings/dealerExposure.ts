// 6.3.6: hole cards that the dealer opened by accident during the deal. One is replaced, more of them are a misdeal.
import { dealOrder } from '../forcedBets.ts';
import type { Hand } from '../hand.ts';
import { seatOf } from '../hand.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';
import { cutoffPassed } from './cutoff.ts';
import type { Alarm, ReportOf } from './incident.ts';
import { dealAlarm, dealEffects, lateOrRedeal, playedOn, refuseWhenOver } from './misdeal.ts';

type Report = ReportOf<'exposed-by-dealer'>;

const CLAUSE = '6.3.6';

/** A card that a player turns over himself is 6.4.7 and is not counted here. */
export const exposedByDealer: ChapterOf<'exposed-by-dealer'> = {
  refuse: (hand, report) => refuseWhenOver(hand) ?? refuseCard(hand, report),
  alarm: (hand, report) => {
    if (!isMisdeal(hand, report)) return single(hand);
    return lateOrRedeal(hand, CLAUSE).length > 0 ? dealAlarm(CLAUSE) : playedOn(hand, CLAUSE);
  },
  remedies: (hand, report) => (isMisdeal(hand, report) ? lateOrRedeal(hand, CLAUSE) : []),
  effects: dealEffects,
};

function refuseCard(hand: Hand, { seat, nth }: Report): RuleViolation | null {
  if (seatOf(hand, seat) === undefined) return violation('seat-not-dealt-in', { seat }, CLAUSE);
  const last = dealOrder(hand).length;
  if (!Number.isInteger(nth) || nth < 1 || nth > last) return violation('no-such-deal-card', { nth, last }, CLAUSE);
  return opened(hand).has(nth) ? violation('card-reported-already', { nth }, CLAUSE) : null;
}

/** Places in the deal of the cards that were reported; what people found unfounded does not count. */
function opened(hand: Hand): ReadonlySet<number> {
  const reports = hand.incidents.flatMap(({ report, outcome }) =>
    report.kind === 'exposed-by-dealer' && outcome !== 'unfounded' ? [report.nth] : [],
  );
  return new Set(reports);
}

/** `misdeal.exposedByDealer`: the second card, or one of the first two off the deck alone (R35-A7). */
function isMisdeal(hand: Hand, { nth }: Report): boolean {
  const ofTheFirst = hand.profile['misdeal.exposedByDealer'] === 'first_two_or_second' && nth <= 2;
  return ofTheFirst || new Set([...opened(hand), nth]).size >= 2;
}

/** replaced after the deal by the next card, and the burn of the flop; no extra burn. Nobody has to rule. */
function single(hand: Hand): Alarm {
  if (cutoffPassed(hand)) return playedOn(hand, CLAUSE);
  const code = hand.profile['exposed.single'] === 'replace' ? 'SP-6.3.6-SINGLE_REPLACED' : 'SP-6.3.6-SINGLE_KEPT';
  return { code, clause: CLAUSE, severity: 'soft', stops: 'no' };
}
