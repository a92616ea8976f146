// Ranks counted, to be weighed: how often each is held.
import type { RankCounts } from '../engine/handRank/strength.ts';
import { LEVELS, type Level } from './boardClass.ts';

const all: RankCounts = { once: 0, twice: 0, thrice: 0, four: 0 };
let boards: CountColumns | null = null;

/** Of each complete board. */
export function boardCounts(): CountColumns {
  boards ??= LEVELS.slice(1).reduce(oneCardMore, countColumns(1));
  return boards;
}

/** The counts of many classes. In columns: as thousands of small objects they would be swept up at every start. */
export interface CountColumns {
  readonly once: Uint16Array;
  readonly twice: Uint16Array;
  readonly thrice: Uint16Array;
  readonly four: Uint16Array;
}

function countColumns(classes: number): CountColumns {
  const column = () => new Uint16Array(classes);
  return { once: column(), twice: column(), thrice: column(), four: column() };
}

/** Of each class of one card more: its highest rank, and the class of the others. Five times the same counts as four. */
function oneCardMore(smaller: CountColumns, { top, parent }: Pick<Level, 'top' | 'parent'>): CountColumns {
  const counts = countColumns(top.length);
  for (let held = 0; held < top.length; held++) {
    countsOf(smaller, parent[held] ?? 0);
    addRank(all, 1 << (top[held] ?? 0));
    counts.once[held] = all.once;
    counts.twice[held] = all.twice;
    counts.thrice[held] = all.thrice;
    counts.four[held] = all.four;
  }
  return counts;
}

/** Of one class, valid until the next call. */
export function countsOf({ once, twice, thrice, four }: CountColumns, held: number): RankCounts {
  all.once = once[held] ?? 0;
  all.twice = twice[held] ?? 0;
  all.thrice = thrice[held] ?? 0;
  all.four = four[held] ?? 0;
  return all;
}

/** A class with more ranks, valid until the next call; null when one would be held more than four times. */
export function classWithRanks(classes: CountColumns, held: number, ranks: readonly number[]): RankCounts | null {
  countsOf(classes, held);
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
