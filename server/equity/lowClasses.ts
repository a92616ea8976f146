// Who has the best low of eight or better on each board: a matter of ranks alone, and of the eight low ones. Sets of low ranks
// are 8-bit masks, bit 0 the ace and bit 7 the eight; of two sets of five the smaller number is the better low.
import { sizeOf } from '../engine/handRank/rankSet.ts';
import { BOARDS, ranksOfBoard } from './boardClass.ts';
import type { Deal } from './deal.ts';

/** Winners by set of low ranks on the board; bit p = player p, 0 where nobody has a low. */
export type LowWinners = Uint16Array;

const SETS = 256;
const NO_LOW = SETS;
/** The three lowest ranks of a set, 0 with fewer. */
const LOWEST_THREE: Uint8Array = new Uint8Array(SETS).map((_, set) => lowestThree(set));

let lowSets: Uint8Array | null = null;
const winners: LowWinners = new Uint16Array(SETS);
const best = new Uint16Array(SETS);
/** The sets of low ranks that boards can have. */
const sets = new Uint8Array(SETS);

function lowestThree(set: number): number {
  let left = set;
  for (let taken = 0; taken < 3; taken++) {
    if (left === 0) return 0;
    left &= left - 1;
  }
  return set & ~left;
}

/** Valid until the next call, and only for boards that can come. */
export function lowWinners({ hands, board, missing }: Deal): LowWinners {
  winners.fill(0);
  best.fill(NO_LOW);
  const count = laySets(lowSetOfCards(board), missing);
  for (let player = 0; player < hands.length; player++) {
    const pairs = lowPairs(hands[player] ?? []);
    for (let place = 0; pairs.length > 0 && place < count; place++) {
      const set = sets[place] ?? 0;
      enter(set, 1 << player, lowWith(pairs, set));
    }
  }
  return winners;
}

/** Those on which a low is possible, with all that lies. How many there are. */
function laySets(lying: number, missing: number): number {
  const most = sizeOf(lying) + missing;
  let count = 0;
  for (let set = 0; set < SETS; set++) {
    const size = sizeOf(set);
    if ((set & lying) === lying && size >= 3 && size <= most) sets[count++] = set;
  }
  return count;
}

function enter(board: number, player: number, low: number): void {
  const leading = best[board] ?? NO_LOW;
  if (low === NO_LOW || low > leading) return;
  winners[board] = low < leading ? player : (winners[board] ?? 0) | player;
  best[board] = low;
}

/** Each two different low ranks of a hand, once. */
function lowPairs(hand: readonly number[]): readonly number[] {
  const held = lowSetOfCards(hand);
  const pairs: number[] = [];
  for (let first = held; first !== 0; first &= first - 1) {
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      pairs.push((first & -first) | (second & -second));
    }
  }
  return pairs;
}

/** The best low of exactly two of the hand and three of the board. */
function lowWith(pairs: readonly number[], board: number): number {
  let low = NO_LOW;
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i] ?? 0;
    const three = LOWEST_THREE[board & ~pair] ?? 0;
    if (three !== 0 && (three | pair) < low) low = three | pair;
  }
  return low;
}

function lowSetOfCards(cards: readonly number[]): number {
  return cards.reduce((set, card) => set | lowBit(card >> 2), 0);
}

/** 0 for a rank above the eight. */
function lowBit(rank: number): number {
  if (rank === 12) return 1;
  return rank <= 6 ? 2 << rank : 0;
}

/** The winners of the low half on a board of this class; 0 in games without one. */
export function lowOn(lows: LowWinners | null, board: number): number {
  return lows?.[lowSetOf(board)] ?? 0;
}

function lowSetOf(board: number): number {
  lowSets ??= Uint8Array.from({ length: BOARDS }, (_, of) => lowBits(ranksOfBoard(of)));
  return lowSets[board] ?? 0;
}

function lowBits(ranks: readonly number[]): number {
  return ranks.reduce((set, rank) => set | lowBit(rank), 0);
}
