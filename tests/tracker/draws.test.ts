// Draws and cards thrown away for good, as the tracker sees them: told from a fold, never twice, followed slot by slot.
import { describe, expect, test } from 'vitest';
import { bet, tag, World, type WorldOptions } from './world.ts';

const SEATS = [1, 2, 3];
const FIVE = { cardsPerSeat: 5, dealtIn: SEATS, live: SEATS, occupied: SEATS, dealRound: SEATS, boardStreets: [] };
const NOW_DRAWS = {
  phase: 'DRAWING',
  street: 'first_draw',
  firstDeal: false,
  closed: false,
  facingBet: false,
} as const;

/** tag(seat + 10 * round). */
function cardsOf(seat: number, count = 5): readonly number[] {
  return Array.from({ length: count }, (_, round) => seat + 10 * round);
}

/** Five cards each lie there, and seat 1 is to draw. */
function dealt(options: WorldOptions = {}): World {
  const world = new World({ seats: 3, ...options });
  world.context({ ...FIVE, handId: 'h', phase: 'DEALING', street: 'predraw', toAct: null, places: places({}) });
  for (const seat of SEATS) for (const card of cardsOf(seat)) world.put(tag(card), `seat:${seat}`);
  world.run(5000);
  world.context({ ...filled({}), phase: 'BETTING', toAct: 1 });
  world.run(1000);
  return world;
}

const HELD = [0, 1, 2, 3, 4];

function places(other: Readonly<Record<number, readonly number[]>>) {
  return { 1: HELD, 2: HELD, 3: HELD, ...other };
}

function filled(other: Readonly<Record<number, readonly number[]>>) {
  return { places: places(other), dealt: places({}) };
}

function draw(world: World, seat: number | null): void {
  const throws = seat === null ? {} : { [seat]: { least: 0, most: 5 } };
  world.context({ ...NOW_DRAWS, toAct: seat, throws });
}

function toMuck(world: World, cards: readonly number[], ms = 3000): void {
  for (const card of cards) world.put(tag(card), 'muck');
  world.run(ms);
}

describe('a draw', () => {
  test('given two cards of five in the muck in turn, then they are its discards and no fold', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11, 31]);
    expect(world.of('discard')).toMatchObject([{ seat: 1, slots: [1, 3], count: 2, gates: [], automatic: true }]);
    expect(world.of('muck')).toEqual([]);
  });

  test('twin: given the same cards while a bet is to be called, then it is a fold of some and no discard', () => {
    const world = dealt();
    bet(world, { street: 'first_draw', toAct: 1 });
    toMuck(world, [11, 31], 4000);
    expect(world.of('discard')).toEqual([]);
    expect(world.of('muck')).toMatchObject([{ seat: 1, all: false, automatic: false }]);
  });

  test('given all five in the muck in turn, then five are drawn', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, cardsOf(1));
    expect(world.of('discard')).toMatchObject([{ seat: 1, slots: HELD, automatic: true }]);
    expect(world.of('muck')).toEqual([]);
  });

  test('given cards thrown before his turn, then they wait, and are told when it comes', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [12]);
    expect(world.of('discard')).toEqual([]);
    draw(world, 2);
    world.run(500);
    expect(world.of('discard')).toMatchObject([{ seat: 2, slots: [1], automatic: true }]);
  });

  test('given the rest of the hand in the air, then it is asked about, and entered once the cards lie there', () => {
    const world = dealt();
    draw(world, 1);
    for (const card of [1, 21, 41]) world.put(tag(card), null);
    toMuck(world, [11, 31], 3500);
    expect(world.of('discard')).toEqual([]);
    world.run(2000);
    expect(world.of('discard')).toMatchObject([{ automatic: false, gates: ['rest-unseen'] }]);
    for (const card of [1, 21, 41]) world.put(tag(card), 'seat:1');
    world.run(2000);
    expect(world.of('discard').at(-1)).toMatchObject({ slots: [1, 3], automatic: true });
  });

  test('given one card after the other, then the discard is told when no more comes', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11], 1200);
    toMuck(world, [31], 1200);
    toMuck(world, [21], 3000);
    expect(world.of('discard')).toMatchObject([{ slots: [1, 2, 3] }]);
  });

  test('given muck policy propose, then the same is a question', () => {
    const world = dealt();
    world.context({ muck: 'propose' });
    draw(world, 1);
    toMuck(world, [11]);
    expect(world.of('discard')).toMatchObject([{ automatic: false, gates: ['policy'] }]);
  });

  test('given more cards than the game lets him throw, then it is asked about (wrong count)', () => {
    const world = dealt();
    draw(world, 1);
    world.context({ throws: { 1: { least: 0, most: 1 } } });
    toMuck(world, [11, 31]);
    expect(world.of('discard')).toMatchObject([{ automatic: false, gates: ['wrong-count'] }]);
  });
});

describe('replacements', () => {
  function drawn(world: World, slots: readonly number[]): void {
    draw(world, 2);
    world.context({ places: places({ 1: slots }) });
  }

  /** Nobody saw which: all slots are given up, those that stay have new ones, and as many are to come. */
  function byCount(world: World, count: number): void {
    drawn(world, [5, 6, 7, 8, 9]);
    world.context({ discards: { 1: [{ slots: HELD, count }] } });
  }

  test('given two discards entered, then two new cards take new slots', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11, 31]);
    drawn(world, [0, 2, 4, 5, 6]);
    world.put(tag(101), 'seat:1');
    world.run(500);
    world.put(tag(102), 'seat:1');
    world.run(4000);
    const fresh = world.of('hole-card').filter(({ slot }) => slot > 4);
    expect(fresh.map(({ seat, slot, tag: name }) => [seat, slot, name])).toEqual([
      [1, 5, tag(101)],
      [1, 6, tag(102)],
    ]);
    expect(world.of('extra-card')).toEqual([]);
    expect(world.of('contradiction')).toEqual([]);
  });

  test('given a new card before the discard is entered, then it waits without a word and is taken after it', () => {
    const world = dealt();
    draw(world, 1);
    world.put(tag(101), 'seat:1');
    world.run(4000);
    expect(world.of('hole-card').filter(({ tag: name }) => name === tag(101))).toEqual([]);
    expect(world.of('extra-card')).toEqual([]);
    toMuck(world, [11]);
    drawn(world, [0, 2, 3, 4, 5]);
    world.run(500);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 1, slot: 5, tag: tag(101) });
  });

  test('given one replacement too few, then it is asked for; one too many is an extra card', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11, 31]);
    world.context({ phase: 'BETTING', throws: {}, places: places({ 1: [0, 2, 4, 5, 6] }) });
    world.put(tag(101), 'seat:1');
    world.run(9000);
    expect(world.of('deal-short')).toMatchObject([{ missing: [1], counts: { 1: 4 } }]);
    world.put(tag(102), 'seat:1');
    world.put(tag(103), 'seat:1');
    world.run(4000);
    expect(world.of('extra-card')).toMatchObject([{ zone: 'seat:1' }]);
  });

  test('given a person said how many before any was read, then what stays at the seat takes the new slots', () => {
    const world = dealt();
    draw(world, 1);
    byCount(world, 2);
    world.run(1000);
    toMuck(world, [11, 31], 1000);
    world.put(tag(101), 'seat:1');
    world.put(tag(102), 'seat:1');
    world.run(5000);
    const fresh = world.of('hole-card').filter(({ slot }) => slot > 4);
    expect(fresh.map(({ tag: name }) => name).sort()).toEqual([1, 21, 41, 101, 102].map(tag).sort());
    expect(fresh.map(({ slot }) => slot).sort()).toEqual([5, 6, 7, 8, 9]);
    expect(world.of('stub-to-muck')).toEqual([]);
  });

  test('given a draw by its count is undone behind the cards, then each old card has the place that it had', () => {
    const world = dealt();
    draw(world, 1);
    byCount(world, 2);
    toMuck(world, [11, 31], 1000);
    for (const card of [101, 102]) world.put(tag(card), 'seat:1');
    world.run(5000);
    world.context({ places: places({}), discards: {} });
    for (const card of [11, 31]) world.put(tag(card), 'seat:1');
    for (const card of [101, 102]) world.put(tag(card), null);
    world.run(5000);
    expect(cardsOf(1).map((card) => world.state.cards[tag(card)]?.home)).toMatchObject(
      HELD.map((slot) => ({ at: 'seat', slot })),
    );
  });

  test('given the count is put right behind the cards, then the one more that went has no place', () => {
    const world = dealt();
    draw(world, 1);
    byCount(world, 2);
    toMuck(world, [11, 31], 1000);
    for (const card of [101, 102]) world.put(tag(card), 'seat:1');
    world.run(5000);
    byCount(world, 3);
    toMuck(world, [21], 3000);
    world.put(tag(103), 'seat:1');
    world.run(4000);
    const held = world.state.hand.slots[1] ?? [];
    expect([...held].sort()).toEqual([1, 41, 101, 102, 103].map(tag).sort());
  });

  test("given the discard is undone, then its cards are the seat's again", () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11]);
    drawn(world, [0, 2, 3, 4, 5]);
    world.run(500);
    drawn(world, HELD);
    draw(world, 1);
    world.put(tag(11), 'seat:1');
    world.run(4000);
    expect(world.of('hole-card').filter(({ slot }) => slot > 4)).toEqual([]);
    expect(world.of('extra-card')).toEqual([]);
    toMuck(world, [11]);
    expect(world.of('discard')).toHaveLength(2);
  });

  test('given a discard shuffled in again, when it comes to another seat, then it is taken there', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11]);
    world.context({ places: places({ 1: [0, 2, 3, 4, 5], 2: [0, 1, 2, 3, 5] }), toAct: 2, throws: {} });
    world.put(tag(42), 'muck');
    world.put(tag(11), null);
    world.run(3000);
    world.put(tag(11), 'seat:2');
    world.run(4500);
    expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 2, slot: 5, tag: tag(11) });
  });

  test('given new cards on their way over the muck, then they are no stub', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11, 21, 31, 41]);
    drawn(world, [0, 5, 6, 7, 8]);
    for (const card of [101, 102, 103, 104]) {
      world.put(tag(card), 'muck');
      world.run(240);
      world.put(tag(card), 'seat:1');
    }
    world.run(4500);
    expect(world.of('stub-to-muck')).toEqual([]);
    expect(world.of('hole-card').filter(({ slot }) => slot > 4)).toHaveLength(4);
  });

  test('twin: given as many cards in the muck while nobody waits for any, then they are the stub', () => {
    const world = dealt();
    world.context({ phase: 'BETTING', firstDeal: false });
    for (const card of [101, 102, 103, 104]) world.put(tag(card), 'muck');
    world.run(1000);
    expect(world.of('stub-to-muck')).toHaveLength(1);
  });

  test('given a hand that drew and folds later, then all its cards are a fold', () => {
    const world = dealt();
    draw(world, 1);
    toMuck(world, [11, 31]);
    drawn(world, [0, 2, 4, 5, 6]);
    world.put(tag(101), 'seat:1');
    world.put(tag(102), 'seat:1');
    world.run(4500);
    bet(world, { street: 'first_draw', toAct: 1, throws: {} });
    toMuck(world, [1, 21, 41, 101, 102]);
    expect(world.of('muck')).toMatchObject([{ seat: 1, all: true, automatic: true }]);
  });
});
