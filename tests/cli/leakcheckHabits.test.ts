// Moments and states of a moment: many of them are a habit, and one of the cards only if the same hands show it again.
import { describe, expect, test } from 'vitest';
import { Habits } from '../../server/cli/leakcheck/habits.ts';
import type { Said } from '../../server/cli/leakcheck/said.ts';

const HANDS = 3;
const NONE = { mine: [], theirs: [] };

function frame(number: number, what: string, after = 0): Said {
  const text = `{"handNumber":${number},"what":"${what}"}`;
  return {
    ...{ text, undue: text, due: false, at: 0, after },
    ...{ timed: true, state: true, sampled: false, written: false },
  };
}

/** Three frames in each of three hands, the first of which has this number; `later`: by how much the first world is later. */
function show(habits: Habits, first: number, later: (hand: number, frame: number) => number): void {
  for (let hand = 0; hand < HANDS; hand += 1)
    for (const [i, what] of ['deal', 'flop', 'award'].entries()) {
      const [mine, theirs] = [frame(first + hand, what, 1_000 + later(hand, i)), frame(first + hand, what, 1_000)];
      habits.count('canvas', { pairs: [[mine, theirs]], overtaken: NONE });
    }
}

/** The hands come again under the numbers that follow. */
const handOf = (number: number): number => (number - 1) % HANDS;
const TIME = [{ where: 'canvas', what: 'time' }];

describe('frames that come later in one world', () => {
  test('given half of them, then it is a habit; twin: given few, or a little, then it is none', () => {
    const [half, few, little] = [new Habits(handOf), new Habits(handOf), new Habits(handOf)];
    show(half, 1, (_, i) => (i === 0 ? 0 : 900));
    show(few, 1, (hand, i) => (hand + i === 0 ? 900 : 0));
    show(little, 1, () => 300);
    expect([half.found(), few.found(), little.found()]).toEqual([TIME, [], []]);
  });

  test('given the same hands again, when the same frames are late the same way, then it is a habit still', () => {
    const habits = new Habits(handOf);
    const byCards = (hand: number): number => (hand === 1 ? -900 : 900);
    show(habits, 1, byCards);
    habits.again();
    expect(habits.found()).toEqual([]);
    show(habits, 1 + HANDS, byCards);
    expect(habits.found()).toEqual(TIME);
  });

  test.each([
    ['the other way', () => -900],
    ['not', () => 0],
  ])('given the same hands again, when they are late %s, then it was chance', (_, later) => {
    const habits = new Habits(handOf);
    show(habits, 1, () => 900);
    habits.again();
    show(habits, 1 + HANDS, later);
    expect(habits.found()).toEqual([]);
  });

  test('given the same hands again, when other frames are late, then it was chance', () => {
    const habits = new Habits(handOf);
    show(habits, 1, (hand, i) => ((hand + i) % 2 === 0 ? 900 : 0));
    habits.again();
    show(habits, 1 + HANDS, (hand, i) => ((hand + i) % 2 === 0 ? 0 : 900));
    expect(habits.found()).toEqual([]);
  });
});

describe('states that one world shows for a moment', () => {
  const flash = (habits: Habits, first: number, side: 'mine' | 'theirs'): void => {
    for (let hand = 0; hand < HANDS; hand += 1)
      for (const what of ['a', 'b'])
        habits.count('console', { pairs: [], overtaken: { ...NONE, [side]: [frame(first + hand, what)] } });
  };

  test('given them again in the same world, then it is a habit; twin: given them in the other one, then it was chance', () => {
    const [same, other] = [new Habits(handOf), new Habits(handOf)];
    for (const habits of [same, other]) {
      flash(habits, 1, 'mine');
      expect(habits.found()).toEqual([{ where: 'console', what: 'flashes' }]);
      habits.again();
    }
    flash(same, 1 + HANDS, 'mine');
    flash(other, 1 + HANDS, 'theirs');
    expect([same.found(), other.found()]).toEqual([[{ where: 'console', what: 'flashes' }], []]);
  });
});
