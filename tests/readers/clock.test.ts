// A reader's clock: what its milliseconds mean here, how fast it runs, when it is not believed.
import { describe, expect, test } from 'vitest';
import { createClockEstimate } from '../../server/readers/clockOffset.ts';
import type { DataMessage, ServerMessage } from '../../server/readers/protocol.ts';
import { type Arrival, createReaderClock } from '../../server/readers/readerClock.ts';
import { manualClock } from '../support/manualClock.ts';

/** A reader whose clock gains `drift` and stood at 0 when ours stood at `behind`; an exchange takes `trip` each way. */
function exchange(at: number, { drift = 0, behind = 500, trip = 5, back = 5 } = {}) {
  const m = (at + trip - behind) * (1 + drift);
  return { sent: at, arrived: at + trip + back, m1: m, m2: m };
}

const truth = (at: number, drift: number, behind = 500) => at - (at - behind) * (1 + drift);

describe('drift', () => {
  test.each([
    ['gains 80 ppm', 80e-6],
    ['loses 300 ppm', -300e-6],
    ['keeps time', 0],
  ])(
    'given a clock that %s, when ten minutes were seen, then five minutes of silence cost it 20 ms at most',
    (_, drift) => {
      const estimate = createClockEstimate();
      for (let at = 0; at <= 600_000; at += 10_000)
        estimate.add(exchange(at, { drift, trip: 2 + ((at / 10_000) % 7), back: 2 + ((at / 10_000) % 5) }));
      const { offset, err } = estimate.at(900_000);
      expect(Math.abs((offset ?? 0) - truth(900_000, drift))).toBeLessThanOrEqual(20);
      expect(err).toBeLessThanOrEqual(20);
    },
  );

  test('twin: without the fit the same clock is further off than it claims to be', () => {
    const estimate = createClockEstimate();
    estimate.add(exchange(600_000, { drift: -300e-6 }));
    expect(Math.abs((estimate.at(900_000).offset ?? 0) - truth(900_000, -300e-6))).toBeGreaterThan(50);
  });

  test('F16 given a clock that is set anew in the middle, then the old exchanges count nothing', () => {
    const estimate = createClockEstimate();
    for (let at = 0; at <= 300_000; at += 10_000) estimate.add(exchange(at));
    estimate.add(exchange(310_000, { behind: 305_000 }));
    expect([estimate.samples, estimate.at(310_010).offset]).toEqual([1, 305_000]);
  });

  test('given one way that is slow, then the error that is claimed covers it', () => {
    const estimate = createClockEstimate();
    estimate.add(exchange(1000, { trip: 2, back: 400 }));
    const { offset, err } = estimate.at(1402);
    expect(Math.abs((offset ?? 0) - 500)).toBeLessThanOrEqual(err);
  });
});

describe('times', () => {
  const edge = (m: number): DataMessage => ({ t: 'edge', seq: 1, m, a: '1', u: '0A0B0C0D', ev: 'in' });
  const arrival = (m: number, held = false, steady = 100_000): Arrival => ({
    ...{ message: edge(m), held, steady, programme: 50_000 },
  });
  const bench = () => {
    const clock = manualClock();
    const [sent, words]: [ServerMessage[], (readonly [boolean, number])[]] = [[], []];
    const made = createReaderClock({
      clock,
      send: (message) => sent.push(message),
      onDoubt: (doubtful, errMs) => words.push([doubtful, errMs]),
    });
    return { clock, sent, words, made };
  };
  const settle = () => new Promise<void>((done) => setImmediate(done));

  test('given no answer yet, then a read stands at its arrival and is marked; what was held before is history', () => {
    const { made } = bench();
    expect(made.times(arrival(7))).toEqual({ at: 50_000, from: 50_000, atErr: 2001, late: false });
    expect(made.times(arrival(7, true))).toMatchObject({ at: 50_000, late: true });
  });

  test.each([
    ['1.9 s old', 98_100, 48_100, false],
    ['2.1 s old', 97_900, 47_900, true],
    ['from an hour ago', -3_500_000, 50_000 - 900_000, true],
    ['from the future', 200_000, 50_000, false],
  ])(
    'given a known clock and a read %s, then it stands where it was made, late from two seconds on',
    (_, m, at, late) => {
      const { made } = bench();
      made.ask();
      made.answer({ t: 'clk', id: 1, s0: 0, m1: 0, m2: 0 }, 0);
      expect(made.times(arrival(m))).toMatchObject({ at, late });
    },
  );

  test.each([
    ['that took six seconds', 94_000, 6000],
    ['that began at power-up, or so it says', 0, 60_000],
    ['that ended before it began', 200_000, 0],
  ])('given a scan %s, then it is as long as a cycle can be and no longer', (_, m0, length) => {
    const { made } = bench();
    const message: DataMessage = { t: 'scan', seq: 1, m0, m1: 100_000, rep: 40, ants: {} };
    const { at, from } = made.times({ ...arrival(0), message });
    expect(at - from).toBe(length);
  });

  test.each([true, false])(
    'given a reader that answers: %s, then it is asked four times within two seconds and then every ten',
    async (answers) => {
      const { clock, sent, made } = bench();
      const stop = new AbortController();
      void made.run(stop.signal);
      const at: number[] = [];
      await clock.advance(25_000, async () => {
        await settle();
        for (const one of sent.slice(at.length)) {
          at.push(clock.now());
          if (answers && one.t === 'clk') made.answer({ ...one, m1: clock.now(), m2: clock.now() }, clock.now());
        }
      });
      const began = at[0] ?? 0;
      expect(at.map((when) => when - began)).toEqual([0, 500, 1000, 1500, 11_500, 21_500]);
      stop.abort();
    },
  );

  test('given a doubt above 250 ms, then it is told once, and once more when it is over', async () => {
    const { clock, sent, words, made } = bench();
    const stop = new AbortController();
    void made.run(stop.signal);
    await clock.advance(31_500, settle);
    expect(words).toEqual([[true, 2001]]);
    const { id } = sent.at(-1) as Extract<ServerMessage, { t: 'clk' }>;
    made.answer({ t: 'clk', id, s0: 0, m1: 5, m2: 5 }, clock.now());
    await clock.advance(30_000, settle);
    expect(words).toMatchObject([
      [true, 2001],
      [false, expect.any(Number)],
    ]);
    stop.abort();
  });
});
