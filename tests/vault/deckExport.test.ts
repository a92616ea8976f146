// A deck on its way to another server: sealed by a passphrase, in the clear only once retired, never while it lies at a table.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandIo } from '../../server/cli/command.ts';
import * as deck from '../../server/cli/commands/deck.ts';
import { openDeck, sealDeck } from '../../server/cli/sealedDeck.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { pairs, seededRandom } from './fixture.ts';

const WORDS = 'four words for a deck';
const EXPORTED = { name: 'Red', colour: 'red', cards: pairs() };

describe('a sealed deck file', () => {
  const sealing = { passphrase: WORDS, random: seededRandom('deck file') };

  test('given the words, then it opens to the same deck; given others, or a changed byte, then to nothing', async () => {
    const text = await sealDeck(EXPORTED, sealing);
    expect(await openDeck(text, WORDS)).toEqual(EXPORTED);
    expect(await openDeck(text, `${WORDS}.`)).toBeNull();
    const changed = JSON.stringify({ ...JSON.parse(text), sealed: Buffer.from('no deck').toString('base64') });
    expect(await openDeck(changed, WORDS)).toBeNull();
    expect(await openDeck('{}', WORDS)).toBeNull();
  });

  test('then no tag stands in it; twin: in the deck they do', async () => {
    const tags = pairs().map(({ tag }) => tag);
    const text = await sealDeck(EXPORTED, sealing);
    const plain = Buffer.from(text.match(/"sealed": "([^"]+)"/)?.[1] ?? '', 'base64').toString('latin1');
    expect(tags.filter((tag) => text.includes(tag) || plain.includes(tag))).toEqual([]);
    expect(tags.filter((tag) => JSON.stringify(EXPORTED).includes(tag))).toHaveLength(52);
  });
});

describe('deck export and import', () => {
  let database: FreshDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await freshDatabase();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-export-'));
    fs.writeFileSync(at('words'), `${WORDS}\n`);
    fs.writeFileSync(at('deck'), JSON.stringify(pairs().map(({ card, tag }) => [card, tag])));
  });
  afterAll(async () => {
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const at = (name: string) => path.join(folder, name);

  async function type(...args: readonly string[]) {
    const err: string[] = [];
    const io: CommandIo = {
      ...{ json: false, env: { DATABASE_URL: database.url, DATA_DIR: at('data'), VAULT_KEY_FILE: at('vault.key') } },
      ...{ out: () => undefined, err: (line) => void err.push(line), report: () => undefined },
    };
    return { code: await deck.run(args, io), err: err.join('\n') };
  }
  const words = () => ['--passphrase-file', at('words')] as const;
  const sql = (text: string) => database.pool.query(text);

  test('given a deck at no table, then it leaves sealed and comes in where it is not known', async () => {
    expect(await type('add', 'red', at('deck'))).toMatchObject({ code: 0 });
    expect(await type('export', 'red', at('out'), ...words())).toMatchObject({ code: 0 });
    expect(await type('import', at('out'), 'twin', ...words())).toMatchObject({
      code: 1,
      err: 'deck twin: tag-in-other-deck (cards)',
    });
    await sql(`delete from deck_cards`);
    expect(await type('import', at('out'), 'twin', ...words())).toMatchObject({ code: 0 });
    const { rows } = await sql(`select count(*)::int as n from deck_cards where deck_id = 'twin'`);
    expect(rows).toEqual([{ n: 52 }]);
    const { rows: told } = await sql(`select action from audit where action in ('deck-exported', 'deck-imported')`);
    expect(told).toHaveLength(2);
  });

  test('given a deck at a table, or one that is not retired and is wanted in the clear, then nothing is written', async () => {
    expect(await type('export', 'twin', at('clear'), '--clear')).toMatchObject({ code: 1 });
    await sql(`update decks set table_id = 'main' where id = 'twin'`);
    const refused = await type('export', 'twin', at('table'), ...words());
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('deck-at-table') });
    await sql(`update decks set table_id = null, status = 'retired' where id = 'twin'`);
    expect(await type('export', 'twin', at('clear'), '--clear')).toMatchObject({ code: 0 });
    expect(fs.readdirSync(folder).sort()).toEqual(expect.arrayContaining(['clear', 'out']));
    expect(fs.existsSync(at('table'))).toBe(false);
  });

  test('given short words, a file that is there, or another file, then it says so', async () => {
    fs.writeFileSync(at('short'), 'short');
    const short = await type('export', 'twin', at('x'), '--passphrase-file', at('short'));
    expect(short).toMatchObject({ code: 1, err: expect.stringContaining('12 characters') });
    expect(await type('import', at('deck'), 'y', ...words())).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not a deck'),
    });
    expect(await type('export', 'twin', at('out'), ...words())).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already'),
    });
  });
});
