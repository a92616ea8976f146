// The clock of tests that play on a whole server: a busy computer makes it slower, and nobody's time limit runs out meanwhile.
import { afterEach, describe, expect, it } from 'vitest';
import { MOST_MS, type PatientClock, patientClock } from '../support/patientClock.ts';

const TIMES = 4;
const opened: PatientClock[] = [];
afterEach(() => {
  for (const clock of opened.splice(0)) void clock.stop();
});

/** One step of `tookMs` at each call. */
function steps(breath?: () => Promise<unknown>) {
  let [real, go]: [number, () => void] = [0, () => undefined];
  const pause = () => new Promise<void>((resolve) => (go = resolve));
  const clock = patientClock({
    times: TIMES,
    real: { now: () => real },
    pause,
    ...(breath === undefined ? {} : { breath }),
  });
  opened.push(clock);
  const step = async (tookMs: number): Promise<void> => {
    real += tookMs;
    go();
    await new Promise(setImmediate);
  };
  return { clock, step };
}

describe('a patient clock', () => {
  it('given a computer that keeps up, then it runs so many times as fast', async () => {
    const { clock, step } = steps();
    await step(5);
    expect(clock.now()).toBe(5 * TIMES);
  });

  it('given a computer that was away for a second, then no more than a step has passed', async () => {
    const { clock, step } = steps();
    await step(1_000);
    expect(clock.now()).toBe(MOST_MS * TIMES);
  });

  it('given work that is not done, then it stands still until it is', async () => {
    let done: () => void = () => undefined;
    const { clock, step } = steps(() => new Promise<void>((resolve) => (done = resolve)));
    await step(5);
    expect(clock.now()).toBe(0);
    done();
    await new Promise(setImmediate);
    expect(clock.now()).toBe(5 * TIMES);
  });

  it('given somebody who sleeps, then it wakes him at his moment, or when he is called', async () => {
    const { clock, step } = steps();
    const woken: string[] = [];
    const call = new AbortController();
    void clock.sleepUntil(8 * TIMES).then(() => woken.push('slept'));
    void clock.sleepUntil(Number.POSITIVE_INFINITY, call.signal).then(() => woken.push('called'));
    await step(5);
    expect(woken).toEqual([]);
    await step(5);
    expect(woken).toEqual(['slept']);
    call.abort();
    await step(0);
    expect(woken).toEqual(['slept', 'called']);
  });
});
