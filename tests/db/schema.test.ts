// What the schema itself promises, whatever code writes to it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const ROWS: Readonly<Record<string, string>> = {
  hand_log: `insert into hand_log (table_id, position, version, recorded, happened, actor, client_id, kind, input, events)
    values ('main', 1, 1, 0, 0, 'op', 'c1', 'bet', '{}', '[]')`,
  card_log: `insert into card_log (table_id, position, hand_id, seat, slot, kind, output_id, sealed, recorded)
    values ('main', 1, 'h', 1, 0, 'hole', 'o1', '\\x00', 0)`,
  audit: `insert into audit (position, at_wall, actor, action, subject, detail, prev_hash, hash)
    values (1, 0, 'a', 'b', 'c', '{}', '\\x00', '\\x00')`,
  judge_case_steps: `insert into judge_case_steps (table_id, case_id, position, hand_id, at_wall, actor, event)
    values ('main', 'c', 1, 'h', 0, 'a', '{}')`,
};

describe('append only', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
    for (const insert of Object.values(ROWS)) await database.pool.query(insert);
  });
  afterAll(() => database.close());

  test.each(Object.keys(ROWS))(
    'given a row of %s, when it is changed or deleted, then the database refuses',
    async (table) => {
      await expect(database.pool.query(`update ${table} set position = 2`)).rejects.toThrow('append only');
      await expect(database.pool.query(`delete from ${table}`)).rejects.toThrow('append only');
    },
  );

  test('given a table without the trigger, when a row is deleted, then it goes (twin)', async () => {
    await database.pool.query(`insert into playout (table_id, state) values ('main', '{}')`);
    expect((await database.pool.query('delete from playout')).rowCount).toBe(1);
  });

  test('given the columns of every table, then none can hold a tag id in clear', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ 'tag|uid' and data_type <> 'bytea'`,
    );
    expect(rows).toEqual([]);
  });
});
