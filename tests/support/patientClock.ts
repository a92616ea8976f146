// Time that runs faster than on the wall, yet never faster than the computer keeps up with: at a busy moment it stands still.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../server/base/clock.ts';
import { realClock } from './realClock.ts';

/** Time that runs faster than on the wall; `stop` ends it, and whoever sleeps then sleeps on. */
export interface PatientClock extends Clock {
  /** Resolves after the last step. */
  stop(): Promise<void>;
}

export interface PatientOptions {
  readonly times: number;
  /** answered once all work before it is done, such as a question to the database */
  readonly breath?: () => Promise<unknown>;
  readonly real?: Pick<Clock, 'now'>;
  readonly pause?: (ms: number) => Promise<unknown>;
}

interface Waiting {
  readonly at: number;
  readonly go: () => void;
}

const STEP_MS = 8;
/** What counts of one step, however long it took. */
export const MOST_MS = 16;

export function patientClock({ times, breath, real = realClock, pause = sleep }: PatientOptions): PatientClock {
  const waiting = new Set<Waiting>();
  let [now, stopped] = [0, false];
  const step = async (): Promise<void> => {
    const before = real.now();
    await pause(STEP_MS);
    await breath?.();
    now += Math.min(real.now() - before, MOST_MS) * times;
    for (const one of waiting) if (one.at <= now) one.go();
  };
  const run = async (): Promise<void> => {
    while (!stopped) await step();
  };
  const ran = run();
  return {
    now: () => now,
    wall: () => realClock.wall(),
    sleepUntil: (at, signal) => (at <= now || signal?.aborted ? Promise.resolve() : waitFor(waiting, at, signal)),
    stop() {
      stopped = true;
      return ran;
    },
  };
}

function waitFor(waiting: Set<Waiting>, at: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const one = { at, go };
    function go(): void {
      waiting.delete(one);
      signal?.removeEventListener('abort', go);
      resolve();
    }
    waiting.add(one);
    signal?.addEventListener('abort', go, { once: true });
  });
}
