// All pairs of hole ranks in the order of what they make with exactly three cards of a board, suits ignored. The best of many
// hands is then found by going down one list until a pair is held, and not by weighing every pair. Knows no player.
import { BOARDS, classOf, nextClass, PAIRS, pairedWith, ranksOfBoard } from './boardClass.ts';
import { type HighKind, type Ranking, rankingOf } from './ranking.ts';

/** Set on a pair that is weaker than the one before it; every list begins with one. The other bits are the class of the pair. */
export const WEAKER = 128;
/** Instead of an order: nobody asked for it so far, or somebody did once. */
export const UNASKED = 0;
export const ASKED = 1;

export interface PairOrders {
  /** Of each board class the 91 pairs, the strongest first; a class without an order begins with `UNASKED` or `ASKED`. */
  readonly pairs: Uint8Array;
  /** By board class: how many of its pairs, from the first on, beat every flush that is no straight. */
  readonly overFlush: Uint8Array;
  /** A strength that these have in common with no flush: over all of them that are no straights, and under those that are. */
  readonly strengthOver: number;
  /** Strength of a pair with three ranks, by class of three * 91 + class of two. */
  readonly ofTriples: Uint16Array;
  /** Strength of the best flush that is no straight. */
  readonly flush: number;
  /** Fills in one board class. */
  readonly fill: (board: number) => void;
}

const made = new Map<HighKind, PairOrders>();
const strengths = new Uint16Array(PAIRS);
const keys = new Int32Array(PAIRS);

export function pairOrders(kind: HighKind): PairOrders {
  const orders = made.get(kind) ?? makeOrders(rankingOf(kind));
  made.set(kind, orders);
  return orders;
}

/** Fills in every board class, so that no question has to. */
export function fillPairOrders(kind: HighKind): void {
  const { pairs, fill } = pairOrders(kind);
  for (let board = 0; board < BOARDS; board++) if ((pairs[board * PAIRS] ?? 0) < WEAKER) fill(board);
}

/** Ranks A-K-Q-J-9, and four aces with a king. */
const BEST_FLUSH = 0b1_1110_1000_0000;
const BEST_FOUR = [11, 12, 12, 12, 12] as const;

function makeOrders(ranking: Ranking): PairOrders {
  const flush = ranking.flushes[BEST_FLUSH] ?? 0;
  const pairs = new Uint8Array(BOARDS * PAIRS + 1);
  const overFlush = new Uint8Array(BOARDS);
  const ofTriples = strengthsOf(ranking);
  pairs[BOARDS * PAIRS] = WEAKER;
  const fill = (board: number) => {
    weigh(ranksOfBoard(board), ofTriples);
    overFlush[board] = sortInto(pairs, board * PAIRS, flush);
  };
  return { pairs, overFlush, strengthOver: ranking.ofFive[classOf(BEST_FOUR)] ?? 0, ofTriples, flush, fill };
}

/** 0 where a rank is held more than four times. */
function strengthsOf({ ofFive }: Ranking): Uint16Array {
  // many threes and pairs make the same five: each was weighed once
  return pairedWith(3).map((five) => ofFive[five] ?? 0);
}

/** Every pair by the best of the ten threes of a board. */
function weigh(ranks: readonly number[], ofTriples: Uint16Array): void {
  strengths.fill(0);
  for (const three of threesOf(ranks)) raise(ofTriples, three * PAIRS);
}

const threes = new Uint16Array(10);

/** Classes of the ten threes of five ranks; valid until the next call. */
export function threesOf(ranks: readonly number[]): Uint16Array {
  let place = 0;
  for (let a = 0; a < 3; a++) {
    for (let b = a + 1; b < 4; b++) {
      const two = nextClass(1, ranks[a] ?? 0, ranks[b] ?? 0);
      for (let c = b + 1; c < 5; c++) threes[place++] = nextClass(2, two, ranks[c] ?? 0);
    }
  }
  return threes;
}

function raise(ofTriples: Uint16Array, from: number): void {
  for (let pair = 0; pair < PAIRS; pair++) {
    const more = (ofTriples[from + pair] ?? 0) - (strengths[pair] ?? 0);
    // without a branch: which is the greater cannot be foreseen
    strengths[pair] = (strengths[pair] ?? 0) + (more & ~(more >> 31));
  }
}

/** How many are stronger than `flush`. */
function sortInto(order: Uint8Array, from: number, flush: number): number {
  for (let pair = 0; pair < PAIRS; pair++) keys[pair] = (strengths[pair] ?? 0) * WEAKER + pair;
  keys.sort();
  let above = -1;
  let over = 0;
  for (let place = 0; place < PAIRS; place++) {
    const key = keys[PAIRS - 1 - place] ?? 0;
    const strength = key >> 7;
    order[from + place] = (key & (WEAKER - 1)) | (strength === above ? 0 : WEAKER);
    if (strength > flush) over = place + 1;
    above = strength;
  }
  return over;
}
