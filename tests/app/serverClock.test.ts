// A page's knowledge of the server's clock: answers that take their time, one slower than the other way, machines that sleep.
import { describe, expect, it } from 'vitest';
import {
  faceAt,
  faceText,
  LOST,
  LOST_AFTER_MS,
  programmeAt,
  readingOf,
  type Sample,
  type Samples,
  stepOf,
  withSample,
} from '../../app/ui/serverClock.ts';
import { dice } from '../support/seeded.ts';

/** The server's clock is this much ahead of the browser's. */
const AHEAD = 4_000_000.37;
const WALL = 1_700_000_000_000;

interface Way {
  readonly sentAt: number;
  readonly there: number;
  readonly back: number;
  readonly ahead?: number;
  readonly air?: Sample['reading']['air'];
}

function answer({ sentAt, there, back, ahead = AHEAD, air = null }: Way): Sample {
  const heardAt = sentAt + there + back;
  const programme = Math.floor(sentAt + there + ahead);
  return { sentAt, heardAt, wallAt: WALL + heardAt, reading: { programme, air } };
}

function errorAt(samples: Samples, now: number, ahead = AHEAD): number {
  return Math.abs((programmeAt(samples, now) ?? Number.NaN) - (now + ahead));
}

/** Ways of a LAN: mostly a few ms, now and then a hundred, rarely as long there as back. */
function ways(seed: number, count: number): readonly Way[] {
  const { next: random } = dice(String(seed));
  return Array.from({ length: count }, (_, i) => {
    const slow = random() < 0.3 ? 120 * random() : 0;
    return { sentAt: i * 400, there: 1 + 3 * random() + slow, back: 1 + 3 * random() + slow * random() };
  });
}

describe('the clock of the server on a page', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'given twenty answers over a busy LAN (%i), then it is right within 4 ms',
    (seed) => {
      const samples = ways(seed, 20).map(answer).reduce<Samples>(withSample, []);
      expect(errorAt(samples, 8_400)).toBeLessThan(4);
    },
  );

  it('twin: given the latest answer instead of the quickest, then it is wrong by more for some of them', () => {
    const errors = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
      ways(seed, 20).map((way) => errorAt([answer(way)], way.sentAt + 200)),
    );
    expect(Math.max(...errors)).toBeGreaterThan(4);
  });

  it('given a server that was started anew with another count, then the old answers are forgotten at once', () => {
    const before = ways(1, 10).map(answer).reduce<Samples>(withSample, []);
    const after = withSample(before, answer({ sentAt: 4_400, there: 3, back: 3, ahead: AHEAD - 30_000 }));
    expect(after).toHaveLength(1);
    expect(errorAt(after, 4_500, AHEAD - 30_000)).toBeLessThan(4);
  });

  it('given a slow answer that agrees, then the quick ones are kept', () => {
    const before = ways(1, 10).map(answer).reduce<Samples>(withSample, []);
    expect(withSample(before, answer({ sentAt: 4_400, there: 300, back: 20 }))).toHaveLength(11);
  });
});

describe('what a clock may show', () => {
  const heard = answer({ sentAt: 1_000, there: 2, back: 2 });
  const at = (steady: number, wall = WALL + steady) => faceAt([heard], { steady, wall });

  it('given an answer, then programme time runs on from it', () => {
    expect(at(1_204).ms).toBeCloseTo(1_204 + AHEAD, -0.5);
    expect(at(1_204).state).toBe('running');
  });

  it.each<[string, ReturnType<typeof at>]>([
    ['no answer yet', faceAt([], { steady: 0, wall: WALL })],
    ['silence', at(heard.heardAt + LOST_AFTER_MS + 1)],
    ['a machine that slept while its steady clock stood', at(1_300, WALL + 1_300 + 60_000)],
  ])('given %s, then nothing: never a wrong time', (_what, face) => expect(face).toEqual(LOST));

  it('given a canvas 30 s behind, then its media time', () => {
    const air = { at: heard.reading.programme - 30_000, state: 'running' } as const;
    const face = faceAt([answer({ sentAt: 1_000, there: 2, back: 2, air })], { steady: 1_500, wall: WALL + 1_500 });
    expect(face.ms).toBeCloseTo(1_500 + AHEAD - 30_000, -0.5);
  });

  it.each(['held', 'waiting'] as const)('given a canvas that is %s, then it stands and says so', (state) => {
    const sample = answer({ sentAt: 1_000, there: 2, back: 2, air: { at: 77_000, state } });
    expect(faceAt([sample], { steady: 2_900, wall: WALL + 2_900 })).toEqual({ ms: 77_000, state });
  });

  it.each([
    [null, '--:--:--', '.---'],
    [0, '00:00:00', '.000'],
    [4_840_125.9, '01:20:40', '.125'],
    [360_000_000, '100:00:00', '.000'],
  ])('given %j ms, then %s%s', (ms, whole, part) => expect(faceText(ms)).toEqual({ whole, part }));

  it.each([
    [0, 0],
    [39.9, 0],
    [40, 1],
    [999, 24],
    [1_000, 0],
  ])('given %d ms, then step %d of the second', (ms, step) => expect(stepOf(ms)).toBe(step));

  it.each([null, 'x', {}, { programme: '1', air: null }, { programme: 1, air: { at: 1, state: 'off' } }])(
    'given %j from the server, then it is no reading',
    (said) => expect(readingOf(said)).toBe(null),
  );
});
