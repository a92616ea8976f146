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
  const client = new Client({ ...config, application_name: 'feltcast migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrate]);
    const folder = migrationsFolder();
    await refuseNewer(client, folder);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function refuseNewer(client: Client, folder: string): Promise<void> {
  const found = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (found.rows[0]?.name == null) return;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const journal = Journal.parse(JSON.parse(fs.readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')));
  const newest = Math.max(...journal.entries.map((entry) => entry.when));
  if (Number(rows[0]?.last ?? 0) <= newest) return;
  throw new StartError('database-newer', 'The database was used by a newer release of Feltcast. Start that release.');
}
