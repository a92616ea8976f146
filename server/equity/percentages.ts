// Counts as whole percentages for a picture, rounded once. Knows no words and no layout.
import { type EquityCounts, WHOLE_SHARE } from './outcome.ts';

export interface Percentage {
  /** 0 to 100; all of one group add up to 100. */
  readonly value: number;
  /** '<1' where a chance is left, '>99' where it is not certain: 0 and 100 stand only for what is exact. */
  readonly text: string;
}

export interface Percentages {
  /** By player: share of the pot, ties split. They add up to 100. */
  readonly equity: readonly Percentage[];
  /** By player: chance to win alone. Together with `tie` they add up to 100. */
  readonly win: readonly Percentage[];
  /** Chance that any players share the pot. */
  readonly tie: Percentage;
}

export function percentages(counts: EquityCounts): Percentages {
  const tied = counts.boards - counts.win.reduce((sum, boards) => sum + boards, 0);
  const [tie = { value: 0, text: '0' }, ...win] = roundTogether([tied, ...counts.win], counts.boards);
  return { equity: roundTogether(counts.share2520, counts.boards * WHOLE_SHARE), win, tie };
}

/** Parts of `total` by largest remainder; of equal remainders the first is rounded up. */
export function roundTogether(parts: readonly number[], total: number): readonly Percentage[] {
  if (total <= 0 || parts.reduce((sum, part) => sum + part, 0) !== total) throw new Error('parts do not add up');
  const floors = parts.map((part) => Math.floor((part * 100) / total));
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0);
  const remainders = parts.map((part, index) => ({ index, remainder: (part * 100) % total }));
  const up = remainders.sort((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left);
  const raised = new Set(up.map(({ index }) => index));
  return parts.map((part, index) => {
    const value = (floors[index] ?? 0) + (raised.has(index) ? 1 : 0);
    return { value, text: textOf(value, part, total) };
  });
}

function textOf(value: number, part: number, total: number): string {
  if (part > 0 && part * 100 < total) return '<1';
  if (part < total && part * 100 > total * 99) return '>99';
  return String(value);
}
