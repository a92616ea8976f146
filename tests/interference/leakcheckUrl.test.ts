// `feltcast leakcheck --url`: on a server that runs already it plays at two tables of its own, and leaves nothing open behind.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeckStore } from '../../db/decks.ts';
import { createReaderStore } from '../../db/readers.ts';
import { createTableStore } from '../../db/tables.ts';
import { createTokenStore } from '../../db/tokens.ts';
import { tableId } from '../../server/base/ids.ts';
import { leakcheck } from '../../server/cli/leakcheck/check.ts';
import { foreignServer } from '../../server/cli/leakcheck/foreignServer.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { houseClock, openLeakHouse } from '../support/leakcheckHouse.ts';

let times: Awaited<ReturnType<typeof houseClock>>;
let database: FreshDatabase;
let other: FreshDatabase;
let folder: string;
let house: Awaited<ReturnType<typeof openLeakHouse>>;
beforeAll(async () => {
  [database, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-url-'));
  await createTableStore(database.db).add({ id: tableId('final'), name: 'Final', config: { seats: 9 }, created: 0 });
  times = await houseClock(4);
  house = await openLeakHouse({ clock: times.clock, env: envOf(database), wirings: [], world: null });
});
afterAll(async () => {
  await house.stop();
  await times.close();
  await Promise.all([database.close(), other.close()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

function envOf({ url }: FreshDatabase) {
  return { DATABASE_URL: url, VAULT_KEY_FILE: path.join(folder, 'vault.key') };
}

function start(of: FreshDatabase, { clock } = times) {
  const silent = { json: false, out: () => undefined, err: () => undefined, report: () => undefined };
  return foreignServer({ address: house.address, clock, io: { ...silent, env: envOf(of) } });
}

/** Channels of feeds. */
const FEED = / (?:\S+\.)?(?:watch\w*|health|scan)\b/;
const check = { hands: 1, seed: 'url', routes: [], say: () => undefined };

describe('a server that runs already', () => {
  test('given a check on it, then nothing leaks, no other table is touched and nothing is left open', async () => {
    const { differences } = await leakcheck({ ...check, clock: times.clock, start: start(database), whole: true });
    // time runs faster here than on the wall: feeds are compared by the check of ten hands
    expect(differences.filter(({ where, sure }) => sure || !FEED.test(where))).toEqual([]);
    const tables = await createTableStore(database.db).list();
    const own = tables.filter(({ id }) => id.startsWith('leakcheck-'));
    expect(own.map(({ config }) => config)).toEqual([1, 2].map(() => expect.objectContaining({ demo: true })));
    expect(tables.filter((table) => !own.includes(table)).map(({ id }) => id)).toEqual(['final']);
    const tokens = await createTokenStore(database.db).list();
    expect(tokens.filter(({ tableId, revoked }) => tableId === 'final' || revoked === null)).toEqual([]);
    expect((await createReaderStore(database.db).list()).map(({ enabled }) => enabled)).toEqual([false, false]);
    expect((await createDeckStore(database.db).list()).map(({ status }) => status)).toEqual(['retired', 'retired']);
    expect(house.showsEnded(own.map(({ id }) => id))).toEqual([true, true]);
  }, 300_000);

  test('given another database than that of the server, then it says so and plays nothing', async () => {
    const fast = await houseClock(20);
    const given = { ...check, clock: fast.clock, start: start(other, fast) };
    await expect(leakcheck(given)).rejects.toThrow('DATABASE_URL');
    await fast.close();
    const tokens = await createTokenStore(other.db).list();
    expect(tokens.filter(({ revoked }) => revoked === null)).toEqual([]);
  }, 60_000);
});
