// When an entry took place: what readers saw at its time, late actions spread evenly before the cards that wait.
import { describe, expect, test } from 'vitest';
import { type Placing, placeEntry } from '../../server/table/happened.ts';

const NOW: Placing = { recorded: 100_000, last: 50_000, seen: null, waitingSince: null, toAct: 3 };

const ROWS: readonly (readonly [string, Partial<Placing>, number])[] = [
  ['a press with nothing waiting takes place now', {}, 100_000],
  ['what readers saw takes place when they saw it', { seen: 70_000 }, 70_000],
  ['never before the entry before it', { seen: 40_000 }, 50_000],
  ['never after it was written', { seen: 120_000 }, 100_000],
  ['late, three to act: a quarter of the way to the cards', { waitingSince: 90_000 }, 60_000],
  ['late, the last to act: half of the way', { waitingSince: 90_000, toAct: 1 }, 70_000],
  ['late with little room: 700 ms apart all the same', { waitingSince: 51_000 }, 50_700],
  ['late behind the cards: 700 ms apart', { waitingSince: 45_000 }, 50_700],
  ['late, but written at once: not after the writing', { recorded: 50_200, waitingSince: 90_000 }, 50_200],
];

describe('placing entries', () => {
  test.each(ROWS)('given %s', (_, over, at) => {
    expect(placeEntry({ ...NOW, ...over })).toBe(at);
  });

  test('given a whole late round, then its actions lie between deal and flop at even distances', () => {
    const placed: number[] = [];
    let last = 50_000;
    for (const toAct of [4, 3, 2, 1]) {
      last = placeEntry({ ...NOW, last, waitingSince: 90_000, toAct });
      placed.push(last);
    }
    expect(placed).toEqual([58_000, 66_000, 74_000, 82_000]);
  });
});
