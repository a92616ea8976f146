// The board as the tracker sees it: due number of cards, betting closed, order where five antennas give one.
import { describe, expect, test } from 'vitest';
import type { Context } from '../../server/tracker/shape.ts';
import { bet, deal, tag, World, type WorldOptions } from './world.ts';

function inHand(options: WorldOptions = {}): World {
  const world = new World(options);
  deal(world, { seats: [1, 2, 3] });
  world.run(4000);
  return world;
}

const closed: Partial<Context> = { phase: 'BETTING_CLOSED', closed: true, toAct: null };

function flop(world: World, pace = 200): void {
  for (const [i, card] of [31, 32, 33].entries()) {
    world.put(tag(card), world.zones.includes('board') ? 'board' : `board:${i + 1}`);
    world.run(pace);
  }
  world.run(2000);
}

describe('flop, turn, river', () => {
  test('2.5.5 given a flop laid slowly, one card after the other, then nothing is asked and it is taken', () => {
    const world = new World();
    deal(world, { seats: [1, 2, 3] });
    world.run(4000);
    bet(world);
    world.context({ phase: 'BETTING_CLOSED', closed: true, toAct: null });
    for (const card of [31, 32, 33]) {
      world.put(tag(card), 'board');
      world.run(1500);
    }
    world.run(2000);
    expect(world.of('board-incomplete')).toEqual([]);
    expect(world.of('board')).toMatchObject([{ street: 'flop', count: 3 }]);
  });

  test('given betting is closed, when three cards are firm, then they are the flop, once', () => {
    const world = inHand();
    bet(world);
    world.context(closed);
    flop(world);
    world.run(5000);
    expect(world.of('board')).toMatchObject([
      { street: 'flop', run: 0, count: 3, ordered: false, tags: [tag(31), tag(32), tag(33)] },
    ]);
    expect(world.of('board-incomplete')).toEqual([]);
  });

  test('given five antennas, then the order is that of the board whatever was read first', () => {
    const world = inHand({ board: 'five' });
    world.context(closed);
    for (const place of [3, 1, 2]) {
      world.put(tag(30 + place), `board:${place}`);
      world.run(300);
    }
    world.run(2000);
    expect(world.of('board')).toMatchObject([{ ordered: true, tags: [tag(31), tag(32), tag(33)] }]);
  });

  test('given betting is open, then the cards wait, are told once, and are dealt when it closes', () => {
    const world = inHand();
    bet(world, { toAct: 3 });
    flop(world);
    world.run(4000);
    expect(world.of('board')).toEqual([]);
    expect(world.of('board-waiting')).toMatchObject([{ street: 'flop', count: 3 }]);
    world.context(closed);
    expect(world.of('board')).toHaveLength(1);
  });

  test('given the flop lies, then one card is the turn and one the river', () => {
    const world = inHand();
    world.context(closed);
    flop(world);
    world.context({ phase: 'BETTING', street: 'flop', closed: false, boards: [3], toAct: 1 });
    world.context(closed);
    world.put(tag(34), 'board');
    world.run(3000);
    world.context({ ...closed, street: 'turn', boards: [4] });
    world.put(tag(35), 'board');
    world.run(3000);
    expect(world.of('board').map(({ street, tags }) => [street, tags])).toEqual([
      ['flop', [tag(31), tag(32), tag(33)]],
      ['turn', [tag(34)]],
      ['river', [tag(35)]],
    ]);
  });

  test('given a board run twice, then the next cards belong to the board that is short', () => {
    const world = inHand();
    world.context(closed);
    flop(world);
    world.context({ phase: 'RUNOUT', closed: true, street: 'flop', boards: [3, 3], sharedBoard: 3 });
    world.put(tag(34), 'board');
    world.run(2000);
    world.context({ boards: [4, 3] });
    world.put(tag(35), 'board');
    world.run(2000);
    world.context({ boards: [5, 3] });
    world.put(tag(36), 'board');
    world.run(2000);
    expect(
      world
        .of('board')
        .slice(1)
        .map(({ street, run }) => [street, run]),
    ).toEqual([
      ['turn', 0],
      ['river', 0],
      ['turn', 1],
    ]);
  });
});

describe('anything else is told', () => {
  test('given two of three cards for 2.5 s, then the board is incomplete, and complete when the third is read', () => {
    const world = inHand();
    world.context(closed);
    world.put(tag(31), 'board');
    world.put(tag(32), 'board');
    world.run(6000);
    expect(world.of('board-incomplete')).toMatchObject([{ street: 'flop', count: 2 }]);
    world.put(tag(33), 'board');
    world.run(2000);
    expect(world.of('board')).toMatchObject([{ count: 3 }]);
  });

  test('given a fourth card with the flop, then it is extra and nothing is dealt', () => {
    const world = inHand();
    world.context(closed);
    for (const card of [31, 32, 33, 34]) world.put(tag(card), 'board');
    world.run(5000);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'board', count: 4 }]);
    expect(world.of('board')).toEqual([]);
  });

  test('given five cards on the board, then a sixth is extra', () => {
    const world = inHand();
    world.context(closed);
    flop(world);
    world.context({ ...closed, boards: [5] });
    world.put(tag(34), 'board');
    world.put(tag(35), 'board');
    world.run(3000);
    world.put(tag(36), 'board');
    world.run(3000);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'board', count: 1 }]);
  });

  test('F07 given a live card brushes the board, then it is a contradiction and no board card', () => {
    const world = inHand();
    bet(world, { toAct: 3 });
    world.put(tag(2), 'board');
    world.run(9000);
    expect(world.of('contradiction')).toMatchObject([{ zone: 'board', from: 'seat:2' }]);
    expect([...world.of('board'), ...world.of('board-waiting'), ...world.of('board-incomplete')]).toEqual([]);
  });

  test('F27 given a pile of cards under the board, then nothing is dealt and the pile is told', () => {
    const world = inHand();
    world.context(closed);
    for (let card = 30; card < 40; card += 1) world.put(tag(card), 'board');
    world.run(4000);
    expect(world.of('board')).toEqual([]);
    expect(world.of('health')).toMatchObject([{ code: 'pile', zone: 'board', on: true }]);
  });
});

describe('with the console', () => {
  test('given a person has entered the flop, then its cards are taken over without a word', () => {
    const world = inHand();
    world.context({ phase: 'BETTING', street: 'flop', boards: [3], closed: false });
    flop(world);
    expect([...world.of('board'), ...world.of('board-waiting'), ...world.of('extra-card')]).toEqual([]);
    world.context(closed);
    world.put(tag(34), 'board');
    world.run(2000);
    expect(world.of('board')).toMatchObject([{ street: 'turn', tags: [tag(34)] }]);
  });

  test('given the flop is undone, then it is offered again only after betting has been open', () => {
    const world = inHand();
    world.context(closed);
    flop(world);
    world.context({ boards: [3], street: 'flop', phase: 'BETTING', closed: false });
    world.context({ boards: [0], street: 'preflop', ...closed });
    world.run(3000);
    expect(world.of('board')).toHaveLength(1);
    world.context({ phase: 'BETTING', closed: false, toAct: 1 });
    world.run(500);
    world.context(closed);
    expect(world.of('board')).toHaveLength(2);
  });
});
