// A server that runs already, which both worlds are played on at once: each at a table that is made here, marked DEMO, and
// put away afterwards. No other table is asked for anything but the names that everybody may hear.
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { CommandIo } from '../command.ts';
import { auditOf } from './auditRows.ts';
import { LeakTrouble } from './desk.ts';
import { DOOR_PATHS } from './doors.ts';
import { exportsOf } from './exports.ts';
import { furnishLeakcheck, putAway } from './furnish.ts';
import { Line } from './line.ts';
import { inDatabase, type LeakServer, type StartLeakServer } from './server.ts';
import { tableOf } from './tableName.ts';

export interface Foreign {
  /** http://host:port */
  readonly address: string;
  readonly clock: Clock;
  /** its environment names the database and the key of that server */
  readonly io: CommandIo;
}

const SERVED_MS = 30_000;
const AGAIN_MS = 500;
const shownSchema = z.object({ data: z.object({ view: z.object({ table: z.string(), demo: z.boolean() }) }) });

export function foreignServer({ address, clock, io }: Foreign): StartLeakServer {
  const run = randomBytes(4).toString('hex');
  return async (world): Promise<LeakServer> => {
    const table = tableOf(run, world.name);
    const made = await inDatabase(io, (house) => furnishLeakcheck(house, table, world));
    const stop = (): Promise<void> => inDatabase(io, (house) => putAway(house, table, made));
    try {
      await untilServed({ address, clock, table, token: made.tokens.get('operator') ?? '' });
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      ...{ ...made, address, table, log: null, stop },
      exports: () => exportsOf(io.env, table),
      audit: () => auditOf(io.env, table),
    };
  };
}

interface Served {
  readonly address: string;
  readonly clock: Clock;
  readonly table: string;
  readonly token: string;
}

/** A server looks for new tables now and then. Throws when it never serves this one, or serves it as something else. */
async function untilServed({ address, clock, table, token }: Served): Promise<void> {
  const end = clock.now() + SERVED_MS;
  while (clock.now() < end) {
    const shown = await firstView({ address, table, token, clock });
    if (shown === null) await clock.sleepUntil(clock.now() + AGAIN_MS);
    else if (shown.table === table && shown.demo) return;
    else
      throw new LeakTrouble('the server shows the new table as one that is not marked DEMO: nothing is played there');
  }
  throw new LeakTrouble(
    `${address} does not serve the new table: run this where DATABASE_URL or DATA_DIR, and VAULT_KEY_FILE, are those of that server`,
  );
}

async function firstView({ address, table, token, clock }: Served) {
  const gone = new AbortController();
  const views: z.output<typeof shownSchema>['data']['view'][] = [];
  const line = new Line({
    url: `${address.replace(/^http/, 'ws')}${DOOR_PATHS.console}`,
    token,
    hear: () => undefined,
  });
  try {
    await line.ready();
    const told = (data: unknown): void => {
      const shown = shownSchema.safeParse(data);
      if (shown.success) views.push(shown.data.data.view);
      gone.abort();
    };
    await line.follow({ path: 'watch', input: { table } }, told);
    await clock.sleepUntil(clock.now() + AGAIN_MS, gone.signal);
  } catch {
    // the socket was refused: asked again
  } finally {
    line.close();
  }
  return views[0] ?? null;
}
