// Statements that come again are sent by a name: the database parses each once a connection, whoever sends it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/client.ts';
import { StatementNames } from '../../db/repeatedStatements.ts';
import { createTableStore } from '../../db/tables.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let open: OpenDatabase;
const MAIN = tableId('main');

beforeAll(async () => {
  database = await freshDatabase();
  await createTableStore(database.db).add({ id: MAIN, name: 'Main', created: 0 });
});
afterAll(() => database.close());
beforeEach(async () => {
  open = await database.openAgain();
});

/** What the one connection of the pool keeps. */
const kept = async (word: string): Promise<readonly string[]> => {
  const { rows } = await open.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement).filter((statement) => statement.includes(word));
};
const ask = () => createTableStore(open.db).get(MAIN);

test('given the same statement again and again, then it is kept once, and no value with it', async () => {
  for (let i = 0; i < 5; i += 1) expect((await ask())?.name).toBe('Main');
  const statements = await kept('"tables"');
  expect(statements).toHaveLength(1);
  expect(statements.join()).not.toContain('main');
  await open.close();
});

test('given a statement that came once or twice, then it is not kept (twin)', async () => {
  for (let i = 0; i < 2; i += 1) await ask();
  expect(await kept('"tables"')).toEqual([]);
  await open.close();
});

test('given the same inside transactions, then it is kept as well', async () => {
  for (let i = 0; i < 3; i += 1) await open.db.transaction((inside) => createTableStore(inside).get(MAIN));
  expect(await kept('"tables"')).toHaveLength(1);
  await open.close();
});

test('given a kept statement, when another process adds a column and an index, then it goes on', async () => {
  for (let i = 0; i < 4; i += 1) await ask();
  await database.pool.query('alter table tables add column later integer default 7');
  await database.pool.query('create index tables_later on tables (later)');
  expect(await ask()).toEqual({ id: 'main', name: 'Main', config: {}, created: 0 });
  await open.close();
});

test('given a kept statement that fails, then it fails as before and the next one goes on', async () => {
  const divide = (by: number) => open.db.execute(sql`select 6 / ${by}::int as found`);
  for (let i = 0; i < 4; i += 1) expect((await divide(3)).rows).toEqual([{ found: 2 }]);
  await expect(divide(0)).rejects.toThrow();
  expect((await divide(2)).rows).toEqual([{ found: 3 }]);
  await open.close();
});

test('given thousands of texts, then some hundred have a name and keep it', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 2_000 }, (_, i) => [names.of(`${i}`), names.of(`${i}`), names.of(`${i}`)]);
  const third = given.flatMap(([first, second, name]) => first ?? second ?? name ?? []);
  expect(new Set(third).size).toBe(third.length);
  expect(third.length).toBeGreaterThan(100);
  expect(third.length).toBeLessThan(500);
  expect(names.of('0')).toBe(third[0]);
  expect(names.of('1999')).toBeUndefined();
});
