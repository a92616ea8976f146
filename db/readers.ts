// Card readers: which table they serve, their sealed secret, which antenna is which place.
import { asc, eq } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { readers } from './schema/readers.ts';

export type ReaderRow = typeof readers.$inferSelect;

export interface ReaderStore {
  add(reader: {
    readonly id: string;
    readonly tableId: TableId;
    readonly secret: Uint8Array;
    readonly layout: NonNullable<unknown>;
  }): Promise<Result<ReaderRow, 'reader-exists'>>;
  get(id: string): Promise<ReaderRow | undefined>;
  list(tableId?: TableId): Promise<readonly ReaderRow[]>;
  /** Changes what is named and leaves the rest. */
  change(
    id: string,
    set: Partial<Pick<ReaderRow, 'secret' | 'layout' | 'enabled' | 'tableId'>>,
  ): Promise<Result<ReaderRow, 'unknown-reader'>>;
}

export function createReaderStore(db: Executor): ReaderStore {
  return guarded('readers', {
    async add(reader) {
      const rows = await db.insert(readers).values(reader).onConflictDoNothing().returning();
      return rows[0] === undefined ? err('reader-exists') : ok(rows[0]);
    },
    get: async (id) => (await db.select().from(readers).where(eq(readers.id, id)))[0],
    list: async (tableId) =>
      db
        .select()
        .from(readers)
        .where(tableId === undefined ? undefined : eq(readers.tableId, tableId))
        .orderBy(asc(readers.id)),
    async change(id, set) {
      const rows = await db.update(readers).set(set).where(eq(readers.id, id)).returning();
      return rows[0] === undefined ? err('unknown-reader') : ok(rows[0]);
    },
  });
}
