// Numbers 1, 2, 3... for the streams of a table. The row lock is held to the end of the transaction, so there are no gaps.
import { and, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Executor } from './database.ts';
import { positions } from './schema/tables.ts';

export const STREAMS = ['card-log', 'floor-inbox', 'reader-inbox'] as const;
export type Stream = (typeof STREAMS)[number];

/** Takes `count` numbers and returns the last given out; with 0 it only locks the stream. */
export async function takePositions(
  transaction: Executor,
  of: { readonly tableId: TableId; readonly stream: Stream },
  count: number,
): Promise<number> {
  const rows = await transaction
    .insert(positions)
    .values({ ...of, last: count })
    .onConflictDoUpdate({
      target: [positions.tableId, positions.stream],
      set: { last: sql`${positions.last} + ${count}` },
    })
    .returning({ last: positions.last });
  const last = rows[0]?.last;
  if (last === undefined) throw new Error(`no position on ${of.stream}`);
  return last;
}

/** 0 before the first. */
export async function lastPosition(db: Executor, tableId: TableId, stream: Stream): Promise<number> {
  const rows = await db
    .select({ last: positions.last })
    .from(positions)
    .where(and(eq(positions.tableId, tableId), eq(positions.stream, stream)));
  return rows[0]?.last ?? 0;
}
