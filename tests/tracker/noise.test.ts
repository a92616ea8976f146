// Bursty misses and cross-talk over thousands of cards: a card is never firm at a seat where it does not lie, and no
// hand is folded by itself that was not thrown away.
import { describe, expect, test } from 'vitest';
import { manyDeals } from './manyDeals.ts';
import { bet, generator, SIX, tag, World } from './world.ts';

const ROUNDS = process.env['FELTCAST_SOAK'] === '1' ? 2000 : 100;
const LONG_MS = 3_600_000;

describe('cards at rest', () => {
  /** cross-talk, rounds, share that is firm 6.5 s behind the last card */
  const rows = [
    [0.05, ROUNDS / 4, 0.999],
    [0.25, ROUNDS, 0.98],
  ] as const;
  test.each(rows)(
    'given cross-talk %d in %i deals, then no card is firm at a wrong seat and nearly all are firm',
    (...row) => {
      const [crossTalk, rounds, share] = row;
      const { wrong, right, dealt } = manyDeals({ crossTalk, rounds, seed: 11 });
      expect(wrong).toBe(0);
      expect(right / dealt).toBeGreaterThan(share);
    },
    LONG_MS,
  );

  test('twin: a card that really lies at another seat is counted as wrong', () => {
    const world = new World({ crossTalk: 0.25, burst: 0.02 });
    world.context({ handId: 'h', phase: 'DEALING', street: 'preflop', dealtIn: SIX, live: SIX });
    world.put(tag(1), 'seat:2');
    world.run(6500);
    expect(world.of('hole-card')).toMatchObject([{ seat: 2 }]);
  });
});

/** Hands of six seats with folds in and out of turn, lifted cards, and a third of the throws short. */
function manyHands(hands: number, seed: number) {
  const world = new World({ seed, crossTalk: 0.1, burst: 0.02 });
  const random = generator(seed + 7);
  const thrown = new Set<string>();
  const folds: { readonly key: string; readonly automatic: boolean }[] = [];
  for (let hand = 0; hand < hands; hand += 1) {
    const handId = `h${hand}`;
    world.context({
      handId,
      phase: 'DEALING',
      street: 'preflop',
      dealtIn: SIX,
      live: SIX,
      occupied: SIX,
      boards: [0],
      toAct: null,
    });
    for (const seat of SIX) for (const round of [0, 10]) world.put(tag(seat + round), `seat:${seat}`);
    world.run(5000);
    let live = SIX;
    for (const seat of SIX) {
      bet(world, { toAct: seat, live });
      const choice = random();
      if (choice < 0.3) lift(world, SIX[Math.floor(random() * 6)] ?? 1, 400 + random() * 4000);
      if (choice > 0.55 && live.length > 2) {
        thrown.add(`${handId} ${seat}`);
        fold(world, seat, 150 + random() * 1000);
        live = live.filter((other) => other !== seat);
      }
      world.run(1000 + random() * 1500);
    }
    for (const seat of SIX) for (const round of [0, 10]) world.put(tag(seat + round), null);
    world.context({ phase: 'COMPLETE', toAct: null });
    world.run(3500);
    folds.push(...world.of('muck').map(({ seat, automatic }) => ({ key: `${handId} ${seat}`, automatic })));
    world.log.length = 0;
    world.outputs.length = 0;
  }
  return { folds, thrown };
}

function lift(world: World, seat: number, ms: number): void {
  const lying = [tag(seat), tag(seat + 10)].filter((card) => world.zoneOf(card) === `seat:${seat}`);
  for (const card of lying) world.put(card, null);
  world.run(ms);
  for (const card of lying) world.put(card, `seat:${seat}`);
}

/** Over the muck for a moment, then on the heap beside the antenna: most throws are short. */
function fold(world: World, seat: number, ms: number): void {
  for (const round of [0, 10]) world.put(tag(seat + round), 'muck');
  world.run(ms);
  for (const round of [0, 10]) world.put(tag(seat + round), null);
  world.run(3000);
}

describe('folds', () => {
  const { folds, thrown } = manyHands(ROUNDS / 4, 3);

  test('given lifted cards, bursts and cross-talk, then no automatic fold is false', () => {
    expect(folds.filter(({ automatic, key }) => automatic && !thrown.has(key))).toEqual([]);
    expect(folds.filter(({ automatic }) => automatic).length).toBeGreaterThan(10);
  });

  test('given hands thrown away, then most of them are seen', () => {
    const seen = new Set(folds.map(({ key }) => key));
    expect([...thrown].filter((key) => seen.has(key)).length / thrown.size).toBeGreaterThan(0.9);
  });
});
