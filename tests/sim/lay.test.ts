// Single cards on one antenna of the simulated table: what its reader sees while they lie there, and after.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { Antennas } from '../../server/sim/antenna.ts';
import { createFelt } from '../../server/sim/felt.ts';
import { orderSchema } from '../../server/sim/orders.ts';
import { type Performed, perform } from '../../server/sim/perform.ts';
import { SIM_PROFILES } from '../../server/sim/profiles.ts';
import { createStreams } from '../../server/sim/random.ts';
import type { CardStep } from '../../server/sim/script.ts';
import { World } from '../../server/sim/world.ts';

function table() {
  const felt = createFelt({ seats: 6, board: 'one' });
  const world = new World(felt);
  const streams = createStreams('lay');
  const antennas = new Antennas({ world, profile: SIM_PROFILES.clean, streams, uidOf: (card) => card });
  let at = 0;
  return {
    give(step: object): Performed {
      const parsed = orderSchema.parse({ id: '1', step }).step satisfies CardStep;
      const done = perform(parsed, { world, random: streams('motion'), at, haste: 1, scatter: 0 });
      if (done.ok) at = done.value;
      return done;
    },
    reads(): Readonly<Record<string, readonly Card[]>> {
      const seen = felt.antennas.map((antenna): [string, readonly string[]] => [
        antenna.zone,
        antennas
          .read(antenna, at)
          .map(({ u }) => u)
          .sort(),
      ]);
      return Object.fromEntries(seen.filter(([, cards]) => cards.length > 0)) as never;
    },
  };
}

describe('cards laid by hand', () => {
  test.each(['muck', 'board', 'seat:3'])('given a card laid at %s, then that antenna alone reads it', (zone) => {
    const { give, reads } = table();
    expect(give({ do: 'lay', cards: 'As', zone }).ok).toBe(true);
    expect(reads()).toEqual({ [zone]: ['As'] });
    give({ do: 'lift', cards: 'As' });
    expect(reads()).toEqual({});
  });

  test('given two cards, then both are read, also one laid over the other', () => {
    const { give, reads } = table();
    give({ do: 'lay', cards: 'As', zone: 'muck' });
    give({ do: 'lay', cards: 'Kd', zone: 'muck' });
    expect(reads()).toEqual({ muck: ['As', 'Kd'] });
  });

  test('given a card that is out, a card that is not, or no such antenna, then it is refused', () => {
    const { give } = table();
    give({ do: 'lay', cards: 'As', zone: 'muck' });
    expect(give({ do: 'lay', cards: 'As', zone: 'board' })).toEqual({ ok: false, error: 'card-is-out' });
    expect(give({ do: 'lift', cards: 'Kd' })).toEqual({ ok: false, error: 'card-not-out' });
    expect(give({ do: 'lay', cards: 'Kd', zone: 'board:4' })).toEqual({ ok: false, error: 'no-such-antenna' });
  });

  test('given a place that is none, then the order is not taken', () => {
    expect(orderSchema.safeParse({ id: '1', step: { do: 'lay', cards: 'As', zone: 'roof' } }).success).toBe(false);
  });
});
