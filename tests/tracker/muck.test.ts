// The muck as the tracker sees it: when a fold is automatic, when it is a question, when it means nothing.
import { describe, expect, test } from 'vitest';
import type { Context } from '../../server/tracker/shape.ts';
import { bet, deal, SIX, tag, throwAway, World, type WorldOptions } from './world.ts';

function betting(toAct: number, patch: Partial<Context> = {}, options: WorldOptions = {}): World {
  const world = new World(options);
  deal(world);
  world.run(4000);
  bet(world, { toAct, ...patch });
  return world;
}

describe('5.9.1 an automatic fold', () => {
  test('given a seat in turn, when all its cards lie in the muck, then it is automatic and happened when they came', () => {
    const world = betting(4);
    const thrown = world.now;
    throwAway(world, 4);
    const [muck] = world.of('muck');
    expect(muck).toMatchObject({ seat: 4, all: true, inTurn: true, automatic: true, gates: [], withStub: false });
    expect(muck?.confidence).toBeGreaterThanOrEqual(0.95);
    expect((muck?.happened ?? 0) - thrown).toBeLessThanOrEqual(240);
    expect(world.of('muck')).toHaveLength(1);
  });

  test('given a fold thrown over the muck in 250 ms and gone, then it is still seen', () => {
    const world = betting(4);
    world.put(tag(4), 'muck');
    world.put(tag(14), 'muck');
    world.run(250);
    world.put(tag(4), null);
    world.put(tag(14), null);
    world.run(4000);
    expect(world.of('muck')).toMatchObject([{ seat: 4, all: true, automatic: true }]);
  });

  const gates: readonly (readonly [string, Partial<Context>, string])[] = [
    ['not its turn', { toAct: 5 }, 'out-of-turn'],
    ['all-in', { allIn: [4] }, 'all-in'],
    ['the fold that ends the hand', { live: [4, 5] }, 'ends-hand'],
    ['T-591-c no betting round', { phase: 'BETTING_CLOSED', toAct: null, closed: true }, 'not-betting'],
    ['a showdown', { phase: 'SHOWDOWN', toAct: null }, 'not-betting'],
  ];
  test.each(gates)('given %s, then it is a question', (_, patch, gate) => {
    const world = betting(4, patch);
    throwAway(world, 4);
    const [muck] = world.of('muck');
    expect(muck).toMatchObject({ seat: 4, all: true, automatic: false });
    expect(muck?.gates).toContain(gate);
  });

  test('given one card of two in the muck, then it is a question, and automatic once the second is read', () => {
    const world = betting(4);
    world.put(tag(4), 'muck');
    world.put(tag(14), null);
    world.run(4000);
    expect(world.of('muck')).toMatchObject([{ all: false, automatic: false, evidence: { seen: 1, dealt: 2 } }]);
    expect(world.of('muck')[0]?.gates).toContain('partial');
    world.put(tag(14), 'muck');
    world.run(3000);
    expect(world.of('muck')[1]).toMatchObject({ all: true, automatic: true });
    expect(world.of('muck')).toHaveLength(2);
  });

  test('given reads that came late, then it is a question', () => {
    const world = betting(4);
    world.late = true;
    throwAway(world, 4);
    expect(world.of('muck')[0]).toMatchObject({ automatic: false, late: true });
    expect(world.of('muck')[0]?.gates).toContain('late');
  });

  test('F19 given messages were lost just before, then it is a question', () => {
    const world = betting(4);
    world.feed({ type: 'gap', src: { reader: 'tbl-a', boot: 'b1', seq: 9000 }, at: world.now, count: 3 });
    throwAway(world, 4);
    expect(world.of('muck')[0]?.gates).toContain('uncertain-reads');
  });

  test('T-257-c given a hand in the same second as the stub, then it is a question and the stub is told', () => {
    const world = betting(4);
    for (let card = 40; card < 46; card += 1) world.put(tag(card), 'muck');
    throwAway(world, 4);
    expect(world.of('stub-to-muck')).toMatchObject([{ count: 6 }]);
    expect(world.of('muck')).toMatchObject([{ seat: 4, withStub: true, automatic: false }]);
  });

  test('given only the stub goes to the muck, then nobody folds', () => {
    const world = betting(4);
    for (let card = 40; card < 60; card += 1) world.put(tag(card), 'muck');
    world.run(5000);
    expect(world.of('stub-to-muck')).toHaveLength(1);
    expect(world.of('muck')).toEqual([]);
  });
});

describe('what is no fold', () => {
  test('F23 given cards lifted for 20 s, then nothing is said; F24 then a quiet hint, once (6.4.1)', () => {
    const world = betting(4);
    world.put(tag(4), null);
    world.put(tag(14), null);
    world.run(20_000);
    expect([...world.of('muck'), ...world.of('held')]).toEqual([]);
    world.run(60_000);
    expect(world.of('held')).toMatchObject([{ seat: 4, seconds: 45 }]);
    world.put(tag(4), 'seat:4');
    world.run(3000);
    expect(world.of('muck')).toEqual([]);
  });

  test('given the muck antenna hears a card that lies at its seat, then no fold', () => {
    const world = betting(6, {}, { crossTalk: 0.4, burst: 0.02, seed: 5 });
    for (const card of [6, 16]) world.put(tag(card), 'seat:6');
    const near = world.zones.splice(world.zones.indexOf('muck'), 1);
    world.zones.splice(world.zones.indexOf('seat:6') + 1, 0, ...near);
    world.run(120_000);
    expect(world.of('muck').filter(({ automatic }) => automatic)).toEqual([]);
  });

  test('F01 F02 F03 given a seat that misses half its reads for a minute, then its hand stays', () => {
    const world = betting(4);
    for (let i = 0; i < 250; i += 1) {
      world.put(tag(4), i % 2 === 0 ? 'seat:4' : null);
      world.put(tag(14), i % 30 < 20 ? 'seat:4' : null);
      world.run(240);
    }
    expect([...world.of('muck'), ...world.of('contradiction'), ...world.of('held')]).toEqual([]);
  });

  test('F14 given a silent reader, then presence freezes and nothing is inferred', () => {
    const world = betting(4);
    world.feed({ type: 'link', src: { reader: 'tbl-a', boot: '~link', seq: 1 }, at: world.now, link: 'stale' });
    for (let i = 0; i < 100; i += 1) {
      world.now += 1000;
      world.feed({ type: 'tick', at: world.now });
    }
    expect(world.outputs.filter(({ type }) => type !== 'health').at(-1)?.type).toBe('deal-seen-complete');
    expect(Object.keys(world.state.zones['seat:4']?.tags ?? {})).toHaveLength(2);
    expect(world.of('health')).toMatchObject([{ code: 'link-stale', on: true }]);
  });

  test('given the console folded first, then the muck is a note', () => {
    const world = betting(4);
    world.context({ live: SIX.filter((seat) => seat !== 4), toAct: 5 });
    throwAway(world, 4);
    expect(world.of('muck')).toEqual([]);
    expect(world.of('muck-corroborated')).toMatchObject([{ seat: 4, all: true }]);
  });

  test('given a hand that was taken for a fold, when its cards come back, then it is told', () => {
    const world = betting(4);
    throwAway(world, 4);
    world.context({ live: SIX.filter((seat) => seat !== 4), toAct: 5 });
    world.put(tag(4), 'seat:4');
    world.put(tag(14), 'seat:4');
    world.run(9000);
    expect(world.of('muck-returned')).toMatchObject([{ seat: 4 }]);
  });

  test('given the hand is being awarded, then cards gathered mean nothing', () => {
    const world = betting(4);
    world.context({ phase: 'AWARDING', toAct: null });
    for (const seat of SIX) throwAway(world, seat, 500);
    world.run(5000);
    expect([...world.of('muck'), ...world.of('stub-to-muck'), ...world.of('contradiction')]).toEqual([]);
  });

  test('given the last live seat throws his cards away, then it is never a fold', () => {
    const world = betting(4, { live: [4] });
    throwAway(world, 4);
    expect(world.of('muck')).toEqual([]);
  });

  test('given a live card at another seat, then it is a contradiction, once, and the card keeps its seat', () => {
    const world = betting(4);
    world.put(tag(2), 'seat:5');
    world.run(10_000);
    expect(world.of('contradiction')).toMatchObject([{ zone: 'seat:5', from: 'seat:2' }]);
    expect(world.of('hole-card')).toHaveLength(12);
  });
});

describe('strangers', () => {
  test('F10 F13 given tags of no deck and of another deck, then they are told as counts and never dealt', () => {
    const world = new World({
      standing: (name) => (name === tag(50) ? 'unknown' : name === tag(51) ? 'other-deck' : 'deck'),
    });
    deal(world, { seats: [1, 2] });
    world.put(tag(50), 'seat:3');
    world.put(tag(51), 'seat:1');
    world.run(5000);
    expect(world.of('unregistered')).toMatchObject([{ zone: 'seat:3', count: 1 }]);
    expect(world.of('foreign')).toMatchObject([{ zone: 'seat:1', count: 1 }]);
    expect(world.of('hole-card')).toHaveLength(4);
  });
});
