// A slow multiplexer: a card that the muck hears late, or never, is none that stayed or came back, as long as its seat has not read
// it since.
import { describe, expect, test } from 'vitest';
import { bet, tag, World } from './world.ts';

const SEATS = [1, 2, 3];
const HELD = [0, 1, 2, 3, 4];

/** Five cards each lie there, and seat 1 is to draw: tag(1) to tag(41) are its own. */
function drawing(): World {
  const world = new World({ seats: 3, cycleMs: 360 });
  const hand = { cardsPerSeat: 5, dealtIn: SEATS, live: SEATS, occupied: SEATS, dealRound: SEATS, boardStreets: [] };
  const places = { 1: HELD, 2: HELD, 3: HELD };
  world.context({ ...hand, places, handId: 'h', phase: 'DEALING', street: 'predraw', toAct: null });
  for (const seat of SEATS) for (const slot of HELD) world.put(tag(seat + 10 * slot), `seat:${seat}`);
  world.run(5000);
  const draws = { phase: 'DRAWING', street: 'first_draw', firstDeal: false, closed: false, facingBet: false } as const;
  world.context({ ...draws, dealt: places, toAct: 1, throws: { 1: { least: 0, most: 5 } } });
  world.run(1000);
  return world;
}

function toMuck(world: World, cards: readonly number[], ms: number): void {
  for (const card of cards) world.put(tag(card), 'muck');
  world.run(ms);
}

describe('thrown away on a slow multiplexer', () => {
  test('given the muck hears the last of four cards late, then it is waited for and counted', () => {
    const world = drawing();
    const until = world.now + 2700;
    world.sees = (card, zone) => card !== tag(41) || zone !== 'muck' || world.now > until;
    toMuck(world, [11, 21, 31, 41], 6000);
    expect(world.of('discard')).toMatchObject([{ seat: 1, slots: [1, 2, 3, 4], count: 4, automatic: true }]);
  });

  test('given the muck never hears it, then a person is asked', () => {
    const world = drawing();
    world.sees = (card, zone) => card !== tag(41) || zone !== 'muck';
    toMuck(world, [11, 21, 31, 41], 6000);
    expect(world.of('discard')).toMatchObject([{ slots: [1, 2, 3], automatic: false, gates: ['rest-unseen'] }]);
  });

  test('twin: given that card stays at the seat and is read there, then the others are counted at once', () => {
    const world = drawing();
    toMuck(world, [11, 21, 31], 2200);
    expect(world.of('discard')).toMatchObject([{ slots: [1, 2, 3], count: 3, automatic: true }]);
  });
});

describe('a fold on a slow multiplexer', () => {
  /** All five are thrown away, and the fold is entered; the muck never hears the last of them. */
  function folded(): World {
    const world = drawing();
    bet(world, { throws: {} });
    world.sees = (card, zone) => card !== tag(41) || zone !== 'muck';
    toMuck(world, [1, 11, 21, 31, 41], 2600);
    world.context({ live: [2, 3], toAct: 2 });
    return world;
  }

  test('given the muck never hears one of its cards, when the fold is entered, then that card has not come back', () => {
    const world = folded();
    world.run(6000);
    expect(world.of('muck-returned')).toEqual([]);
    expect(world.of('muck-corroborated')).toMatchObject([{ seat: 1, all: false }]);
  });

  test('twin: given that card is laid at the seat again, then it has come back, and that is said once', () => {
    const world = folded();
    world.run(1000);
    world.put(tag(41), 'seat:1');
    world.run(4000);
    expect(world.of('muck-returned')).toHaveLength(1);
  });
});
