// The persisted counter of programme time. It never falls, whoever writes it and whatever the wall clock does.
import { desc, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { handLog } from './schema/handLog.ts';
import { programmeTime } from './schema/tables.ts';

/** `updated`: wall time at `ms`; it measures the gap of a restart and releases nothing. */
export type ProgrammeTime = { readonly ms: number; readonly updated: number | null };

export interface ProgrammeTimeStore {
  /** Where to go on after a restart: never before an entry that was recorded. */
  recover(tableId: TableId): Promise<ProgrammeTime>;
  /** Returns what is stored: a lower value changes nothing. */
  advance(tableId: TableId, ms: number, wall: number): Promise<number>;
}

export function createProgrammeTimeStore(db: Executor): ProgrammeTimeStore {
  return guarded('programmeTime', {
    async recover(tableId) {
      const counter = await db.select().from(programmeTime).where(eq(programmeTime.tableId, tableId));
      const logged = await db
        .select({ recorded: handLog.recorded })
        .from(handLog)
        .where(eq(handLog.tableId, tableId))
        .orderBy(desc(handLog.position))
        .limit(1);
      const [last] = counter;
      const ms = Math.max(last?.ms ?? 0, logged[0]?.recorded ?? 0);
      return { ms, updated: last === undefined ? null : last.updated + (ms - last.ms) };
    },
    async advance(tableId, ms, wall) {
      const rows = await db
        .insert(programmeTime)
        .values({ tableId, ms, updated: wall })
        .onConflictDoUpdate({
          target: programmeTime.tableId,
          set: { ms: sql`greatest(${programmeTime.ms}, ${ms})`, updated: wall },
        })
        .returning({ ms: programmeTime.ms });
      return rows[0]?.ms ?? ms;
    },
  });
}
