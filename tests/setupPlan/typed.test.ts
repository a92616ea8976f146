// What people type: amounts with their separators and suffixes, delays, names of tables in two alphabets.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTableId } from '../../server/base/ids.ts';
import { nameKey } from '../../server/base/nameKey.ts';
import { isPlainLine, isPlainNote, plainLine } from '../../server/base/plainText.ts';
import { tableIdFor } from '../../server/setup/plan/tableName.ts';
import { amountText, typedAmount } from '../../server/setup/plan/typedAmount.ts';
import { typedDelay } from '../../server/setup/plan/typedDelay.ts';

describe('amounts', () => {
  it.each<[string, number, number | null | string]>([
    ['', 0, null],
    ['  ', 0, null],
    ['0', 0, 0],
    ['25000', 0, 25_000],
    ['25,000', 0, 25_000],
    ['25.000', 0, 25_000],
    ['25 000', 0, 25_000],
    ['25\u00a0000', 0, 25_000],
    ["1'250'000", 0, 1_250_000],
    ['25k', 0, 25_000],
    ['25К', 0, 25_000],
    ['1.5m', 0, 1_500_000],
    ['1,5 млн', 0, 1_500_000],
    ['10 тыс.', 0, 10_000],
    ['1.500k', 0, 1_500],
    ['$25', 0, 25],
    ['0.50', 2, 50],
    ['.5', 2, 50],
    ['1,250.50', 2, 125_050],
    ['1,25', 2, 125],
    ['1,000', 2, 100_000],
    ['25', 2, 2_500],
    ['$2.5', 2, 250],
    ['25.50', 0, 'too-many-decimals'],
    ['25.00', 0, 25],
    ['0.505', 2, 'too-many-decimals'],
    ['1.2345k', 0, 'too-many-decimals'],
    ['100000000000000', 0, 100_000_000_000_000],
    ['100000000000001', 0, 'amount-too-large'],
    ['9'.repeat(60), 0, 'amount-too-large'],
    ['-5', 0, 'not-a-number'],
    ['1e5', 0, 'not-a-number'],
    ['0x10', 0, 'not-a-number'],
    ['12,34,56', 0, 'not-a-number'],
    ['ten', 0, 'not-a-number'],
    ['5q', 0, 'not-a-number'],
    ['5constructor', 0, 'not-a-number'],
    ['5valueOf', 0, 'not-a-number'],
    ['.', 0, 'not-a-number'],
    ['k', 0, 'not-a-number'],
  ])('given %j with %d decimals, then %s', (text, decimals, expected) => {
    const read = typedAmount(text, { symbol: '$', decimals });
    expect(read.ok ? read.value : read.error.code).toBe(expected);
  });

  it('given any amount written as text, when read again, then it is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000_000 }), fc.constantFrom(0, 1, 2), (amount, decimals) => {
        expect(typedAmount(amountText(amount, { decimals }), { symbol: '', decimals })).toEqual({
          ok: true,
          value: amount,
        });
      }),
    );
  });

  it('given any text, then it is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => void typedAmount(text, { symbol: '', decimals: 2 })),
    );
  });
});

describe('delays', () => {
  it.each<[string, number | null | string]>([
    ['', null],
    ['30', 30_000],
    ['30 s', 30_000],
    ['30 сек.', 30_000],
    ['10:00', 600_000],
    ['1:30', 90_000],
    ['10 min', 600_000],
    ['10 мин', 600_000],
    ['30.0', 30_000],
    ['1:75', 'not-a-delay'],
    ['1.5', 'not-a-delay'],
    ['-30', 'not-a-delay'],
    ['soon', 'not-a-delay'],
  ])('given %j, then %s', (text, expected) => {
    const read = typedDelay(text);
    expect(read.ok ? read.value : read.error.code).toBe(expected);
  });
});

describe('ids made from names', () => {
  it.each<[string, readonly string[], string]>([
    ['Home game', [], 'home-game'],
    ['Пятница, стол 2', [], 'pyatnitsa-stol-2'],
    ['Щука & Ёж', [], 'shchuka-ezh'],
    ['Café Łódź', [], 'cafe-lodz'],
    ['♠♥♦♣', [], 'table'],
    ['Home', ['home'], 'home-2'],
    ['Home', ['home', 'home-2'], 'home-3'],
    ['Delay', [], 'delay-2'],
    ['a'.repeat(60), ['a'.repeat(32)], `${'a'.repeat(30)}-2`],
  ])('given %s beside %j, then %s', (name, taken, id) => {
    expect(
      tableIdFor(
        name,
        taken.map((one) => ({ id: one, name: one })),
      ),
    ).toBe(id);
  });

  it('given any name, then the id stands in an address and nobody else has it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        const first = tableIdFor(name, []);
        const second = tableIdFor(name, [{ id: first, name }]);
        expect([isTableId(first), isTableId(second), first !== second]).toEqual([true, true, true]);
      }),
    );
  });
});

describe('text that a screen shows as it was typed', () => {
  it.each<[string, string, boolean]>([
    ['Anna', 'Anna', true],
    ['Ёлка 中文 ☕', 'Ёлка 中文 ☕', true],
    ['a family', '👨\u200d👩\u200d👧', true],
    ['an Arabic name', 'محمد', true],
    ['a NUL', 'a\u0000b', false],
    ['half a sign', 'a\ud800', false],
    ['a line break', 'a\nb', false],
    ['a line separator', 'a\u2028b', false],
    ['a turned direction', '\u202eAnna', false],
    ['an isolated direction', 'An\u2067na', false],
  ])('given %s, then it is looked at', (_what, text, plain) => {
    expect(isPlainLine(text)).toBe(plain);
    expect(isPlainLine(plainLine(text))).toBe(true);
  });

  it('given a note of several lines, then it is plain as well, but never turned', () => {
    expect([isPlainNote('a\nb\tc'), isPlainNote('a\u202eb'), isPlainLine('a\nb')]).toEqual([true, false, false]);
  });

  it.each(['', ' ', '\u200b', '\u3164', '\u2800', '\ufe0f\u2060', '\u115f \u00ad'])(
    'given %j, then nobody sees it',
    (text) => {
      expect(nameKey(text)).toBe('');
    },
  );

  it('given names that look the same, then they are one, and others are not (twin)', () => {
    expect(nameKey(' An\u3164na ')).toBe(nameKey('ANNA'));
    expect(nameKey('Анна')).not.toBe(nameKey('Алла'));
  });
});
