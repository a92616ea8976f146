// Ranks counted, to be weighed: how often each is held. Knows no board class.
import type { RankCounts } from '../engine/handRank/strength.ts';

const all: RankCounts = { once: 0, twice: 0, thrice: 0, four: 0 };

export function countRanks(ranks: readonly number[]): RankCounts {
  const counts = { once: 0, twice: 0, thrice: 0, four: 0 };
  for (const rank of ranks) addRank(counts, 1 << rank);
  return counts;
}

/** With one rank more; five times the same counts as four. */
export function oneMore({ once, twice, thrice, four }: Readonly<RankCounts>, rank: number): RankCounts {
  const counts = { once, twice, thrice, four };
  addRank(counts, 1 << rank);
  return counts;
}

/** With more ranks, valid until the next call; null when one would be held more than four times. */
export function withRanks(held: Readonly<RankCounts>, ranks: readonly number[]): RankCounts | null {
  all.once = held.once;
  all.twice = held.twice;
  all.thrice = held.thrice;
  all.four = held.four;
  for (let i = 0; i < ranks.length; i++) if (!addRank(all, 1 << (ranks[i] ?? 0))) return null;
  return all;
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
