// `feltcast leakcheck` that cannot begin: the process ends by itself with 1, and says why.
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenStore } from '../../db/tokens.ts';
import { type Ended, runCli } from '../support/builtServer.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type LeakHouse, openLeakHouse } from '../support/leakcheckHouse.ts';
import { realClock } from '../support/realClock.ts';

/** Longer than everything that is waited for before a check begins. */
const LIMIT_MS = 100_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-refused-'));
const broken = createServer((_request, response) => void response.writeHead(500).end('broken'));
broken.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 500 Internal Server Error\r\n\r\n'));
let database: FreshDatabase;
let house: LeakHouse;
let refused: Ended;
let unserved: Ended;
beforeAll(async () => {
  database = await freshDatabase();
  const env = { DATABASE_URL: database.url, VAULT_KEY_FILE: path.join(folder, 'vault.key') };
  house = await openLeakHouse({ clock: realClock, env, wirings: [], world: null });
  house.refuseControl();
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const checkAt = (address: string) => runCli(env, ['leakcheck', '--hands', '1', '--url', address], LIMIT_MS);
  [refused, unserved] = await Promise.all([checkAt(house.address), checkAt(addressOf(broken))]);
}, LIMIT_MS + 60_000);
afterAll(async () => {
  broken.close();
  await house.stop();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function addressOf(server: Server): string {
  const open = server.address();
  return `http://127.0.0.1:${typeof open === 'object' && open !== null ? open.port : 0}`;
}

function lastLine({ err }: Ended): string {
  return err.trim().split('\n').at(-1) ?? '';
}

test('given a server that refuses a canvas, then the check says so and ends with 1', () => {
  expect(lastLine(refused)).toBe('feltcast leakcheck: release refused setCanvas: table-stopped');
  expect(refused.code).toBe(1);
});

test('given an address where everything is an error, then the check says that nothing is served there and ends with 1', () => {
  expect(lastLine(unserved)).toMatch(/^feltcast leakcheck: \S+ does not serve the new table: .*DATABASE_URL/);
  expect(unserved.code).toBe(1);
});

test('given either, then no address that was made for it works any more', async () => {
  const tokens = await createTokenStore(database.db).list();
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter(({ revoked }) => revoked === null)).toEqual([]);
});
