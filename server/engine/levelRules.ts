// Which levels make sense: each absurd one is refused by name. Whether the profile offers it is asked when the hand starts.
import type { Structure } from './structure.ts';
import { type RuleViolation, violation } from './violation.ts';

export function checkLevel(structure: Structure): RuleViolation | null {
  const { unit, minBet, smallBlind, bigBlind } = structure;
  if (unit <= 0 || minBet <= 0) return violation('bad-structure', { unit, minBet });
  if (smallBlind > bigBlind) return violation('small-blind-above-big', { smallBlind, bigBlind });
  const ante = structure.anteKind === 'none' ? 0 : structure.ante;
  if (bigBlind === 0 && ante === 0) return violation('blinds-missing');
  if (unit > Math.max(bigBlind, ante)) return violation('unit-above-big-blind', { unit, bigBlind });
  return checkStraddles(structure);
}

function checkStraddles({ straddles }: Structure): RuleViolation | null {
  const empty = straddles.find(({ amount }) => amount === 0);
  if (empty !== undefined) return violation('straddle-missing', { seat: empty.seat });
  const twice = straddles.find(({ seat }, i) => straddles.findIndex((other) => other.seat === seat) !== i);
  return twice === undefined ? null : violation('straddle-twice', { seat: twice.seat });
}
