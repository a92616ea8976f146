// What waits for a second person, as each console reads it: whose it is, what it says, and who may press what.

import { describe, expect, it } from 'vitest';
import { ASK_LASTS_MS, askedOf, confirmAsked, withdrawAsked } from '../../app/console/askedOf.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import * as control from '../../server/release/control.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';

type Ask = ConsoleView['release']['asks'][number];

const config: Ask['config'] = {
  name: 'overlay',
  audience: 'overlay',
  kind: 'short',
  delayMs: 45_000,
  offsetMs: 0,
  leadMs: 0,
  gate: 'off',
  ...PLAIN_PICTURE,
};
const ask = (patch: Partial<Ask> = {}): Ask => ({
  ...{ at: 1_000, config, arms: false, by: 'v-1', actor: 'Vera', may: ['f-1'], waitsFor: ['Fred'] },
  ...patch,
});
const talk = ask({ at: 1_001, config: { ...config, name: 'commentary', audience: 'commentary' } });

describe('askedOf', () => {
  it('keeps its minutes equal to the server', () => {
    expect(ASK_LASTS_MS).toBe(control.ASK_LASTS_MS);
  });

  it('puts what one person asks for together, and what is alike into one line', () => {
    const third = ask({ at: 1_002, config: { ...config, name: 'check', gate: 'hand-complete', ...PLAIN_PICTURE } });
    const other = ask({ by: 'p-1', actor: 'Pia', at: 900 });
    const asked = askedOf([other, ask(), talk, third], null, 2_000);
    expect(asked.map(({ name, asks }) => [name, asks.length])).toEqual([
      ['Pia', 1],
      ['Vera', 3],
    ]);
    expect(asked[1]?.lines.map(({ canvases, gate }) => [canvases.map(({ name }) => name), gate])).toEqual([
      [['overlay', 'commentary'], 'off'],
      [['check'], 'hand-complete'],
    ]);
  });

  it.each([
    ['the asker', { actor: 'v-1', role: 'producer' }, 'withdraw'],
    ['the asker at a console of the floor', { actor: 'v-1', role: 'floor' }, 'withdraw'],
    ['the floor', { actor: 'f-1', role: 'floor' }, 'confirm'],
    ['a floor that came later', { actor: 'g-1', role: 'chief-judge' }, 'confirm'],
    ['the floor at his producer console', { actor: 'f-1', role: 'producer' }, 'confirm'],
    ['the floor at his operator console', { actor: 'f-1', role: 'operator' }, 'nothing'],
    ['another producer', { actor: 'p-1', role: 'producer' }, 'nothing'],
    ['an operator', { actor: 'o-1', role: 'operator' }, 'nothing'],
  ] as const)('%s sees it and may press what is his', (_who, me, mine) => {
    expect(askedOf([ask(), talk], me, 2_000).map((one) => [one.name, one.mine])).toEqual([['Vera', mine]]);
  });

  it('shows nothing that has lapsed, also before the server has said so', () => {
    expect(askedOf([ask()], null, 1_000 + ASK_LASTS_MS - 1)).toHaveLength(1);
    expect(askedOf([ask()], null, 1_000 + ASK_LASTS_MS)).toEqual([]);
  });

  it('sends exactly what was read', () => {
    const [asked] = askedOf([ask(), talk], null, 2_000);
    if (asked === undefined) throw new Error('nothing is asked');
    const sent = confirmAsked(asked);
    expect(sent).toEqual({
      do: 'confirmAsks',
      by: 'v-1',
      asks: [
        { at: 1_000, config },
        { at: 1_001, config: talk.config },
      ],
    });
    for (const command of [sent, withdrawAsked(asked)])
      expect(control.controlCommandSchema.safeParse(command).success).toBe(true);
  });
});
