// Up cards as the tracker sees them: by the antenna under them where there is one, and never by a guess.
import { describe, expect, test } from 'vitest';
import type { ZoneId } from '../../server/tracker/shape.ts';
import { tag, World, type WorldOptions } from './world.ts';

const SEATS = [1, 2];
const STUD = { dealtIn: SEATS, live: SEATS, occupied: SEATS, dealRound: SEATS, boardStreets: [], boards: [0] };
const UP_SLOTS = [2, 3, 4, 5];

interface Table {
  readonly up: boolean;
}

function table({ up }: Table, options: WorldOptions = {}): World {
  const world = new World({ seats: 2, ...options });
  if (up) world.zones.push('up:1', 'up:2');
  return world;
}

function due(count: number) {
  const slots = Array.from({ length: count }, (_, slot) => slot);
  return { cardsPerSeat: count, places: { 1: slots, 2: slots }, upSlots: UP_SLOTS };
}

function third(world: World): void {
  world.context({ ...STUD, ...due(3), handId: 'h', phase: 'DEALING', street: 'third', toAct: null });
}

function lay(world: World, { up }: Table, ms = 2000): void {
  for (const [round, place] of (['seat', 'seat', up ? 'up' : 'seat'] as const).entries())
    for (const seat of SEATS) {
      world.put(tag(seat + 10 * round), `${place}:${seat}` as ZoneId);
      world.run(ms / 2);
    }
}

/** Third street is dealt and bet; fourth is due. */
function fourth(world: World, typed: boolean): void {
  const dealt = typed ? { 1: [0, 1, 2], 2: [0, 1, 2] } : {};
  world.context({ ...due(3), dealt, phase: 'BETTING', toAct: 1 });
  world.run(1000);
  world.context({ ...due(4), phase: 'BETTING_CLOSED', firstDeal: false, closed: true, toAct: null });
}

describe('with an antenna under the up cards', () => {
  test('given third street, then two cards are down and the one over there is up', () => {
    const world = table({ up: true });
    third(world);
    lay(world, { up: true });
    world.run(4000);
    expect(
      world
        .of('hole-card')
        .map(({ seat, slot }) => `${seat}.${slot}`)
        .sort(),
    ).toEqual(['1.0', '1.1', '2.0', '2.1']);
    expect(world.of('up-card').map(({ seat, slot, tag: name }) => [seat, slot, name])).toEqual([
      [1, 2, tag(21)],
      [2, 2, tag(22)],
    ]);
    expect(world.of('deal-seen-complete')).toHaveLength(1);
  });

  test('given the up card is read first, then it is none of the down cards, and waits for them', () => {
    const world = table({ up: true });
    third(world);
    for (const seat of SEATS) world.put(tag(seat + 20), `up:${seat}`);
    world.run(4000);
    expect([world.of('hole-card'), world.of('up-card')]).toEqual([[], []]);
    for (const round of [0, 1]) for (const seat of SEATS) world.put(tag(seat + 10 * round), `seat:${seat}`);
    world.run(4000);
    expect(world.of('up-card').map(({ tag: name }) => name)).toEqual([tag(21), tag(22)]);
  });

  test('given a down card that lies over there, then it is not opened', () => {
    const world = table({ up: true });
    third(world);
    for (const seat of SEATS) world.put(tag(seat), `seat:${seat}`);
    world.put(tag(11), 'up:1');
    world.run(4000);
    expect(world.of('up-card')).toEqual([]);
    world.put(tag(12), 'seat:2');
    world.put(tag(21), 'up:1');
    world.put(tag(22), 'up:2');
    world.run(4000);
    expect(world.of('up-card').map(({ tag: name }) => name)).toEqual([tag(22)]);
  });

  test('given two cards over there, then neither is opened until one is left', () => {
    const world = table({ up: true });
    third(world);
    for (const round of [0, 1]) for (const seat of SEATS) world.put(tag(seat + 10 * round), `seat:${seat}`);
    world.run(4000);
    world.put(tag(21), 'up:1');
    world.put(tag(31), 'up:1');
    world.run(4000);
    expect(world.of('up-card')).toEqual([]);
    world.put(tag(31), null);
    world.run(4000);
    expect(world.of('up-card').map(({ tag: name }) => name)).toEqual([tag(21)]);
  });

  test('given a hole card that nobody heard, when its player lays his cards on the up cards, then it stays hidden', () => {
    const world = table({ up: true });
    let heard = false;
    world.sees = (card) => card !== tag(11) || heard;
    third(world);
    lay(world, { up: true });
    world.run(4000);
    fourth(world, false);
    heard = true;
    world.put(tag(1), 'up:1');
    world.put(tag(11), 'up:1');
    world.run(5000);
    expect(world.outputs.filter((output) => 'tag' in output && output.tag === tag(11))).toEqual([]);
  });

  test('given fourth street lies on the seat itself, then a person says that it is face up', () => {
    const world = table({ up: true });
    third(world);
    lay(world, { up: true });
    world.run(4000);
    fourth(world, false);
    world.put(tag(31), 'up:1');
    world.put(tag(32), 'seat:2');
    world.run(4500);
    expect(world.of('up-card').at(-1)).toMatchObject({ seat: 1, slot: 3 });
    const [asked, ...more] = world.of('up-card-seen');
    expect([asked?.seat, more]).toEqual([2, []]);
    world.feed({ type: 'accepted', at: world.now, output: asked?.id ?? '' });
    expect(world.of('up-card').at(-1)).toMatchObject({ seat: 2, slot: 3, tag: tag(32) });
  });

  test('given the last card of seventh street, then it is down; over there it is a card too many', () => {
    const world = table({ up: true });
    world.context({ ...STUD, ...due(6), handId: 'h', phase: 'DEALING', street: 'sixth' });
    for (const seat of SEATS) for (const round of [0, 1]) world.put(tag(seat + 10 * round), `seat:${seat}`);
    for (const seat of SEATS) for (const round of [2, 3, 4, 5]) world.put(tag(seat + 10 * round), `up:${seat}`);
    world.run(4000);
    world.context({ ...due(7), street: 'seventh' });
    world.put(tag(61), 'seat:1');
    world.put(tag(62), 'up:2');
    world.run(4000);
    expect(world.of('hole-card').filter(({ slot }) => slot === 6)).toMatchObject([{ seat: 1, tag: tag(61) }]);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'up:2' }]);
  });

  test('given up cards drawn in to the down ones, then nothing is said and nothing is a fold', () => {
    const world = table({ up: true });
    third(world);
    lay(world, { up: true });
    world.run(4000);
    world.context({ ...due(3), phase: 'BETTING', toAct: 1 });
    world.put(tag(21), 'seat:1');
    world.run(6000);
    expect(world.outputs.filter(({ type }) => !['hole-card', 'up-card', 'deal-seen-complete'].includes(type))).toEqual(
      [],
    );
  });

  test('given a hand thrown away, up cards and down cards, then it is a fold by itself', () => {
    const world = table({ up: true }, { seats: 3 });
    world.zones.push('up:3');
    const three = { dealtIn: [1, 2, 3], live: [1, 2, 3], occupied: [1, 2, 3] };
    world.context({ ...STUD, ...three, ...due(3), places: {}, handId: 'h', phase: 'DEALING', street: 'third' });
    for (const seat of [1, 2, 3]) for (const round of [0, 1]) world.put(tag(seat + 10 * round), `seat:${seat}`);
    for (const seat of [1, 2, 3]) world.put(tag(seat + 20), `up:${seat}`);
    world.run(4500);
    world.context({ phase: 'BETTING', toAct: 2, facingBet: true });
    for (const round of [0, 1, 2]) world.put(tag(2 + 10 * round), 'muck');
    world.run(4000);
    expect(world.of('muck')).toMatchObject([{ seat: 2, all: true, automatic: true }]);
  });
});

describe('without one', () => {
  test('given three cards at the seat, then none is opened and none is guessed: a person types the open one', () => {
    const world = table({ up: false });
    third(world);
    lay(world, { up: false });
    world.run(4000);
    expect(world.of('up-card')).toEqual([]);
    expect(world.of('up-card-seen')).toEqual([]);
    expect(world.of('hole-card')).toEqual([]);
  });

  test('given every earlier card is read, then the new card of fourth street is the open one', () => {
    const world = table({ up: false });
    world.context({
      ...STUD,
      ...due(4),
      handId: 'h',
      phase: 'BETTING_CLOSED',
      street: 'third',
      firstDeal: false,
      closed: true,
    });
    world.context({ upSlots: [] });
    for (const seat of SEATS) for (const round of [0, 1, 2]) world.put(tag(seat + 10 * round), `seat:${seat}`);
    world.run(4000);
    world.context({ upSlots: [3] });
    world.put(tag(31), 'seat:1');
    world.run(4000);
    expect(world.of('up-card')).toMatchObject([{ seat: 1, slot: 3, tag: tag(31) }]);
  });

  test('twin: given a down card is unread, then the new card may be that one: nothing is opened', () => {
    const world = table({ up: false });
    world.context({
      ...STUD,
      ...due(4),
      handId: 'h',
      phase: 'BETTING_CLOSED',
      street: 'third',
      firstDeal: false,
      closed: true,
    });
    world.context({ upSlots: [3] });
    world.put(tag(1), 'seat:1');
    world.put(tag(11), 'seat:1');
    world.put(tag(31), 'seat:1');
    world.run(4000);
    expect(world.of('up-card')).toEqual([]);
  });

  test('given the open card was typed, then its tag is taken over in silence', () => {
    const world = table({ up: true });
    third(world);
    world.context({ dealt: { 1: [2], 2: [] } });
    lay(world, { up: true });
    world.run(4000);
    expect(world.of('up-card').map(({ seat }) => seat)).toEqual([2]);
    expect(world.of('extra-card')).toEqual([]);
  });

  test('given the open card was typed and a hidden one unheard is laid on it, then it stands for none and is none too many', () => {
    const world = table({ up: true });
    third(world);
    world.context({ dealt: { 1: [2], 2: [] } });
    for (const [round, seat] of [0, 1].flatMap((round) => SEATS.map((seat) => [round, seat] as const)))
      if (seat === 2 || round === 0) world.put(tag(seat + 10 * round), `seat:${seat}`);
    world.put(tag(11), 'up:1');
    world.run(4000);
    world.put(tag(21), 'up:1');
    world.run(10_000);
    expect(world.of('extra-card')).toEqual([]);
    expect(world.outputs.filter((output) => 'tag' in output && output.seat === 1)).toMatchObject([{ slot: 0 }]);
    world.put(tag(11), 'seat:1');
    world.run(4000);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 1, slot: 1, tag: tag(11) });
  });

  test('given no antenna of its own and the open card typed, then the two that came first are the down cards', () => {
    const world = table({ up: false });
    third(world);
    lay(world, { up: false }, 4000);
    world.run(4000);
    world.context({ dealt: { 1: [2], 2: [2] } });
    world.run(500);
    expect(world.of('hole-card').map(({ seat, tag: name }) => [seat, name])).toEqual([
      [1, tag(1)],
      [2, tag(2)],
      [1, tag(11)],
      [2, tag(12)],
    ]);
    expect(world.of('up-card')).toEqual([]);
  });

  test('twin: given they came together, then none of them is said to be down', () => {
    const world = table({ up: false });
    third(world);
    for (const seat of SEATS) for (const round of [0, 1, 2]) world.put(tag(seat + 10 * round), `seat:${seat}`);
    world.run(4000);
    world.context({ dealt: { 1: [2], 2: [2] } });
    world.run(500);
    expect(world.of('hole-card')).toEqual([]);
  });
});
