// The muck by the table's policy (A7): what is told of cards in the muck where folds are not taken from readers.
import { describe, expect, test } from 'vitest';
import { MUCK } from '../../server/tracker/rules.ts';
import type { Context, MuckPolicy } from '../../server/tracker/shape.ts';
import { bet, deal, SIX, tag, throwAway, World } from './world.ts';

function betting(muck: MuckPolicy, patch: Partial<Context> = {}): World {
  const world = new World();
  deal(world);
  world.run(4000);
  bet(world, { toAct: 4, muck, ...patch });
  return world;
}

function foldedByKey(world: World): void {
  world.context({ live: SIX.filter((seat) => seat !== 4), toAct: 5 });
}

const told = (world: World) => world.outputs.filter(({ type }) => type.startsWith('muck')).map((output) => output.type);

describe('a clear fold in turn', () => {
  test('auto: it is automatic; the twin of all others', () => {
    const world = betting('auto');
    throwAway(world, 4);
    expect(world.of('muck')).toMatchObject([{ seat: 4, automatic: true, gates: [] }]);
  });

  test('propose: it waits for a person, at once', () => {
    const world = betting('propose');
    throwAway(world, 4);
    expect(world.of('muck')).toMatchObject([{ seat: 4, all: true, automatic: false, gates: ['policy'] }]);
  });

  test('corroborate: nothing is said while a person may still enter it, then once that nobody did', () => {
    const world = betting('corroborate');
    throwAway(world, 4);
    expect(told(world)).toEqual([]);
    world.run(MUCK.unconfirmedMs);
    expect(world.of('muck')).toMatchObject([{ seat: 4, all: true, automatic: false, gates: ['policy'] }]);
    world.run(3 * MUCK.unconfirmedMs);
    expect(told(world)).toEqual(['muck']);
  });

  test('off: nothing is ever said, and the reads are kept', () => {
    const world = betting('off');
    throwAway(world, 4);
    world.run(3 * MUCK.unconfirmedMs);
    expect(told(world)).toEqual([]);
    expect(world.state.cards[tag(4)]?.muck?.scans).toBeGreaterThan(MUCK.firmHits);
  });
});

describe('a fold that was entered by key', () => {
  test.each(['corroborate', 'propose', 'auto'] as const)('%s: the cards in the muck confirm it', (policy) => {
    const world = betting(policy);
    foldedByKey(world);
    throwAway(world, 4);
    world.run(MUCK.unconfirmedMs);
    expect(world.of('muck-corroborated')).toMatchObject([{ seat: 4, all: true }]);
    expect(told(world)).toEqual(['muck-corroborated']);
  });

  test('corroborate: also when the cards came first', () => {
    const world = betting('corroborate');
    throwAway(world, 4);
    foldedByKey(world);
    world.run(MUCK.unconfirmedMs);
    expect(told(world)).toEqual(['muck-corroborated']);
  });

  test('off: not even that', () => {
    const world = betting('off');
    foldedByKey(world);
    throwAway(world, 4);
    world.run(MUCK.unconfirmedMs);
    expect(told(world)).toEqual([]);
  });
});

describe('cards that come back to their seat', () => {
  function comeBack(world: World): void {
    throwAway(world, 4);
    world.run(MUCK.unconfirmedMs);
    world.put(tag(4), 'seat:4');
    world.put(tag(14), 'seat:4');
    world.run(6000);
  }

  test('corroborate: of a hand that nobody folded it is no question, of a folded one it is', () => {
    const live = betting('corroborate');
    comeBack(live);
    expect(live.of('muck-returned')).toEqual([]);
    const folded = betting('corroborate');
    foldedByKey(folded);
    comeBack(folded);
    expect(folded.of('muck-returned')).toMatchObject([{ seat: 4 }]);
  });

  test('twin: where folds are proposed it is one, since somebody was asked', () => {
    const world = betting('propose');
    comeBack(world);
    expect(world.of('muck-returned')).toMatchObject([{ seat: 4 }]);
  });
});
