// Words on hands in the database itself: in order, table by table, and never changed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHandWordStore } from '../../db/handWords.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const main = tableId('main');
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const said = (word: string, hand = 'h1', table = main) => ({
  tableId: table,
  handId: hand,
  word,
  actor: 'vera',
  at: 7,
});

test('given words on hands of two tables, then each table counts its own from 1, in order', async () => {
  const store = createHandWordStore(database.db);
  for (const word of [said('held'), said('open'), said('dropped', 'h2')]) await store.append(word);
  await store.append(said('held', 'h9', tableId('other')));
  expect((await store.list(main)).map(({ position, handId, word }) => [position, handId, word])).toEqual([
    [1, 'h1', 'held'],
    [2, 'h1', 'open'],
    [3, 'h2', 'dropped'],
  ]);
  expect(await store.list(tableId('other'))).toMatchObject([{ position: 1, handId: 'h9', actor: 'vera', at: 7 }]);
});

test('given a word that was said, when somebody changes or deletes it, then the database refuses; twin: another row is taken', async () => {
  await expect(database.pool.query(`update hand_words set word = 'open'`)).rejects.toThrow();
  await expect(database.pool.query(`delete from hand_words`)).rejects.toThrow();
  const store = createHandWordStore(database.db);
  expect(await store.append(said('open'))).toMatchObject({ position: 4 });
});
