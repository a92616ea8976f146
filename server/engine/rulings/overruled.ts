// A judge's award instead of the engine's (5.9.1): chips move, cards and hand states stay.
import type { ChopShare } from '../chopShare.ts';
import { pushAll } from '../decideEnd.ts';
import type { HandEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Hand, HandState } from '../hand.ts';
import type { Ruling } from '../role.ts';
import { type RuleViolation, violation } from '../violation.ts';
import { filledPots, isComputed, potsToAward, sameShares, wrongShares } from './awardShares.ts';

/** Before the pots are pushed they are decided anew and pushed; afterwards the one event moves chips between stacks. */
export function overrule(
  hand: Hand,
  shares: readonly ChopShare[] | undefined,
  ruling: Ruling,
): readonly HandEvent[] | RuleViolation {
  if (shares === undefined) return violation('award-missing', {}, '5.9.1');
  const wrong = wrongShares(hand, shares);
  if (wrong !== null) return wrong;
  if (isComputed(hand, shares)) return violation('award-not-different', {}, '5.9.1');
  const overruled = { type: 'AwardOverruled', shares: shares.filter((share) => share.amount > 0), ruling } as const;
  if (hand.phase === 'COMPLETE') return [overruled];
  const decided = changedPots(hand, shares, ruling.code);
  return [overruled, ...decided, ...pushAll(decided.reduce<HandState>(evolve, hand))];
}

/** No hand is named the best: a pot goes where the judge says. */
function changedPots(hand: Hand, shares: readonly ChopShare[], code: string): readonly HandEvent[] {
  const before = potsToAward(hand);
  return filledPots(hand, shares)
    .filter((pot, i) => !sameShares(pot.shares, before[i]?.shares ?? []))
    .map((pot) => ({ type: 'PotDecided', ...pot, shown: false, codes: [code] }) as const);
}
