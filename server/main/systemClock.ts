// The clock of this computer: the only place of the server that asks for the time.
import os from 'node:os';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';

/** The longest a timer of Node takes; longer waits are made of several. */
const LONGEST_MS = 2_000_000_000;

export const systemClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  machine: () => os.uptime() * 1_000,
  async sleepUntil(at, signal) {
    for (let rest = at - performance.now(); rest > 0 && !signal?.aborted; rest = at - performance.now()) {
      const until = signal === undefined ? {} : { signal };
      // A timer counts whole milliseconds and comes late rather than early: the last part of one is waited out in turns.
      const wait = Math.min(Math.floor(rest), LONGEST_MS);
      await (wait < 1 ? nextTurn(undefined, until) : sleep(wait, undefined, until)).catch(() => undefined);
    }
  },
};
