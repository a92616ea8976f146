// The server, its vault and commands write to one audit log from processes of their own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import type { OpenDatabase } from '../../db/client.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock } from '../support/realClock.ts';

let database: FreshDatabase;
let further: readonly OpenDatabase[];
beforeAll(async () => {
  database = await freshDatabase();
  further = [await database.openAgain(), await database.openAgain()];
});
afterAll(async () => {
  for (const open of further) await open.close();
  await database.close();
});

const writers = () => [database, ...further].map(({ db }) => createAudit(createAuditStore(db), realClock));
const fact = (n: number) => ({ actor: `a${n % 3}`, action: 'tested', subject: `s${n}` });

test('given three processes that begin on an empty log at once, then every row is written and the chain holds', async () => {
  const audits = writers();
  await Promise.all(Array.from({ length: 90 }, (_, n) => audits[n % 3]?.record(fact(n))));
  expect(await audits[0]?.verify()).toMatchObject({ ok: true, value: { position: 90 } });
  const rows = await audits[0]?.read(0, 200);
  expect(new Set(rows?.map(({ subject }) => subject)).size).toBe(90);
  expect([0, 1, 2].map((w) => rows?.filter(({ actor }) => actor === `a${w}`).map(({ subject }) => subject))).toEqual(
    [0, 1, 2].map((w) => Array.from({ length: 30 }, (_, i) => `s${w + 3 * i}`)),
  );
});

test('given two that take turns, then a row behind that of another costs three trips to the database, and none waits', async () => {
  const [one, two] = writers();
  await one?.record(fact(0));
  await two?.record(fact(1));
  const asked: string[] = [];
  const { query } = database.pool;
  database.pool.query = Object.assign((...given: readonly unknown[]) => {
    asked.push(JSON.stringify(given[0]));
    return Reflect.apply(query, database.pool, [...given]);
  });
  await one?.record(fact(2));
  database.pool.query = query;
  expect(asked).toHaveLength(3);
});
