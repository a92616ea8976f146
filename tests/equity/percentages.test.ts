import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, parseCards } from '../../server/engine/card.ts';
import { calculateEquity } from '../../server/equity/equity.ts';
import { percentages, roundTogether } from '../../server/equity/percentages.ts';
import { HOLDEM } from '../../server/equity/rules.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';

announceSeed('percentages');

function cards(text: string): readonly Card[] {
  return parseCards(text) ?? [];
}

describe('percentages', () => {
  it.each([
    [[1, 1], 2, ['50', '50']],
    [[1, 1, 1], 3, ['34', '33', '33']],
    [[2, 0], 2, ['100', '0']],
    [[999, 1], 1000, ['>99', '<1']],
    [[992, 4, 4], 1000, ['>99', '<1', '<1']],
    [[990, 10], 1000, ['99', '1']],
    [[505, 495], 1000, ['51', '49']],
    [[335, 333, 332], 1000, ['34', '33', '33']],
  ])('given parts %j of %i then %j', (parts, total, texts) => {
    const rounded = roundTogether(parts, total);
    expect(rounded.map(({ text }) => text)).toEqual(texts);
    expect(rounded.reduce((sum, { value }) => sum + value, 0)).toBe(100);
  });

  it.each(SEEDS)(
    'given any parts, seed %i, then they add up to 100, stay within one and say 0 and 100 only when exact',
    (seed) => {
      const parts = fc
        .array(fc.nat(2_000_000), { minLength: 1, maxLength: 10 })
        .filter((list) => list.some((n) => n > 0));
      fc.assert(
        fc.property(parts, (list) => {
          const total = list.reduce((sum, part) => sum + part, 0);
          const rounded = roundTogether(list, total);
          expect(rounded.reduce((sum, { value }) => sum + value, 0)).toBe(100);
          for (const [index, { value, text }] of rounded.entries()) {
            const exact = ((list[index] ?? 0) * 100) / total;
            expect(Math.abs(value - exact)).toBeLessThan(1);
            if (text === '0' || text === '100') expect(exact).toBe(Number(text));
          }
        }),
        { seed, numRuns: runs(100) },
      );
    },
  );

  it('given parts that do not add up then it throws as a bug', () => {
    expect(() => roundTogether([1, 2], 4)).toThrow();
    expect(() => roundTogether([], 0)).toThrow();
  });

  it('given a hand with ties then shares add up to 100, and so do wins with the tie', () => {
    const players = ['AhKs', 'AcKd', 'QdQc'].map(cards);
    const counted = calculateEquity({ rules: HOLDEM, players, board: cards('7h8h2c'), dead: [] });
    if (!counted.ok) throw new Error(counted.error.code);
    const { equity, win, tie } = percentages(counted.value);
    const sum = (list: readonly { readonly value: number }[]) => list.reduce((total, { value }) => total + value, 0);
    expect([sum(equity), sum(win) + tie.value]).toEqual([100, 100]);
    expect(tie.value).toBeGreaterThan(5);
  });
});
