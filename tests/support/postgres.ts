// One PostgreSQL for a test run with a migrated template; DATABASE_URL_TEST names another server to use instead.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../db/embedded/startEmbedded.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { realClock, silent } from './realClock.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server, naming its `postgres` database. */
    pgUrl: string;
    /** Name of the migrated database that fresh ones are copied from. */
    pgTemplate: string;
  }
}

/** Sockets in files cost half of what those of the network cost, and hundreds of thousands of queries go by them. */
const BY_FILE = process.platform !== 'win32';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `feltcast_template_${randomBytes(6).toString('hex')}`;
  await execute(server.url, `create database ${template}`);
  await migrateDatabase({ connectionString: databaseUrl(server.url, template) });
  project.provide('pgUrl', server.url);
  project.provide('pgTemplate', template);
  return async () => {
    await execute(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

async function startServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const external = process.env['DATABASE_URL_TEST'];
  if (external !== undefined && external !== '') return { url: external, stop: async () => undefined };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-test-'));
  fs.chmodSync(folder, 0o755);
  const sockets = BY_FILE ? socketFolder(folder) : '';
  const embedded = await startEmbedded({
    dataDir: path.join(folder, 'data'),
    clock: realClock,
    logger: silent,
    // Power cuts are not tested here, so the run need not wait for the disk.
    settings: {
      ...{ fsync: 'off', full_page_writes: 'off', max_connections: '120' },
      // no database lives long enough to be tidied up, or runs a query that is worth a plan of its own
      ...{ autovacuum: 'off', jit: 'off', update_process_title: 'off' },
      unix_socket_directories: sockets,
    },
    watchdog: { remove: folder },
  });
  await cheapPassword(embedded.url);
  return {
    url: BY_FILE ? `${embedded.url}?host=${encodeURIComponent(sockets)}` : embedded.url,
    async stop() {
      await embedded.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the account of the database may make its sockets. */
function socketFolder(folder: string): string {
  const sockets = path.join(folder, 'sockets');
  fs.mkdirSync(sockets);
  fs.chmodSync(sockets, 0o777);
  return sockets;
}

/** Thousands of connections prove it, each of them thousands of times. */
async function cheapPassword(url: string): Promise<void> {
  const { username, password } = new URL(url);
  const text = decodeURIComponent(password).replaceAll("'", "''");
  await execute(url, `set scram_iterations = 1; alter role "${username}" password '${text}'`);
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
