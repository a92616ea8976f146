// Strength of low hands from sets of ranks alone: ace to five, eight or better, deuce to seven. The higher wins in all.
import { closeGap, highest, keepLowest, lowest, ordinalOf, sizeOf } from './rankSet.ts';
import type { RankCounts } from './strength.ts';

/** How many different hands each category has, weakest first: four of a kind, ..., pair, no pair. */
export const LOW_A5_SIZES = [156, 156, 858, 858, 2860, 1287] as const;
export const LOW_A5_STRONGEST = 6175;
export const LOW_8_STRONGEST = 56;
/** Weakest first: straight flush, ..., pair, no pair. A-5-4-3-2 is no straight, so each straight category has one less. */
export const LOW_27_SIZES = [9, 156, 156, 1278, 9, 858, 858, 2860, 1278] as const;
export const LOW_27_STRONGEST = 7462;

const [PAIR, TWO_PAIR, THREE, FULL_HOUSE, FOUR] = [1287, 4147, 5005, 5863, 6019] as const;
const UP_TO_EIGHT = 0b1111_1111;

/** The set with the ace as the lowest rank: bit 0 the ace, bit 1 the deuce, bit 12 the king. */
export function aceLow(set: number): number {
  return ((set << 1) | (set >> 12)) & 0x1fff;
}

/** 1 (K-K-K-K-Q) to 6175 (5-4-3-2-A): the lowest five of at least five cards; straights and flushes do not count. */
export function lowA5Strength(counts: RankCounts): number {
  const once = aceLow(counts.once);
  if (sizeOf(once) >= 5) return LOW_A5_STRONGEST - ordinalOf(keepLowest(once, 5));
  return LOW_A5_STRONGEST - pairedPlace(once, aceLow(counts.twice), aceLow(counts.thrice));
}

/** 1 (8-7-6-5-4) to 56 (5-4-3-2-A) by the ranks held; 0 without five different ones up to the eight. */
export function low8Strength(ranks: number): number {
  const low = aceLow(ranks) & UP_TO_EIGHT;
  return sizeOf(low) < 5 ? 0 : LOW_8_STRONGEST - ordinalOf(keepLowest(low, 5));
}

/** From 0, the best first. With fewer than five ranks all of them are used, the lowest that can be held twice or more. */
function pairedPlace(once: number, twice: number, thrice: number): number {
  const rank = lowest(twice);
  const others = (kept: number) => ordinalOf(closeGap(once & ~(1 << kept), kept));
  if (sizeOf(once) === 4) return PAIR + rank * 220 + others(rank);
  if (sizeOf(once) === 3) return sizeOf(twice) > 1 ? twoPairPlace(once, twice) : THREE + rank * 66 + others(rank);
  if (sizeOf(twice) > 1) return FULL_HOUSE + lowest(thrice) * 12 + others(lowest(thrice));
  return FOUR + rank * 12 + others(rank);
}

function twoPairPlace(once: number, twice: number): number {
  const pairs = keepLowest(twice, 2);
  const kicker = closeGap(closeGap(once & ~pairs, highest(pairs)), lowest(pairs));
  return TWO_PAIR + ordinalOf(pairs) * 11 + highest(kicker);
}

const [HIGH_STRAIGHT, HIGH_FLUSH, HIGH_STRAIGHT_FLUSH] = [5853, 5863, 7452] as const;
/** Sets of five ranks up to the king that are no straight: A-5-4-3-2 comes behind them, the best hand with an ace. */
const WITHOUT_ACE = 784;

/** 1 (royal flush) to 7462 (7-5-4-3-2) from the strength that the same five cards have as a high hand. */
export function low27Strength(high: number): number {
  return LOW_27_STRONGEST + 1 - low27Place(high);
}

/** From 1, the best first. A-5-4-3-2 leaves the straights for the high cards, and the straight flushes for the flushes. */
function low27Place(high: number): number {
  if (high === HIGH_STRAIGHT + 1) return WITHOUT_ACE + 1;
  if (high === HIGH_STRAIGHT_FLUSH + 1) return HIGH_FLUSH + WITHOUT_ACE + 1;
  const straight = high > HIGH_STRAIGHT && high <= HIGH_FLUSH;
  const behind = high <= HIGH_STRAIGHT ? high > WITHOUT_ACE : high > HIGH_FLUSH + WITHOUT_ACE;
  return high > HIGH_STRAIGHT_FLUSH || straight || !behind ? high : high + 1;
}
