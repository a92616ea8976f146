import { describe, expect, it } from 'vitest';
import { type AmountStyle, amountFormatter } from '../../app/ui/amounts.ts';

const CHIPS: AmountStyle = { mode: 'exact', language: 'en', symbol: '', decimals: 0, bigBlind: 50_000 };
const EURO: AmountStyle = { ...CHIPS, symbol: '€', decimals: 2 };

const text = (style: AmountStyle, amount: number): string => amountFormatter(style)(amount).replaceAll('\u00a0', ' ');

describe('exact amounts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345_678, '12,345,678'],
    [99_999_999, '99,999,999'],
    [100_000_000, '100M'],
    [-2_500, '\u22122,500'],
  ])('given %d chips, when shown, then %s', (amount, shown) => expect(text(CHIPS, amount)).toBe(shown));

  it.each([
    [123_456, '€1,234.56'],
    [123_400, '€1,234'],
    [5, '€0.05'],
  ])('given %d cents, when shown, then %s', (amount, shown) => expect(text(EURO, amount)).toBe(shown));

  it('given Russian, when shown, then groups by spaces with the symbol behind', () => {
    expect(text({ ...EURO, language: 'ru' }, 123_456)).toBe('1 234,56 €');
  });
});

describe('short amounts are truncated, never rounded', () => {
  it.each([
    [9_999, '9,999'],
    [10_000, '10k'],
    [12_345, '12.3k'],
    [999_950, '999.9k'],
    [999_999, '999.9k'],
    [1_000_000, '1M'],
    [1_299_999, '1.29M'],
    [1_050_000, '1.05M'],
    [999_999_999, '999.99M'],
    [1_234_567_890, '1.23B'],
  ])('given %d, when shown short, then %s', (amount, shown) =>
    expect(text({ ...CHIPS, mode: 'short' }, amount)).toBe(shown),
  );

  it('given Russian, when shown short, then with a decimal comma', () => {
    expect(text({ ...CHIPS, mode: 'short', language: 'ru' }, 1_299_999)).toBe('1,29M');
  });
});

describe('big blinds', () => {
  it.each([
    [0, '0 BB'],
    [50_000, '1 BB'],
    [4_999_999, '99.9 BB'],
    [5_000_000, '100 BB'],
    [5_040_000, '100 BB'],
    [125_000, '2.5 BB'],
  ])('given %d chips at 50,000, when shown, then %s', (amount, shown) =>
    expect(text({ ...CHIPS, mode: 'bb' }, amount)).toBe(shown),
  );

  it('given no big blind yet, when shown in big blinds, then exact', () => {
    expect(text({ ...CHIPS, mode: 'bb', bigBlind: 0 }, 1_500)).toBe('1,500');
  });
});
