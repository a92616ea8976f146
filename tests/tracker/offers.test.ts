// A seat with a card that nobody read may be completed until the hand ends: laid again, named from the muck, typed, or left.
import { describe, expect, test } from 'vitest';
import { openOutputs } from '../../server/tracker/openOutputs.ts';
import { bet, deal, tag, World } from './world.ts';

/** Seat 4 has one card that is not read; it is its turn. */
function short(unread = 14): World {
  const world = new World();
  world.sees = (card, zone) => card !== tag(unread) || zone === 'muck';
  deal(world);
  world.run(9000);
  bet(world, { toAct: 4 });
  return world;
}

function thrown(world: World, cards: readonly number[] = [4, 14]): void {
  for (const card of cards) world.put(tag(card), 'muck');
  world.run(5000);
}

function accept(world: World): void {
  world.feed({ type: 'accepted', at: world.now, output: world.of('card-with-muck')[0]?.id ?? '' });
}

describe('6.3.5 a card that was never read', () => {
  test('given it is laid again while the hand goes on, then it fills its place', () => {
    const world = short();
    world.sees = () => true;
    world.run(4000);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 4, slot: 1, tag: tag(14) });
  });

  test('given it comes to the muck with the rest, then it is proposed without a tag, and taken when a person says so', () => {
    const world = short();
    thrown(world);
    const [offer, ...more] = world.of('card-with-muck');
    expect([offer?.seat, more]).toEqual([4, []]);
    expect(JSON.stringify(offer)).not.toContain('15693:');
    expect(world.of('muck')).toMatchObject([{ all: false, automatic: false, gates: ['partial'] }]);
    expect(world.of('hole-card')).toHaveLength(11);
    accept(world);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 4, slot: 1, tag: tag(14) });
    accept(world);
    expect(world.of('hole-card')).toHaveLength(12);
  });

  test('given it was folded at the console meanwhile, then it may still be named, until the hand has ended', () => {
    const world = short();
    thrown(world);
    world.context({ live: [1, 2, 3, 5, 6], toAct: 5 });
    expect(openOutputs(world.state).map(({ type }) => type)).toContain('card-with-muck');
    accept(world);
    expect(world.of('hole-card')).toHaveLength(12);
    const over = short();
    thrown(over);
    over.context({ phase: 'COMPLETE', toAct: null });
    expect(openOutputs(over.state).map(({ type }) => type)).not.toContain('card-with-muck');
  });

  test('given two cards came that nobody owns, or the stub, then nothing is proposed', () => {
    const two = short();
    thrown(two, [4, 14, 30]);
    const stub = short();
    thrown(stub, [4, 14, 30, 31, 32, 33]);
    expect([two.of('card-with-muck'), stub.of('card-with-muck')]).toEqual([[], []]);
  });

  test('given two seats that each lack a card throw their hands together, then nobody can tell whose the one card is', () => {
    const world = new World();
    world.sees = (card, zone) => card !== tag(15) && (card !== tag(14) || zone === 'muck');
    deal(world);
    world.run(9000);
    bet(world, { toAct: 4 });
    thrown(world, [4, 14, 5, 15]);
    expect(world.of('card-with-muck')).toEqual([]);
  });

  test('given the one card that came looked at home at another seat, then it is not this one’s', () => {
    const world = short();
    world.put(tag(30), 'seat:2');
    world.run(1200);
    thrown(world, [4, 30]);
    expect(world.of('card-with-muck')).toEqual([]);
  });

  test('given a seat with all its cards, then a card that comes along is no card of it', () => {
    const world = new World();
    deal(world);
    world.run(9000);
    bet(world, { toAct: 4 });
    thrown(world, [4, 14, 30]);
    expect(world.of('card-with-muck')).toEqual([]);
  });

  test('given the place was typed, then nothing is proposed; given nobody does anything, then play goes on', () => {
    const typed = short();
    typed.context({ dealt: { 4: [0, 1] } });
    thrown(typed);
    expect(typed.of('card-with-muck')).toEqual([]);
    const left = short();
    left.run(60_000);
    expect(left.outputs.map(({ type }) => type).filter((type) => type !== 'hole-card')).toEqual(['deal-short']);
  });
});

describe('F21 a card that was replaced', () => {
  test('given a player holds his card and another lies there, then it is a card too many and no exchange', () => {
    const world = new World();
    world.sees = (card) => card !== tag(16);
    deal(world);
    world.run(4000);
    world.put(tag(15), null);
    world.run(3000);
    world.put(tag(40), 'seat:5');
    world.run(5000);
    expect(world.of('card-replaced')).toEqual([]);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'seat:5', count: 1 }]);
  });
});
