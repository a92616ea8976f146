// Typing amounts: totals completed from the first digits, three zeros on dot and comma, cents where the table has them.
import { describe, expect, it } from 'vitest';
import { completeAmount, entryOf, typedAmount, typeInto } from '../../app/console/amountEntry.ts';

const RANGE = { min: 170_000, max: 1_250_000, decimals: 0 };

describe('completeAmount', () => {
  it.each([
    ['26', 260_000, false],
    ['2', 200_000, false],
    ['5', 500_000, false],
    ['260000', 260_000, true],
    ['17', 170_000, false],
    ['12', 1_200_000, false],
    ['125', 1_250_000, false],
    ['1', 1_000_000, false],
    ['1250000', 1_250_000, true],
    ['12500', 1_250_000, false],
    ['175', 175_000, false],
  ])('%s means %i', (entry, to, exact) => {
    expect(completeAmount(entry, RANGE)).toEqual({ ok: true, to, exact });
  });

  it.each([
    ['', 'empty'],
    ['1250001', 'above-max'],
    ['13', 'below-min'],
    ['0', 'below-min'],
  ])('%s means nothing legal: %s', (entry, fault) => {
    expect(completeAmount(entry, RANGE)).toMatchObject({ ok: false, fault });
  });

  it('is minimum or stack when they begin so and no round amount is legal', () => {
    expect(completeAmount('3', { min: 3_475, max: 3_900, decimals: 0 })).toMatchObject({ ok: true, to: 3_475 });
    expect(completeAmount('39', { min: 3_475, max: 3_950, decimals: 0 })).toMatchObject({ ok: true, to: 3_900 });
    expect(completeAmount('395', { min: 3_475, max: 3_957, decimals: 0 })).toMatchObject({ ok: true, to: 3_950 });
    expect(completeAmount('9', { min: 95, max: 98, decimals: 0 })).toMatchObject({ ok: true, to: 95 });
  });

  it('never completes to an illegal total', () => {
    for (let n = 0; n <= 2_000; n += 1) {
      const meant = completeAmount(String(n), { min: 425, max: 1_730, decimals: 0 });
      if (meant.ok) expect(meant.to >= 425 && meant.to <= 1_730).toBe(true);
    }
  });

  it('twin: a range that is ignored would show', () => {
    expect(completeAmount('1', { min: 425, max: 1_730, decimals: 0 })).not.toMatchObject({ to: 1 });
  });

  it('reads whole units and cents', () => {
    const cash = { min: 200, max: 50_000, decimals: 2 };
    expect(completeAmount('2.5', cash)).toMatchObject({ ok: true, to: 250, exact: true });
    expect(completeAmount('15', cash)).toMatchObject({ ok: true, to: 1_500, exact: true });
    expect(completeAmount('2.', cash)).toMatchObject({ ok: true, to: 200 });
  });
});

describe('typeInto', () => {
  it.each([
    ['', '5', 0, '5'],
    ['5', '000', 0, '5000'],
    ['', '000', 0, ''],
    ['', '0', 0, ''],
    ['5', '.', 0, '5'],
    ['5', '.', 2, '5.'],
    ['', '.', 2, '0.'],
    ['5.', '2', 2, '5.2'],
    ['5.25', '7', 2, '5.25'],
    ['5.2', '.', 2, '5.2'],
    ['1234567890123', '4', 0, '1234567890123'],
    ['5', 'x', 0, '5'],
  ])('%s then %s with %i decimals gives %s', (entry, text, decimals, next) => {
    expect(typeInto(entry, text, decimals)).toBe(next);
  });
});

describe('entryOf', () => {
  it.each([
    [250, 2, '2.50'],
    [1_500, 2, '15'],
    [25_000, 0, '25000'],
  ])('%i with %i decimals is typed as %s and reads back', (amount, decimals, entry) => {
    expect(entryOf(amount, decimals)).toBe(entry);
    expect(typedAmount(entry, decimals)).toBe(amount);
  });
});
