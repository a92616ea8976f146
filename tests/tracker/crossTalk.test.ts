// A8-6: cross-talk from none to more than half. Whatever it is, no card is firm at a wrong seat; where it is too much the
// zones say so and take nothing by themselves.
import { describe, expect, test } from 'vitest';
import { mayHearTooMuch } from '../../server/tracker/crossTalk.ts';
import type { Output } from '../../server/tracker/shape.ts';
import { track } from '../../server/tracker/track.ts';
import { manyDeals } from './manyDeals.ts';
import { bet, deal, tag, throwAway, World } from './world.ts';

const ROUNDS = process.env['FELTCAST_SOAK'] === '1' ? 500 : 15;
const SWEEP = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];

describe('A8-6 sweep', () => {
  test.each(SWEEP)(
    'F05 given cross-talk %d, then automation is off before a card is firm at a wrong seat',
    (crossTalk) => {
      const { wrong, right, dealt, offAt } = manyDeals({ crossTalk, rounds: ROUNDS, seed: 5 });
      expect(wrong).toBe(0);
      if (crossTalk <= 0.2) expect([right / dealt > 0.99, offAt]).toEqual([true, null]);
      if (crossTalk >= 0.4) expect(offAt).toBeLessThan(6);
    },
  );

  test('twin: given a tracker that is sure of the first read, then wrong cards are found', () => {
    const hasty: typeof track = (state, observation) => {
      const [next, outputs] = track(state, observation);
      const moved = (output: Output) =>
        output.type === 'hole-card' ? { ...output, seat: (output.seat % 6) + 1 } : output;
      return [next, outputs.map(moved)];
    };
    expect(manyDeals({ crossTalk: 0.1, rounds: 1, seed: 5, step: hasty }).wrong).toBeGreaterThan(0);
  });
});

describe('a zone that hears too much', () => {
  const noisy = { noisy: ['seat:2', 'seat:3'] } as const;

  test('given a calibration above the limit, then its seats are filled by people and all others as ever', () => {
    const world = new World();
    world.context(noisy);
    deal(world, { seats: [1, 2, 3, 4] });
    world.run(9000);
    expect([...new Set(world.of('hole-card').map(({ seat }) => seat))].sort()).toEqual([1, 4]);
    expect(world.of('deal-short').at(-1)).toMatchObject({ missing: [2, 3] });
  });

  test('given all seats are such, then it is asked as well', () => {
    const world = new World();
    world.context({ noisy: ['seat:1', 'seat:2'] });
    deal(world, { seats: [1, 2] });
    world.run(6000);
    expect(world.of('hole-card')).toEqual([]);
    expect(world.of('deal-short')).toMatchObject([{ missing: [1, 2] }]);
  });

  test('given a board that hears a seat, then its cards are no street by themselves', () => {
    const world = new World();
    world.context({ noisy: ['board', 'seat:6'] });
    deal(world, { seats: [1, 2, 3] });
    world.run(4000);
    world.context({ phase: 'BETTING_CLOSED', closed: true, toAct: null });
    for (const card of [31, 32, 33]) world.put(tag(card), 'board');
    world.run(4000);
    expect(world.of('board')).toEqual([]);
    expect(world.of('board-incomplete')).toMatchObject([{ street: 'flop', count: 0 }]);
  });

  test('given a muck that hears a seat, then a fold is a proposal; twin: without, it is entered', () => {
    const folds = [['muck', 'seat:6'], []].map((zones) => {
      const world = new World();
      deal(world, { seats: [1, 2, 3] });
      world.run(4000);
      bet(world, { noisy: zones as never });
      throwAway(world, 1);
      return world.of('muck')[0];
    });
    expect(folds).toMatchObject([
      { automatic: false, gates: ['cross-talk'] },
      { automatic: true, gates: [] },
    ]);
  });

  /** The first fold of tables that were heard for some seconds alone, before a place is surely ill. */
  function firstFolds(crossTalk: number) {
    return Array.from({ length: 60 }, (_, seed) => {
      const world = new World({ crossTalk, seed, burst: 0.02 });
      deal(world, { seats: [1, 2, 3, 4, 5] });
      world.run(4000);
      bet(world, { toAct: 2 });
      throwAway(world, 2);
      return world.state.ills.length === 0 ? world.of('muck') : [];
    }).flat();
  }

  test.each([0.35, 0.4])('given %d that is not sure yet, then a first fold is asked about', (crossTalk) => {
    const clear = firstFolds(crossTalk).filter(({ gates }) => !gates.some((gate) => gate !== 'cross-talk'));
    expect(clear.length).toBeGreaterThan(0);
    expect(clear.filter(({ automatic }) => automatic)).toEqual([]);
  });

  test('twin: given little, then a first fold is entered', () => {
    expect(firstFolds(0.05).map(({ automatic }) => automatic)).not.toContain(false);
  });

  test('given few reads, then those of a card at its seat are a reason to ask, and those of cards on their way to the muck none', () => {
    const world = new World();
    deal(world, { seats: [1, 2, 3] });
    const asks = (hearing: typeof world.state.hearing) => mayHearTooMuch({ ...world.state, hearing }, 1);
    expect(asks({ 'seat:1': { own: 34, at: { 'seat:2': 8 } } })).toBe(true);
    expect(asks({ 'seat:2': { own: 34, at: { 'seat:1': 8 } } })).toBe(true);
    expect(asks({ 'seat:3': { own: 34, at: { muck: 8 } } })).toBe(true);
    expect(asks({ 'seat:2': { own: 34, at: { 'seat:3': 8 } } })).toBe(false);
    expect(asks({ 'seat:1': { own: 34, at: { 'seat:2': 6 } } })).toBe(false);
    expect(asks({ muck: { own: 34, at: { board: 8 } } })).toBe(false);
  });

  test('given it was put right, then the word is taken back and cards are taken again', () => {
    const { world } = manyDeals({ crossTalk: 0.4, rounds: 4, seed: 9 });
    expect(world.of('health').some(({ code, on }) => code === 'cross-talk' && on)).toBe(true);
    world.quieten();
    for (let round = 0; round < 12; round += 1) {
      deal(world, { handId: `q${round}` });
      world.run(6500);
      world.clear();
      world.context({ phase: 'COMPLETE' });
      world.run(4000);
    }
    expect(world.state.ills).toEqual([]);
  });
});
