// `feltcast keys rotate` as the process it is, killed in the middle of its transaction and behind it: one key opens everything,
// the file that the next start takes holds it, and no half of a rotation stays.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { built, runCli } from '../support/builtServer.ts';
import { TABLE } from '../support/furnish.ts';
import { query, sealedValues } from '../support/keysCommand.ts';
import { Pipeline } from '../support/pipeline.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'rotation killed';
const SEATS = 4;
const world = makeWorlds(SEED, placesOf(SEATS)).a;
const PATIENCE = { timeout: 60_000, interval: 50 };

let pipeline: Pipeline;
/** Holds what the rotation needs next, so that it waits there. */
let lock: Client;
let command: ChildProcess | null = null;

beforeEach(async () => {
  pipeline = await Pipeline.start({ seed: SEED, world, seats: SEATS });
  const show = new Show(pipeline, { seed: SEED, seats: SEATS, world });
  await show.prepare(CANVASES.filter(({ name }) => name === 'venue'));
  await show.showdown();
  await pipeline.opened.house.vault.request({ do: 'endHand', table: TABLE, hand: show.handNow });
  await pipeline.stopHouse();
  lock = await connected();
}, 180_000);

afterEach(async () => {
  command?.kill('SIGKILL');
  command = null;
  await lock.end();
  await pipeline.close();
});

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: pipeline.database.url, application_name: 'test' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const env = () => ({ DATABASE_URL: pipeline.database.url, VAULT_KEY_FILE: pipeline.keyFile, DATA_DIR: 'none' });
const keyText = (): string => fs.readFileSync(pipeline.keyFile, 'utf8');
const next = (): string => `${pipeline.keyFile}.next`;
const sealed = async () => Object.fromEntries(await sealedValues(pipeline.database.url));

/** Sessions of the command; `waiting`: those that wait for a lock. */
async function sessions(waiting: boolean): Promise<number> {
  const rows = await query<{ waits: boolean }>(
    pipeline.database.url,
    `select wait_event_type = 'Lock' as waits from pg_stat_activity
     where datname = current_database() and application_name like 'feltcast%' and backend_type = 'client backend'`,
  );
  return rows.filter(({ waits }) => waits || !waiting).length;
}

/** The command waits at the reader messages: hand keys, decks, drafts and check value are sealed anew by then. */
async function rotationInTransaction(): Promise<void> {
  await lock.query('begin');
  await lock.query('lock table reader_inbox in row exclusive mode');
  await lock.query('select id from reader_inbox order by id desc limit 1 for update');
  command = spawn(process.execPath, [built('cli'), 'keys', 'rotate'], {
    env: { ...process.env, NODE_ENV: 'production', ...env() },
    stdio: 'ignore',
  });
  await expect.poll(() => sessions(true), PATIENCE).toBe(1);
}

/** `holder` has what the command waits for. */
async function killed(holder: Client): Promise<void> {
  const ended = new Promise((resolve) => command?.once('exit', resolve));
  command?.kill('SIGKILL');
  await ended;
  await holder.query('rollback');
  await expect.poll(() => sessions(false), PATIENCE).toBe(0);
}

async function opensAll(): Promise<void> {
  expect(await runCli(env(), ['keys', 'check'])).toMatchObject({ code: 0 });
}

/** How many of these values stand there still. */
function kept(before: Readonly<Record<string, readonly string[]>>, after: typeof before): number {
  return Object.entries(before).flatMap(([table, values]) => values.filter((v) => after[table]?.includes(v))).length;
}

describe('feltcast keys rotate, killed', () => {
  test('given the middle of its transaction, then nothing has changed, the old key opens all, and a new try rotates', async () => {
    const [before, old] = [await sealed(), keyText()];
    for (const table of ['hand_keys', 'deck_cards', 'reader_inbox']) expect(before[table]).not.toEqual([]);
    await rotationInTransaction();
    expect(fs.existsSync(next())).toBe(true);
    await killed(lock);
    expect(await sealed()).toEqual(before);
    expect(keyText()).toBe(old);
    await opensAll();
    // the twin: a rotation that runs to its end leaves no value as it was
    expect(await runCli(env(), ['keys', 'rotate'])).toMatchObject({ code: 0 });
    expect(kept(before, await sealed())).toBe(0);
    expect([keyText() === old, fs.existsSync(next())]).toEqual([false, false]);
    await opensAll();
  }, 300_000);

  test('given it has committed and not yet said so in the audit log, then the new key opens all and the old one nothing', async () => {
    const [before, old] = [await sealed(), keyText()];
    await rotationInTransaction();
    const audit = await connected();
    try {
      await audit.query('begin');
      await audit.query('lock table audit in share mode');
      await lock.query('rollback');
      await expect.poll(() => keyText() === old, PATIENCE).toBe(false);
      await expect.poll(() => sessions(true), PATIENCE).toBe(1);
      await killed(audit);
    } finally {
      await audit.end();
    }
    expect(kept(before, await sealed())).toBe(0);
    await opensAll();
    fs.writeFileSync(pipeline.keyFile, old);
    expect((await runCli(env(), ['keys', 'check'])).code).not.toBe(0);
  }, 300_000);
});
