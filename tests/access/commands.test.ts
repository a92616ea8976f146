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

test.each<[Command, string]>([
  [table, ''],
  [table, 'drop main'],
  [table, 'constructor'],
  [table, 'add'],
  [table, 'add Main!'],
  [table, 'add t2 --seats 11'],
  [table, 'add t2 --seats many'],
  [table, 'add t2 --colour red'],
  [token, 'add --role king'],
  [token, 'add --role canvas --table main'],
  [token, 'add --role operator --table main --days 0'],
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
    await type(token, 'add --role operator --person Boris');
    const rows = await createTokenStore(database.db).list();
    const people = rows.filter((row) => row.label === 'Boris').map((row) => row.person);
    expect(people).toHaveLength(2);
    expect(new Set(people).size).toBe(1);
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
    'reader-added',
    'deck-registered',
    'deck-assigned',
  ]) {
    expect(actions).toContain(action);
  }
  expect(rows.every((row) => row.actor.startsWith('cli:'))).toBe(true);
});
