// The list of hands on the judge's page: a hand in work stays in it, and each is there once.
import { describe, expect, it } from 'vitest';
import { NO_HANDS, withNewest, withOlder } from '../../app/console/judge/judgeHands.ts';
import type { JudgeHand, JudgeHands } from '../../server/judge/view.ts';

const HAND: JudgeHand = { hand: '', number: 0, ended: 'complete', left: true, pot: 0, board: [], seats: [] };
const page = (numbers: readonly number[], more = false): JudgeHands => ({
  hands: numbers.map((number) => ({ ...HAND, number, hand: String(number) })),
  more,
});
const numbersOf = ({ hands, more }: JudgeHands) => [hands.map(({ number }) => number), more];

describe('hands of the show', () => {
  it('given older hands that were read, when the newest come again, then the older ones stay', () => {
    const read = withOlder(withNewest(NO_HANDS, page([9, 8], true)), page([7, 6]));
    expect(numbersOf(withNewest(read, page([10, 9], true)))).toEqual([[10, 9, 8, 7, 6], false]);
  });

  it('given a hand that was played before the next page came, then none is there twice', () => {
    expect(numbersOf(withOlder(page([9, 8], true), page([8, 7], true)))).toEqual([[9, 8, 7], true]);
  });

  it('given a new show, then nothing of the old one stays (twin)', () => {
    const read = withOlder(page([9, 8], true), page([7]));
    expect(numbersOf(withNewest(read, page([1])))).toEqual([[1], false]);
    expect(numbersOf(withNewest(read, NO_HANDS))).toEqual([[], false]);
  });
});
