// Best five of two hole ranks and a board class, suits ignored: of all seven, or of the two with three of the board. One row
// for each pair of hole ranks, filled on first use; knows no player.
import type { Game } from '../engine/game/game.ts';
import type { RankCounts } from '../engine/handRank/strength.ts';
import { BOARD_RANKS, BOARDS, classOf, nextClass, PAIR_RANKS, PAIRS, TRIPLES, triplesOfBoards } from './boardClass.ts';
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

/** The best of the ten threes of the board. */
function fillTwo(ranking: Ranking, first: number, hole: readonly number[]): Uint16Array {
  triples ??= TRIPLES.map(countRanks);
  const ofTriple = strengthsWith(triples, hole, ranking);
  const threes = triplesOfBoards();
  const row = new Uint16Array(BOARDS - first);
  let next = first * 10;
  for (let board = 0; board < row.length; board++) {
    let best = 0;
    for (const end = next + 10; next < end; next++) {
      const strength = ofTriple[threes[next] ?? 0] ?? 0;
      if (strength > best) best = strength;
    }
    row[board] = best;
  }
  return row;
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
