// Sets of ranks as 13-bit masks, bit 0 the deuce and bit 12 the ace. Knows sets and their order, no poker hand.
const SETS = 1 << 13;

/** How many ranks a set holds, by mask. */
export const SIZE: Uint8Array = sizes();
/** The sets of none to seven ranks, ascending, by how many they hold. */
export const SETS_OF_SIZE: readonly Uint16Array[] = setsOfSizes();
/** See ordinalOf. */
const ORDINAL: Uint16Array = ordinals();

/** Each half as the one before it with one rank more, four sets at a time: a start waits for this. */
function sizes(): Uint8Array {
  const table = new Uint8Array(SETS);
  table.set([0, 1, 1, 2]);
  const fours = new Uint32Array(table.buffer);
  for (let half = 1; half < fours.length; half *= 2)
    for (let i = 0; i < half; i++) fours[half + i] = (fours[i] ?? 0) + 0x01010101;
  return table;
}

/** A highest rank joins each set of one rank less that lies below it. */
function setsOfSizes(): readonly Uint16Array[] {
  let smaller = new Uint16Array(1);
  const all = [smaller];
  for (const count of [13, 78, 286, 715, 1287, 1716, 1716]) {
    const sets = new Uint16Array(count);
    let next = 0;
    for (let top = 1; next < count; top *= 2)
      for (let i = 0; i < smaller.length && (smaller[i] ?? 0) < top; i++) sets[next++] = (smaller[i] ?? 0) | top;
    all.push(sets);
    smaller = sets;
  }
  return all;
}

function ordinals(): Uint16Array {
  const table = new Uint16Array(SETS);
  for (const sets of SETS_OF_SIZE.slice(0, 6))
    for (let place = 0; place < sets.length; place++) table[sets[place] ?? 0] = place;
  return table;
}

export function sizeOf(set: number): number {
  return SIZE[set] ?? 0;
}

/** Place of a set of five ranks at most among the sets of its size, from 0, counted by the highest rank first. */
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
