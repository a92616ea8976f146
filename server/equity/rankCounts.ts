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
function oneCardMore({ once, twice, thrice, four }: CountColumns, { top, parent }: Level): CountColumns {
  const counts = countColumns(top.length);
  for (let held = 0; held < top.length; held++) {
    const others = parent[held] ?? 0;
    const bit = 1 << (top[held] ?? 0);
    counts.once[held] = (once[others] ?? 0) | bit;
    counts.twice[held] = (twice[others] ?? 0) | ((once[others] ?? 0) & bit);
    counts.thrice[held] = (thrice[others] ?? 0) | ((twice[others] ?? 0) & bit);
    counts.four[held] = (four[others] ?? 0) | ((thrice[others] ?? 0) & bit);
  }
  return counts;
}

/** A class with more ranks, valid until the next call; null when one would be held more than four times. */
export function classWithRanks(classes: CountColumns, held: number, ranks: readonly number[]): RankCounts | null {
  let once = classes.once[held] ?? 0;
  let twice = classes.twice[held] ?? 0;
  let thrice = classes.thrice[held] ?? 0;
  let four = classes.four[held] ?? 0;
  for (let i = 0; i < ranks.length; i++) {
    const bit = 1 << (ranks[i] ?? 0);
    if ((four & bit) !== 0) return null;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  all.once = once;
  all.twice = twice;
  all.thrice = thrice;
  all.four = four;
  return all;
}
