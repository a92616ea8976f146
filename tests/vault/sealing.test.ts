// Rows at rest: one length, bound to their place, closed to another key and to changed bytes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBytes, SEAL_OVERHEAD, SealedRowError, sealBytes } from '../../server/vault/sealed.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { listeningLogger } from '../support/realClock.ts';
import {
  at,
  board,
  END,
  emptyVault,
  HAND,
  place,
  prepare,
  release,
  seededRandom,
  startVault,
  TABLE,
  type TestVault,
  tabled,
  tagOf,
  type,
  typeByOther,
} from './fixture.ts';

let database: FreshDatabase;
let house: TestVault;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  house = await startVault(database.db);
  await prepare(house);
  for (const message of [
    place(at(1, 1), tagOf('As')),
    place(at(2, 1), tagOf('Ks')),
    place(at(3, 1), 'stranger'),
    type(at(3, 2), 'Qd'),
  ])
    await house.ask(message);
});

/** As somebody who can write to the database could: past the trigger. */
async function tamper(statement: string) {
  const client = await database.pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(statement);
  } finally {
    await client.query(`set session_replication_role = origin`);
    client.release();
  }
}

const FILLED = { do: 'filledSlots', table: TABLE, hand: HAND } as const;
const CLOSED = { ok: false, code: 'vault-unavailable', field: 'sealed-row' };
const SWAP = `update card_log a set sealed = b.sealed from card_log b where a.hand_id = b.hand_id and a.seat + b.seat = 3 and a.slot = 1 and b.slot = 1 and a.seat > 0 and b.seat > 0`;

describe('rows that were changed', () => {
  test.each([
    ['one byte changed', `update card_log set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where seat = 1`],
    ['the tag cut off', `update card_log set sealed = substring(sealed from 1 for 60) where seat = 1`],
    ['an empty row', `update card_log set sealed = '' where seat = 1`],
    ["seat 1's row put at seat 2", SWAP],
    ['a row given another seat', `update card_log set seat = 7 where seat = 1`],
    ['a row given another slot', `update card_log set slot = 2 where seat = 1`],
    ['a row given another time', `update card_log set recorded = 1 where seat = 1`],
    ['a row given another kind', `update card_log set kind = 'typed' where seat = 1`],
    ['a hand key changed', `update hand_keys set wrapped = set_byte(wrapped, 30, get_byte(wrapped, 30) # 1)`],
  ])('given %s, when the vault starts again, then it answers nothing of the hand', async (_name, statement) => {
    await tamper(statement);
    const log = listeningLogger();
    const later = await startVault(database.db, { logger: log.logger });
    expect(await later.ask(release([at(1, 1), at(2, 1)]))).toEqual(CLOSED);
    expect(await later.ask(tabled(1))).toEqual(CLOSED);
    expect(await later.ask(FILLED)).toEqual(CLOSED);
    expect(log.lines.join('\n')).toContain('does not open');
    expect(log.lines.join('\n')).not.toMatch(/15693|\b[2-9TJQKA][cdhs]\b/);
  });

  test('given rows nobody touched, when the vault starts again, then it answers (twin)', async () => {
    const later = await startVault(database.db);
    expect(await later.ask(release([at(1, 1), at(2, 1)]))).toMatchObject({ values: ['As', 'Ks'] });
  });

  test('given a hand moved to another id, when it is asked for, then it stays closed', async () => {
    await tamper(`update card_log set hand_id = 'hand-2'`);
    await tamper(`update hand_keys set hand_id = 'hand-2'`);
    const later = await startVault(database.db);
    expect(await later.ask(release([{ ...at(1, 1), hand: 'hand-2' }]))).toEqual(CLOSED);
  });

  test('given two cards of a deck exchanged, when one lies on the board, then it stays closed', async () => {
    await tamper(`with pair as (select min(tag_mac) as a, max(tag_mac) as b from deck_cards)
      update deck_cards set sealed = (select other.sealed from deck_cards other, pair where other.tag_mac = case when deck_cards.tag_mac = pair.a then pair.b else pair.a end)
      from pair where deck_cards.tag_mac in (pair.a, pair.b)`);
    const replies = [];
    for (const suit of ['c', 'd', 'h', 's'] as const)
      for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const) {
        replies.push(await house.ask(board([tagOf(`${rank}${suit}`)])));
      }
    expect(replies.filter((reply) => !reply.ok)).toEqual([CLOSED, CLOSED]);
  });
});

describe('length and key', () => {
  test('given rows of every kind, then all sealed rows of a table have one length', async () => {
    await house.ask(place(at(1, 2), tagOf('2d')));
    for (const message of [
      board(['3c', '4c', '5c'].map((card) => tagOf(card === '3c' ? '3c' : card === '4c' ? '4c' : '5c'))),
      board([tagOf('6c')]),
      tabled(1),
      END,
    ]) {
      expect(await house.ask(message)).toMatchObject({ ok: true });
    }
    const kinds = await database.pool.query(
      `select count(distinct kind)::int as kinds, min(length(sealed)) as least, max(length(sealed)) as most from card_log`,
    );
    expect(kinds.rows[0]).toEqual({ kinds: 5, least: 192 + SEAL_OVERHEAD, most: 192 + SEAL_OVERHEAD });
    const decks = await database.pool.query(`select count(distinct length(sealed))::int as lengths from deck_cards`);
    expect(decks.rows[0]).toEqual({ lengths: 1 });
  });

  test('given another key, when the vault starts, then it refuses by name, says what to do and changes nothing', async () => {
    const before = await database.pool.query('select * from vault_meta');
    await expect(startVault(database.db, { seed: 'another' })).rejects.toMatchObject({
      code: 'vault-key-wrong',
      message: expect.stringContaining('VAULT_KEY_FILE'),
    });
    expect((await database.pool.query('select * from vault_meta')).rows).toEqual(before.rows);
    await startVault(database.db);
  });

  test('given the same card sealed twice, then no two rows and no two nonces are equal', async () => {
    await house.ask(type(at(4, 1), '7h'));
    await house.ask(typeByOther(at(5, 1), '7h'));
    const rows = await database.pool.query(
      `select count(distinct sealed)::int as rows, count(distinct substring(sealed from 2 for 12))::int as nonces, count(*)::int as all from card_log`,
    );
    expect(rows.rows[0]).toEqual({ rows: 6, nonces: 6, all: 6 });
  });
});

describe('sealBytes', () => {
  const key = new Uint8Array(32).fill(7);
  const seal = () => sealBytes(Buffer.from('hello'), { key, context: 'a', random: seededRandom() });

  test('given its key and context, then the bytes come back', () => {
    expect(Buffer.from(openBytes(seal(), { key, context: 'a', what: 'x' })).toString()).toBe('hello');
  });

  test.each([
    ['another context', { key, context: 'b' }],
    ['another key', { key: new Uint8Array(32), context: 'a' }],
  ])('given %s, then it throws and says where', (_name, options) => {
    expect(() => openBytes(seal(), { ...options, what: 'row 5' })).toThrow(SealedRowError);
    expect(() => openBytes(seal(), { ...options, what: 'row 5' })).toThrow(/row 5/);
  });
});
