// Typing up cards one behind the other: which place is next, and what of the text belongs to it.
import { describe, expect, it } from 'vitest';
import { behindFirst } from '../../app/console/cardEntry.ts';
import { isMissing, upBehind } from '../../app/console/upOrder.ts';

const places = (...seats: readonly number[]) => seats.map((seat) => ({ seat, slot: 2 }));
/** Dealt from seat 5 on. */
const seats = [5, 7, 1, 3];

describe('the place behind one', () => {
  it.each([
    ['given its own card is not in the view yet', places(5, 7, 1, 3), 5, 7],
    ['given its card is there', places(7, 1, 3), 5, 7],
    ['given readers saw the one behind it', places(5, 1, 3), 5, 1],
    ['given the last one is there and an earlier one was left out', places(7), 3, 7],
  ])('%s', (_, missing, at, next) => {
    expect(upBehind({ missing, seats }, { seat: at, slot: 2 })).toEqual({ seat: next, slot: 2 });
  });

  it('given none is left, then there is none', () => {
    expect(upBehind({ missing: [], seats }, { seat: 3, slot: 2 })).toBeNull();
    expect(isMissing({ missing: places(7) }, { seat: 7, slot: 2 })).toBe(true);
    expect(isMissing({ missing: places(7) }, { seat: 7, slot: 3 })).toBe(false);
  });

  it('given cards of two streets, then those of the earlier one come first', () => {
    const missing = [...places(3), { seat: 5, slot: 3 }];
    expect(upBehind({ missing, seats }, { seat: 1, slot: 2 })).toEqual({ seat: 3, slot: 2 });
    expect(upBehind({ missing, seats }, { seat: 3, slot: 2 })).toEqual({ seat: 5, slot: 3 });
  });
});

describe('what was typed ahead', () => {
  it.each([
    ['KdQs', 'Qs'],
    ['Kd', ''],
    ['10h q', 'q'],
    ['лвйы', 'йы'],
    ['K', ''],
  ])('given %s, then %j is for the next place', (text, rest) => {
    expect(behindFirst(text)).toBe(rest);
  });
});
