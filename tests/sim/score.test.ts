// The scorer by hand-made truths and airs: each thing it counts, and that it counts nothing where all is right.
import { describe, expect, test } from 'vitest';
import type { HandAir, HandTruth } from '../../server/sim/air.ts';
import { type Score, score, shareOf } from '../../server/sim/score.ts';

const TRUTH: HandTruth = {
  dealt: [
    { at: 1000, seat: 1, card: 'As' },
    { at: 1300, seat: 2, card: 'Kd' },
  ],
  held: { 1: ['As'], 2: ['Kd'] },
  streets: [{ at: 9000, cards: ['2c', '3d', '4h'] }],
  folds: [{ seat: 2, at: 12_000, last: false }],
  faults: [{ id: 'F14', on: 8000, off: 10_000 }],
};
const AIR: HandAir = {
  firm: [
    { at: 4000, seat: 1, card: 'As' },
    { at: 4400, seat: 2, card: 'Kd' },
    ...(['3d', '2c', '4h'] as const).map((card) => ({ at: 10_500, seat: 0, card })),
  ],
  hole: [
    { seat: 1, slot: 0, card: 'As' },
    { seat: 2, slot: 0, card: 'Kd' },
  ],
  board: ['3d', '2c', '4h'],
  folds: [{ at: 13_000, seat: 2, automatic: true }],
  prompts: [],
  ills: [{ code: 'link-down', from: 8000, until: 10_200 }],
};

function scored(air: Partial<HandAir>, truth: Partial<HandTruth> = {}): Score {
  return score([{ truth: { ...TRUTH, ...truth }, air: { ...AIR, ...air } }]);
}

describe('the scorer', () => {
  test('given what happened, then nothing is wrong', () => {
    expect(scored({})).toEqual({
      hands: 1,
      cards: { dealt: 5, aired: 5, airedWrong: 0, firmWrong: 0, missing: 0 },
      firmMs: { n: 2, p50: 3100, p99: 3100 },
      boardMs: { n: 1, p50: 1500, p99: 1500 },
      folds: { real: 1, automatic: 1, false: 0, missed: 0 },
      prompts: { count: 0, perHand: 0, unanswered: 0, byCode: {} },
      recovery: { F14: { times: 1, p50: 500, worst: 500, never: 0 } },
    });
  });

  const prompt = { at: 1, code: 'fold', until: 2, answered: true, sharesAward: false } as const;
  const rows: readonly (readonly [string, Partial<HandAir>, (score: Score) => number])[] = [
    ['a hole card at another seat', { hole: [{ seat: 2, slot: 0, card: 'As' }] }, ({ cards }) => cards.airedWrong],
    ['a board card that lies at a seat', { board: ['3d', '2c', 'As'] }, ({ cards }) => cards.airedWrong],
    ['a firm card that lay elsewhere', { firm: [{ at: 1, seat: 2, card: 'As' }] }, ({ cards }) => cards.firmWrong],
    [
      'a firm board card that lies at a seat',
      { firm: [{ at: 1, seat: 0, card: 'As' }] },
      ({ cards }) => cards.firmWrong,
    ],
    ['a hole card that never aired', { hole: AIR.hole.slice(1) }, ({ cards }) => cards.missing],
    [
      'a fold of nobody',
      { folds: [...AIR.folds, { at: 13_000, seat: 1, automatic: true }] },
      ({ folds }) => folds.false,
    ],
    [
      'a fold before he let go of his cards',
      { folds: [{ at: 11_000, seat: 2, automatic: true }] },
      ({ folds }) => folds.false,
    ],
    [
      'a fold that a person had to enter',
      { folds: [{ at: 13_000, seat: 2, automatic: false }] },
      ({ folds }) => folds.missed,
    ],
    ['a question', { prompts: [prompt] }, ({ prompts }) => prompts.count],
    [
      'a question without an answer',
      { prompts: [{ ...prompt, answered: false }] },
      ({ prompts }) => prompts.unanswered,
    ],
    ['a flop that never came', { firm: AIR.firm.slice(0, 2) }, ({ recovery }) => recovery['F14']?.never ?? 0],
    [
      'an illness that never ended',
      { ills: [{ code: 'x', from: 9000, until: null }] },
      ({ recovery }) => recovery['F14']?.never ?? 0,
    ],
  ];
  test.each(rows)('given %s, then it is counted', (_, air, count) => {
    expect(count(scored(air))).toBe(1);
    expect(count(scored({}))).toBe(0);
  });

  test('given the fold that ends the hand, then its key is the key of the award: no question, and not missed', () => {
    const { prompts, folds } = scored(
      { folds: [{ at: 13_000, seat: 2, automatic: false }], prompts: [{ ...prompt, sharesAward: true }] },
      { folds: [{ seat: 2, at: 12_000, last: true }] },
    );
    expect([prompts.count, folds.missed]).toEqual([0, 0]);
  });

  test('given a fold entered by a person where nobody had folded, then it is no fault of the readers', () => {
    expect(scored({ folds: [{ at: 13_000, seat: 1, automatic: false }] }).folds.false).toBe(0);
  });

  test('given a turn in the place of the river, then both are wrong', () => {
    const streets = [...TRUTH.streets, { at: 1, cards: ['5s'] as const }, { at: 2, cards: ['6s'] as const }];
    expect(scored({ board: ['2c', '3d', '4h', '6s', '5s'] }, { streets }).cards.airedWrong).toBe(2);
  });

  test('given nothing, then there is no middle', () => {
    expect(shareOf([])).toEqual({ n: 0, p50: null, p99: null });
    expect(shareOf([3, 1, 2])).toEqual({ n: 3, p50: 2, p99: 3 });
  });
});
