// The strength of any seven cards of the full deck by one look-up. Each rank has a key; the sum of seven keys names the multiset
// of their ranks, and a shift for each bucket of sums sends the 49,205 of them to slots of their own. Knows no players.
import { cardIndex, DECK } from '../engine/card.ts';
import { highest } from '../engine/handRank/rankSet.ts';
import { BOARDS, ranksOfBoard } from './boardClass.ts';
import { rankingOf } from './ranking.ts';
import { rankRows, rowOf } from './rankRows.ts';

const SLOTS = 1 << 16;
const BUCKET_BITS = 13;
const BUCKETS = 1 << BUCKET_BITS;
/** Multisets of seven ranks, none more than four times. */
const SEVENS = 49_205;
/** Suits are counted in four fields of four bits, from three on: bit 3 of a field says five or more. */
const NO_SUITS = 0x3333;
const FIVE_OF_A_SUIT = 0x8888;

interface SevenCards {
  /** By card; sums wrap at 32 bits. */
  readonly keys: Int32Array;
  readonly shifts: Uint16Array;
  readonly strengths: Uint16Array;
}

const SUIT: Int32Array = Int32Array.from(DECK, (card) => 1 << (4 * (cardIndex(card) & 3)));
let built: SevenCards | null = null;

/** 1 to 7462, as the kind 'high' has it. `cards`: seven different ones, 0..51, from `from` on. */
export function sevenStrength(cards: ArrayLike<number>, from = 0): number {
  const { keys, shifts, strengths } = tables();
  let sum = 0;
  let suits = NO_SUITS;
  for (let at = from; at < from + 7; at++) {
    const card = cards[at] ?? 0;
    sum = (sum + (keys[card] ?? 0)) | 0;
    suits += SUIT[card] ?? 0;
  }
  const five = suits & FIVE_OF_A_SUIT;
  if (five !== 0) return flushOf(cards, from, highest(five) >> 2);
  return strengths[((sum >>> BUCKET_BITS) + (shifts[sum & (BUCKETS - 1)] ?? 0)) & (SLOTS - 1)] ?? 0;
}

/** Five of a suit leave no full house and no four of a kind in seven cards. */
function flushOf(cards: ArrayLike<number>, from: number, suit: number): number {
  let set = 0;
  for (let at = from; at < from + 7; at++) {
    const card = cards[at] ?? 0;
    if ((card & 3) === suit) set |= 1 << (card >> 2);
  }
  return rankingOf('high').flushes[set] ?? 0;
}

/** Makes the tables, some 20 ms; done by the first question unless it was done before. */
export function fillSevenCards(): void {
  tables();
}

function tables(): SevenCards {
  built ??= buildSevenCards();
  return built;
}

function buildSevenCards(): SevenCards {
  for (let seed = 1; ; seed++) {
    const ofRank = keysFrom(seed);
    const slots = place(everySeven(ofRank));
    if (slots !== null) return { keys: Int32Array.from(DECK, (card) => ofRank[cardIndex(card) >> 2] ?? 0), ...slots };
  }
}

function keysFrom(seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length: 13 }, () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return state ^ (state >>> 12);
  });
}

/** Sum of keys and strength of each multiset, beside each other. */
interface Sevens {
  readonly sums: Int32Array;
  readonly strengths: Uint16Array;
}

/** A board class of five, and two ranks that are not above its lowest: so each multiset is met once. */
function everySeven(ofRank: Int32Array): Sevens {
  const sums = new Int32Array(SEVENS);
  const strengths = new Uint16Array(SEVENS);
  const table = rankRows('high');
  let next = 0;
  for (let board = 0; board < BOARDS; board++) {
    const ranks = ranksOfBoard(board);
    const [lowest = 0] = ranks;
    if (ranks[4] === lowest) continue;
    const five = ranks.reduce((sum, rank) => sum + (ofRank[rank] ?? 0), 0);
    for (let high = 0; high <= lowest; high++) {
      for (let low = 0; low <= high; low++) {
        const strength = rowOf(table, low, high)[board] ?? 0;
        if (strength === 0) continue;
        sums[next] = five + (ofRank[low] ?? 0) + (ofRank[high] ?? 0);
        strengths[next++] = strength;
      }
    }
  }
  return { sums, strengths };
}

/** null when two multisets have one sum, or a bucket finds no free slots. */
function place({ sums, strengths }: Sevens): Omit<SevenCards, 'keys'> | null {
  const shifts = new Uint16Array(BUCKETS);
  const slots = new Uint16Array(SLOTS);
  for (const members of bucketsOf(sums)) {
    const homes = members.map((seven) => (sums[seven] ?? 0) >>> BUCKET_BITS);
    const shift = new Set(homes).size < homes.length ? -1 : freeShift(homes, slots);
    if (shift < 0) return null;
    shifts[(sums[members[0] ?? 0] ?? 0) & (BUCKETS - 1)] = shift;
    for (const [at, home] of homes.entries()) {
      slots[(home + shift) & (SLOTS - 1)] = strengths[members[at] ?? 0] ?? 0;
    }
  }
  return { shifts, strengths: slots };
}

/** Fullest first: what is left is easy to place. */
function bucketsOf(sums: Int32Array): readonly (readonly number[])[] {
  const buckets = Array.from({ length: BUCKETS }, (): number[] => []);
  for (const [seven, sum] of sums.entries()) buckets[sum & (BUCKETS - 1)]?.push(seven);
  return buckets.filter((members) => members.length > 0).sort((a, b) => b.length - a.length);
}

/** A plain loop: the last buckets try thousands of shifts. */
function freeShift(homes: readonly number[], slots: Uint16Array): number {
  for (let shift = 0; shift < SLOTS; shift++) {
    let at = 0;
    while (at < homes.length && slots[((homes[at] ?? 0) + shift) & (SLOTS - 1)] === 0) at++;
    if (at === homes.length) return shift;
  }
  return -1;
}
