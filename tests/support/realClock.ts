// The clock of this computer and a logger that says nothing, for tests that run against live parts.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../server/base/clock.ts';
import { createLogger, type Logger } from '../../server/base/logger.ts';

export const realClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  async sleepUntil(at, signal) {
    const rest = at - performance.now();
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
