// Strength of a badugi: of four or five cards the most of different ranks and suits, and of those the lowest.
import { ordinalOf, sizeOf } from './rankSet.ts';

/** How many different hands there are of one card to four, weakest first. */
export const BADUGI_SIZES = [13, 78, 286, 715] as const;
export const BADUGI_STRONGEST = 1092;

/** A hand of n cards is weaker than all of n + 1. */
const STRONGEST_OF = [0, 13, 91, 377, 1092] as const;

/**
 * 1 (a lone king, or ace where the ace is high) to 1092 (4-3-2-A, or 5-4-3-2). `suits`: the ranks held in each suit, the ace
 * low as `aceLow` has it or high.
 */
export function badugiStrength(suits: readonly number[]): number {
  return strongest(suits, 0, 0);
}

/** The best of `taken` with at most one card of each suit from `from` on. */
function strongest(suits: readonly number[], from: number, taken: number): number {
  const suit = suits[from];
  if (suit === undefined) return taken === 0 ? 0 : (STRONGEST_OF[sizeOf(taken)] ?? 0) - ordinalOf(taken);
  let best = strongest(suits, from + 1, taken);
  for (let left = suit & ~taken; left !== 0; left &= left - 1) {
    best = Math.max(best, strongest(suits, from + 1, taken | (left & -left)));
  }
  return best;
}
