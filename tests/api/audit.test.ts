// The auditor's page over the wire: whose token opens it, and that an auditor of one table reads that table alone.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES } from '../../server/access/role.ts';
import type { AuditOffice, Auditor } from '../../server/audit/office.ts';
import { consolePage, publicPage, reasonIn } from './client.ts';
import { MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

const HAND = '01980000-0000-7000-8000-000000000001';
const EVERYTHING = { table: null, hand: null, actor: null, action: null, before: null };
let asked: Auditor[] = [];
let stand: Stand;

const CHAIN = { state: 'whole', position: 1, hash: 'ab', last: 1, reason: '' } as const;
const office: AuditOffice = {
  async desk(auditor) {
    asked.push(auditor);
    return { name: 'Vera', tables: [], people: [], actions: [], chain: CHAIN };
  },
  async rows(auditor) {
    asked.push(auditor);
    return { lines: [], more: false };
  },
  async hand(auditor, { table, hand }) {
    asked.push(auditor);
    return auditor.table === null || auditor.table === table
      ? { table, hand, promises: [], seen: [], facts: [] }
      : null;
  },
};

beforeAll(async () => {
  stand = await openStand({ audit: office });
});
afterAll(() => stand.close());
beforeEach(() => {
  asked = [];
});

/** What each of the page's three calls says to this token. */
async function said(wish: TokenWish | null, table = MAIN): Promise<readonly unknown[]> {
  const page = consolePage(stand.url, wish === null ? null : (await stand.token(wish)).text);
  const { audit } = page.client;
  const answers = [
    await audit.desk.query().catch(reasonIn),
    await audit.rows.query({ ...EVERYTHING, table }).catch(reasonIn),
    await audit.hand.query({ table, hand: HAND }).catch(reasonIn),
  ];
  page.close();
  return answers;
}

const THREE = (reason: string) => [reason, reason, reason];

test.each(ROLES.filter((role) => role !== 'auditor'))('given a token of %s, then nothing opens', async (role) => {
  const canvas = ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null;
  expect(await said({ role, canvas })).toEqual(THREE('not-your-role'));
  expect(asked).toEqual([]);
});

test('given no token, then nothing opens, and the public door has no such procedure', async () => {
  expect(await said(null)).toEqual(THREE('token-missing'));
  const viewer = publicPage(stand.url, (await stand.token({ role: 'auditor' })).text);
  const call: unknown = Reflect.get(viewer.client, 'audit');
  expect(await Reflect.get(Object(call), 'desk').query().catch(reasonIn)).toBe('no-such-procedure');
  viewer.close();
  expect(asked).toEqual([]);
});

test('given an auditor of everything, then each call reaches the office', async () => {
  expect(await said({ role: 'auditor', tableId: null })).toMatchObject([
    { name: 'Vera' },
    { more: false },
    { hand: HAND },
  ]);
  expect(asked.map(({ table }) => table)).toEqual([null, null, null]);
});

test('given an auditor of one table, then another table stays shut', async () => {
  const [desk, rows, hand] = await said({ role: 'auditor', tableId: MAIN }, OTHER);
  expect(desk).toMatchObject({ name: 'Vera' });
  expect([rows, hand]).toEqual(['not-your-table', 'hand-unknown']);
  expect(asked.every(({ table }) => table === MAIN)).toBe(true);
});
