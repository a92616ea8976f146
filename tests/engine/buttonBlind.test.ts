// Levels with a blind of the button alone (short deck): it is what a straddle doubles and what the smallest chip is measured by.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { checkLevel } from '../../server/engine/levelRules.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { Structure } from '../../server/engine/structure.ts';

const NONE = chips(0);
const LEVEL: Structure = {
  ...{ limit: 'no', anteKind: 'none', ante: NONE, smallBlind: NONE, bigBlind: NONE, straddles: [], posts: [] },
  ...{ unit: chips(25), minBet: chips(100), buttonBlind: chips(200) },
};
const straddle = (amount: number) => ({ straddles: [{ seat: seatNo(4), amount: chips(amount) }] });

describe('a button blind of 200', () => {
  test.each([
    ['no other blind and no ante', {}, 'ok'],
    ['the twin: not even that', { buttonBlind: NONE }, 'blinds-missing'],
    ['a smallest chip above it', { unit: chips(201) }, 'unit-above-big-blind'],
    ['a cap below it', { cap: chips(199) }, 'cap-below-big-blind'],
    ['a straddle below two of it', straddle(399), 'straddle-too-small'],
    ['a straddle of two of it', straddle(400), 'ok'],
    ['a straddle below two of a larger big blind', { bigBlind: chips(300), ...straddle(599) }, 'straddle-too-small'],
  ] satisfies readonly (readonly [string, Partial<Structure>, string])[])('given %s, then %s', (_, patch, code) => {
    expect(checkLevel({ ...LEVEL, ...patch })?.code ?? 'ok').toBe(code);
  });
});
