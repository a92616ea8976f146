// Cards of an earlier hand of which no reader was sure while it was played: they are no cards of the next one, and none too many.
import { describe, expect, test } from 'vitest';
import type { Context } from '../../server/tracker/shape.ts';
import { bet, tag, World } from './world.ts';

const SEATS = [1, 2, 3];
const SLOW_MS = 360;
const NOBODY_DEALT: Partial<Context> = { dealtIn: SEATS, live: SEATS, occupied: SEATS, handId: 'h0', toAct: 1 };
/** Of the first seat: no antenna hears it until the hands are shown. */
const DEAF = tag(31);

function handOf(seat: number, from = 0, cards = 4): readonly number[] {
  return Array.from({ length: cards }, (_, round) => from + seat + 10 * round);
}

function open(world: World, handId: string, seats = SEATS): void {
  const hand = { dealtIn: seats, live: seats, occupied: seats, dealRound: seats, cardsPerSeat: 4, boardStreets: [] };
  world.context({ handId, phase: 'DEALING', street: 'predraw', closed: false, toAct: null, dealt: {}, ...hand });
}

/** Numbers of the cards that each seat is dealt begin at `from` + its own. */
function lay(world: World, from = 0, cards = 4): void {
  for (const seat of SEATS) for (const card of handOf(seat, from, cards)) world.put(tag(card), `seat:${seat}`);
}

/** A hand of which some cards are read only while the hands are shown. */
function played(cycleMs: number, deaf = [DEAF], phase: Context['phase'] = 'COMPLETE'): World {
  const world = new World({ seats: 3, cycleMs });
  let shown = false;
  world.sees = (card) => shown || !deaf.includes(card);
  open(world, 'h1');
  lay(world);
  world.run(8000);
  bet(world, { street: 'predraw' });
  world.run(1000);
  shown = true;
  world.context({ phase: 'AWARDING', toAct: null });
  world.run(6000);
  world.context({ phase });
  return world;
}

function collect(world: World, ms: number): void {
  world.clear();
  world.run(ms);
}

function dealtTo(world: World, seat: number): readonly string[] {
  return world.of('hole-card').flatMap((card) => (card.seat === seat ? [card.tag] : []));
}

describe('a card that was read only when the hand was over', () => {
  test('given it was gathered and the next hand starts soon on a slow antenna, then it is no card of that hand and none too many', () => {
    const world = played(SLOW_MS);
    collect(world, 3500);
    open(world, 'h2');
    world.run(1500);
    lay(world, 100);
    world.run(8000);
    bet(world, { street: 'predraw' });
    world.run(12_000);
    expect(dealtTo(world, 1)).not.toContain(DEAF);
    expect(dealtTo(world, 1)).toHaveLength(3 + 4);
    expect(world.of('extra-card')).toEqual([]);
  });

  test('given the next hand starts before it was gathered, then it waits until it has left', () => {
    const world = played(120);
    open(world, 'h2');
    world.run(4000);
    expect(dealtTo(world, 1)).not.toContain(DEAF);
    collect(world, 3000);
    lay(world, 100);
    world.run(5000);
    expect(dealtTo(world, 1)).toHaveLength(3 + 4);
    expect(world.of('extra-card')).toEqual([]);
  });

  test('given the cards of two seats were read only then, when the hand is over, then no start of a hand is seen', () => {
    const world = played(120, [DEAF, tag(32)]);
    world.run(3000);
    collect(world, 3000);
    expect(world.of('hand-start-seen')).toEqual([]);
  });

  test('twin: given the next cards come to two seats once those were gathered, then its start is seen', () => {
    const world = played(120, [DEAF, tag(32)]);
    collect(world, 3000);
    lay(world, 100);
    world.run(1500);
    expect(world.of('hand-start-seen')).toMatchObject([{ seats: SEATS }]);
  });

  test('twin: given the operator closes the hand only when the next one is dealt, then its cards are taken', () => {
    const world = played(120, [DEAF], 'SHOWDOWN');
    collect(world, 3000);
    lay(world, 100);
    world.run(4000);
    world.context({ phase: 'COMPLETE' });
    open(world, 'h2');
    world.run(500);
    for (const seat of SEATS) expect(dealtTo(world, seat).slice(-4)).toEqual(handOf(seat, 100).map(tag));
  });

  test('twin: given a fifth card is really dealt in the next hand, then it is told as soon as ever', () => {
    const world = played(SLOW_MS);
    collect(world, 3500);
    expect(fifthCard(world)).toEqual(fifthCard(new World({ seats: 3, cycleMs: SLOW_MS })));
  });
});

/** How long after the deal it was told, and told as lasting, seconds. */
function fifthCard(world: World): readonly number[] {
  open(world, 'h2');
  world.run(1500);
  lay(world, 100);
  world.put(tag(142), 'seat:2');
  const from = world.now;
  world.run(8000);
  bet(world, { street: 'predraw' });
  world.run(12_000);
  const extras = world.of('extra-card');
  expect(extras).toMatchObject([
    { zone: 'seat:2', count: 1, lasting: false },
    { zone: 'seat:2', count: 1, lasting: true },
  ]);
  return extras.map(({ at }) => Math.round((at - from) / 1000));
}

describe('cards of a hand that nobody entered', () => {
  test('given they were gathered just before the first hand, then none of them is a card of it', () => {
    const world = new World({ seats: 3, cycleMs: SLOW_MS });
    lay(world, 0, 2);
    world.run(8000);
    collect(world, 2500);
    open(world, 'h1');
    world.run(1000);
    expect(world.of('hole-card')).toEqual([]);
    lay(world, 100);
    world.run(8000);
    for (const seat of SEATS) expect(dealtTo(world, seat)).toEqual(handOf(seat, 100).map(tag));
    expect(world.of('extra-card')).toEqual([]);
  });

  test('given they were gathered just before and a seat is not dealt in, then none is told as one too many', () => {
    const world = new World({ seats: 3, cycleMs: SLOW_MS });
    lay(world, 0, 2);
    world.run(8000);
    collect(world, 3500);
    open(world, 'h1', [1, 2]);
    world.run(3000);
    expect(world.of('extra-card')).toEqual([]);
  });

  test('twin: given they lie there yet, then they are the cards that were dealt before the key', () => {
    const world = new World({ seats: 3, cycleMs: SLOW_MS });
    lay(world);
    world.run(8000);
    open(world, 'h1');
    world.run(1000);
    for (const seat of SEATS) expect(dealtTo(world, seat)).toEqual(handOf(seat).map(tag));
  });
});

describe('cards on the board that were gathered', () => {
  function laid(phase: Context['phase'], cards: readonly number[]): World {
    const world = new World({ seats: 3, cycleMs: SLOW_MS });
    world.context({ ...NOBODY_DEALT, phase });
    for (const card of cards) world.put(tag(card), 'board');
    world.run(5000);
    return world;
  }

  test('given the next hand starts while a slow antenna remembers them, then none is one too many', () => {
    const world = laid(null, [201, 202]);
    collect(world, 3500);
    open(world, 'h1');
    world.run(3000);
    expect(world.of('extra-card')).toEqual([]);
  });

  test('twin: given they lie there yet, then they are told', () => {
    const world = laid(null, [201, 202]);
    open(world, 'h1');
    world.run(500);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'board', count: 2 }]);
  });

  test('given a flop that came too early was taken away again, when betting closes, then it is no flop', () => {
    const world = laid('BETTING', [201, 202, 203]);
    collect(world, 3500);
    world.context({ phase: 'BETTING_CLOSED', closed: true });
    world.run(3000);
    expect(world.of('board-waiting')).toHaveLength(1);
    expect(world.of('board')).toEqual([]);
  });

  test('twin: given it lies there yet, when betting closes, then it is the flop at once', () => {
    const world = laid('BETTING', [201, 202, 203]);
    world.context({ phase: 'BETTING_CLOSED', closed: true });
    expect(world.of('board')).toMatchObject([{ street: 'flop', count: 3 }]);
  });

  test('given they were read only when the hand was over and lie there yet, then the next hand has none too many', () => {
    const world = played(120);
    for (const card of [201, 202]) world.put(tag(card), 'board');
    world.run(4000);
    open(world, 'h2');
    world.run(2000);
    expect(world.of('extra-card')).toEqual([]);
  });
});
