// Sets of ranks as 13-bit masks, bit 0 the deuce and bit 12 the ace. Knows sets and their order, no poker hand.
const SETS = 1 << 13;

/** How many ranks a set holds, by mask. */
export const SIZE: Uint8Array = sizes();
/** Place of a set among the sets of its size, from 0, counted by the highest rank first. */
export const ORDINAL: Uint16Array = ordinals();

function sizes(): Uint8Array {
  const table = new Uint8Array(SETS);
  for (let set = 1; set < SETS; set++) table[set] = (table[set >> 1] ?? 0) + (set & 1);
  return table;
}

function ordinals(): Uint16Array {
  const table = new Uint16Array(SETS);
  const seen = new Uint16Array(14);
  for (let set = 0; set < SETS; set++) {
    const size = SIZE[set] ?? 0;
    table[set] = seen[size] ?? 0;
    seen[size] = (seen[size] ?? 0) + 1;
  }
  return table;
}

/** The sets of so many ranks, ascending. */
export function setsOfSize(size: number): Uint16Array {
  const sets: number[] = [];
  let set = (1 << size) - 1;
  while (set < SETS) {
    sets.push(set);
    if (set === 0) break;
    // the lowest run of ranks gives its highest one up to the next rank, and falls down with the rest
    const run = set & -set;
    const raised = set + run;
    set = raised | (((set ^ raised) >> 2) / run);
  }
  return Uint16Array.from(sets);
}

export function sizeOf(set: number): number {
  return SIZE[set] ?? 0;
}

export function ordinalOf(set: number): number {
  return ORDINAL[set] ?? 0;
}

/** 0..12; -1 for the empty set. */
export function highest(set: number): number {
  return 31 - Math.clz32(set);
}

/** The `count` highest ranks of the set; the whole set when it holds fewer. */
export function keepHighest(set: number, count: number): number {
  let kept = set;
  while (sizeOf(kept) > count) kept &= kept - 1;
  return kept;
}

/** The set renumbered as if `rank` (not in it) did not exist, so that ordinals stay without gaps. */
export function closeGap(set: number, rank: number): number {
  return ((set >> (rank + 1)) << rank) | (set & ((1 << rank) - 1));
}

/** The `count` lowest ranks of the set; the whole set when it holds fewer. */
export function keepLowest(set: number, count: number): number {
  let kept = set;
  while (sizeOf(kept) > count) kept &= ~(1 << highest(kept));
  return kept;
}

/** 0..12; -1 for the empty set. */
export function lowest(set: number): number {
  return highest(set & -set);
}
