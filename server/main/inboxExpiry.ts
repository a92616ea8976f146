// Lets reader messages go that are old and have been taken: the one thing in the database that grows with every scan.
import type { ReaderInboxStore } from '../../db/readerInbox.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';

const EVERY_MS = 3_600_000;

interface ExpiryDeps {
  readonly inbox: Pick<ReaderInboxStore, 'expire'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Runs until the signal aborts. */
export async function keepInboxShort({ inbox, clock, logger }: ExpiryDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await inbox
      .expire(clock.wall())
      .catch(() => logger.log('warn', 'old reader messages could not be removed, trying again later'));
    await clock.sleepUntil(clock.now() + EVERY_MS, signal);
  }
}
