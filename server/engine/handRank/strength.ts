// Strength of high hands, 1 (7-5-4-3-2) to 7462 (royal flush), from sets of ranks alone. Knows no cards and no suits.
import { closeGap, highest, keepHighest, ordinalOf, SETS_OF_SIZE, SIZE, sizeOf } from './rankSet.ts';

/** Sets of the ranks held at least once, twice, three and four times. */
export interface RankCounts {
  once: number;
  twice: number;
  thrice: number;
  four: number;
}

/** How many different hands each category has, weakest category first (as HAND_CATEGORIES). */
export const CATEGORY_SIZES = [1277, 2860, 858, 858, 10, 1277, 156, 156, 10] as const;
export const STRONGEST = 7462;

const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [
  1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452,
] as const;
const WHEEL = 0b1_0000_0000_1111;

/** 0 without a straight, else 1 (five high) to 10 (ace high), by set of ranks. */
const STRAIGHT_OF: Uint8Array = straights();
/** Strength among the five-rank sets that are no straight, from 1. */
const NO_PAIR_OF: Uint16Array = noPairs();

function straights(): Uint8Array {
  const table = new Uint8Array(SIZE.length);
  // the lowest first: a set with several keeps the highest
  for (let straight = 1; straight <= 10; straight++) {
    const five = straight === 1 ? WHEEL : 0b1_1111 << (straight - 2);
    const others = (table.length - 1) & ~five;
    for (let more = others; more > 0; more = (more - 1) & others) table[five | more] = straight;
    table[five] = straight;
  }
  return table;
}

function noPairs(): Uint16Array {
  const table = new Uint16Array(SIZE.length);
  let strength = 0;
  for (const set of SETS_OF_SIZE[5] ?? []) if (straightOf(set) === 0) table[set] = ++strength;
  return table;
}

/** 0 without a straight, else 1 (five high) to 10 (ace high). */
export function straightOf(set: number): number {
  return STRAIGHT_OF[set] ?? 0;
}

/** Best flush or straight flush among the ranks of one suit; 0 with fewer than five. */
export function flushStrength(suited: number): number {
  if (sizeOf(suited) < 5) return 0;
  const straight = straightOf(suited);
  return straight > 0 ? STRAIGHT_FLUSH + straight : FLUSH + (NO_PAIR_OF[keepHighest(suited, 5)] ?? 0);
}

/** Best five of at least five cards whose suits do not matter. */
export function rankStrength(counts: RankCounts): number {
  const { once, twice, thrice, four } = counts;
  if (four !== 0) return QUADS + groupStrength(highest(four), once, 1);
  const trips = highest(thrice);
  if (thrice !== 0 && (twice & ~(1 << trips)) !== 0) return FULL_HOUSE + groupStrength(trips, twice, 1);
  const straight = straightOf(once);
  if (straight !== 0) return STRAIGHT + straight;
  if (thrice !== 0) return threeStrength(counts);
  return pairedStrength(once, twice);
}

/** Three of a kind as such, whatever better hand the cards hold as well. */
export function threeStrength({ once, thrice }: RankCounts): number {
  return TRIPS + groupStrength(highest(thrice), once, 2);
}

function pairedStrength(once: number, twice: number): number {
  if (twice === 0) return NO_PAIR_OF[keepHighest(once, 5)] ?? 0;
  if (sizeOf(twice) === 1) return PAIR + groupStrength(highest(twice), once, 3);
  const pairs = keepHighest(twice, 2);
  const high = highest(pairs);
  const low = highest(pairs & ~(1 << high));
  const kicker = closeGap(closeGap(once & ~pairs, high), low);
  return TWO_PAIR + ordinalOf(pairs) * 11 + highest(kicker) + 1;
}

const KICKER_SETS = [0, 12, 66, 220] as const;

/** From 1: the group's rank first, then the best `kickers` of the other ranks. */
function groupStrength(rank: number, others: number, kickers: 1 | 2 | 3): number {
  const best = keepHighest(closeGap(others & ~(1 << rank), rank), kickers);
  return rank * KICKER_SETS[kickers] + ordinalOf(best) + 1;
}

/** 0 (high card) to 8 (straight flush). */
export function categoryIndexOf(strength: number): number {
  let left = strength;
  for (const [index, size] of CATEGORY_SIZES.entries()) {
    if (left <= size) return index;
    left -= size;
  }
  throw new Error(`no strength of a hand: ${strength}`);
}
