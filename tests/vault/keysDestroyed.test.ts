// The keys of hands destroyed: no door opens anything of them any more, nothing breaks, and a hand that runs keeps its key.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  emptyVault,
  HAND,
  JUDGE,
  OPERATOR,
  place,
  prepare,
  release,
  startVault,
  TABLE,
  type TestVault,
  tabled,
  tagOf,
} from './fixture.ts';

let database: FreshDatabase;
let vault: TestVault;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  vault = await startVault(database.db);
  await prepare(vault);
  await vault.ask(place(at(1, 0), tagOf('As')));
  await vault.ask(place(at(1, 1), tagOf('Kd')));
});
afterEach(async () => {
  await vault.vault.close();
  await emptyVault(database.pool);
});

const END = { do: 'endHand', table: TABLE, hand: HAND } as const;
const forget = (hands: readonly string[] = [HAND]) =>
  vault.ask({ do: 'forgetHands', table: TABLE, hands, by: { actor: 'key-expiry', role: 'server' } });
const look = () =>
  vault.ask({ do: 'openSealed', table: TABLE, hand: HAND, seats: [1], by: JUDGE, order: 'case-1', purpose: 'look' });
const wrapped = async () =>
  (await database.pool.query<{ wrapped: Buffer | null }>('select wrapped from hand_keys')).rows.map((r) => r.wrapped);

async function standsInFile(key: Buffer | null | undefined): Promise<boolean | undefined> {
  await database.pool.query('checkpoint');
  const { rows } = await database.pool.query<{ found: boolean }>(
    `select position($1::bytea in pg_read_binary_file(pg_relation_filepath('hand_keys'))) > 0 as found`,
    [key],
  );
  return rows[0]?.found;
}

describe('forgetHands', () => {
  test('given a hand that is over, then every door says so and nothing comes out (twin: before, it does)', async () => {
    await vault.ask(END);
    expect(await vault.ask(release([at(1, 0)]))).toMatchObject({ values: ['As'] });
    expect(await look()).toMatchObject({ ok: true });
    expect(await forget()).toEqual({ ok: true, is: 'done' });
    expect(await vault.ask(release([at(1, 0)]))).toMatchObject({ ok: true, values: [null] });
    for (const reply of [await look(), await vault.ask({ do: 'filledSlots', table: TABLE, hand: HAND })])
      expect(reply).toEqual({ ok: false, code: 'key-destroyed', field: 'hand' });
    expect(await vault.ask(tabled(1))).toMatchObject({ ok: false, code: 'key-destroyed' });
    expect(await vault.ask(place(at(1, 0), tagOf('As')))).toMatchObject({ ok: false, code: 'key-destroyed' });
    expect(await vault.ask({ do: 'beginHand', table: TABLE, hand: HAND })).toMatchObject({ ok: false });
    expect(await wrapped()).toEqual([null]);
  });

  test('given a hand that runs among them, then none is destroyed', async () => {
    await vault.ask(END);
    await vault.ask({ do: 'beginHand', table: TABLE, hand: 'hand-2' });
    expect(await forget([HAND, 'hand-2'])).toEqual({ ok: false, code: 'hand-running', field: 'hands' });
    expect(await wrapped()).not.toContain(null);
    expect(await forget()).toMatchObject({ ok: true });
  });

  test('given a hand whose end was taken back, then it keeps its key', async () => {
    await vault.ask(END);
    await vault.ask({ do: 'resumeHand', table: TABLE, hand: HAND });
    expect(await forget()).toMatchObject({ code: 'hand-running' });
  });

  test('given the word twice, then it is one destruction, and each is in the audit log with its count', async () => {
    await vault.ask(END);
    await forget();
    const [first] = (await database.pool.query('select destroyed_at from hand_keys')).rows;
    vault.clock.pass(60_000);
    expect(await forget()).toMatchObject({ ok: true });
    expect((await database.pool.query('select destroyed_at from hand_keys')).rows).toEqual([first]);
    const rows = await vault.audit.read(0, 1_000);
    const said = rows.filter(({ action }) => action === 'hand-keys-destroyed');
    expect(said[0]?.detail).toEqual({ role: 'server', count: 1, hands: [HAND] });
  });

  test('given an audit log that cannot be written, then nothing is destroyed', async () => {
    await vault.ask(END);
    await database.pool.query('alter table audit rename to audit_away');
    expect(await forget()).toMatchObject({ code: 'vault-unavailable' });
    await database.pool.query('alter table audit_away rename to audit');
    expect(await wrapped()).not.toContain(null);
  });

  test('given the files of the database, then the wrapped key stands in them no more (twin: before, it does)', async () => {
    await vault.ask(END);
    const [key] = await wrapped();
    expect(await standsInFile(key)).toBe(true);
    await forget();
    expect(await standsInFile(key)).toBe(false);
  });

  test('given somebody who reads the table just then, then it is waited for (twin: not if he goes on for long)', async () => {
    await vault.ask(END);
    const [key] = await wrapped();
    const reader = await database.pool.connect();
    await reader.query('begin; select count(*) from hand_keys');
    expect(await forget()).toEqual({ ok: true, is: 'done' });
    expect(await standsInFile(key)).toBe(true);
    setTimeout(() => void reader.query('rollback').then(() => reader.release()), 150);
    expect(await forget()).toEqual({ ok: true, is: 'done' });
    expect(await standsInFile(key)).toBe(false);
  });

  test('given a snapshot of somebody else that still needs the old version, then it leaves the file all the same', async () => {
    await vault.ask(END);
    const [key] = await wrapped();
    const other = await database.pool.connect();
    await other.query('begin isolation level repeatable read; select count(*) from tables');
    await forget();
    expect(await standsInFile(key)).toBe(false);
    await other.query('rollback');
    other.release();
  });

  test('given no hand, then it is refused by the field', async () => {
    expect(await vault.ask({ do: 'forgetHands', table: TABLE, hands: [], by: OPERATOR })).toMatchObject({
      code: 'bad-message',
      field: 'hands',
    });
  });
});
