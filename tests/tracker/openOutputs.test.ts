// Proposals and questions come back from a checkpoint with their ids, and only those that are still open.
import { describe, expect, test } from 'vitest';
import { openOutputs } from '../../server/tracker/openOutputs.ts';
import { bet, deal, SIX, tag, throwAway, World } from './world.ts';

function betting(toAct: number): World {
  const world = new World();
  deal(world);
  world.run(4000);
  bet(world, { toAct });
  return world;
}

describe('what still waits for a person', () => {
  test('given a muck out of turn, when the table restarts, then the same proposal is there', () => {
    const world = betting(5);
    throwAway(world, 4);
    const again = openOutputs(JSON.parse(JSON.stringify(world.state)));
    expect(again).toEqual(world.of('muck'));
  });

  test('given it was folded, then it is not', () => {
    const world = betting(5);
    throwAway(world, 4);
    world.context({ live: SIX.filter((seat) => seat !== 4) });
    expect(openOutputs(world.state)).toEqual([]);
  });

  test('given an automatic fold, then it never waits', () => {
    const world = betting(4);
    throwAway(world, 4);
    expect(openOutputs(world.state)).toEqual([]);
  });

  test('given one card and then both, then only the later word waits', () => {
    const world = betting(5);
    world.put(tag(4), 'muck');
    world.put(tag(14), null);
    world.run(4000);
    world.put(tag(14), 'muck');
    world.run(4000);
    expect(openOutputs(world.state)).toMatchObject([{ type: 'muck', seat: 4, all: true }]);
  });

  test('given a flop that waits, then it waits until the engine has it; a new hand starts with nothing', () => {
    const world = betting(5);
    for (const card of [31, 32, 33]) world.put(tag(card), 'board');
    world.run(3000);
    expect(openOutputs(world.state)).toMatchObject([{ type: 'board-waiting', street: 'flop' }]);
    world.context({ boards: [3], street: 'flop' });
    expect(openOutputs(world.state)).toEqual([]);
    world.context({ handId: 'h2', boards: [0] });
    expect(world.state.asked).toEqual([]);
  });

  test('given all that was asked, then no tag is in it', () => {
    const world = betting(5);
    throwAway(world, 4);
    world.put(tag(2), 'seat:6');
    world.run(9000);
    expect(JSON.stringify(openOutputs(world.state))).not.toContain('15693:');
    expect(openOutputs(world.state).length).toBeGreaterThan(1);
  });
});

describe('history', () => {
  test('given a flop in a backlog, then it is dealt once the reads are of now', () => {
    const world = betting(5);
    world.context({ phase: 'BETTING_CLOSED', closed: true, toAct: null });
    world.late = true;
    for (const card of [31, 32, 33]) world.put(tag(card), 'board');
    world.run(4000);
    expect(world.of('board')).toEqual([]);
    world.late = false;
    world.run(240);
    expect(world.of('board')).toMatchObject([{ count: 3, late: false }]);
  });
});

describe('another deck', () => {
  test('given a tag that was of another deck, when a hand opens after the deck was changed, then it is dealt', () => {
    let standing: 'other-deck' | 'deck' = 'other-deck';
    const world = new World({ standing: () => standing });
    world.put(tag(1), 'seat:1');
    world.put(tag(2), 'seat:2');
    world.run(4000);
    expect(world.of('foreign')).toHaveLength(2);
    standing = 'deck';
    world.context({ handId: 'h1', phase: 'DEALING', street: 'preflop', dealtIn: [1, 2], live: [1, 2] });
    world.run(500);
    expect(world.of('hole-card')).toHaveLength(2);
  });
});
