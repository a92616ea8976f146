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

/** The counts of many classes, two sets in a number. In columns: as small objects they would be swept up at every start. */
export interface CountColumns {
  /** held once or more, and twice or more << 16 */
  readonly low: Int32Array;
  /** held three times or more, and four times << 16 */
  readonly high: Int32Array;
}

function countColumns(classes: number): CountColumns {
  return { low: new Int32Array(classes), high: new Int32Array(classes) };
}

/** Of each class of one card more: its highest rank, and the class of the others. Five times the same counts as four. */
function oneCardMore({ low, high }: CountColumns, { top, parent }: Level): CountColumns {
  const counts = countColumns(top.length);
  const { low: lows, high: highs } = counts;
  for (let held = 0; held < top.length; held++) {
    const others = parent[held] ?? 0;
    const bit = 1 << (top[held] ?? 0);
    const some = low[others] ?? 0;
    const many = high[others] ?? 0;
    lows[held] = some | bit | ((some & bit) << 16);
    highs[held] = many | ((some >> 16) & bit) | ((many & bit) << 16);
  }
  return counts;
}

/** A class with more ranks, valid until the next call; null when one would be held more than four times. */
export function classWithRanks(classes: CountColumns, held: number, ranks: readonly number[]): RankCounts | null {
  const low = classes.low[held] ?? 0;
  const high = classes.high[held] ?? 0;
  let once = low & 0x1fff;
  let twice = low >> 16;
  let thrice = high & 0x1fff;
  let four = high >> 16;
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
