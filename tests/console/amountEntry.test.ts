// Typing amounts: totals completed from the first digits, three zeros on dot and comma, cents where the table has them.
import { describe, expect, it } from 'vitest';
import { completeAmount, entryOf, isWhole, typedAmount, typeInto } from '../../app/console/amountEntry.ts';

const RANGE = { min: 170_000, max: 1_250_000, decimals: 0, unit: 5_000 };
/** the newcomer's table: 500 went on air as 5,000 */
const SMALL = { min: 800, max: 100_000, decimals: 0, unit: 100 };

describe('completeAmount', () => {
  it.each([
    ['26', 260_000, false],
    ['2', 200_000, false],
    ['5', 500_000, false],
    ['260000', 260_000, true],
    ['17', 170_000, false],
    ['12', 1_200_000, false],
    ['1', 1_000_000, false],
    ['1250000', 1_250_000, true],
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

  it.each(['500', '700', '20', '10', '123', '799', '50'])(
    '%s below the minimum is taken as typed and refused',
    (entry) => {
      expect(completeAmount(entry, SMALL)).toEqual({ ok: false, fault: 'below-min', typed: Number(entry) });
    },
  );

  it.each([
    ['12', 1_200],
    ['8', 800],
    ['5', 5_000],
    ['99', 9_900],
    ['75', 7_500],
  ])('%s is a beginning, in whole chips of the table: %i', (entry, to) => {
    expect(completeAmount(entry, SMALL)).toEqual({ ok: true, to, exact: false });
  });

  it('given any entry, when three digits or a zero at its end stand there, then no other total is meant', () => {
    for (let n = 1; n <= 20_000; n += 1) {
      const meant = completeAmount(String(n), SMALL);
      if (n > 99 || n % 10 === 0) expect(meant.ok ? meant.to : n).toBe(n);
    }
  });

  it('twin: a beginning of two digits does mean another total', () => {
    const meant = completeAmount('12', SMALL);
    expect(meant.ok ? meant.to : 12).not.toBe(12);
  });

  it('is minimum or stack when they begin so and no round amount is legal', () => {
    const odd = { min: 3_475, max: 3_900, decimals: 0, unit: 1 };
    expect(completeAmount('3', odd)).toMatchObject({ ok: true, to: 3_475 });
    expect(completeAmount('3', { ...odd, unit: 25 })).toMatchObject({ ok: true, to: 3_475 });
    expect(completeAmount('3', { ...odd, unit: 100 })).toMatchObject({ ok: true, to: 3_500 });
    expect(completeAmount('39', { ...odd, max: 3_950 })).toMatchObject({ ok: true, to: 3_900 });
    expect(completeAmount('9', { ...odd, min: 95, max: 98 })).toMatchObject({ ok: true, to: 95 });
    expect(completeAmount('4', { ...odd, max: 457, min: 420, unit: 100 })).toMatchObject({ ok: true, to: 420 });
  });

  it('never completes to an illegal total', () => {
    for (let n = 0; n <= 2_000; n += 1) {
      const meant = completeAmount(String(n), { min: 425, max: 1_730, decimals: 0, unit: 5 });
      if (meant.ok) expect(meant.to >= 425 && meant.to <= 1_730).toBe(true);
    }
  });

  it('twin: a range that is ignored would show', () => {
    expect(completeAmount('1', { min: 425, max: 1_730, decimals: 0, unit: 5 })).not.toMatchObject({ to: 1 });
  });

  it('reads whole units and cents', () => {
    const cash = { min: 200, max: 50_000, decimals: 2, unit: 25 };
    expect(completeAmount('2.5', cash)).toMatchObject({ ok: true, to: 250, exact: true });
    expect(completeAmount('15', cash)).toMatchObject({ ok: true, to: 1_500, exact: true });
    expect(completeAmount('2.', cash)).toMatchObject({ ok: true, to: 200 });
  });
});

describe('isWhole', () => {
  it.each([
    [1_250, 100, false],
    [1_200, 100, true],
    [1_250, 0, true],
    [1_251, 1, true],
  ])('%i with a smallest chip of %i: %s', (to, unit, whole) => {
    expect(isWhole(to, unit)).toBe(whole);
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
    ['5', 'k', 0, '5000'],
    ['12', 'k', 2, '12000'],
    ['1.5', 'k', 2, '1500'],
    ['', 'k', 0, ''],
    ['1234567890', 'k', 0, '1234567890000'],
    ['12345678901', 'k', 0, '12345678901'],
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
