// Opening a database: whoever finds the schema of this release waits for nobody who migrates, all others do.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { LOCKS } from '../../db/locks.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { databaseUrl, execute } from '../support/postgres.ts';
import { realClock, silent } from '../support/realClock.ts';

const LOCK = `select pg_advisory_lock(${LOCKS.migrate})`;
const WAITS = `select 1 from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Somebody who migrates this database at the moment. */
async function migrating(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(LOCK);
  return client;
}

describe('while somebody migrates', () => {
  const empty = `feltcast_empty_${randomBytes(6).toString('hex')}`;
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    await execute(inject('pgUrl'), `create database ${empty}`);
  });
  afterAll(async () => {
    await database.close();
    await execute(inject('pgUrl'), `drop database if exists ${empty} with (force)`);
  });

  test('given the schema of this release, then the database is open at once', async () => {
    const other = await migrating(database.url);
    await (await database.openAgain()).close();
    await other.end();
  });

  test('given an empty database, then it is opened once the other has done (twin)', async () => {
    const url = databaseUrl(inject('pgUrl'), empty);
    const other = await migrating(url);
    const opened: OpenDatabase[] = [];
    const opening = openDatabase({ databaseUrl: url, dataDir: '', clock: realClock, logger: silent }).then((one) =>
      opened.push(one),
    );
    await expect.poll(async () => (await other.query(WAITS)).rowCount, { timeout: 30_000 }).toBe(1);
    expect(opened).toEqual([]);
    await other.end();
    await opening;
    await opened[0]?.close();
    expect(opened).toHaveLength(1);
  });
});
