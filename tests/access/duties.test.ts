// Who hands out access does not judge, check or audit the same show; one named person checks a show. By address or by
// grant, in either order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGrantStore, type GrantStore } from '../../db/grants.ts';
import { createPeopleStore } from '../../db/people.ts';
import { createTokenStore, type TokenStore } from '../../db/tokens.ts';
import { areApart, refuseDuty } from '../../server/access/duties.ts';
import { createMint, type Mint } from '../../server/access/mint.ts';
import { ROLES, type Role } from '../../server/access/role.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const MAIN = tableId('main');
const OTHER = tableId('other');
const clock = { now: () => 0, wall: () => 1_000, sleepUntil: async () => undefined };

let database: FreshDatabase;
let tokens: TokenStore;
let grants: GrantStore;
let mint: Mint;
let made = 0;

beforeAll(async () => {
  database = await freshDatabase();
  tokens = createTokenStore(database.db);
  grants = createGrantStore(database.db);
  mint = createMint({
    tokens,
    grants,
    clock,
    random: (size) => new Uint8Array(size).fill(++made),
    newId: () => `t${made}`,
  });
});
afterAll(() => database.close());

async function somebody(): Promise<string> {
  const id = `person-${++made}`;
  await createPeopleStore(database.db).add({ id, name: id, role: 'floor', created: 0, passphrase: null });
  return id;
}

async function give(person: string, role: Role, table: TableId | null) {
  const canvas = role === 'checker' ? 'check' : null;
  const minted = await mint({ role, person, tableId: table, canvas, label: 'test', livesMs: null });
  return minted.ok ? 'given' : minted.error;
}

async function grant(person: string, role: Role, table: TableId | null): Promise<string> {
  const id = `g${++made}`;
  await grants.add({ id, person, role, tableId: table, canvas: null, created: 0, revoked: null });
  return id;
}

describe('duties that are apart', () => {
  test('they are administrator with chief judge, checker or auditor, and no others', () => {
    const pairs = ROLES.flatMap((one) =>
      ROLES.filter((other) => areApart({ role: one, tableId: MAIN }, { role: other, tableId: MAIN })).map(
        (other) => `${one} ${other}`,
      ),
    );
    const wanted = ['chief-judge', 'checker', 'auditor'].flatMap((role) => [`admin ${role}`, `${role} admin`]);
    expect(pairs.sort()).toEqual(wanted.sort());
  });

  test.each<[TableId | null, TableId | null, boolean]>([
    [MAIN, MAIN, true],
    [null, MAIN, true],
    [MAIN, null, true],
    [null, null, true],
    [MAIN, OTHER, false],
  ])('given administrator of %s and judge of %s, then apart: %s', (admin, judge, apart) => {
    expect(areApart({ role: 'admin', tableId: admin }, { role: 'chief-judge', tableId: judge })).toBe(apart);
  });
});

describe('a token', () => {
  test.each<[Role, Role]>([
    ['admin', 'chief-judge'],
    ['chief-judge', 'admin'],
    ['auditor', 'admin'],
    ['admin', 'auditor'],
    ['admin', 'checker'],
  ])(
    'given somebody who is %s by address or by grant, when he is to be %s too, then it is refused',
    async (held, wanted) => {
      const [byAddress, byGrant] = [await somebody(), await somebody()];
      expect(await give(byAddress, held, held === 'admin' ? null : MAIN)).toBe('given');
      expect(await give(byAddress, wanted, MAIN)).toBe('duties-apart');
      const id = await grant(byGrant, held, MAIN);
      expect(await give(byGrant, wanted, MAIN)).toBe('duties-apart');
      await grants.revoke(id, 1_000);
      // twin: what was taken away keeps nobody from anything
      expect(await give(byGrant, wanted, MAIN)).toBe('given');
      for (const row of await tokens.list()) await tokens.revoke(row.id, 1_000);
    },
  );

  test('given an administrator, when he is to be operator, producer, floor or card desk, then he may', async () => {
    const person = await somebody();
    await give(person, 'admin', null);
    for (const role of ['operator', 'producer', 'floor', 'card-desk'] as const)
      expect(await give(person, role, MAIN)).toBe('given');
  });

  test('given a token that has ended, then it keeps nobody from anything', async () => {
    const person = await somebody();
    const row = { id: 'ended', hash: new Uint8Array(32), label: '', canvas: null, replaces: null, revoked: null };
    await tokens.add({ ...row, role: 'admin', tableId: null, person, created: 0, expires: 999 });
    expect(await give(person, 'auditor', null)).toBe('given');
  });
});

describe('a checker', () => {
  test('is somebody by name, one for a show, and again the same one', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const nobody = {
      role: 'checker',
      person: null,
      tableId: MAIN,
      canvas: 'check',
      label: 'x',
      livesMs: null,
    } as const;
    expect(await mint(nobody)).toEqual({ ok: false, error: 'person-missing' });
    expect(await give(first, 'checker', MAIN)).toBe('given');
    expect(await give(first, 'checker', MAIN)).toBe('given');
    expect(await give(second, 'checker', MAIN)).toBe('checker-taken');
    expect(await give(second, 'checker', OTHER)).toBe('given');
    expect(await refuseDuty({ tokens, grants, clock }, { role: 'checker', person: second, tableId: null })).toBe(
      'checker-taken',
    );
  });
});
