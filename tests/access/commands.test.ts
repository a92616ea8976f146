// `feltcast table|token|reader|deck` as an administrator types them, against a real database.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTokenStore } from '../../db/tokens.ts';
import { createAuthenticator } from '../../server/access/authenticate.ts';
import type { Command, CommandIo } from '../../server/cli/command.ts';
import * as deck from '../../server/cli/commands/deck.ts';
import * as person from '../../server/cli/commands/person.ts';
import * as reader from '../../server/cli/commands/reader.ts';
import * as table from '../../server/cli/commands/table.ts';
import * as token from '../../server/cli/commands/token.ts';
import { DECK } from '../../server/engine/card.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock } from '../support/realClock.ts';

let database: FreshDatabase;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-cli-'));
});
afterAll(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

type Said = { readonly code: number; readonly out: string; readonly err: string; readonly value: unknown };

async function type(command: Command, line: string): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  let value: unknown;
  const io: CommandIo = {
    json: false,
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: path.join(folder, 'data'),
      VAULT_KEY_FILE: path.join(folder, 'vault.key'),
    },
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    report(reported, lines) {
      value = reported;
      out.push(...lines);
    },
  };
  const code = await command.run(line.split(' ').filter(Boolean), io);
  return { code, out: out.join('\n'), err: err.join('\n'), value };
}

test('given a first table, when added and listed, then it is there; twice is refused', async () => {
  expect(await type(table, 'add main --name Main --seats 8')).toMatchObject({
    code: 0,
    out: 'table main added, 8 seats',
  });
  expect(await type(table, 'list')).toMatchObject({ code: 0, value: [{ id: 'main', config: { seats: 8 } }] });
  expect(await type(table, 'add main')).toMatchObject({ code: 1, err: 'there is a table main already' });
});

test('given a name that another table has, however it is written, when added, then it is refused with that table', async () => {
  await type(table, 'add feature --name FeatureTable');
  expect(await type(table, 'add feature2 --name featuretable')).toMatchObject({
    code: 1,
    err: 'table feature is called FeatureTable already',
  });
  expect(await type(table, 'add feature2 --name FeatureTable2')).toMatchObject({ code: 0 });
});

test.each<[Command, string]>([
  [table, ''],
  [table, 'drop main'],
  [table, 'constructor'],
  [table, 'add'],
  [table, 'add Main!'],
  [table, 'add delay'],
  [table, 'add t2 --seats 11'],
  [table, 'add t2 --seats many'],
  [table, 'add t2 --colour red'],
  [token, 'add --role king'],
  [token, 'add --role canvas --table main'],
  [token, 'add --role operator --table main --days 0'],
  [person, 'add'],
  [person, 'add ---'],
  [person, 'grant Olga --role king'],
  [person, 'grant Olga --role canvas --table main --canvas overlay'],
  [reader, 'add r1'],
  [reader, 'add r1 --table main --place 1=roof'],
  [reader, 'add r1 --table main --place 1=seat:1 --place 1=seat:2'],
  [deck, 'add only-one-word'],
  [deck, 'assign red'],
])('given what is not understood, when %o is called with "%s", then exit 2 and words', async (command, line) => {
  const said = await type(command, line);
  expect(said).toMatchObject({ code: 2, out: '' });
  expect(said.err.length).toBeGreaterThan(10);
});

describe('token', () => {
  const access = () => createAuthenticator(createTokenStore(database.db), realClock);

  test('given a new token, when its printed text is shown to the server, then it opens what it names', async () => {
    const said = await type(token, 'add --role commentator --table main --canvas commentary --person Anna --days 2');
    const text = /fc_[\w-]{43}/.exec(said.out)?.[0] ?? '';
    expect(await access().authenticate(text)).toMatchObject({
      ok: true,
      value: { role: 'commentator', tableId: 'main', canvas: 'commentary' },
    });
    const list = await type(token, 'list');
    expect(list.out).toContain('commentary');
    expect(list.out + JSON.stringify(list.value)).not.toContain(text.slice(3));
    expect(JSON.stringify(list.value)).not.toContain('hash');
  });

  test('given the same person twice, when tokens are made, then both name one person', async () => {
    await type(token, 'add --role floor --person Boris');
    await type(token, 'add --role operator --person BORIS --label Boris');
    const rows = await createTokenStore(database.db).list();
    const people = rows.filter((row) => row.label === 'Boris').map((row) => row.person);
    expect(people).toHaveLength(2);
    expect(new Set(people).size).toBe(1);
  });

  test.each<[string, readonly string[]]>([
    ['--role admin', ['/setup']],
    ['--role operator --table main', ['/console/main']],
    ['--role floor --table main', ['/console/main', '/console/main/floor', '/console/main/deck']],
    ['--role chief-judge --table main', ['/console/main', '/console/main/floor']],
    ['--role card-desk --table main', ['/console/main/cards']],
    ['--role canvas --table main --canvas overlay', ['/overlay/main']],
    ['--role canvas --table main --canvas sync', ['/sync/main']],
    ['--role commentator --table main --canvas late', ['/commentary/main?canvas=late']],
    ['--role canvas --table main --canvas public', ['/watch/main']],
    ['--role canvas --table main --canvas check', []],
    ['--role auditor', []],
  ])('given a token for %s, then the whole addresses of its pages are printed', async (line, paths) => {
    const said = await type(token, `add ${line}`);
    const text = /fc_[\w-]{43}/.exec(said.out)?.[0] ?? '';
    const wanted = paths.map((page) => `http://127.0.0.1:3000${page}#token=${text}`);
    expect(said.value).toMatchObject({ addresses: wanted });
    for (const address of wanted) expect(said.out.split('\n')).toContain(`  ${address}`);
  });

  test('given a token, when revoked by its id, then it is refused from then on', async () => {
    const made = await type(token, 'add --role producer');
    const { id, token: text } = z.object({ id: z.string(), token: z.string() }).parse(made.value);
    expect((await access().authenticate(text)).ok).toBe(true);
    expect(await type(token, `revoke ${id}`)).toMatchObject({ code: 0 });
    expect(await access().authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
    expect(await type(token, 'revoke nobody')).toMatchObject({ code: 1 });
  });

  test('given an unknown table, when a token is made for it, then it is refused by name', async () => {
    expect(await type(token, 'add --role operator --table tabel')).toMatchObject({
      code: 1,
      err: expect.stringContaining('tabel'),
    });
  });
});

describe('person', () => {
  const codeIn = (said: Said) => /\/signin#set=(fc_[\w-]{43})/.exec(said.out)?.[1] ?? '';

  test('given a new one, when added, then a one-time address is printed once and the list shows no secret', async () => {
    const said = await type(person, 'add Olga');
    expect(said).toMatchObject({ code: 0, value: { person: 'Olga' } });
    expect(codeIn(said)).toMatch(/^fc_/);
    const list = await type(person, 'list');
    expect(list.value).toContainEqual(expect.objectContaining({ name: 'Olga', passphrase: false, grants: [] }));
    expect(list.out + JSON.stringify(list.value)).not.toContain(codeIn(said).slice(3));
    expect(await type(person, 'add olga')).toMatchObject({ code: 1 });
    // another one ends the one before
    const again = await type(person, 'passphrase Olga');
    expect(codeIn(again)).not.toBe(codeIn(said));
    const open = (await createTokenStore(database.db).list()).filter((row) => row.role === 'passphrase');
    expect(open.filter(({ revoked }) => revoked === null)).toHaveLength(1);
  });

  test('given grants, when given, listed and revoked, then what was opened by them ends, too', async () => {
    const given = await type(person, 'grant olga --role operator --table main');
    const { id } = z.object({ id: z.string() }).parse(given.value);
    expect((await type(person, 'list')).out).toContain('operator, main');
    const opened = await type(token, 'add --role operator --table main --person Olga');
    const { token: text } = z.object({ token: z.string() }).parse(opened.value);
    const access = createAuthenticator(createTokenStore(database.db), realClock);
    expect((await access.authenticate(text)).ok).toBe(true);
    expect(await type(person, `revoke ${id}`)).toMatchObject({ code: 0 });
    expect(await access.authenticate(text)).toEqual({ ok: false, error: 'token-revoked' });
    expect(await type(person, 'revoke none')).toMatchObject({ code: 1 });
    expect(await type(person, 'end Olga')).toMatchObject({ code: 0, value: { ended: 0 } });
  });

  test.each<[string, string]>([
    ['grant Olga --role chief-judge --table main', ''],
    ['grant Olga --role admin', 'administrator and chief judge'],
    ['grant Olga --role operator --table tabel', 'no table tabel'],
    ['grant Olga --role commentator --table main --canvas none', 'no canvas none'],
    ['grant Olga --role commentator --table main', '--canvas'],
    ['grant Nobody --role operator', 'no person Nobody'],
  ])('when "%s" is typed, then it says "%s"', async (line, words) => {
    const said = await type(person, line);
    expect(said.code).toBe(words === '' ? 0 : 1);
    expect(said.err).toContain(words);
  });

  test('given a chief judge, when a token of an administrator is made for him, then it is refused', async () => {
    expect(await type(token, 'add --role admin --person Olga')).toMatchObject({
      code: 1,
      err: expect.stringContaining('administrator and chief judge'),
    });
    expect(await type(token, 'add --role checker --table main --canvas check')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--person'),
    });
  });
});

describe('reader', () => {
  test('given a reader without places, when added, then antennas follow the seats and the secret is printed once', async () => {
    const said = await type(reader, 'add r1 --table main');
    expect(said.out).toContain('8=seat:8 9=board 10=muck');
    const { secret } = z.object({ secret: z.string() }).parse(said.value);
    expect(secret).toHaveLength(43);
    const { rows } = await database.pool.query<{ row: string }>('select readers::text as row from readers');
    expect(rows[0]?.row).not.toContain(Buffer.from(secret, 'utf8').toString('hex'));
    expect((await type(reader, 'list')).out).not.toContain(secret);
    const renewed = await type(reader, 'secret r1');
    expect(renewed.out).not.toContain(secret);
    expect(await type(reader, 'add r1 --table main')).toMatchObject({ code: 1 });
  });

  test('given a reader, when disabled and enabled, then the list says so', async () => {
    expect(await type(reader, 'disable r1')).toMatchObject({ code: 0 });
    expect((await type(reader, 'list')).out).toContain('disabled');
    expect(await type(reader, 'enable r1')).toMatchObject({ code: 0 });
    expect(await type(reader, 'enable r9')).toMatchObject({ code: 1 });
  });
});

describe('deck', () => {
  const tag = (i: number) => `04${i.toString(16).padStart(12, '0').toUpperCase()}`;
  const file = (name: string, from: number, count = 52) => {
    const at = path.join(folder, name);
    const cards = DECK.slice(0, count).map((card, i) => ({ card, tag: tag(from + i) }));
    fs.writeFileSync(at, JSON.stringify(cards));
    return at;
  };

  test('given a file of 52 tags, when added, then it lies at its table and nothing printed or stored names a tag', async () => {
    const said = await type(deck, `add red ${file('red.json', 100)} --name Red --colour red --table main`);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(await type(deck, 'list')).toMatchObject({ value: [{ id: 'red', table: 'main', cards: 52 }] });
    const { rows } = await database.pool.query<{ row: string }>(
      'select deck_cards::text as row from deck_cards union all select audit::text from audit',
    );
    for (const { row } of rows) expect(row).not.toContain(tag(100).slice(2));
    expect(said.out).not.toContain(tag(100));
  });

  test.each<[string, () => string, string]>([
    ['a tag of another deck', () => file('again.json', 120), 'tag-in-other-deck'],
    ['51 cards', () => file('short.json', 500, 51), 'deck-incomplete'],
    ['no file', () => path.join(folder, 'none.json'), 'cannot be read'],
  ])('given %s, when added, then refused and no deck is made', async (_title, made, words) => {
    const said = await type(deck, `add blue ${made()}`);
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining(words) });
    expect((await type(deck, 'list')).value).toHaveLength(1);
  });
});

test('given everything above, then the audit log names each act, and no secret', async () => {
  const { rows } = await database.pool.query<{ action: string; actor: string }>('select action, actor from audit');
  const actions = new Set(rows.map((row) => row.action));
  for (const action of [
    'table-added',
    'token-added',
    'token-revoked',
    'person-added',
    'passphrase-invited',
    'grant-given',
    'grant-taken',
    'sessions-ended',
    'reader-added',
    'deck-registered',
    'deck-assigned',
  ]) {
    expect(actions).toContain(action);
  }
  expect(rows.every((row) => row.actor.startsWith('cli:'))).toBe(true);
});
