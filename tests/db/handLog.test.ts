// Contract of the hand log as rows: order, idempotency, fencing, atomicity.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Append, NewEntry } from '../../db/appendHandLog.ts';
import { createHandLogStore, type HandLogStore } from '../../db/handLog.ts';
import { createSnapshotStore } from '../../db/snapshots.ts';
import { createTableOwnerStore } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { parseWake } from '../../db/wake.ts';
import { clientId, type TableId, tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { entry } from '../support/logEntries.ts';

const LEASE_MS = 60_000;
let database: FreshDatabase;
let log: HandLogStore;
let table: TableId;
let count = 0;

beforeAll(async () => {
  database = await freshDatabase();
  log = createHandLogStore(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  table = tableId(`table-${++count}`);
  await createTableStore(database.db).add({ id: table, name: 'Main', created: 0 });
  await createTableOwnerStore(database.db).acquire({ tableId: table, node: 'a', leaseMs: LEASE_MS });
});

const append = (after: number, entries: readonly NewEntry[], over: Partial<Append> = {}) =>
  log.append({ tableId: table, node: 'a', epoch: 1, after, entries, ...over });

const positions = async () => (await log.read(table, 0, 1000)).map((row) => row.position);

describe('order', () => {
  test('given three appends, when the log is read, then positions run 1, 2, 3... and the payload is as written', async () => {
    await append(0, [entry('c1'), entry('c2')]);
    await append(2, [entry('c3', { reply: null, input: { text: '12' }, events: ['34'] })]);
    const rows = await log.read(table, 0, 10);
    expect(rows.map((row) => row.position)).toEqual([1, 2, 3]);
    expect(rows[2]).toMatchObject({ clientId: 'c3', reply: null, input: { text: '12' }, events: ['34'] });
    expect(await log.head(table)).toEqual({ position: 3, recorded: 0 });
    expect((await log.read(table, 1, 1)).map((row) => row.clientId)).toEqual(['c2']);
  });

  test.each([0, 2, 5])(
    'given a head at 1, when a writer believes in %i, then it is refused and nothing is written',
    async (after) => {
      await append(0, [entry('c1')]);
      expect(await append(after, [entry('c2')])).toEqual({ ok: false, error: 'position-conflict' });
      expect(await positions()).toEqual([1]);
    },
  );

  test('given two writers at the same head, when both append, then exactly one is refused', async () => {
    const both = await Promise.all([append(0, [entry('c1')]), append(0, [entry('c2')])]);
    expect(both.filter((result) => result.ok)).toHaveLength(1);
    expect(await positions()).toEqual([1]);
  });

  test('given an entry at 500, when one is recorded at 499, then it is refused', async () => {
    await append(0, [entry('c1', { recorded: 500 })]);
    expect(await append(1, [entry('c2', { recorded: 499 })])).toEqual({ ok: false, error: 'recorded-fell' });
    const late = entry('c3', { recorded: 500, happened: 100 });
    expect((await append(1, [late])).ok).toBe(true);
  });

  test('given entries of two hands, when one hand is read, then only its entries come', async () => {
    await append(0, [entry('c1'), entry('c2', { handId: 'hand-2' }), entry('c3', { handId: null })]);
    expect((await log.readHand(table, 'hand-2')).map((row) => row.clientId)).toEqual(['c2']);
  });
});

describe('idempotency', () => {
  test('given an accepted command, when it comes again, then the stored reply comes back and nothing is written', async () => {
    await append(0, [entry('c1', { reply: { seat: 4 } })]);
    const again = await append(0, [entry('c1', { reply: { seat: 5 } })]);
    expect(again).toMatchObject({
      ok: true,
      value: { repeated: true, entries: [{ position: 1, reply: { seat: 4 } }] },
    });
    expect(await positions()).toEqual([1]);
    expect((await log.find(table, clientId('c1')))?.position).toBe(1);
  });

  test('given a batch of which one entry is known, when it is appended, then it is refused whole', async () => {
    await append(0, [entry('c1')]);
    expect(await append(1, [entry('c1'), entry('c2')])).toEqual({ ok: false, error: 'partly-repeated' });
    expect(await positions()).toEqual([1]);
  });

  test('given the same client id on another table, then it is another command (twin)', async () => {
    await append(0, [entry('c1')]);
    const first = table;
    table = tableId(`table-${++count}`);
    await createTableStore(database.db).add({ id: table, name: 'Other', created: 0 });
    await createTableOwnerStore(database.db).acquire({ tableId: table, node: 'a', leaseMs: LEASE_MS });
    expect(await append(0, [entry('c1')])).toMatchObject({ ok: true, value: { repeated: false } });
    expect(await log.head(first)).toMatchObject({ position: 1 });
  });
});

describe('one writer per table', () => {
  const owners = () => createTableOwnerStore(database.db);

  test('given a live lease, when another node claims the table, then it is refused; after release it gets the next epoch', async () => {
    expect(await owners().acquire({ tableId: table, node: 'b', leaseMs: LEASE_MS })).toEqual({
      ok: false,
      error: 'owned-by-another',
    });
    await owners().release({ tableId: table, node: 'a', epoch: 1 });
    expect(await owners().acquire({ tableId: table, node: 'b', leaseMs: LEASE_MS })).toMatchObject({
      ok: true,
      value: { epoch: 2 },
    });
    expect(await owners().holder(table)).toEqual({ node: 'b', epoch: 2, live: true });
  });

  test('given a take-over, when the old owner appends or renews, then both are refused', async () => {
    await owners().acquire({ tableId: table, node: 'b', leaseMs: LEASE_MS, takeOver: true });
    expect(await append(0, [entry('c1')])).toEqual({ ok: false, error: 'not-owner' });
    expect(await owners().renew({ tableId: table, node: 'a', epoch: 1 }, LEASE_MS)).toEqual({
      ok: false,
      error: 'not-owner',
    });
    expect((await append(0, [entry('c1')], { node: 'b', epoch: 2 })).ok).toBe(true);
  });

  test('given a lease that ran out, when its owner appends, then it fails closed until it is renewed', async () => {
    await owners().renew({ tableId: table, node: 'a', epoch: 1 }, 0);
    expect(await append(0, [entry('c1')])).toEqual({ ok: false, error: 'not-owner' });
    await owners().renew({ tableId: table, node: 'a', epoch: 1 }, LEASE_MS);
    expect((await append(0, [entry('c1')])).ok).toBe(true);
  });

  test('given a table that nobody owns, when something is appended, then it is refused', async () => {
    const orphan = { tableId: tableId('orphan'), node: 'a', epoch: 1, after: 0, entries: [entry('c1')] };
    expect(await log.append(orphan)).toEqual({ ok: false, error: 'not-owner' });
  });
});

describe('one transaction', () => {
  const snapshots = () => createSnapshotStore(database.db);
  const caches = {
    snapshots: [{ kind: 'table', position: 1, version: 3, state: { stacks: [1] }, hash: 'h' }],
    checkpoint: { inboxPosition: 9, version: 2, sealed: new Uint8Array([1, 2, 3]) },
    inboxOffset: { position: 9, detail: { phase: 'BETTING' } },
  };

  test('given entries with snapshot, checkpoint and offset, when appended, then all are there', async () => {
    await append(0, [entry('c1')], caches);
    expect(await snapshots().latest({ tableId: table, kind: 'table', version: 3 })).toMatchObject({
      position: 1,
      hash: 'h',
    });
    expect(await snapshots().latest({ tableId: table, kind: 'table', version: 4 })).toBeUndefined();
    expect([...((await snapshots().checkpoint(table, 2))?.sealed ?? [])]).toEqual([1, 2, 3]);
    expect(await log.inboxOffset(table)).toEqual({ position: 9, detail: { phase: 'BETTING' } });
    expect((await log.read(table, 0, 1))[0]?.inboxPosition).toBe(9);
  });

  test('given a refused append, then none of its caches is there (twin)', async () => {
    await append(7, [entry('c1')], caches);
    expect(await snapshots().latest({ tableId: table, kind: 'table', version: 3 })).toBeUndefined();
    expect(await log.inboxOffset(table)).toEqual({ position: 0, detail: null });
  });

  test('given a consumed observation without entries, when appended, then the offset moves and never back', async () => {
    await append(0, [], { inboxOffset: { position: 5 } });
    expect(await append(0, [], { inboxOffset: { position: 4 } })).toEqual({ ok: false, error: 'offset-fell' });
    await append(0, [entry('c1')]);
    expect((await log.read(table, 0, 1))[0]?.inboxPosition).toBe(5);
  });
});

test('given a listener, when an append commits, then the notification names table and position and nothing else', async () => {
  const heard: (string | undefined)[] = [];
  const wake = new Promise<void>((resolve) => {
    void database.listen('feltcast_log', (payload) => {
      heard.push(payload);
      resolve();
    });
  });
  await database.listen('feltcast_log', () => undefined);
  await append(0, [entry('c1', { input: { secret: 'As' } })]);
  await wake;
  expect(heard).toEqual([`${table} 1`]);
  expect(parseWake(heard[0])).toEqual({ tableId: table, position: 1 });
  expect(parseWake('')).toBeUndefined();
});

test('given a statement that fails, when the error leaves the store, then it carries no value of the row', async () => {
  const secret = entry('c1', { input: { secret: 'As Kd' }, kind: 'k\u0000' });
  const error = await append(0, [secret]).catch((e: unknown) => e);
  expect(error).toMatchObject({ name: 'DatabaseFailure', code: '22021' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('As Kd');
});
