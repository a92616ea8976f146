// Who sits where. Stacks are not here: they are the hand log's.
import { and, asc, eq } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { seatings } from './schema/tables.ts';

export type Seating = typeof seatings.$inferSelect;

export interface RosterStore {
  list(tableId: TableId): Promise<readonly Seating[]>;
  /** Takes the place of whoever sat there. */
  seat(seating: {
    readonly tableId: TableId;
    readonly seat: number;
    readonly playerId: string;
    readonly name: string;
    readonly detail?: NonNullable<unknown>;
    /** Wall time. */
    readonly updated: number;
  }): Promise<void>;
  clear(tableId: TableId, seat: number): Promise<void>;
}

export function createRosterStore(db: Executor): RosterStore {
  return guarded('roster', {
    list: async (tableId) =>
      db.select().from(seatings).where(eq(seatings.tableId, tableId)).orderBy(asc(seatings.seat)),
    async seat(seating) {
      const { playerId, name, updated } = seating;
      const set = { playerId, name, updated, detail: seating.detail ?? {} };
      await db
        .insert(seatings)
        .values({ ...seating, ...set })
        .onConflictDoUpdate({ target: [seatings.tableId, seatings.seat], set });
    },
    async clear(tableId, seat) {
      await db.delete(seatings).where(and(eq(seatings.tableId, tableId), eq(seatings.seat, seat)));
    },
  });
}
