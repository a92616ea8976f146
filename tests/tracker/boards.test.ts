// Boards of other games than one flop, turn and river: a card before the first round, and two boards street by street.
import { describe, expect, test } from 'vitest';
import type { TrackedStreet, ZoneId } from '../../server/tracker/shape.ts';
import { tag, World } from './world.ts';

const SEATS = [1, 2];
const CLOSED = { phase: 'BETTING_CLOSED', closed: true, toAct: null } as const;
const HAND = { handId: 'h', dealtIn: SEATS, live: SEATS, occupied: SEATS };
const NUMBERS = (world: World) => world.of('board').map(({ street, run, tags }) => [street, run, ...tags]);

function opened(boards: readonly number[], street: TrackedStreet = 'preflop'): World {
  const world = new World({ seats: 2 });
  world.context({ ...HAND, ...CLOSED, street, boards, boardsTogether: true });
  return world;
}

function lay(world: World, cards: readonly number[], zone: ZoneId = 'board'): void {
  for (const card of cards) world.put(tag(card), zone);
}

describe('courchevel', () => {
  test('given one card before the first round and two of the flop, then each is a street', () => {
    const boardStreets = [
      { street: 'preflop', size: 1 },
      { street: 'flop', size: 3 },
      { street: 'turn', size: 4 },
      { street: 'river', size: 5 },
    ] as const;
    const world = opened([0]);
    world.context({ boardStreets });
    lay(world, [1]);
    world.run(3000);
    world.context({ boards: [1] });
    lay(world, [2, 3]);
    world.run(3000);
    expect(NUMBERS(world)).toEqual([
      ['preflop', 0, tag(1)],
      ['flop', 0, tag(2), tag(3)],
    ]);
  });
});

describe('two boards', () => {
  test('given both flops one behind the other, then the first is the first board and the second waits for its turn', () => {
    const world = opened([0, 0]);
    lay(world, [1, 2, 3]);
    world.run(1000);
    lay(world, [4, 5, 6]);
    world.run(2500);
    world.context({ boards: [3, 0] });
    world.run(1000);
    expect(NUMBERS(world)).toEqual([
      ['flop', 0, tag(1), tag(2), tag(3)],
      ['flop', 1, tag(4), tag(5), tag(6)],
    ]);
  });

  test('twin: given all six at once under one antenna, then nobody guesses which are which', () => {
    const world = opened([0, 0]);
    lay(world, [1, 2, 3, 4, 5, 6]);
    world.run(3000);
    expect(NUMBERS(world)).toEqual([]);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'board', count: 6 }]);
  });

  test('given an antenna under each, then all six at once are two flops', () => {
    const world = opened([0, 0]);
    world.zones.push('board-1', 'board-2');
    lay(world, [4, 5, 6], 'board-2');
    lay(world, [1, 2, 3], 'board-1');
    world.run(3000);
    world.context({ boards: [3, 0] });
    expect(NUMBERS(world)).toEqual([
      ['flop', 0, tag(1), tag(2), tag(3)],
      ['flop', 1, tag(4), tag(5), tag(6)],
    ]);
  });

  test('given a turn on the first board, then the next street belongs to the second', () => {
    const world = opened([3, 3], 'flop');
    lay(world, [1, 2, 3, 4, 5, 6]);
    world.run(2000);
    lay(world, [7]);
    world.run(2000);
    world.context({ boards: [4, 3] });
    lay(world, [8]);
    world.run(2000);
    expect(NUMBERS(world)).toEqual([
      ['turn', 0, tag(7)],
      ['turn', 1, tag(8)],
    ]);
  });

  test('given two boards of five cards, then they are no pile', () => {
    const world = opened([5, 5], 'river');
    lay(world, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    world.run(3000);
    expect(world.of('health')).toEqual([]);
  });
});
