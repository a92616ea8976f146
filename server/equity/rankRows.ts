// Best five of two hole ranks and a board class, suits ignored: of all seven, or of the two with three of the board. One row
// for each pair of hole ranks, filled on first use; knows no player.
import type { Game } from '../engine/game/game.ts';
import type { RankCounts } from '../engine/handRank/strength.ts';
import { BOARD_RANKS, BOARDS, classOf, NEXT, nextClass, PAIR_RANKS, PAIRS, TRIPLES } from './boardClass.ts';
import { type HighKind, type Ranking, rankingOf } from './ranking.ts';

export interface RankRows {
  /** Classes below this one hold ranks that the deck does not have, and are in no row: row[class - first]. */
  readonly first: number;
  readonly rows: (Uint16Array | undefined)[];
  /** Fills one row from the ranks of its pair. */
  readonly fill: (hole: readonly number[]) => Uint16Array;
}

const made = new Map<string, RankRows>();
let boards: readonly Readonly<RankCounts>[] | null = null;
/** By class of two and a third rank: the class of the three. */
const TRIPLE_OF: Uint16Array = NEXT[2] ?? new Uint16Array(0);
let triples: readonly Readonly<RankCounts>[] | null = null;

export function rankRows(kind: HighKind, holeUse: Game['holeUse']): RankRows {
  const name = `${kind} ${holeUse}`;
  const rows = made.get(name) ?? makeRows(rankingOf(kind), holeUse);
  made.set(name, rows);
  return rows;
}

/** Strength by board class from `first` on; 0 where a rank would be held more than four times. */
export function rowOf(table: RankRows, rankA: number, rankB: number): Uint16Array {
  const pair = nextClass(1, rankA, rankB);
  const row = table.rows[pair] ?? table.fill(PAIR_RANKS[pair] ?? []);
  table.rows[pair] = row;
  return row;
}

function makeRows(ranking: Ranking, holeUse: Game['holeUse']): RankRows {
  // classes are numbered by their lowest rank first
  const first = classOf(new Array<number>(5).fill(ranking.lowestRank));
  const fill = holeUse === 'any' ? fillAny : fillTwo;
  return { first, rows: Array.from({ length: PAIRS }), fill: (hole) => fill(ranking, first, hole) };
}

function fillAny(ranking: Ranking, first: number, hole: readonly number[]): Uint16Array {
  boards ??= BOARD_RANKS.map(countRanks);
  return strengthsWith(boards.slice(first), hole, ranking);
}

/** The best of the ten threes of each board. Boards come in the order of their numbers: by their lower ranks first. */
function fillTwo(ranking: Ranking, first: number, hole: readonly number[]): Uint16Array {
  triples ??= TRIPLES.map(countRanks);
  const ofTriple = strengthsWith(triples, hole, ranking);
  const row = new Uint16Array(BOARDS);
  let board = 0;
  for (const [triple, [a = 0, b = 0, c = 0]] of TRIPLES.entries()) {
    const pairs = [nextClass(1, a, b), nextClass(1, a, c), nextClass(1, b, c)];
    for (let d = c; d < 13; d++) {
      const four = Math.max(ofTriple[triple] ?? 0, bestWith(pairs, d, ofTriple));
      const more = [...pairs, nextClass(1, a, d), nextClass(1, b, d), nextClass(1, c, d)];
      for (let e = d; e < 13; e++) row[board++] = Math.max(four, bestWith(more, e, ofTriple));
    }
  }
  return row.slice(first);
}

/** The best of the threes that `rank` makes with two ranks before it. */
function bestWith(pairs: readonly number[], rank: number, ofTriple: Uint16Array): number {
  let best = 0;
  for (let i = 0; i < pairs.length; i++) {
    best = Math.max(best, ofTriple[TRIPLE_OF[(pairs[i] ?? 0) * 13 + rank] ?? 0] ?? 0);
  }
  return best;
}

function strengthsWith(
  held: readonly Readonly<RankCounts>[],
  hole: readonly number[],
  { rankStrength }: Ranking,
): Uint16Array {
  const [first, second] = hole.map((rank) => 1 << rank);
  const row = new Uint16Array(held.length);
  const all: RankCounts = { once: 0, twice: 0, thrice: 0, four: 0 };
  for (const [index, counts] of held.entries()) {
    all.once = counts.once;
    all.twice = counts.twice;
    all.thrice = counts.thrice;
    all.four = counts.four;
    if (addRank(all, first ?? 0) && addRank(all, second ?? 0)) row[index] = rankStrength(all);
  }
  return row;
}

function countRanks(ranks: readonly number[]): RankCounts {
  const counts = { once: 0, twice: 0, thrice: 0, four: 0 };
  for (const rank of ranks) addRank(counts, 1 << rank);
  return counts;
}

/** False when the rank is held four times already. */
function addRank(counts: RankCounts, bit: number): boolean {
  if ((counts.four & bit) !== 0) return false;
  counts.four |= counts.thrice & bit;
  counts.thrice |= counts.twice & bit;
  counts.twice |= counts.once & bit;
  counts.once |= bit;
  return true;
}
