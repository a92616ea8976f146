// `feltcast audit`: the chain is followed, given out so that SHA-256 alone checks it, and a hand is proved; whatever somebody
// with the database changed is found.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandLogStore } from '../../db/handLog.ts';
import { createTableStore } from '../../db/tables.ts';
import { tableId } from '../../server/base/ids.ts';
import type { CommandIo } from '../../server/cli/command.ts';
import { run } from '../../server/cli/commands/audit.ts';
import type { Card } from '../../server/engine/card.ts';
import { handHash } from '../../server/table/handHash.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  emptyVault,
  newOutput,
  place,
  prepare,
  release,
  startVault,
  TABLE,
  type TestVault,
  tagOf,
} from '../vault/fixture.ts';

const HAND = '01980000-0000-7000-8000-000000000001';
let database: FreshDatabase;
let house: TestVault;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-audit-'));
});
afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyVault(database.pool);
  await database.pool.query('truncate hand_log, tables cascade');
  house = await startVault(database.db);
  await createTableStore(database.db).add({ id: tableId(TABLE), name: 'Main', created: 0 });
  await prepare(house, HAND);
  for (const message of played()) expect(await house.ask(message)).toMatchObject({ ok: true });
  await logged();
});

function played(): readonly VaultRequest[] {
  const hand = { table: TABLE, hand: HAND };
  const cards: readonly Card[] = ['As', 'Ks'];
  const slots = [at(1, 0, HAND), at(1, 1, HAND)];
  return [
    place(at(1, 0, HAND), tagOf('As')),
    place(at(1, 1, HAND), tagOf('Ks')),
    place(at(3, 0, HAND), tagOf('Qd')),
    place(at(3, 1, HAND), tagOf('2c')),
    { do: 'dealComplete', ...hand },
    { do: 'endHand', ...hand },
    release(slots),
    { do: 'noteShown', ...hand, audience: 'overlay', canvas: 'programme', seats: [{ seat: 1, cards }] },
    {
      do: 'correctHole',
      output: newOutput(),
      at: at(3, 1, HAND),
      card: '2d',
      anyway: false,
      recorded: 1,
      by: { actor: 'p1', role: 'card-desk' },
    },
  ];
}

/** Two entries of the hand, and their hash in the audit log. */
async function logged(): Promise<void> {
  for (const n of [1, 2])
    await database.pool.query(
      `insert into hand_log (table_id, position, version, recorded, happened, actor, client_id, hand_id, kind, input, events)
       values ($1, $2, 1, 0, 0, 'p1', $3, $4, 'hand', '{"type":"hand"}', '[]')`,
      [TABLE, n, `01980000-0000-7000-8000-00000000000${n}`, HAND],
    );
  const rows = await createHandLogStore(database.db).readHand(tableId(TABLE), HAND);
  const detail = { entries: rows.length, position: 2, sha256: handHash(rows) };
  await house.audit.record({ actor: 'table', action: 'hand-logged', subject: `table:${TABLE} hand:${HAND}`, detail });
}

interface Said {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: string;
  readonly value: unknown;
}

async function typed(...args: readonly string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  let value: unknown;
  const io: CommandIo = {
    json: false,
    env: { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') },
    ask: async () => null,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    report(reported, lines) {
      value = reported;
      out.push(...lines);
    },
  };
  return { code: await run(args, io), out, err: err.join('\n'), value };
}

/** What an intruder with the database could do; the triggers are off for him. */
async function tamper(statement: string): Promise<void> {
  for (const name of ['audit', 'commitments', 'opened_commitments', 'hand_log', 'card_log'])
    await database.pool.query(`alter table ${name} disable trigger all`);
  await database.pool.query(statement);
}

const sha256 = (...parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('verify and head', () => {
  test('given a whole chain, when verified, then it says so and names its head', async () => {
    const { code, out, value } = await typed('verify');
    expect([code, out.length]).toEqual([0, 1]);
    expect(value).toMatchObject({ ok: true });
  });

  test.each([
    ['at_wall', 'at_wall + 1'],
    ['actor', "'somebody'"],
    ['action', "'nothing'"],
    ['subject', "'table:other'"],
    ['detail', "'{}'"],
    ['prev_hash', "'\\x00'"],
    ['hash', "'\\x00'"],
  ])('given another %s in one row, when verified, then that row is named', async (column, other) => {
    await tamper(`update audit set ${column} = ${other} where position = 3`);
    expect(await typed('verify')).toMatchObject({ code: 1, value: { ok: false, position: 3 } });
    expect(await typed('head')).toMatchObject({ code: 1 });
  });

  test('given a row that was cut out, or two that changed places, when verified, then it is found', async () => {
    await tamper('delete from audit where position = 4');
    expect(await typed('verify')).toMatchObject({ code: 1, value: { position: 5, reason: 'position-gap' } });
    await tamper(`update audit set position = 4 where position = 6`);
    expect(await typed('verify')).toMatchObject({ code: 1, value: { position: 4 } });
  });

  test('given a head written down, when the end is cut off or written anew, then it is found', async () => {
    const { out } = await typed('head');
    const file = path.join(folder, 'head.txt');
    fs.writeFileSync(file, `# mine\n${out.join('\n')}\n`);
    expect(await typed('verify', '--head', file)).toMatchObject({ code: 0 });
    await tamper('delete from audit where position = (select max(position) from audit)');
    expect(await typed('verify')).toMatchObject({ code: 0 });
    expect(await typed('verify', '--head', file)).toMatchObject({ code: 1, value: { reason: 'cut-off' } });
    await house.audit.record({ actor: 'x', action: 'y', subject: 'z' });
    expect(await typed('verify', '--head', file)).toMatchObject({ code: 1, value: { ok: false } });
  });

  test('given a file that holds no head, then it says what belongs there', async () => {
    const file = path.join(folder, 'none.txt');
    fs.writeFileSync(file, 'hello\n');
    expect((await typed('verify', '--head', file)).err).toMatch(/holds no head/);
    expect((await typed('verify', '--head', path.join(folder, 'nowhere'))).err).toMatch(/cannot be read/);
  });
});

describe('export', () => {
  test('given an export, then SHA-256 alone follows its chain and proves what was opened', async () => {
    const { code, out } = await typed('export');
    expect(code).toBe(0);
    const [header, ...lines] = out.map((line) => JSON.parse(line));
    let last = '0'.repeat(64);
    const rows = lines.filter(({ type }) => type === 'row');
    for (const [i, row] of rows.entries()) {
      expect([row.position, row.prevHash]).toEqual([i + 1, last]);
      expect(sha256(Buffer.from(row.prevHash, 'hex'), row.text)).toBe(row.hash);
      last = row.hash;
    }
    expect(header).toMatchObject({ type: 'feltcast-audit', version: 1, from: 1, to: rows.length, head: last });
    const promised = lines.filter(({ type }) => type === 'commitment');
    expect(promised.map(({ seat, version }) => `${seat}/${version}`)).toEqual(['1/1', '3/1', '3/2']);
    const published = rows.map(({ text }) => JSON.parse(text)).flatMap(({ detail }) => detail.commitments ?? []);
    expect(promised.map(({ commitment }) => commitment)).toEqual(published);
    const opened = lines.filter(({ type }) => type === 'opened');
    expect(opened).toHaveLength(1);
    for (const { table, hand, seat, version, salt, cards } of opened) {
      const text = JSON.stringify(['feltcast seat commitment 1', table, hand, seat, salt, cards]);
      const promise = promised.find((one) => one.seat === seat && one.version === version);
      expect(sha256(text)).toBe(promise.commitment);
    }
  });

  test('given an export, then it is audited itself before it leaves, and names no card that nobody has seen', async () => {
    const { out } = await typed('export');
    expect(out.join('\n')).toContain('audit-exported');
    expect(out.join('\n')).not.toMatch(/"(Qd|2c|2d)"/);
  });

  test('given a table and a first position, then rows of others are hashes alone', async () => {
    await house.audit.record({ actor: 'x', action: 'y', subject: 'table:other' });
    const { out } = await typed('export', '--from', '2', '--table', TABLE);
    const kinds = out.slice(1).map((line) => JSON.parse(line));
    expect(kinds.filter(({ type }) => type === 'link').length).toBeGreaterThan(0);
    expect(out.join('\n')).not.toContain('table:other');
    expect(kinds[0].position).toBe(2);
  });

  test('given a file, then it is written whole for its owner alone, and never over another one', async () => {
    const file = path.join(folder, 'audit.jsonl');
    expect(await typed('export', '--out', file)).toMatchObject({ code: 0 });
    const before = fs.readFileSync(file, 'utf8');
    expect(await typed('export', '--out', file)).toMatchObject({ code: 1 });
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
    expect(fs.existsSync(`${file}.part`)).toBe(false);
  });

  test.each([
    [['export', '--from', '0'], /whole number/],
    [['export', '--from', 'x'], /number/],
    [['export', '--table', 'No Table'], /cannot be a table/],
    [['export', '--table', 'nowhere'], /no table nowhere/],
    [['check-hand', 'x'], /cannot be a hand/],
    [['check-hand', '01980000-0000-7000-8000-00000000ffff'], /no table has played/],
    [['sing'], /expected one of/],
  ])('given %j, then it says what is wrong', async (args, words) => {
    const { code, err } = await typed(...args);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(words);
  });
});

describe('check-hand', () => {
  test('given a hand as it was played, then all of it is as promised', async () => {
    expect(await typed('check-hand', HAND)).toMatchObject({
      code: 0,
      value: { ok: true, commitments: 3, opened: 1, handLog: true, cardLog: true },
    });
  });

  test.each([
    ['other opened cards', "update opened_commitments set cards = 'As Kd'", 'commitment-differs'],
    ['another salt', "update opened_commitments set salt = decode(repeat('00', 32), 'hex')", 'commitment-differs'],
    ['another promise', "update commitments set commitment = '\\x00' where seat = 3", 'commitment-not-published'],
    ['a promise taken away', 'delete from commitments where seat = 1', 'commitment-missing'],
    ['another entry of the hand log', "update hand_log set actor = 'p2'", 'hand-log-differs'],
    ['an entry of the hand log cut off', 'delete from hand_log where position = 2', 'hand-log-differs'],
    ['another sealed row', "update card_log set sealed = '\\x00' where seat = 3", 'card-log-differs'],
    ['a sealed row cut out', 'delete from card_log where seat = 3', 'card-log-differs'],
  ])('given %s, then it is found', async (_name, statement, fault) => {
    await tamper(statement);
    const { code, value } = await typed('check-hand', HAND);
    expect(code).toBe(1);
    expect(JSON.stringify(value)).toContain(fault);
  });
});
