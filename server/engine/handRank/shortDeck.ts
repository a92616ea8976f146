// Strength of high hands of 36 cards, sixes to aces, 1 to 1404, from sets of ranks alone. Within a category the order is
// that of 52 cards, so those strengths are renumbered; A-6-7-8-9, which is no straight there, is added.
import { SIZE, sizeOf } from './rankSet.ts';
import { categoryIndexOf, flushStrength, type RankCounts, rankStrength, STRONGEST, threeStrength } from './strength.ts';

/** A flush beats a full house in both; in the second three of a kind beat a straight. */
export type ShortKind = 'high_short' | 'high_short_trips';

/** The functions that 52 cards have, for 36. */
export interface ShortRanking {
  /** Best flush or straight flush among the ranks of one suit; 0 with fewer than five. */
  readonly flushStrength: (suited: number) => number;
  /** Best five of at least five cards whose suits do not matter. */
  readonly rankStrength: (counts: RankCounts) => number;
}

/** How many different hands each category has, in the order of HAND_CATEGORIES. */
export const SHORT_SIZES = [120, 504, 252, 252, 6, 120, 72, 72, 6] as const;

const [THREE, STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH] = [3, 4, 5, 6, 8] as const;
const STRAIGHT_FIRST: readonly number[] = [0, 1, 2, THREE, STRAIGHT, FULL_HOUSE, FLUSH, 7, STRAIGHT_FLUSH];
const TRIPS_FIRST: readonly number[] = [0, 1, 2, STRAIGHT, THREE, FULL_HOUSE, FLUSH, 7, STRAIGHT_FLUSH];

/** Indices of HAND_CATEGORIES, weakest first. */
export const SHORT_ORDER: Readonly<Record<ShortKind, readonly number[]>> = {
  high_short: STRAIGHT_FIRST,
  high_short_trips: TRIPS_FIRST,
};

/** A-9-8-7-6. */
export const LOWEST_STRAIGHT = 0b1_0000_1111_0000;
/** The rank of the sixes, 0 the deuces. */
const SIX = 4;

/** What 36 cards can make, as strengths of 52 cards. */
function strengthsFound(): ReadonlySet<number> {
  const found = new Set<number>();
  const extend = (counts: RankCounts, from: number, left: number): void => {
    if (left === 0) found.add(rankStrength(counts));
    for (let rank = from; left > 0 && rank < 13; rank++) {
      if ((counts.four & (1 << rank)) === 0) extend(oneMore(counts, 1 << rank), rank, left - 1);
    }
  };
  extend({ once: 0, twice: 0, thrice: 0, four: 0 }, SIX, 5);
  for (let set = 1 << SIX; set < SIZE.length; set += 1 << SIX) if (sizeOf(set) === 5) found.add(flushStrength(set));
  return found;
}

function oneMore({ once, twice, thrice, four }: RankCounts, bit: number): RankCounts {
  return { once: once | bit, twice: twice | (once & bit), thrice: thrice | (twice & bit), four: four | (thrice & bit) };
}

/** A-9-8-7-6 is a straight here, and the lowest: the numbers that it has among 52 cards are given to no other hand. */
const NO_STRAIGHT = {
  suited: flushStrength(LOWEST_STRAIGHT),
  mixed: rankStrength({ once: LOWEST_STRAIGHT, twice: 0, thrice: 0, four: 0 }),
};

/** The hands of each category as strengths of 52 cards, weakest first. */
function handsByCategory(): readonly (readonly number[])[] {
  const hands: number[][] = SHORT_SIZES.map(() => []);
  hands[STRAIGHT]?.push(NO_STRAIGHT.mixed);
  hands[STRAIGHT_FLUSH]?.push(NO_STRAIGHT.suited);
  for (const strength of [...strengthsFound()].sort((a, b) => a - b)) {
    if (strength === NO_STRAIGHT.mixed || strength === NO_STRAIGHT.suited) continue;
    hands[categoryIndexOf(strength)]?.push(strength);
  }
  return hands;
}

/** Strength among 36 cards by strength among 52. */
function renumbered(order: readonly number[]): Uint16Array {
  const table = new Uint16Array(STRONGEST + 1);
  hands ??= handsByCategory();
  let strength = 0;
  for (const category of order) for (const hand of hands[category] ?? []) table[hand] = ++strength;
  return table;
}

/** Made by the first hand of such a deck: a process that never deals one starts without them. */
let hands: readonly (readonly number[])[] | null = null;

function rankingOf(kind: ShortKind): ShortRanking {
  const order = SHORT_ORDER[kind];
  let table: Uint16Array | null = null;
  const renumber = (strength: number): number => {
    table ??= renumbered(order);
    return table[strength] ?? 0;
  };
  const threeBeat = order.indexOf(THREE) > order.indexOf(STRAIGHT);
  return {
    flushStrength: (suited) => {
      const usual = renumber(flushStrength(suited));
      return holdsLowest(suited) ? Math.max(usual, renumber(NO_STRAIGHT.suited)) : usual;
    },
    rankStrength: (counts) => {
      const usual = renumber(rankStrength(counts));
      const straight = holdsLowest(counts.once) ? Math.max(usual, renumber(NO_STRAIGHT.mixed)) : usual;
      return threeBeat && counts.thrice !== 0 ? Math.max(straight, renumber(threeStrength(counts))) : straight;
    },
  };
}

function holdsLowest(set: number): boolean {
  return (set & LOWEST_STRAIGHT) === LOWEST_STRAIGHT;
}

export const SHORT_RANKINGS: Readonly<Record<ShortKind, ShortRanking>> = {
  high_short: rankingOf('high_short'),
  high_short_trips: rankingOf('high_short_trips'),
};
