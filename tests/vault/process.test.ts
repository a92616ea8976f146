// The vault as a process of its own: the same replies, keys of the server's sealers alone, no door but its channel, started
// again when it dies, gone when its server is gone.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { loadKeys } from '../../server/main/keyFile.ts';
import { childEnvironment } from '../../server/main/vaultChild.ts';
import { startVaultProcess } from '../../server/main/vaultKeeper.ts';
import type { OpenVault, VaultStart } from '../../server/main/vaultStart.ts';
import type { VaultAlarm } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { listeningLogger, realClock } from '../support/realClock.ts';
import { listening } from '../support/sockets.ts';
import { at, board, DONE, END, place, prepare, release, tagOf, typeByOther, type as typed } from './fixture.ts';

const OWNER = fileURLToPath(new URL('../support/ownVault.ts', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-process-'));
const key = path.join(folder, 'vault.key');
const PATIENCE = { timeout: 20_000, interval: 20 };
let database: FreshDatabase;
let lines: string[];
let begun: VaultStart | null;
let vault: OpenVault | null;

beforeEach(async () => {
  database = await freshDatabase();
  begun = null;
  vault = null;
});
afterEach(async () => {
  if (vault === null) begun?.drop();
  await vault?.vault.close();
  await database.close();
});

async function open(over: { readonly key?: string; readonly address?: () => string } = {}): Promise<OpenVault> {
  const heard = listeningLogger();
  lines = heard.lines;
  const env = { VAULT_KEY_FILE: over.key ?? key, NODE_OPTIONS: '--inspect' };
  const tools = { env, clock: realClock, logger: heard.logger, random: (size: number) => randomBytes(size) };
  begun = startVaultProcess(tools);
  const audit = createAudit(createAuditStore(database.db), realClock);
  const place = { database: { db: database.db, address: over.address ?? (() => database.url) }, audit };
  vault = await begun.open({ ...place, dataDir: path.join(folder, 'data'), passphrase: undefined });
  return vault;
}

/** Process ids of the vaults that opened, oldest first. */
function pids(said: readonly string[] = lines): readonly number[] {
  return said.flatMap((line) => (line.includes('vault process open') ? [Number(/"pid":(\d+)/.exec(line)?.[1])] : []));
}

function alive(pid: number): boolean {
  try {
    const stat = `/proc/${pid}/stat`; // a process that nobody reaps still has its number
    return process.kill(pid, 0) && !(fs.existsSync(stat) && fs.readFileSync(stat, 'utf8').includes(') Z '));
  } catch {
    return false;
  }
}

test('given the vault in its process, then it answers as the vault does, and gives out no key of its own', async () => {
  const { vault: port, keys } = await open();
  await prepare({ ask: (message) => port.request(message) });
  expect(await port.request(place(at(1, 1), tagOf('As')))).toEqual(DONE);
  expect(await port.request(board([tagOf('2c')]))).toEqual({ ok: true, is: 'cards', cards: ['2c'] });
  expect(await port.request(release([at(1, 1)]))).toMatchObject({ values: ['As'] });
  const file = await loadKeys({ env: { VAULT_KEY_FILE: key }, dataDir: 'none', used: true, random: randomBytes });
  const { vault: _ring, ...sealers } = file;
  const hex = (all: Readonly<Record<string, Uint8Array>>) =>
    Object.entries(all).map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')]);
  expect(hex({ ...keys }).sort()).toEqual(hex(sealers).sort());
  const audit = await createAudit(createAuditStore(database.db), realClock).verify();
  expect(audit).toMatchObject({ ok: true });
});

test('given a key of another house, then the start is refused in the same words as ever, and nothing runs on', async () => {
  await open();
  await vault?.vault.close();
  const other = path.join(folder, 'other.key');
  fs.writeFileSync(other, 'ab'.repeat(32), { mode: 0o600 });
  await expect(open({ key: other })).rejects.toMatchObject({ name: 'VaultKeyError', code: 'vault-key-wrong' });
  expect(pids()).toEqual([]);
});

test('given it is killed, then it is said, asked meanwhile it is unavailable, and it comes back with all it stored', async () => {
  const { vault: port } = await open();
  const alarms: VaultAlarm[] = [];
  port.onAlarm((alarm) => alarms.push(alarm));
  await prepare({ ask: (message) => port.request(message) });
  await port.request(place(at(1, 1), tagOf('As')));
  await port.request(typeByOther(at(2, 1), 'As'));
  await port.request(END);
  await expect.poll(() => alarms.length, PATIENCE).toBe(1);
  const [first = 0] = pids();
  process.kill(first, 'SIGKILL');
  await expect.poll(() => lines.join(), PATIENCE).toContain('vault process ended');
  expect(await port.request(END)).toMatchObject({ ok: false, code: 'vault-unavailable' });
  await expect.poll(() => pids().length, PATIENCE).toBe(2);
  expect(await port.request(END)).toEqual(DONE);
  await expect.poll(() => alarms.length, PATIENCE).toBe(2);
  expect(await port.request(board([tagOf('3d')]))).toMatchObject({ ok: true });
});

test('given questions in flight when it is killed, then each is answered', async () => {
  const { vault: port } = await open();
  await prepare({ ask: (message) => port.request(message) });
  const asked = [1, 2, 3, 4].map((seat) => port.request(typed(at(seat, 1), 'As')));
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  expect(await Promise.all(asked)).toHaveLength(4);
});

test('given its connections are cut and the database answers elsewhere, then it follows', async () => {
  let address = database.url;
  const { vault: port } = await open({ address: () => address });
  await prepare({ ask: (message) => port.request(message) });
  const one = new URL(database.url);
  one.searchParams.set('application_name', 'moved vault');
  address = one.href;
  begun?.moved();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'feltcast vault' and datname = $1`,
    [one.pathname.slice(1)],
  );
  await expect.poll(() => port.request(place(at(1, 1), tagOf('As'), 'moved')), PATIENCE).toEqual(DONE);
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where application_name = 'moved vault' and datname = $1`,
    [one.pathname.slice(1)],
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('given it is closed, then its process has ended and is not started again', async () => {
  const { vault: port } = await open();
  const [pid = 0] = pids();
  await port.close();
  expect(alive(pid)).toBe(false);
  expect(lines.join()).not.toContain('vault process ended');
  expect(await port.request(END)).toMatchObject({ ok: false, code: 'vault-unavailable' });
});

test('given its server is killed, then it ends by itself', async () => {
  const owner = spawn(process.execPath, ['--import', 'tsx', OWNER, database.url, key], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  owner.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  await expect.poll(() => out, { timeout: 50_000, interval: 20 }).toContain('\nopen\n');
  const [pid = 0] = pids(out.split('\n'));
  expect(alive(pid)).toBe(true);
  owner.kill('SIGKILL');
  await expect.poll(() => alive(pid), PATIENCE).toBe(false);
}, 60_000);

test('given an environment that steers Node or names a database, then none of it reaches the vault', () => {
  const env = childEnvironment({
    ...{ NODE_OPTIONS: '--inspect', DATABASE_URL: 'postgres://x', VAULT_PASSPHRASE_FILE: 'p', SECRET: 's' },
    ...{ VAULT_KEY_FILE: '/k', PGSSLMODE: 'require', APPDATA: 'a' },
  });
  expect(env).toMatchObject({ VAULT_KEY_FILE: '/k', PGSSLMODE: 'require', APPDATA: 'a' });
  expect(Object.keys(env).filter((name) => /^(NODE_OPTIONS|DATABASE|VAULT_PASS|SECRET)/.test(name))).toEqual([]);
});

// What only Linux tells of another process.
if (process.platform === 'linux') {
  describe('its process, seen from outside', () => {
    test('given a signal that opens a debugger elsewhere, then it listens nowhere', async () => {
      const { vault: port } = await open();
      const [pid = 0] = pids();
      process.kill(pid, 'SIGUSR1');
      await prepare({ ask: (message) => port.request(message) });
      expect(listening(pid)).toEqual([]);
    });

    test('twin: given a process that listens, then it is seen', async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => server.once('listening', done));
      expect(listening(process.pid).length).toBeGreaterThan(0);
      server.close();
    });

    test('it leaves no core dump, and was given no terminal and no output', async () => {
      await open();
      const [pid = 0] = pids();
      expect(fs.readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max core file size +0 /m);
      expect(fs.readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/NODE_OPTIONS|DATABASE_URL/);
      expect([0, 1].map((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`))).toEqual(['/dev/null', '/dev/null']);
    });
  });
}
