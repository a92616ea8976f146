// Strength of any seven cards by one look-up: each rank has a key, a sum of seven keys names the multiset of ranks, and
// a displacement per bucket sends the 49,205 sums to slots of their own. The usual way of a fast loop over boards.
import { type RankCounts, rankStrength } from '../../server/engine/handRank/strength.ts';

const SLOTS = 1 << 16;
const BUCKET_BITS = 13;
const BUCKETS = 1 << BUCKET_BITS;

export interface SevenCards {
  /** Key of each rank; sums wrap at 32 bits. */
  readonly keys: Int32Array;
  /** Strength of seven ranks whose keys add up to `sum`, flushes not seen. */
  strengthOf(sum: number): number;
}

interface Entry {
  readonly ranks: readonly number[];
  readonly strength: number;
}

export function buildSevenCards(): SevenCards {
  const entries = everySeven([], 0);
  for (let seed = 1; ; seed++) {
    const keys = keysFrom(seed);
    const built = place(entries, keys);
    if (built !== null) return { keys, strengthOf: (sum) => lookUp(built, sum) };
  }
}

interface Slots {
  readonly shift: Uint16Array;
  readonly strength: Uint16Array;
}

function lookUp({ shift, strength }: Slots, sum: number): number {
  return strength[((sum >>> BUCKET_BITS) + (shift[sum & (BUCKETS - 1)] ?? 0)) & (SLOTS - 1)] ?? 0;
}

function everySeven(ranks: readonly number[], lowest: number): readonly Entry[] {
  if (ranks.length === 7) return [{ ranks, strength: rankStrength(countsOf(ranks)) }];
  return Array.from({ length: 13 - lowest }, (_, step) => lowest + step)
    .filter((rank) => ranks.filter((held) => held === rank).length < 4)
    .flatMap((rank) => everySeven([...ranks, rank], rank));
}

function countsOf(ranks: readonly number[]): RankCounts {
  const setOf = (least: number) =>
    ranks.reduce((set, rank) => (ranks.filter((held) => held === rank).length >= least ? set | (1 << rank) : set), 0);
  return { once: setOf(1), twice: setOf(2), thrice: setOf(3), four: setOf(4) };
}

function keysFrom(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: 13 }, () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return state ^ (state >>> 12);
  });
}

/** null when these keys leave no free slots for some bucket, or send two multisets to one sum. */
function place(entries: readonly Entry[], keys: Int32Array): Slots | null {
  const buckets = Array.from({ length: BUCKETS }, (): { readonly slot: number; readonly strength: number }[] => []);
  for (const { ranks, strength } of entries) {
    const sum = ranks.reduce((total, rank) => (total + (keys[rank] ?? 0)) | 0, 0);
    buckets[sum & (BUCKETS - 1)]?.push({ slot: sum >>> BUCKET_BITS, strength });
  }
  const slots = { shift: new Uint16Array(BUCKETS), strength: new Uint16Array(SLOTS) };
  const fullestFirst = [...buckets.entries()].sort(([, a], [, b]) => b.length - a.length);
  for (const [bucket, members] of fullestFirst) {
    const shift = freeShift(members, slots.strength);
    if (shift === null) return null;
    slots.shift[bucket] = shift;
    for (const { slot, strength } of members) slots.strength[(slot + shift) & (SLOTS - 1)] = strength;
  }
  return slots;
}

function freeShift(members: readonly { readonly slot: number }[], taken: Uint16Array): number | null {
  if (new Set(members.map(({ slot }) => slot)).size < members.length) return null;
  for (let shift = 0; shift < SLOTS; shift++) {
    if (members.every(({ slot }) => taken[(slot + shift) & (SLOTS - 1)] === 0)) return shift;
  }
  return null;
}
