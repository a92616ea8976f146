// The hash chain: what was recorded is found intact, and every kind of tampering shows.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { type Audit, createAudit } from '../../server/audit/audit.ts';
import { canonicalJson } from '../../server/base/canonicalJson.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock } from '../support/realClock.ts';

let database: FreshDatabase | undefined;
let audit: Audit;

beforeEach(async () => {
  await database?.close();
  database = await freshDatabase();
  audit = createAudit(createAuditStore(database.db), realClock);
  for (const n of [1, 2, 3]) await audit.record(fact(n));
});
afterAll(() => database?.close());

const fact = (n: number) => ({
  actor: 'p1',
  action: 'token-minted',
  subject: `token:${n}`,
  detail: { z: n, a: 'ä', list: ['x'], none: null },
});

const SWAP = `update audit set position = position + 10 where position > 1;
  update audit set position = 15 - position where position > 10`;

/** What an intruder with the database could do; the triggers are off for him. */
async function tamper(statement: string): Promise<void> {
  await database?.pool.query('alter table audit disable trigger all');
  await database?.pool.query(statement);
}

describe('audit', () => {
  test('given recorded facts, when verified, then the chain is whole and its head is named', async () => {
    const whole = await audit.verify();
    expect(whole).toMatchObject({ ok: true, value: { position: 3 } });
    expect((await audit.read(1, 10)).map((row) => row.subject)).toEqual(['token:2', 'token:3']);
  });

  test('given an empty log, when verified, then it is whole', async () => {
    await tamper('delete from audit');
    expect(await audit.verify()).toMatchObject({ ok: true, value: { position: 0 } });
  });

  test.each([
    ['a changed actor', "update audit set actor = 'p2' where position = 2", 2, 'row-hash'],
    ['a changed detail', 'update audit set detail = detail || \'{"z": 9}\' where position = 2', 2, 'row-hash'],
    ['a changed time', 'update audit set at_wall = at_wall + 1 where position = 3', 3, 'row-hash'],
    ['a removed row', 'delete from audit where position = 2', 3, 'position-gap'],
    ['a removed first row', 'delete from audit where position = 1', 2, 'position-gap'],
    ['a changed hash', "update audit set hash = '\\x00' where position = 2", 2, 'row-hash'],
    ['two rows that changed places', SWAP, 2, 'previous-hash'],
  ])('given %s, when verified, then it is caught', async (_title, statement, position, reason) => {
    await tamper(statement);
    expect(await audit.verify()).toEqual({ ok: false, error: { position, reason } });
  });

  test('given a tail that was cut off, when verified with a head written down before, then it is caught', async () => {
    const head = await audit.record(fact(4));
    await tamper('delete from audit where position = 4');
    expect(await audit.verify()).toMatchObject({ ok: true });
    expect(await audit.verify(head)).toEqual({ ok: false, error: { position: 4, reason: 'cut-off' } });
    await audit.record(fact(5));
    expect(await audit.verify(head)).toEqual({ ok: false, error: { position: 4, reason: 'row-hash' } });
  });

  test('given many writers at once, when verified, then no row came between two', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => audit.record(fact(n))));
    expect(await audit.verify()).toMatchObject({ ok: true, value: { position: 23 } });
  });
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[{"d":1}]}');
});
