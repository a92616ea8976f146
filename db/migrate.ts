// Brings a database to the schema of this release; several processes may try at once.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { LOCKS } from './locks.ts';
import { StartError } from './startError.ts';

const JOURNAL = path.join('db', 'migrations', 'meta', '_journal.json');
const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** Also from the bundle in dist: the folder is looked for upwards from this file. */
export function migrationsFolder(from: string = path.dirname(fileURLToPath(import.meta.url))): string {
  if (fs.existsSync(path.join(from, JOURNAL))) return path.join(from, 'db', 'migrations');
  const up = path.dirname(from);
  if (up === from) throw new Error('db/migrations is missing from this installation');
  return migrationsFolder(up);
}

export async function migrateDatabase(config: ClientConfig): Promise<void> {
  const client = new Client({ ...config, application_name: MIGRATES });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await migrateOver(client);
  } finally {
    await client.end();
  }
}

/** How a connection is called that is closed once the schema is right: it may hold the lock until then. */
export const MIGRATES = 'feltcast migrate';

/** Waits for whoever migrates at this moment; a schema that is that of this release already waits for nobody. */
export async function migrateOver(client: Client): Promise<void> {
  const folder = migrationsFolder();
  const newest = newestOf(folder);
  if ((await lastOf(client)) === newest) return;
  await client.query('select pg_advisory_lock($1)', [LOCKS.migrate]);
  if ((await lastOf(client)) > newest)
    throw new StartError('database-newer', 'The database was used by a newer release of Feltcast. Start that release.');
  await client.query('set client_min_messages = warning');
  await migrate(drizzle(client), { migrationsFolder: folder });
}

function newestOf(folder: string): number {
  const journal = Journal.parse(JSON.parse(fs.readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')));
  return Math.max(...journal.entries.map((entry) => entry.when));
}

/** The migration that was made last, by its time; 0: none yet. */
async function lastOf(client: Client): Promise<number> {
  const found = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (found.rows[0]?.name == null) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}
