// 6.3.3: what the readers can say about the order of the deal, and what proves nothing.
import { describe, expect, test } from 'vitest';
import { generator, SIX, tag, World, type WorldOptions } from './world.ts';

const ROUND = [2, 3, 4, 5, 6, 1];
/** Rules.md T-633-a: the dealer begins one seat too far. */
const ONE_FAR = [3, 4, 5, 6, 1, 2];
const PACE = 400;

interface DealOptions {
  readonly order: readonly number[];
  readonly pace?: number;
  readonly before?: (world: World, nth: number) => void;
}

/** Every seat gets tag(seat), then tag(seat + 10), one card each `pace` ms. */
function dealt(world: World, { order, pace = PACE, before = () => {} }: DealOptions): World {
  open(world);
  world.run(600);
  const count = new Map<number, number>();
  order.forEach((seat, nth) => {
    before(world, nth);
    const had = count.get(seat) ?? 0;
    count.set(seat, had + 1);
    world.put(tag(seat + 10 * had), `seat:${seat}`);
    world.run(pace);
  });
  world.run(5000);
  return world;
}

function open(world: World, dealRound: readonly number[] = ROUND): void {
  world.context({
    ...{ handId: 'h1', phase: 'DEALING', street: 'preflop', dealtIn: SIX, live: SIX, occupied: SIX, dealRound },
    ...{ boards: [0], closed: false, toAct: null },
  });
}

const twice = (round: readonly number[]) => [...round, ...round];
const asked = (world: World) => world.of('deal-order');
const wrongDeal = (options: WorldOptions = {}, how: Partial<DealOptions> = {}) =>
  asked(dealt(new World(options), { order: twice(ONE_FAR), ...how }));

describe('a deal out of order', () => {
  test('T-633-a: given the first card at s3, then the order is asked about once, with seats and no tag', () => {
    const outputs = wrongDeal();
    expect(outputs).toMatchObject([{ expected: ROUND, seen: ONE_FAR, behind: [2], first: true }]);
    expect(JSON.stringify(outputs)).not.toContain('15693:');
  });

  test.each([
    { how: 'against the clock', order: twice([...ROUND].reverse()), behind: [2, 3], first: true },
    { how: 'two cards at a time', order: ROUND.flatMap((seat) => [seat, seat]), behind: [4, 5], first: false },
    { how: 'begun at the other side', order: twice([5, 6, 1, 2, 3, 4]), behind: [2, 3], first: true },
  ])('given cards dealt $how, then it is asked about', ({ order, behind, first }) => {
    const [output] = asked(dealt(new World(), { order }));
    expect(output).toMatchObject({ first });
    expect(output?.behind).toEqual(expect.arrayContaining(behind));
  });

  test('given a seat whose antenna was silent as the deal began, then the others are judged', () => {
    const outputs = asked(
      dealt(new World(), { order: twice(ONE_FAR), before: (w, nth) => w.silence('seat:5', nth < 3) }),
    );
    expect(outputs).toMatchObject([{ expected: [2, 3, 4, 6, 1], behind: [2] }]);
  });
});

describe('what proves nothing', () => {
  test('twin: given the cards came in order, then nothing is asked', () => {
    expect(asked(dealt(new World(), { order: twice(ROUND) }))).toEqual([]);
  });

  test('given two neighbours changed in a quick second round (T-633-c), then it is too close to tell', () => {
    expect(asked(dealt(new World(), { order: [...ROUND, 2, 4, 3, 5, 6, 1] }))).toEqual([]);
  });

  test('given the reads come as history, then they prove nothing', () => {
    expect(wrongDeal({}, { before: (world) => Object.assign(world, { late: true }) })).toEqual([]);
  });

  test('given messages were lost in the deal, then they prove nothing', () => {
    const lose = (world: World, nth: number) => {
      const src = { reader: 'tbl-a', boot: 'b1', seq: world.seq };
      if (nth === 4) world.feed({ type: 'gap', src, at: world.now, count: 3 });
    };
    expect(wrongDeal({}, { before: lose })).toEqual([]);
  });

  test('given the antenna of the seat that came last was silent for a while, then it may have had its card', () => {
    expect(wrongDeal({}, { before: (w, nth) => w.silence('seat:2', nth < 5) })).toEqual([]);
  });

  test('given a slow reader, then nothing is told', () => {
    expect(wrongDeal({ cycleMs: 450 }, { pace: 1000 })).toEqual([]);
  });

  test('given the cards were typed, then they have no order', () => {
    const typed = { 1: [0, 1], 2: [0, 1], 3: [0, 1], 4: [0, 1], 5: [0, 1], 6: [0, 1] };
    const world = new World();
    open(world);
    world.context({ dealt: typed });
    world.run(9000);
    expect(asked(world)).toEqual([]);
  });

  test('given both cards fell short of the antenna and were drawn in together, then nothing is asked', () => {
    const world = new World();
    dealt(world, { order: twice(ROUND.slice(1)) });
    world.put(tag(2), 'seat:2');
    world.run(240);
    world.put(tag(12), 'seat:2');
    world.run(5000);
    expect(world.of('deal-seen-complete')).toHaveLength(1);
    expect(asked(world)).toEqual([]);
  });

  test('given cards that lie on each other and part when their players peek, then nothing is asked', () => {
    const world = dealt(new World(), { order: [...ROUND, 4, 5, 6, 1] });
    for (const seat of [2, 3]) {
      world.put(tag(seat + 10), `seat:${seat}`);
      world.run(1500);
    }
    world.run(5000);
    expect(world.of('deal-seen-complete')).toHaveLength(1);
    expect(asked(world)).toEqual([]);
  });

  test('given first cards that are covered by second ones for a while, then they keep the time they came', () => {
    const cover = (world: World, nth: number) => {
      if (nth >= 7) world.put(tag(ROUND[nth - 7] ?? 0), null);
    };
    const world = dealt(new World(), { order: twice(ROUND), pace: 700, before: cover });
    for (const seat of SIX) {
      world.put(tag(seat), `seat:${seat}`);
      world.run(1200);
    }
    world.run(5000);
    expect(world.of('deal-seen-complete')).toHaveLength(1);
    expect(asked(world)).toEqual([]);
  });

  test('given the order was asked about, when further cards come, then it is not asked again', () => {
    const world = dealt(new World(), { order: twice(ONE_FAR) });
    world.put(tag(40), 'seat:3');
    world.run(8000);
    expect(asked(world)).toHaveLength(1);
  });
});

/** Deals with bursts of misses, cross-talk and an uneven hand of the dealer; how many are asked about. */
function noisyDeals(order: readonly number[], deals: number): number {
  let found = 0;
  for (let seed = 1; seed <= deals; seed += 1) {
    const random = generator(seed);
    const world = new World({ seed, burst: 0.02, crossTalk: 0.1 });
    const uneven = (w: World) => w.run(120 * Math.floor(random() * 3));
    found += asked(dealt(world, { order, before: uneven })).length;
  }
  return found;
}

const DEALS = process.env['FELTCAST_SOAK'] === '1' ? 5000 : 60;

describe('noise', () => {
  test(`given ${DEALS} right deals, then none is asked about`, () => {
    expect(noisyDeals(twice(ROUND), DEALS)).toBe(0);
  });

  test('twin: given 20 deals begun one seat too far, then nearly all are', () => {
    expect(noisyDeals(twice(ONE_FAR), 20)).toBeGreaterThan(17);
  });
});
