// A stud hand that is shown to all: its up cards where they were dealt, between the hidden ones.
import { describe, expect, test } from 'vitest';
import { asDealt } from '../../server/judge/asDealt.ts';

const UP = (['6h', '7h', '8h', '9h'] as const).map((card, i) => ({ slot: 2 + i, card }));

describe('a hand as it was dealt', () => {
  test.each([
    ['no up cards', ['As', null], [], ['As', null]],
    ['third street', ['As', 'Ks'], [{ slot: 2, card: 'Qd' }], ['As', 'Ks', 'Qd']],
    ['seventh street', ['As', 'Ks', '2c'], UP, ['As', 'Ks', '6h', '7h', '8h', '9h', '2c']],
    ['a hidden card that nobody read', ['As'], [{ slot: 2, card: 'Qd' }], ['As', 'Qd']],
  ] as const)('given %s, then each card is there once', (_, down, up, all) => {
    expect(asDealt(down, up)).toEqual(all);
  });
});
