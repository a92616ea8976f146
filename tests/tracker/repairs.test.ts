// Rulings on board cards and burns as the tracker follows them, and cards too many that lie still.
import { describe, expect, test } from 'vitest';
import type { Context } from '../../server/tracker/shape.ts';
import { bet, deal, tag, World } from './world.ts';

const closed: Partial<Context> = { phase: 'BETTING_CLOSED', closed: true, toAct: null };
const ON_FLOP: Partial<Context> = { boards: [3], street: 'flop', phase: 'BETTING', closed: false, toAct: 1 };

function inHand(): World {
  const world = new World();
  world.zones.push('burn');
  deal(world, { seats: [1, 2, 3] });
  world.run(4000);
  bet(world);
  world.context(closed);
  return world;
}

function lay(world: World, cards: readonly number[], zone: 'board' | 'burn' = 'board'): void {
  for (const card of cards) world.put(tag(card), zone);
  world.run(2500);
}

describe('the order is restored', () => {
  test('T-646-a: given no burn, when the first flop card goes to the burns and the next card comes, then that is the flop', () => {
    const world = inHand();
    lay(world, [31, 32, 33]);
    world.context(ON_FLOP);
    world.context({ boards: [0], street: 'preflop', ...closed, repair: 'reorder' });
    world.run(3000);
    expect(world.of('board')).toHaveLength(1);
    lay(world, [31], 'burn');
    lay(world, [34]);
    expect(world.of('board').at(-1)).toMatchObject({ street: 'flop', tags: [tag(32), tag(33), tag(34)] });
    expect(world.of('burn')).toHaveLength(1);
  });

  test('T-646-c: given two burns, when the second becomes the turn, then it is read as the turn', () => {
    const world = inHand();
    lay(world, [31, 32, 33]);
    world.context({ boards: [3], street: 'flop', ...closed });
    lay(world, [35, 36], 'burn');
    lay(world, [34]);
    world.context({ boards: [4], street: 'turn', phase: 'BETTING', closed: false });
    world.context({ boards: [3], street: 'flop', ...closed, repair: 'reorder' });
    world.put(tag(34), null);
    lay(world, [36]);
    world.run(2000);
    expect(world.of('board').map(({ tags }) => tags)).toEqual([[tag(31), tag(32), tag(33)], [tag(34)], [tag(36)]]);
    expect(world.of('burn')).toHaveLength(2);
  });

  test('twin: given the same without a ruling, then a card that moves brings nothing back', () => {
    const world = inHand();
    lay(world, [31, 32, 33]);
    world.context(ON_FLOP);
    world.context({ boards: [0], street: 'preflop', ...closed });
    lay(world, [31], 'burn');
    lay(world, [34]);
    expect(world.of('board')).toHaveLength(1);
  });
});

describe('the board is cleared', () => {
  test('T-253-c: given premature cards, when they are to go back, then they are no flop, and the ones dealt later are', () => {
    const world = inHand();
    world.context({ phase: 'BETTING', closed: false, toAct: 3 });
    lay(world, [31, 32, 33]);
    expect(world.of('board-waiting')).toHaveLength(1);
    world.context({ ...closed, repair: 'clear' });
    world.run(3000);
    expect(world.of('board')).toEqual([]);
    for (const card of [31, 32, 33]) world.put(tag(card), null);
    world.run(4000);
    lay(world, [33, 41, 42]);
    expect(world.of('board')).toMatchObject([{ street: 'flop', count: 3 }]);
  });

  test('twin: given that the cards may stand, then they are the flop', () => {
    const world = inHand();
    world.context({ phase: 'BETTING', closed: false, toAct: 3 });
    lay(world, [31, 32, 33]);
    world.context(closed);
    world.run(500);
    expect(world.of('board')).toMatchObject([{ street: 'flop', count: 3 }]);
  });

  test('T-255-b: given four cards that go back one after the other, then no three of them are the flop', () => {
    const world = inHand();
    lay(world, [31, 32, 33, 34]);
    world.context({ ...closed, repair: 'clear' });
    for (const card of [31, 32, 33, 34]) {
      world.put(tag(card), null);
      world.run(4000);
    }
    expect(world.of('board')).toEqual([]);
    lay(world, [41, 42, 43]);
    expect(world.of('board')).toMatchObject([{ tags: [tag(41), tag(42), tag(43)] }]);
  });

  test('given four cards that are scrambled, when one leaves, then the other three are the flop', () => {
    const world = inHand();
    lay(world, [31, 32, 33, 34]);
    world.context({ ...closed, repair: 'reorder' });
    world.put(tag(32), null);
    world.run(4000);
    expect(world.of('board')).toMatchObject([{ count: 3 }]);
  });
});

describe('a card too many', () => {
  test('given it passes by, then it is told once; given it lies still, then once more as lasting', () => {
    const world = inHand();
    world.context({ phase: 'BETTING', closed: false, toAct: 3 });
    world.put(tag(40), 'seat:1');
    world.run(6000);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'seat:1', lasting: false }]);
    world.put(tag(40), null);
    world.run(20_000);
    expect(world.of('extra-card')).toHaveLength(1);
    world.put(tag(41), 'seat:2');
    world.run(30_000);
    expect(world.of('extra-card').map(({ zone, lasting }) => [zone, lasting])).toEqual([
      ['seat:1', false],
      ['seat:2', false],
      ['seat:2', true],
    ]);
  });

  test('6.4.1: given a profile with another time, then cards out of sight are told after that', () => {
    const world = inHand();
    world.context({ phase: 'BETTING', closed: false, toAct: 3, lostMs: 15_000 });
    for (const card of [2, 12]) world.put(tag(card), null);
    world.run(12_000);
    expect(world.of('held')).toEqual([]);
    world.run(8_000);
    expect(world.of('held')).toMatchObject([{ seat: 2, seconds: 15 }]);
  });
});
