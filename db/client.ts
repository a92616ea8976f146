// Opens the database: the one DATABASE_URL names, otherwise the private one of the data folder. Knows no table.
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool } from 'pg';
import type { Clock } from '../server/base/clock.ts';
import type { Logger } from '../server/base/logger.ts';
import type { Database } from './database.ts';
import { enter, type Presence } from './embedded/presence.ts';
import type { EmbeddedOptions } from './embedded/startEmbedded.ts';
import { createListener, type Listener } from './listener.ts';
import { MIGRATES, migrateOver } from './migrate.ts';
import { nameRepeated } from './repeatedStatements.ts';
import { StartError } from './startError.ts';

export type OpenOptions = {
  readonly logger: Logger;
  readonly clock: Clock;
  /** Any PostgreSQL 15 or newer; wins over dataDir. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the private database. */
  readonly dataDir: string;
  /** True for the server: on a private database there is one at a time. */
  readonly serve?: boolean;
  readonly poolSize?: number;
  readonly embedded?: Pick<EmbeddedOptions, 'settings' | 'watchdog'>;
  /** The private database is gone and did not come back: the caller must stop. */
  readonly onLost?: (error: unknown) => void;
  /** The private database came back, perhaps on another port. */
  readonly onMoved?: () => void;
};

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: Pool;
  readonly listen: Listener['listen'];
  /** Where it answers now, with user and password: for the vault process alone, never for a log. */
  address(): string;
  /** Ends every connection; the last process out stops the private database. */
  close(): Promise<void>;
};

const OLDEST = 150_000;

export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return opened(options, { connectionString: options.databaseUrl });
  const embedded = { ...options.embedded, dataDir: options.dataDir, clock: options.clock, logger: options.logger };
  const first = await enter({ ...embedded, serve: options.serve ?? false });
  try {
    return await opened(options, configOf(first.embedded.url), first);
  } catch (error) {
    await first.leave();
    throw error;
  }
}

async function opened(options: OpenOptions, config: ClientConfig, first?: Presence): Promise<OpenDatabase> {
  await prepare(config, options.logger);
  const { logger, clock } = options;
  const pool = new Pool({ ...config, max: options.poolSize ?? 10, application_name: 'feltcast' });
  // Without a listener a lost idle connection would be an uncaught exception.
  pool.on('error', () => logger.log('warn', 'idle database connection lost'));
  nameRepeated(pool);
  const listener = createListener({ config: () => ({ ...config, port: pool.options.port }), logger, clock });
  const stay = first === undefined ? undefined : keepPresence(first, options, pool);
  return {
    db: drizzle(pool),
    pool,
    listen: listener.listen,
    address: () => options.databaseUrl ?? stay?.address() ?? '',
    async close() {
      await listener.close();
      await pool.end();
      await stay?.leave();
    },
  };
}

interface Stay {
  address(): string;
  leave(): Promise<void>;
}

/** Starts the private database again when it dies under us; the pool follows it to its port. */
function keepPresence(first: Presence, options: OpenOptions, pool: Pool): Stay {
  let current = first;
  let left = false;
  const watch = async (): Promise<void> => {
    await current.lost;
    if (left) return;
    options.logger.log('error', 'private database lost, starting it again');
    const { logger, clock, dataDir, embedded, serve = false } = options;
    current = await enter({ ...embedded, logger, clock, dataDir, serve, port: current.embedded.port });
    pool.options.port = current.embedded.port;
    options.logger.log('info', 'private database is back');
    options.onMoved?.();
    return watch();
  };
  watch().catch((error: unknown) => options.onLost?.(error));
  return {
    address: () => current.embedded.url,
    leave() {
      left = true;
      return current.leave();
    },
  };
}

function configOf(url: string): ClientConfig {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port),
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
}

/** On one connection: the server answers and is new enough, and the schema is that of this release. */
async function prepare(config: ClientConfig, logger: Logger): Promise<void> {
  const client = new Client({ ...config, application_name: MIGRATES, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartError('database-unreachable', `The database does not answer (${why}). Check DATABASE_URL.`);
  }
  try {
    await checkServer(client, logger);
    await migrateOver(client);
  } finally {
    await client.end();
  }
}

async function checkServer(client: Client, logger: Logger): Promise<void> {
  const { rows } = await client.query<{ version: number; fsync: string; commit: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit`,
  );
  const found = rows[0];
  if ((found?.version ?? 0) < OLDEST) {
    throw new StartError('database-too-old', `PostgreSQL ${found?.version} is too old, 15 or newer is needed.`);
  }
  if (found?.fsync === 'off' || found?.commit === 'off') {
    logger.log('warn', 'database does not write through to disk: a power cut loses acknowledged entries');
  }
}
