// The auditor's office over a real log: rows by table, person, action and hand; how far the chain was followed; one hand with
// its promises. No card, no salt.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTableStore } from '../../db/tables.ts';
import type { AuditOffice } from '../../server/audit/office.ts';
import { tableId } from '../../server/base/ids.ts';
import { createAuditOffice } from '../../server/main/auditOffice.ts';
import { createStores } from '../../server/main/stores.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock } from '../support/realClock.ts';
import { at, emptyVault, place, prepare, release, startVault, TABLE, type TestVault, tagOf } from '../vault/fixture.ts';

const HAND = '01980000-0000-7000-8000-000000000001';
const EVERYTHING = { table: null, hand: null, actor: null, action: null, before: null };
const VERA = { actor: 'vera', table: null };
const MAIN = tableId(TABLE);
let database: FreshDatabase;
let house: TestVault;
let office: AuditOffice;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  await database.pool.query('truncate tables, people cascade');
  house = await startVault(database.db);
  const stores = createStores(database.db, realClock);
  await createTableStore(database.db).add({ id: MAIN, name: 'Main', created: 0 });
  await stores.people.add({ id: 'vera', name: 'Vera', role: 'auditor', created: 0, passphrase: null });
  office = createAuditOffice({ house: { stores }, audit: house.audit, database });
  await prepare(house, HAND);
  for (const message of [
    place(at(1, 0, HAND), tagOf('As')),
    place(at(1, 1, HAND), tagOf('Ks')),
    place(at(3, 0, HAND), tagOf('Qd')),
    { do: 'dealComplete', table: TABLE, hand: HAND } as const,
    { do: 'endHand', table: TABLE, hand: HAND } as const,
    release([at(1, 0, HAND), at(1, 1, HAND)]),
    {
      ...({ do: 'noteShown', table: TABLE, hand: HAND, audience: 'overlay', canvas: 'programme' } as const),
      seats: [{ seat: 1, cards: ['As', 'Ks'] as const }],
    },
  ])
    expect(await house.ask(message)).toMatchObject({ ok: true });
  await house.audit.record({ actor: 'vera', action: 'token-used', subject: 'token:t1', detail: { table: 'other' } });
});

describe('rows', () => {
  test.each([
    [
      'everything, newest first',
      {},
      [
        'token-used',
        'commitment-opened',
        'hole-cards-released',
        'hand-sealed',
        'hand-committed',
        'deck-assigned',
        'deck-registered',
      ],
    ],
    [
      'a table',
      { table: MAIN },
      ['commitment-opened', 'hole-cards-released', 'hand-sealed', 'hand-committed', 'deck-assigned'],
    ],
    ['a person', { actor: 'vera' }, ['token-used']],
    ['an action', { action: 'hand-sealed' }, ['hand-sealed']],
    ['a hand', { hand: HAND }, ['commitment-opened', 'hole-cards-released', 'hand-sealed', 'hand-committed']],
    ['a position', { before: 3 }, ['deck-assigned', 'deck-registered']],
  ])('given %s, then those rows come', async (_what, filter, actions) => {
    const page = await office.rows(VERA, { ...EVERYTHING, ...filter });
    expect(page.lines.map(({ action }) => action)).toEqual(actions);
    expect(page.more).toBe(false);
  });

  test('given an auditor of one table, then rows of that table alone come, whatever is asked for', async () => {
    const page = await office.rows({ actor: 'vera', table: tableId('other') }, EVERYTHING);
    expect(page.lines.map(({ action }) => action)).toEqual(['token-used']);
  });

  test('given rows, then persons have names and nothing names a card', async () => {
    const page = await office.rows(VERA, EVERYTHING);
    expect(page.lines[0]).toMatchObject({ actor: 'vera', name: 'Vera' });
    expect(JSON.stringify(page)).not.toMatch(/\b(As|Ks|Qd)\b/);
  });
});

describe('the chain', () => {
  test('given a whole chain, then it is followed to its end and on, and its head is named', async () => {
    const before = (await office.desk(VERA)).chain;
    const head = await house.audit.record({ actor: 'x', action: 'y', subject: 'z' });
    expect(before).toMatchObject({ state: 'whole', position: head.position - 1 });
    expect((await office.desk(VERA)).chain).toEqual({ state: 'whole', ...head, last: head.position, reason: '' });
  });

  test('given a row that was changed, then the page says where, and goes on saying it', async () => {
    await database.pool.query('alter table audit disable trigger all');
    await database.pool.query("update audit set actor = 'somebody' where position = 2");
    for (let n = 0; n < 2; n += 1)
      expect((await office.desk(VERA)).chain).toMatchObject({ state: 'broken', position: 2, reason: 'row-hash' });
  });
});

describe('a hand', () => {
  test('given a hand of which one seat was shown, then its promises say which, and who was given cards', async () => {
    const hand = await office.hand(VERA, { table: MAIN, hand: HAND });
    expect(hand?.promises.map(({ seat, version, opened }) => [seat, version, opened !== null])).toEqual([
      [1, 1, true],
      [3, 1, false],
    ]);
    expect(hand?.seen.map(({ action }) => action)).toEqual(['hole-cards-released']);
    expect(hand?.facts.map(({ action }) => action)).toEqual(['hand-committed', 'hand-sealed', 'commitment-opened']);
    expect(JSON.stringify(hand)).not.toMatch(/\b(As|Ks|Qd)\b|salt/);
  });

  test('given a hand that nobody knows, or of another table, then there is none', async () => {
    expect(await office.hand(VERA, { table: MAIN, hand: '01980000-0000-7000-8000-00000000ffff' })).toBeNull();
    expect(await office.hand({ actor: 'vera', table: tableId('other') }, { table: MAIN, hand: HAND })).toBeNull();
  });
});
