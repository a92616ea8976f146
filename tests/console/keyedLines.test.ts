// The lines of the log keep their names when others come, so that a page draws the new one alone.
import { expect, test } from 'vitest';
import { keyedLines } from '../../app/console/keyedLines.ts';
import type { ConsoleLine } from '../../server/console/view.ts';

const line = (position: number, type: string): ConsoleLine => ({
  ...{ position, type, recorded: 0, happened: 0, actor: 'anna', seat: null, amount: null, to: null },
  ...{ allIn: false, cards: [], code: '', retracted: false, editable: false },
});
const LINES = [line(1, 'HandStarted'), line(1, 'ante'), line(1, 'ante'), line(2, 'fold')];
const keys = (lines: readonly ConsoleLine[]) => keyedLines(lines).map(({ key }) => key);

test('given lines of one entry, then each has a name of its own', () => {
  expect(new Set(keys(LINES)).size).toBe(LINES.length);
});

test('given another line behind them, then all keep their names; twin: names by place from the newest do not', () => {
  const more = [...LINES, line(3, 'call')];
  expect(keys(more).slice(0, LINES.length)).toEqual(keys(LINES));
  const byPlace = (lines: readonly ConsoleLine[]) => lines.map(({ position }, i) => `${position}-${lines.length - i}`);
  expect(byPlace(more).slice(0, LINES.length)).not.toEqual(byPlace(LINES));
});
