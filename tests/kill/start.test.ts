// A server that cannot start says why and what to do, ends with 1, and changes nothing.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { BuiltServer, type Ended, freePort, startBuiltServer } from '../support/builtServer.ts';
import { furnishShow } from '../support/furnishShow.ts';
import { realClock, silent } from '../support/realClock.ts';
import { makeShowFolder, type ShowFolder } from '../support/showFolder.ts';

/** A start is two seconds of computing, which take much longer where a computer has other work. */
vi.setConfig({ testTimeout: 150_000 });

let folder: ShowFolder;

beforeAll(async () => {
  folder = makeShowFolder('start');
  const server = await startBuiltServer(folder.env);
  await furnishShow(folder, { seats: 6, seed: 'start' });
  await server.stop();
}, 150_000);
afterAll(() => folder.remove());

/** One that starts after all, or does nothing for a minute, is killed: its code is null. */
async function refused(over: Readonly<Record<string, string>> = {}, port?: number): Promise<Ended> {
  const server = new BuiltServer({ ...folder.env, ...over }, port ?? (await freePort()));
  const started = server.ready().finally(() => server.child.kill('SIGKILL'));
  await started.catch(() => undefined); // it is gone, or was killed
  return server.ended;
}

/** What a server writes while it only stands: its lease and the counter of programme time. */
const RUNNING = ['table_owner', 'programme_time'];

/** Every row of every other table, and the key file. */
async function contents(): Promise<string> {
  const database = await openDatabase({ dataDir: folder.data, clock: realClock, logger: silent });
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [RUNNING],
  );
  const hash = createHash('sha256');
  for (const { name } of rows) {
    const all = await database.pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    hash.update(`${name} ${all.rows.map(({ row }) => row).join('\n')}`);
  }
  await database.close();
  if (rows.length < 10) throw new Error('the database is empty: nothing was compared');
  return hash.update(fs.readFileSync(folder.key)).digest('hex');
}

/** Names, sizes and times of everything below. */
function files(root: string): readonly string[] {
  return fs.readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const { size, mtimeMs } = fs.statSync(path.join(entry.parentPath, entry.name));
    return `${entry.parentPath}/${entry.name} ${size} ${mtimeMs}`;
  });
}

describe('a server on data of its own', () => {
  test('given a running server, when a second starts on its data, then it is refused by name and pid', async () => {
    const first = await startBuiltServer(folder.env);
    const before = await contents();
    const { code, err } = await refused();
    const standing = await fetch(`${first.url}/healthz`);
    await first.stop();
    expect(code).toBe(1);
    expect(err).toContain(`server pid ${first.child.pid} on ${os.hostname().slice(0, 20)}`);
    expect(err).toContain('--data');
    expect(standing.status).toBe(200);
    expect(await contents()).toBe(before);
  });

  test('given an occupied port, then the port is named, and the data folder is free for the next start', async () => {
    const before = await contents();
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => squatter.once('listening', done));
    const address = squatter.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, err } = await refused({}, port);
    squatter.close();
    expect([code, err]).toEqual([1, expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`)]);
    expect(err).toContain('--port');
    expect(await contents()).toBe(before);
  });
});

test('given a very first start that fails on its port, when the next one succeeds, then the first token is still shown', async () => {
  const fresh = makeShowFolder('first');
  const squatter = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => squatter.once('listening', done));
  const address = squatter.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const failed = await refused(fresh.env, port);
  squatter.close();
  expect([failed.code, failed.out]).toEqual([1, expect.not.stringContaining('fc_')]);
  const server = await startBuiltServer(fresh.env);
  await vi.waitFor(() => expect(server.out).toContain('fc_'), 5_000);
  const { out } = await server.stop();
  expect(out).toMatch(/^ {2}http:\/\/127\.0\.0\.1:\d+\/setup#token=fc_\S{20,}$/m);
  fresh.remove();
});

describe('the vault key', () => {
  const other = (name: string): string => path.join(folder.root, name);

  test.each<[string, () => string, RegExp]>([
    ['missing', () => other('lost.key'), /does not exist\. Put the key back/],
    ['that of another house', () => writeKey('other.key', 'ab'.repeat(32)), /key/i],
    ['no key at all', () => writeKey('text.key', 'not a key'), /64 hex digits/],
    ['in the data folder', () => path.join(folder.data, 'vault.key'), /lies in the data folder/],
  ])('given a key that is %s, then it is named and nothing is changed', async (_title, file, words) => {
    const before = await contents();
    const key = file();
    const there = fs.existsSync(key);
    const { code, err } = await refused({ VAULT_KEY_FILE: key });
    expect([code, err]).toEqual([1, expect.stringMatching(words)]);
    expect(err).not.toMatch(/\n\s+at /);
    expect(fs.existsSync(key)).toBe(there);
    expect(await contents()).toBe(before);
  });

  function writeKey(name: string, text: string): string {
    fs.writeFileSync(other(name), `${text}\n`, { mode: 0o600 });
    return other(name);
  }
});

describe('a data folder that is not ours', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['holds photographs', { 'holiday.jpg': 'x' }],
    ['holds half a database', { 'pg/PG_VERSION': '18', 'pg/base/1': '' }],
  ])('given one that %s, then it is named and left as it was', async (title, made) => {
    const data = path.join(folder.root, title.replaceAll(' ', '-'));
    for (const [name, text] of Object.entries(made)) {
      fs.mkdirSync(path.dirname(path.join(data, name)), { recursive: true });
      fs.writeFileSync(path.join(data, name), text);
    }
    const before = files(data);
    const { code, err } = await refused({ DATA_DIR: data });
    expect([code, err]).toEqual([1, expect.stringContaining(data)]);
    expect(files(data)).toEqual(before);
  });
});

test('twin: given the right key, the own data and a free port, then it starts', async () => {
  const server = await startBuiltServer(folder.env);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await server.stop()).code).toBe(0);
});
