// The tables of one server: one that cannot be opened leaves the others alone, and alarms of the vault reach the floor.

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTableOwnerStore } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import { type OpenHouse, openHouse } from '../../server/main/house.ts';
import { Tables } from '../../server/main/tables.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import type { Feed } from '../../server/release/feeds.ts';
import type { VaultAlarm } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { insideVault } from '../support/insideVault.ts';
import { listeningLogger, realClock } from '../support/realClock.ts';

const GOOD = tableId('good');
const BAD = tableId('bad');
const ALARM: VaultAlarm = { table: BAD, hand: '01980000-0000-7000-8000-000000000001', code: 'SP-6.2.2-DUPLICATE' };

let database: FreshDatabase;
let tables: Tables;
let opened: OpenHouse;
let raise: (alarm: VaultAlarm) => void;
let said: readonly string[];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-tables-'));

beforeEach(async () => {
  database = await freshDatabase();
  for (const id of [BAD, GOOD]) await createTableStore(database.db).add({ id, name: id, created: 0 });
  const { logger, lines } = listeningLogger();
  said = lines;
  tables = new Tables();
  opened = await openHouse(
    {
      environment: { dataDir: 'none', databaseUrl: database.url, host: '127.0.0.1', port: 0 },
      env: { VAULT_KEY_FILE: path.join(folder, `${uuid()}.key`) },
      clock: realClock,
      logger,
      random: (size) => randomBytes(size),
      newId: () => uuid(),
      tap: () => undefined,
      startVault: insideVault,
      wrapVault: (vault) => ({
        ...vault,
        onAlarm(listener) {
          raise = listener;
          return vault.onAlarm(listener);
        },
      }),
      onLost: () => undefined,
    },
    tables,
  );
});
afterEach(async () => {
  await tables.stop();
  await opened.close();
  await database.close();
});

/** Storage that fails at one table for as long as `at.down`, where its lease is held already. */
function spoilt(at: { down: boolean }): OpenHouse {
  const { programme } = opened.house.stores;
  const recover = async (table: TableId) => {
    if (at.down && table === BAD) throw new Error('connection lost');
    return programme.recover(table);
  };
  const stores = { ...opened.house.stores, programme: { ...programme, recover } };
  return { ...opened, house: { ...opened.house, stores } };
}

const shut = () => said.filter((line) => line.includes('table is not served here'));
const ids = () => tables.all().map(({ id }) => id);

describe('a table that cannot be opened', () => {
  test('given one, then the other is served, its lease is free, it is said once, and it is opened when it can be', async () => {
    const at = { down: true };
    await tables.start(spoilt(at));
    expect(ids()).toEqual([GOOD]);
    expect((await opened.house.stores.owners.holder(BAD))?.live).toBe(false);
    await realClock.sleepUntil(realClock.now() + 2_200);
    expect(shut()).toHaveLength(1);
    at.down = false;
    await expect.poll(ids, { timeout: 5_000 }).toEqual([GOOD, BAD]);
  });

  test('twin: given none, then both are served and nothing is said', async () => {
    await tables.start(spoilt({ down: false }));
    expect(ids()).toEqual([BAD, GOOD]);
    expect(shut()).toEqual([]);
  });
});

describe('an alarm of the vault', () => {
  const codes = () =>
    tables
      .get(BAD)
      ?.table.questions()
      .map(({ code }) => code) ?? [];
  const stored = async () => (await opened.house.stores.floorInbox.open(BAD)).map(({ kind }) => kind);

  test('given its table is not open yet, then consoles and floor hear of it when it is', async () => {
    const at = { down: true };
    await tables.start(spoilt(at));
    raise(ALARM);
    expect(await stored()).toEqual([]);
    at.down = false;
    await expect.poll(codes, { timeout: 5_000 }).toEqual([ALARM.code]);
    await expect.poll(stored).toEqual([ALARM.code]);
  });

  test('given the floor inbox cannot be written, then consoles hear of it all the same, and the log says so', async () => {
    const floorInbox = { ...opened.house.stores.floorInbox, raise: () => Promise.reject(new Error('connection lost')) };
    await tables.start({ ...opened, house: { ...opened.house, stores: { ...opened.house.stores, floorInbox } } });
    raise(ALARM);
    await expect.poll(codes).toEqual([ALARM.code]);
    expect(said.filter((line) => line.includes('alarm not stored'))).toHaveLength(1);
  });
});

/** Follows a feed as a socket does, until it ends. */
async function watched(feed: Feed<unknown> | undefined): Promise<void> {
  const { signal } = new AbortController();
  let frame = feed?.latest() ?? null;
  do frame = (await feed?.next(frame?.feed ?? 0, signal)) ?? null;
  while (frame !== null);
}

test('given a table that another server takes over, then it is no longer served here and the other one is', async () => {
  await tables.start(opened);
  await expect.poll(() => tables.get(GOOD) !== undefined, { timeout: 10_000 }).toBe(true);
  const server = tables.get(GOOD);
  const config = {
    name: 'venue',
    audience: 'venue',
    kind: 'tabled-only',
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  } as const;
  const timing = { delayMs: 0, offsetMs: 0, leadMs: 0 };
  await server?.control('anna', { do: 'setCanvas', config: { ...config, ...timing }, exception: null });
  await expect.poll(() => server?.feeds.get('venue')?.latest() ?? null).not.toBeNull();
  const feeds = [server?.console.feed, server?.cards.feed, server?.decks.feed, server?.feeds.get('venue')];
  const letGo: string[] = [];
  for (const feed of feeds) void watched(feed).then(() => letGo.push(feed?.canvas ?? ''));
  const owners = createTableOwnerStore(database.db);
  const taken = await owners.acquire({ tableId: GOOD, node: 'other', leaseMs: 60_000, takeOver: true });
  expect(taken.ok).toBe(true);
  expect(letGo).toEqual([]);
  await expect.poll(() => tables.get(GOOD), { timeout: 10_000 }).toBeUndefined();
  // whoever still watched must not go on with the last picture
  await expect.poll(() => [...letGo].sort()).toEqual(['cards', 'console', 'deck', 'venue']);
  expect(tables.get(BAD)).toBeDefined();
  expect(said.join()).toContain('another server took this table over');
}, 30_000);

describe('looks for what nobody told of', () => {
  /** Inboxes that are read, in order; nothing lies in them. */
  function heard(): { readonly read: TableId[]; readonly opened: OpenHouse } {
    const read: TableId[] = [];
    const inbox = {
      ...opened.house.inbox,
      async read(table: TableId) {
        read.push(table);
        return [];
      },
    };
    return { read, opened: { ...opened, house: { ...opened.house, inbox } } };
  }
  const settled = () => realClock.sleepUntil(realClock.now() + 1_000);

  test('given nothing new, then one question asks for all tables and no inbox is read', async () => {
    const { read, opened: house } = heard();
    await tables.start(house);
    await settled();
    read.length = 0;
    const sent = vi.spyOn(opened.database.pool, 'query');
    await realClock.sleepUntil(realClock.now() + 2_000);
    const texts = sent.mock.calls.map(([statement]) => String(Reflect.get(Object(statement), 'text')));
    sent.mockRestore();
    expect(read).toEqual([]);
    const looks = texts.filter((text) => text.includes('"positions"'));
    expect(looks.length).toBeGreaterThanOrEqual(2);
    expect(looks.length).toBeLessThanOrEqual(4);
    // the counters of programme time and two leases
    expect(texts.length - looks.length).toBeLessThanOrEqual(2 * (2 + 1) + 2);
  });

  test('given a message that another process stored and whose notification was lost, then it is read within a second', async () => {
    const { read, opened: house } = heard();
    await tables.start(house);
    await settled();
    read.length = 0;
    await database.pool.query("insert into positions (table_id, stream, last) values ('good', 'reader-inbox', 1)");
    await expect.poll(() => [...new Set(read)], { timeout: 1_000 }).toEqual([GOOD]);
  });

  test('given storage that does not answer, then each table finds out by itself (twin)', async () => {
    const { read, opened: house } = heard();
    const readerInbox = {
      ...house.house.stores.readerInbox,
      heads: () => Promise.reject(new Error('connection lost')),
    };
    await tables.start({ ...house, house: { ...house.house, stores: { ...house.house.stores, readerInbox } } });
    await settled();
    read.length = 0;
    await expect.poll(() => [...new Set(read)].sort(), { timeout: 2_000 }).toEqual([BAD, GOOD]);
    expect(said.join()).toContain('tables could not be listed');
  });

  test('given a table that another process adds, then it is served within a second', async () => {
    await tables.start(opened);
    const other = await database.openAgain();
    await createTableStore(other.db).add({ id: tableId('late'), name: 'late', created: 1 });
    await other.close();
    await expect.poll(ids, { timeout: 2_000 }).toEqual([BAD, GOOD, 'late']);
  });
});
