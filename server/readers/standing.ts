// A reader that is in may be switched off, get another secret or another table: then it does not stay.
import type { ReaderRow, ReaderStore } from '../../db/readers.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import type { Connected } from './connected.ts';
import type { Refusal } from './refusal.ts';
import { openSecret } from './roster.ts';

export interface StandingOptions {
  readonly readers: Pick<ReaderStore, 'get'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly logger: Logger;
}

const LOOK_MS = 2000;

/** Until the reader has gone. A look that fails costs nobody his place. */
export async function lookAfter(options: StandingOptions, one: Connected, row: ReaderRow): Promise<void> {
  const { clock, logger } = options;
  const { link, session, hello } = one;
  while (!session.gone.aborted) {
    await clock.sleepUntil(clock.now() + LOOK_MS, session.gone);
    if (session.gone.aborted) return;
    try {
      await look(options, one, row);
    } catch {
      logger.log('error', 'a reader that is connected cannot be looked up', { reader: hello.reader });
    }
    if (!link.open) return;
  }
}

async function look({ readers, sealer, logger }: StandingOptions, { link, hello }: Connected, row: ReaderRow) {
  const now = await readers.get(row.id);
  const refusal = refuseStanding(sealer, row, now);
  if (refusal !== null) {
    logger.log('warn', 'a connected reader was refused', { reader: hello.reader, code: refusal.code });
    link.refuse(refusal);
  } else if (now?.tableId !== row.tableId) link.end(1001, 'moved');
}

/** Secrets are compared as opened: the same one may have been sealed anew. */
function refuseStanding(sealer: Sealer, before: ReaderRow, now: ReaderRow | undefined): Refusal | null {
  if (now === undefined) return { close: 'auth', code: 'UNREGISTERED', msg: 'this reader was taken off the list' };
  if (!now.enabled) return { close: 'disabled', code: 'DISABLED', msg: 'this reader is switched off' };
  if (openSecret(sealer, now) === openSecret(sealer, before)) return null;
  return { close: 'auth', code: 'AUTH', msg: 'this reader has a new secret' };
}
