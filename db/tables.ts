// The tables of the show.
import { asc, eq } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { tables } from './schema/tables.ts';

export type TableRow = typeof tables.$inferSelect;

export interface TableStore {
  add(table: {
    readonly id: TableId;
    readonly name: string;
    readonly config?: NonNullable<unknown>;
    /** Wall time. */
    readonly created: number;
  }): Promise<Result<TableRow, 'table-exists'>>;
  get(id: TableId): Promise<TableRow | undefined>;
  list(): Promise<readonly TableRow[]>;
  setConfig(id: TableId, config: NonNullable<unknown>): Promise<Result<TableRow, 'unknown-table'>>;
}

export function createTableStore(db: Executor): TableStore {
  return guarded('tables', {
    async add(table) {
      const rows = await db.insert(tables).values(table).onConflictDoNothing().returning();
      return rows[0] === undefined ? err('table-exists') : ok(rows[0]);
    },
    async get(id) {
      return (await db.select().from(tables).where(eq(tables.id, id)))[0];
    },
    list: async () => db.select().from(tables).orderBy(asc(tables.created), asc(tables.id)),
    async setConfig(id, config) {
      const rows = await db.update(tables).set({ config }).where(eq(tables.id, id)).returning();
      return rows[0] === undefined ? err('unknown-table') : ok(rows[0]);
    },
  });
}
