// Best five of two hole ranks and a board class, suits ignored. One row for each pair of hole ranks, filled on first use; knows no
// player.
import { firstWith, LEVELS, NEXT, nextClass, PAIR_RANKS, PAIRS } from './boardClass.ts';
import { type HighKind, type Ranking, rankingOf } from './ranking.ts';

export interface RankRows {
  /** Classes below this one hold ranks that the deck does not have, and are in no row: row[class - first]. */
  readonly first: number;
  readonly rows: (Uint16Array | undefined)[];
  readonly ranking: Ranking;
}

const made = new Map<HighKind, RankRows>();

export function rankRows(kind: HighKind): RankRows {
  const rows = made.get(kind) ?? makeRows(rankingOf(kind));
  made.set(kind, rows);
  return rows;
}

/** Strength by board class from `first` on; 0 where a rank would be held more than four times. */
export function rowOf(table: RankRows, rankA: number, rankB: number): Uint16Array {
  const pair = nextClass(1, rankA, rankB);
  const row = table.rows[pair] ?? fill(table, PAIR_RANKS[pair] ?? []);
  table.rows[pair] = row;
  return row;
}

function makeRows(ranking: Ranking): RankRows {
  return { first: firstWith(ranking.lowestRank, 5), rows: Array.from({ length: PAIRS }), ranking };
}

/** What fewer board cards make with both hole cards or with one of them, raised by each board card more. */
function fill({ first, ranking }: RankRows, [one = 0, other = 0]: readonly number[]): Uint16Array {
  const { ofFive, lowestRank } = ranking;
  const [nextOfThree = ofFive, nextOfFour = ofFive] = NEXT.slice(3);
  for (let three = firstWith(lowestRank, 3); three < threes.length; three++)
    threes[three] = ofFive[nextOfFour[(nextOfThree[three * 13 + one] ?? 0) * 13 + other] ?? 0] ?? 0;
  for (let four = firstWith(lowestRank, 4); four < fours.length; four++) {
    const strength = ofFive[nextOfFour[four * 13 + one] ?? 0] ?? 0;
    fours[four] = Math.max(strength, ofFive[nextOfFour[four * 13 + other] ?? 0] ?? 0);
  }
  const row = ofFive.slice(first);
  raise({ from: threes, into: fours, size: 3, first: 0 }, lowestRank);
  raise({ from: fours, into: row, size: 4, first }, lowestRank);
  clear(row, { first, lowestRank, hole: [one, other] });
  return row;
}

const threes = new Uint16Array(LEVELS[3]?.top.length ?? 0);
const fours = new Uint16Array(LEVELS[4]?.top.length ?? 0);

interface Raise {
  /** Strengths by class of `size` cards. */
  readonly from: Uint16Array;
  /** The same of one card more, less `first`. */
  readonly into: Uint16Array;
  readonly size: 3 | 4;
  readonly first: number;
}

/** The best five of some cards are the best five of more of them, unless those make better ones. */
function raise({ from, into, size, first }: Raise, lowestRank: number): void {
  const next = NEXT[size] ?? from;
  for (let held = firstWith(lowestRank, size); held < from.length; held++) {
    const strength = from[held] ?? 0;
    for (let at = held * 13 + lowestRank; at < held * 13 + 13; at++) {
      const more = (next[at] ?? 0) - first;
      if (strength > (into[more] ?? 0)) into[more] = strength;
    }
  }
}

interface Clearing {
  readonly first: number;
  readonly lowestRank: number;
  readonly hole: readonly number[];
}

/** Where board and hole cards together would hold a rank five times. */
function clear(row: Uint16Array, { first, lowestRank, hole }: Clearing): void {
  for (let rank = lowestRank; rank < 13; rank++) {
    const held = hole.filter((one) => one === rank).length;
    const others = LEVELS[held]?.top.length ?? 0;
    for (let other = firstWith(lowestRank, held); other < others; other++) {
      let board = other;
      for (let size = held; size < 5; size++) board = nextClass(size, board, rank);
      row[board - first] = 0;
    }
  }
}
