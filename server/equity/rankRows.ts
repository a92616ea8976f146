// Best five of two hole ranks and a board class, suits ignored. One row for each pair of hole ranks, filled on first use; knows no
// player.
import { BOARDS, firstWith, nextClass, PAIR_RANKS, PAIRS } from './boardClass.ts';
import { boardCounts, classWithRanks } from './rankCounts.ts';
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

function fill({ first, ranking }: RankRows, hole: readonly number[]): Uint16Array {
  const boards = boardCounts();
  const row = new Uint16Array(BOARDS - first);
  for (let place = 0; place < row.length; place++) {
    const all = classWithRanks(boards, first + place, hole);
    if (all !== null) row[place] = ranking.rankStrength(all);
  }
  return row;
}
