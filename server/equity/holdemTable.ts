// Best five of two hole ranks and a board class, suits ignored. One row per pair of hole ranks, filled on first use.
import { type RankCounts, rankStrength } from '../engine/handRank/strength.ts';
import { BOARD_RANKS, BOARDS, nextClass, PAIR_RANKS, PAIRS } from './boardClass.ts';

const rows: (Uint16Array | undefined)[] = Array.from({ length: PAIRS });
let boards: readonly Readonly<RankCounts>[] | null = null;

/** Strength by board class; 0 where a rank would be held more than four times. */
export function holdemRow(rankA: number, rankB: number): Uint16Array {
  const pair = nextClass(1, rankA, rankB);
  const row = rows[pair] ?? fillRow(PAIR_RANKS[pair] ?? []);
  rows[pair] = row;
  return row;
}

function fillRow(hole: readonly number[]): Uint16Array {
  boards ??= BOARD_RANKS.map(countRanks);
  const [first, second] = hole.map((rank) => 1 << rank);
  const row = new Uint16Array(BOARDS);
  const held: RankCounts = { once: 0, twice: 0, thrice: 0, four: 0 };
  for (const [board, counts] of boards.entries()) {
    held.once = counts.once;
    held.twice = counts.twice;
    held.thrice = counts.thrice;
    held.four = counts.four;
    if (addRank(held, first ?? 0) && addRank(held, second ?? 0)) row[board] = rankStrength(held);
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
