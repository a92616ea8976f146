// Cards that go for good, as the tracker sees them (pineapple): told from a fold, whoever is to act.
import { describe, expect, test } from 'vitest';
import { tag, World } from './world.ts';

const SEATS = [1, 2, 3];
const SEATED = { dealtIn: SEATS, live: SEATS, occupied: SEATS, dealRound: SEATS, boardStreets: [] };

function toMuck(world: World, cards: readonly number[]): void {
  for (const card of cards) world.put(tag(card), 'muck');
  world.run(3000);
}

describe('pineapple', () => {
  function three(): World {
    const world = new World({ seats: 3 });
    const hand = { ...SEATED, cardsPerSeat: 3, handId: 'h', street: 'preflop' } as const;
    world.context({ ...hand, phase: 'DEALING', toAct: null });
    for (const seat of SEATS) for (const round of [0, 10, 20]) world.put(tag(seat + round), `seat:${seat}`);
    world.run(5000);
    return world;
  }
  const one = { least: 1, most: 1 };

  test('given one card of three while everybody throws one, then it is the one, whoever is to act', () => {
    const world = three();
    world.context({ phase: 'BETTING_CLOSED', closed: true, toAct: null, throws: { 1: one, 2: one, 3: one } });
    toMuck(world, [12]);
    expect(world.of('discard')).toMatchObject([{ seat: 2, slots: [1], automatic: true }]);
    expect(world.of('muck')).toEqual([]);
  });

  test('given the whole hand then, then it is a fold to be asked about', () => {
    const world = three();
    world.context({ phase: 'BETTING_CLOSED', closed: true, toAct: null, throws: { 1: one, 2: one, 3: one } });
    toMuck(world, [2, 12, 22]);
    expect(world.of('muck')).toMatchObject([{ seat: 2, all: true, automatic: false }]);
  });
});
