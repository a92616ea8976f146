// A process's stay at the private database: shared with others, exclusive for the server, last one out stops it.
import os from 'node:os';
import { Client } from 'pg';
import type { Clock } from '../../server/base/clock.ts';
import { LOCKS } from '../locks.ts';
import { StartError } from '../startError.ts';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './startEmbedded.ts';

export type Presence = {
  readonly embedded: Embedded;
  /** Resolves when the connection is lost against our will. */
  readonly lost: Promise<void>;
  leave(): Promise<void>;
};

const RETRY_MS = 100;
const DEADLINE_MS = 30_000;

export async function enter(options: EmbeddedOptions & { readonly serve: boolean }): Promise<Presence> {
  const end = options.clock.now() + DEADLINE_MS;
  for (;;) {
    const embedded = await startEmbedded(options);
    const client = await join(embedded.url, options.serve);
    if (client !== undefined) {
      if (options.serve) await claimServer(client, options.dataDir);
      return presence(client, embedded, options.clock);
    }
    if (options.clock.now() >= end) {
      throw new StartError('database-unreachable', `The private database of ${options.dataDir} does not let us in.`);
    }
    await options.clock.sleepUntil(options.clock.now() + RETRY_MS);
  }
}

/** Undefined while the database is still starting or already stopping. */
async function join(url: string, serve: boolean): Promise<Client | undefined> {
  const name = `feltcast ${serve ? 'server' : 'command'} pid ${process.pid} on ${os.hostname()}`.slice(0, 63);
  const client = new Client({ connectionString: url, application_name: name });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await locked(client, 'pg_try_advisory_lock_shared', LOCKS.presence)) return client;
  } catch {
    // Told apart from a refusal only by time: the caller tries again until its deadline.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

async function claimServer(client: Client, dataDir: string): Promise<void> {
  if (await locked(client, 'pg_try_advisory_lock', LOCKS.server)) return;
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [LOCKS.server],
  );
  await client.end();
  throw new StartError(
    'server-already-running',
    `Another server (${rows[0]?.name ?? 'unknown'}) runs on the data folder ${dataDir}. Stop it, or name another folder with --data.`,
  );
}

function presence(client: Client, embedded: Embedded, clock: Clock): Presence {
  let leaving = false;
  const lost = new Promise<void>((resolve) => client.once('end', () => (leaving ? undefined : resolve())));
  const stopIfLast = async () => {
    await client.query('select pg_advisory_unlock_all()');
    // A server that is just closing its pool counts until it is gone; a newcomer waits and starts the database again.
    if (await locked(client, 'pg_try_advisory_lock', LOCKS.presence)) await embedded.stop();
  };
  return {
    embedded,
    lost,
    async leave() {
      leaving = true;
      await stopIfLast().catch(() => undefined);
      const enough = new AbortController();
      await Promise.race([client.end().catch(() => undefined), clock.sleepUntil(clock.now() + 1000, enough.signal)]);
      enough.abort(); // a timer that still runs would hold up the end of the process
    },
  };
}

async function locked(client: Client, take: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${take}($1) as taken`, [lock]);
  return rows[0]?.taken === true;
}
