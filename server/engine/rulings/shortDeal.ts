// a deal that stopped one card short, or gave the first player one too many, put right instead of dealt again.
import { MAY_DECLARE } from '../decideEnd.ts';
import { dealOrder } from '../forcedBets.ts';
import { gameOf } from '../game/games.ts';
import { holeCards } from '../game/streets.ts';
import type { Hand } from '../hand.ts';
import { cutoffPassed, hasActed } from './cutoff.ts';
import { dealCode } from './dealRemedy.ts';
import type { Remedy, ReportOf } from './incident.ts';

type Report = ReportOf<'wrong-count'>;

/** Offered before a redeal; empty where the switches do not allow it any more. */
export function completing(hand: Hand, report: Report): readonly Remedy[] {
  if (isLastCardMissing(hand, report) && mayComplete(hand, report)) return [settled('complete', completedCode(hand))];
  return isExtraToFirst(hand, report) ? [settled('becomes-burn', dealCode(hand, '6.3.5', 'BECOMES_BURN'))] : [];
}

function settled(outcome: string, code: string): Remedy {
  return { outcome, code, clause: '6.3.5', by: MAY_DECLARE };
}

/** One card short, and his was the last of the deal. */
function isLastCardMissing(hand: Hand, { seat, count }: Report): boolean {
  return count === holeCards(gameOf(hand.game)) - 1 && dealOrder(hand).at(-1) === seat;
}

/** `misdeal.buttonShort` */
function mayComplete(hand: Hand, { seat }: Report): boolean {
  switch (hand.profile['misdeal.buttonShort']) {
    case 'before_burn_or_action':
      return hand.burns === 0 && hand.actions.length === 0;
    case 'unless_acted':
      return !hasActed(hand, seat);
    case 'top_card_in_sequence':
      return hand.burns === 0 && !cutoffPassed(hand);
  }
}

/** R37 gives the button its card even after substantial action. */
function completedCode(hand: Hand): string {
  const r37 = hand.profile['misdeal.buttonShort'] === 'unless_acted';
  return r37 ? 'TDA-R37-COMPLETED' : dealCode(hand, '6.3.5', 'COMPLETED');
}

/** `misdeal.extraCardToFirst`: the surplus card goes back and is the burn of the flop. */
function isExtraToFirst(hand: Hand, { seat, count }: Report): boolean {
  const asBurn = hand.profile['misdeal.extraCardToFirst'] === 'becomes_burn';
  const first = dealOrder(hand)[0] === seat && count === holeCards(gameOf(hand.game)) + 1;
  return asBurn && first && hand.burns === 0 && !cutoffPassed(hand);
}
