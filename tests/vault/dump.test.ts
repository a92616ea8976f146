// A full dump of the database names no face-down card and no tag, in whatever spelling; a planted one is found.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { encodeRow } from '../../server/vault/payload.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  board,
  DEALT,
  END,
  HAND,
  JUDGE,
  place,
  prepare,
  release,
  startVault,
  TABLE,
  tabled,
  tagOf,
  type,
} from './fixture.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const house = await startVault(database.db);
  await prepare(house);
  const messages = [
    place(at(1, 1), tagOf('As')),
    place(at(1, 2), tagOf('Ks')),
    place(at(2, 1), tagOf('Qh')),
    place(at(2, 2), 'stranger'),
    type(at(2, 2), 'Td'),
    type(at(3, 1), 'As'),
    DEALT,
    board(['2c', '3c', '4c'].map((text) => tagOf(DECK.find((card) => card === text) ?? '2c'))),
    tabled(1),
    END,
  ];
  for (const message of messages) expect(await house.ask(message)).toMatchObject({ ok: true });
  await house.ask(release([at(1, 1), at(2, 1)]));
  await house.ask({
    do: 'openSealed',
    table: TABLE,
    hand: HAND,
    seats: [1, 2],
    by: JUDGE,
    order: 'case 1',
    purpose: 'look',
  });
});
afterAll(() => database.close());

/** Every value of every table, as the bytes that stand in it. */
async function dump(): Promise<readonly Buffer[]> {
  const names = await database.pool.query<{ table: string }>(
    `select quote_ident(tablename) as table from pg_tables where schemaname = 'public'`,
  );
  const values: Buffer[] = [];
  for (const { table } of names.rows) {
    const rows = await database.pool.query<Record<string, unknown>>(`select * from ${table}`);
    for (const row of rows.rows) for (const value of Object.values(row)) values.push(bytesOf(value));
  }
  return values;
}

function bytesOf(value: unknown): Buffer {
  return Buffer.isBuffer(value)
    ? value
    : Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

/** The value itself and what it says when it is read as hex or base64. */
function readings(value: Buffer): readonly Buffer[] {
  const text = value.toString('latin1');
  const runs = text.match(/[A-Za-z0-9+/_-]{4,}/g) ?? [];
  return [
    value,
    ...runs.flatMap((run) => [
      Buffer.from(run, 'hex'),
      Buffer.from(run, 'base64'),
      Buffer.from(run.slice(1), 'base64'),
    ]),
  ];
}

const TAGS = [...DECK.map((card) => tagOf(card)), 'stranger'];
/** Case is no disguise, and a tag is known by its number alone. */
const TAG_NEEDLES = TAGS.flatMap((tag) => {
  const number = tag.replace('15693:', '');
  return [Buffer.from(number.toLowerCase()), ...(/^[0-9A-F]+$/.test(number) ? [Buffer.from(number, 'hex')] : [])];
});
const CARD = /(^|[^0-9A-Za-z])([2-9TJQKA][cdhs])+($|[^0-9A-Za-z])/;
/** What fills up the inside of a row; the first audit row hashes 32 zeros, so it must be longer. */
const PADDING = Buffer.alloc(100);

function leaksOf(values: readonly Buffer[]): readonly string[] {
  return values.flatMap((value) => readings(value).flatMap((reading) => leakIn(reading) ?? []));
}

function leakIn(bytes: Buffer): string | null {
  const lower = Buffer.from(bytes.toString('latin1').toLowerCase(), 'latin1');
  if (TAG_NEEDLES.some((needle) => bytes.includes(needle) || lower.includes(needle))) return 'a tag';
  const text = bytes.toString('latin1');
  if (/^[\x20-\x7e\s]*$/.test(text) && CARD.test(text)) return 'a card';
  return bytes.includes(PADDING) ? 'an open row' : null;
}

describe('a dump of all tables', () => {
  test('given a hand that was read, typed, tabled, released and judged, then no value names a card or a tag', async () => {
    const values = await dump();
    expect(values.length).toBeGreaterThan(300);
    expect(leaksOf(values)).toEqual([]);
  });

  const row = encodeRow([{ card: 'As', tag: null, typist: null, flag: 'plain' }]);
  const setting = (value: unknown) =>
    [`insert into settings values ('main', 'leak', $1, 1)`, [JSON.stringify(value)]] as const;
  test.each([
    ['a card in a setting', setting({ seat: 2, card: 'Qh' }), 'a card'],
    ['a hand as one word', setting('AsKs'), 'a card'],
    ['a card as base64', setting(Buffer.from('{"card":"Qh"}').toString('base64')), 'a card'],
    ['a tag in an alarm', setting({ tag: tagOf('Qh') }), 'a tag'],
    ['a tag in small letters', setting(tagOf('Qh').toLowerCase()), 'a tag'],
    ['a tag as base64', setting(Buffer.from(tagOf('Qh')).toString('base64')), 'a tag'],
    [
      'a tag as bytes',
      [`insert into vault_meta values ('leak', $1)`, [Buffer.from(tagOf('Qh').replace('15693:', ''), 'hex')]],
      'a tag',
    ],
    ['a tag as hex of its letters', setting(Buffer.from(tagOf('Qh')).toString('hex')), 'a tag'],
    ['an unknown tag', setting('stranger'), 'a tag'],
    ['a row that was not sealed', [`insert into vault_meta values ('leak', $1)`, [Buffer.from(row)]], 'an open row'],
  ] as const)('given %s, then it is found (twin)', async (_name, [statement, parameters], leak) => {
    await database.pool.query(statement, [...parameters]);
    expect(leaksOf(await dump())).toContain(leak);
    await database.pool.query(`delete from settings where key = 'leak'`);
    await database.pool.query(`delete from vault_meta where key = 'leak'`);
  });
});
