// Two hands that need a few cards each: all deals are counted without going through them. What one player can have is asked
// weakest first how many weaker hands of the other take none of the same cards; inclusion and exclusion says so from how many
// take each set of cards. Knows one kind of hand.
import { type Becomings, HALF } from './becomings.ts';
import type { HandDeal } from './handDeal.ts';
import { addWinners, type Tally } from './tally.ts';

/** No hand may need more cards. */
export const MOST_TAKEN = 3;

/** How many of the hands met so far take a set of cards, by its key. */
type Met = Uint16Array;

const keys = new Int32Array(1 << MOST_TAKEN);
/** By place in `keys`: even sets count for, odd ones against. */
const SIGNS: readonly number[] = [1, -1, -1, 1, -1, 1, 1, -1];

export function countTwoHands({ unseen }: HandDeal, [one, other]: readonly [Becomings, Becomings], tally: Tally): void {
  const base = unseen.length + 1;
  const met = new Uint16Array(base ** MOST_TAKEN);
  const others = byStrength(other);
  let next = 0;
  const meet = (below: number): void => {
    for (; next < others.length && strengthAt(other, others[next]) < below; next++)
      enter(met, keysOf(other, others[next], base));
  };
  let won = 0;
  let wonOrTied = 0;
  for (const level of levels(one)) {
    const strength = strengthAt(one, level[0]);
    meet(strength);
    for (const row of level) won += apart(met, keysOf(one, row, base));
    meet(strength + 1);
    for (const row of level) wonOrTied += apart(met, keysOf(one, row, base));
  }
  meet(Number.POSITIVE_INFINITY);
  let all = 0;
  for (let row = 0; row < one.low.length; row++) all += apart(met, keysOf(one, row, base));
  addWinners(tally, one.bit, won);
  addWinners(tally, one.bit | other.bit, wonOrTied - won);
  addWinners(tally, other.bit, all - wonOrTied);
}

/** Rows of equal strength together, the weakest first. */
function levels(hands: Becomings): readonly Int32Array[] {
  const order = byStrength(hands);
  const found: Int32Array[] = [];
  for (let from = 0, to = 1; to <= order.length; to++) {
    if (to < order.length && strengthAt(hands, order[to]) === strengthAt(hands, order[from])) continue;
    found.push(order.subarray(from, to));
    from = to;
  }
  return found;
}

/** Rows, the weakest first: strengths are small numbers, so they are counted instead of compared. */
function byStrength({ first }: Becomings): Int32Array {
  const places = new Int32Array(first.reduce((most, strength) => Math.max(most, strength), 0) + 2);
  for (const strength of first) places[strength + 1] = (places[strength + 1] ?? 0) + 1;
  for (let strength = 1; strength < places.length; strength++) {
    places[strength] = (places[strength] ?? 0) + (places[strength - 1] ?? 0);
  }
  const order = new Int32Array(first.length);
  for (let row = 0; row < first.length; row++) {
    const strength = first[row] ?? 0;
    order[places[strength] ?? 0] = row;
    places[strength] = (places[strength] ?? 0) + 1;
  }
  return order;
}

function strengthAt({ first }: Becomings, row = 0): number {
  return first[row] ?? 0;
}

/** Fills `keys` with those of all sets of the cards that a row takes, the empty one first; how many there are. */
function keysOf({ low, high }: Becomings, row: number | undefined, base: number): number {
  const taken = row ?? 0;
  let size = 1;
  keys[0] = 0;
  for (let left = low[taken] ?? 0; left !== 0; left &= left - 1)
    size = addPlace(31 - Math.clz32(left & -left), size, base);
  for (let left = high[taken] ?? 0; left !== 0; left &= left - 1) {
    size = addPlace(HALF + 31 - Math.clz32(left & -left), size, base);
  }
  return size;
}

function addPlace(place: number, size: number, base: number): number {
  for (let set = 0; set < size; set++) keys[size + set] = (keys[set] ?? 0) * base + place + 1;
  return size * 2;
}

function enter(met: Met, sets: number): void {
  for (let set = 0; set < sets; set++) met[keys[set] ?? 0] = (met[keys[set] ?? 0] ?? 0) + 1;
}

/** How many of the hands met take none of the cards whose sets are in `keys`. */
function apart(met: Met, sets: number): number {
  let count = 0;
  for (let set = 0; set < sets; set++) count += (SIGNS[set] ?? 0) * (met[keys[set] ?? 0] ?? 0);
  return count;
}
