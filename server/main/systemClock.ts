// The clock of this computer: the only place of the server that asks for the time.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';

/** The longest a timer of Node takes; longer waits are made of several. */
const LONGEST_MS = 2_000_000_000;

export const systemClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  async sleepUntil(at, signal) {
    for (let rest = at - performance.now(); rest > 0 && !signal?.aborted; rest = at - performance.now()) {
      const wait = Math.min(Math.ceil(rest), LONGEST_MS);
      await sleep(wait, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    }
  },
};
