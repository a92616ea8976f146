// The shows of the tests outlast their lease on a loaded machine; what is given back is free at once all the same.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTableOwnerStore, type TableOwnerStore } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { lengthenLeases } from '../support/patientLease.ts';

const TABLE = tableId('main');
/** over before the next statement is read */
const SHORT_MS = 1;

let database: FreshDatabase;
let owners: TableOwnerStore;
beforeEach(async () => {
  database = await freshDatabase();
  owners = createTableOwnerStore(database.db);
  await createTableStore(database.db).add({ id: TABLE, name: 'Main', created: 0 });
});
afterEach(() => database.close());

async function isHeld(): Promise<boolean> {
  const got = await owners.acquire({ tableId: TABLE, node: 'a', leaseMs: SHORT_MS });
  if (!got.ok) throw new Error(got.error);
  await owners.renew(got.value, SHORT_MS);
  await database.db.execute('select pg_sleep(0.02)');
  return (await owners.holder(TABLE))?.live ?? false;
}

test('given longer leases, then one that is renewed late still holds, and one that is given back does not', async () => {
  await lengthenLeases(database.url);
  expect(await isHeld()).toBe(true);
  await owners.release({ tableId: TABLE, node: 'a', epoch: 1 });
  expect((await owners.holder(TABLE))?.live).toBe(false);
});

test('the twin: without them it has run out', async () => {
  expect(await isHeld()).toBe(false);
});
