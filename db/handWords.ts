// What the producer said of hands, as rows that only ever follow one another. Knows neither canvas nor card.
import { asc, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Database } from './database.ts';
import { guarded } from './failure.ts';
import { handWords } from './schema/show.ts';

export type HandWordRow = typeof handWords.$inferSelect;

export interface HandWordStore {
  /** Stored when it resolves; positions of a table count 1, 2, 3... */
  append(word: Omit<HandWordRow, 'position'>): Promise<HandWordRow>;
  /** Of the whole table, in order: the newest of a hand counts. */
  list(tableId: TableId): Promise<readonly HandWordRow[]>;
}

export function createHandWordStore(db: Database): HandWordStore {
  return guarded('handWords', {
    async append(word) {
      const next = sql`(select coalesce(max(${handWords.position}), 0) + 1 from ${handWords} where ${handWords.tableId} = ${word.tableId})`;
      const [row] = await db
        .insert(handWords)
        .values({ ...word, position: next })
        .returning();
      if (row === undefined) throw new Error('a word on a hand left no row');
      return row;
    },
    list: async (tableId) =>
      db.select().from(handWords).where(eq(handWords.tableId, tableId)).orderBy(asc(handWords.position)),
  });
}
