// `feltcast log export|import` and `feltcast verify` on a table with ten hands: whole, spoilt, into another table.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { createTableStore } from '../../db/tables.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { tableId } from '../../server/base/ids.ts';
import type { Command, CommandIo } from '../../server/cli/command.ts';
import * as logCommand from '../../server/cli/commands/log.ts';
import * as verifyCommand from '../../server/cli/commands/verify.ts';
import { decodeRow } from '../../server/log/codec.ts';
import { EMPTY_TABLE, foldEntry } from '../../server/log/tableState.ts';
import { LogCheck } from '../../server/table/verifyTable.ts';
import { type Desk, type House, manualClock, openDesk, openHouse } from './house.ts';
import { playTen } from './tenHands.ts';

let house: House;
let desk: Desk;
let folder: string;

beforeAll(async () => {
  house = await openHouse();
  desk = await openDesk(house);
  await playTen(desk);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-log-'));
}, 60_000);
afterAll(async () => {
  await house.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Said {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: string;
  readonly value: unknown;
}

async function type(command: Command, ...args: readonly string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  let value: unknown;
  const io: CommandIo = {
    json: false,
    env: { DATABASE_URL: house.database.url, DATA_DIR: path.join(folder, 'data') },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    report(reported, lines) {
      value = reported;
      out.push(...lines);
    },
  };
  const code = await command.run(args, io);
  return { code, out, err: err.join('\n'), value };
}

async function newTable(name: string): Promise<void> {
  await createTableStore(house.database.db).add({ id: tableId(name), name, created: 0 });
}

describe('export', () => {
  test('given a log, when it is exported to stdout and to a file, then both are the same and hold no closed card, tag or key', async () => {
    const file = path.join(folder, 'ten.ndjson');
    const printed = await type(logCommand, 'export', desk.id);
    expect(printed.code).toBe(0);
    expect(await type(logCommand, 'export', desk.id, file)).toMatchObject({ code: 0 });
    const text = fs.readFileSync(file, 'utf8');
    expect(text.trimEnd().split('\n')).toEqual(printed.out);
    expect(JSON.parse(printed.out[0] ?? '')).toMatchObject({ feltcast: 'hand-log', table: desk.id, version: 1 });
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    // hand 9 lay on the readers and ended by folds; hand 8 was typed by the card desk and opened
    const secret = ['"7h"', '"7c"', '"9s"', '"2d"', '15693', '"sealed"', 'wrapped'];
    expect(secret.filter((word) => text.includes(word))).toEqual([]);
    expect(['"Jd"', '"Qd"'].filter((word) => !text.includes(word))).toEqual([]);
  });

  test('given a file that exists, an unknown table or no table, then nothing is written', async () => {
    const file = path.join(folder, 'kept.ndjson');
    fs.writeFileSync(file, 'kept');
    expect(await type(logCommand, 'export', desk.id, file)).toMatchObject({ code: 1 });
    expect(fs.readFileSync(file, 'utf8')).toBe('kept');
    expect(await type(logCommand, 'export', 'nowhere')).toMatchObject({ code: 1 });
    expect(await type(logCommand, 'export')).toMatchObject({ code: 2 });
    expect(await type(logCommand, 'erase', desk.id)).toMatchObject({ code: 2 });
  });
});

describe('import', () => {
  let whole: string[];

  beforeAll(async () => {
    whole = [...(await type(logCommand, 'export', desk.id)).out];
  });

  function write(name: string, lines: readonly string[]): string {
    const file = path.join(folder, name);
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  }

  test('given an empty table, then the log folds there to the same state and verify gives the same hash', async () => {
    await newTable('copy');
    const file = write('copy.ndjson', whole);
    expect(await type(logCommand, 'import', file, '--table', 'copy')).toMatchObject({ code: 0 });
    const rows = await house.log.read(tableId('copy'), 0, 1000);
    const state = rows.reduce((so, row) => {
      const entry = decodeRow(row);
      if (!entry.ok) throw new Error(entry.error.reason);
      return foldEntry(so, entry.value);
    }, EMPTY_TABLE);
    expect(state).toEqual(desk.table.state());
    const verified = await type(verifyCommand, desk.id, 'copy');
    expect(verified.code).toBe(0);
    const [one, two] = (verified.value as { tables: { hash: string; hands: number; entries: number }[] }).tables;
    expect(one).toMatchObject({ hands: 11, entries: rows.length });
    expect(two?.hash).toBe(one?.hash);
    expect(await type(logCommand, 'import', file, '--table', 'copy')).toMatchObject({
      code: 1,
      err: expect.stringContaining('needs an empty one'),
    });
  });

  const cut = (lines: readonly string[]) => lines.slice(0, -1);
  const without = (lines: readonly string[]) => lines.filter((_, i) => i !== 5);
  const promise = (lines: readonly string[]) => [
    (lines[0] ?? '').replace(/"entries":\d+/, `"entries":${lines.length - 1}`),
    ...lines.slice(1),
  ];
  const spoils: readonly (readonly [string, (lines: readonly string[]) => readonly string[], string])[] = [
    ['the end cut off', cut, 'cut or added to'],
    ['an entry left out', (lines) => promise(without(lines)), 'position 5: is missing'],
    [
      'a newer version',
      (lines) => lines.map((l, i) => (i === 3 ? l.replace('"version":1', '"version":9') : l)),
      'position 3: written by a newer version',
    ],
    [
      'a newer format',
      (lines) => lines.map((l, i) => (i === 0 ? l.replace('"format":1', '"format":2') : l)),
      'newer version',
    ],
    [
      'chips from nowhere',
      (lines) => lines.map((l) => l.replace(/("type":"PotAwarded","share":\{[^}]*"amount":)(\d+)/, '$11$2')),
      'the hand does not keep its chips',
    ],
    ['a line that is not JSON', (lines) => lines.map((l, i) => (i === 4 ? l.slice(0, -2) : l)), 'line 5 is malformed'],
    ['another file', () => ['{"hello":1}'], 'no header'],
    [
      'a repeated client id',
      (lines) => lines.map((l, i) => (i === 2 ? l.replace(idOf(l), idOf(lines[1] ?? '')) : l)),
      'client id',
    ],
  ];

  test.each(spoils)('given %s, then it is refused by name and the table stays empty', async (what, spoil, said) => {
    const name = `i${spoils.findIndex(([w]) => w === what)}`;
    await newTable(name);
    const file = write(`${name}.ndjson`, spoil(whole));
    const reply = await type(logCommand, 'import', file, '--table', name);
    expect(reply).toMatchObject({ code: 1, err: expect.stringContaining(said) });
    expect(await house.log.head(tableId(name))).toEqual({ position: 0, recorded: 0 });
  });

  test('given a table that a server runs, or none, then it is refused', async () => {
    const file = write('again.ndjson', whole);
    expect(await type(logCommand, 'import', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('server runs'),
    });
    expect(await type(logCommand, 'import', file, '--table', 'nowhere')).toMatchObject({ code: 1 });
    expect(await type(logCommand, 'import', path.join(folder, 'missing'))).toMatchObject({ code: 1 });
    expect(await type(logCommand, 'import', file, '--table', 'Not A Table')).toMatchObject({ code: 2 });
  });
});

function idOf(line: string): string {
  return /"clientId":"([^"]*)"/.exec(line)?.[1] ?? '';
}

describe('verify', () => {
  test('given sound logs and a sound audit log, then every table is listed with entries, hands and hash', async () => {
    const audit = createAudit(createAuditStore(house.database.db), manualClock());
    const head = await audit.record({ actor: 'test', action: 'test-noted', subject: 'table:x' });
    const all = await type(verifyCommand);
    expect(all.err).toBe('');
    expect(all.code).toBe(0);
    expect(all.value).toMatchObject({ ok: true, audit: head });
    const row = all.out.find((line) => line.startsWith(desk.id)) ?? '';
    expect(row).toMatch(new RegExp(`^${desk.id} +${desk.table.state().position} +11 +[0-9a-f]{64}$`));
    expect(await type(verifyCommand, 'nowhere')).toMatchObject({ code: 1 });
    expect(await type(verifyCommand, '--what')).toMatchObject({ code: 2 });
  });

  test('given the same log twice, then the hash is the same; with one entry more it is another', async () => {
    const rows = await house.log.read(desk.id, 0, 1000);
    const hash = (count: number) => {
      const check = new LogCheck();
      for (const row of rows.slice(0, count)) check.add(row, desk.id);
      return check.done().hash;
    };
    expect(hash(rows.length)).toBe(hash(rows.length));
    expect(hash(rows.length)).not.toBe(hash(rows.length - 1));
  });

  test('given an entry that makes or loses chips, a falling time or a gap, then each is found where it is', async () => {
    const rows = await house.log.read(desk.id, 0, 1000);
    const faults = (change: (row: (typeof rows)[number]) => (typeof rows)[number]) => {
      const check = new LogCheck();
      for (const row of rows) check.add(change(row), desk.id);
      return check.done().faults;
    };
    expect(faults((row) => row)).toEqual([]);
    const action = rows.find((row) => JSON.stringify(row.events).includes('"ActionTaken"'))?.position ?? 0;
    const paid = rows.find((row) => JSON.stringify(row.events).includes('"PotAwarded"'))?.position ?? 0;
    const text = (position: number, from: RegExp, to: string) =>
      faults((row) =>
        row.position === position ? { ...row, events: JSON.parse(JSON.stringify(row.events).replace(from, to)) } : row,
      );
    expect(text(paid, /("share":\{[^}]*"amount":)(\d+)/, '$1 1$2')[0]).toEqual({
      position: paid,
      reason: 'the hand does not keep its chips',
    });
    expect(text(paid, /("share":\{[^}]*"amount":)(\d+)/, '$1 1$2').map((f) => f.reason)).toContain(
      'the stacks of the session do not add up',
    );
    expect(faults((row) => (row.position === action ? { ...row, recorded: 0, happened: 0 } : row))).toEqual([
      { position: action, reason: 'recorded falls' },
      { position: action, reason: 'happened falls along the hand' },
    ]);
    expect(faults((row) => (row.position === action ? { ...row, happened: row.recorded + 1 } : row))[0]?.reason).toBe(
      'happened after it was recorded',
    );
    expect(faults((row) => (row.position >= action ? { ...row, position: row.position + 1 } : row))).toEqual([
      { position: action, reason: 'is missing' },
    ]);
  });

  test('given a log with a gap and an audit row that was changed, then both are named and the exit code is 1', async () => {
    await newTable('gap');
    await house.database.pool.query(`insert into hand_log
      (table_id, position, version, input, events, recorded, happened, actor, client_id, kind)
      values ('gap', 2, 1, '{}', '[]', 0, 0, 'x', 'gap', 'x')`);
    await house.database.pool.query('alter table audit disable trigger all');
    await house.database.pool.query(`update audit set actor = 'nobody' where position = 1`);
    const said = await type(verifyCommand);
    expect(said.code).toBe(1);
    expect(said.out).toContain('table gap, position 1: is missing');
    expect(said.out).toContain('audit log, position 1: row-hash');
    expect(await type(verifyCommand, desk.id)).toMatchObject({ code: 1 });
  });
});
