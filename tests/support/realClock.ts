// The clock of this computer and a logger that says nothing, for tests that run against live parts.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../server/base/clock.ts';
import { createLogger, type Logger } from '../../server/base/logger.ts';

export const realClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  async sleepUntil(at, signal) {
    // a longer wait, or one without an end, would not fit into a timer and end at once
    const rest = Math.min(at - performance.now(), 2_000_000_000);
    if (rest > 0) await sleep(rest, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
};

export const silent: Logger = createLogger(
  () => undefined,
  () => 0,
);

/** Keeps the lines, so that a test can read what was logged. */
export function listeningLogger(): { readonly logger: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    logger: createLogger(
      (line) => lines.push(line),
      () => 0,
    ),
  };
}
