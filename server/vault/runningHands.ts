// Whether a hand runs at a table: one that has a key and no last row, or whose end was taken back. Decks may not
// change meanwhile, and its key stays.
import { and, eq, exists, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { guarded } from '../../db/failure.ts';
import { cardLog, handKeys } from '../../db/schema/vault.ts';
import { tableId } from '../base/ids.ts';
import type { RowKind } from './heldHand.ts';

export interface RunningHands {
  any(table: string): Promise<boolean>;
  /** Whether one of these does. */
  among(table: string, hands: readonly string[]): Promise<boolean>;
}

const END: RowKind = 'end';
const RESUMED: RowKind = 'resumed';

export function createRunningHands(db: Executor): RunningHands {
  const found = async (table: string, which: ReturnType<typeof inArray> | undefined): Promise<boolean> => {
    const own = and(eq(cardLog.tableId, handKeys.tableId), eq(cardLog.handId, handKeys.handId));
    const rowsOf = (kind: RowKind) =>
      db
        .select({ position: cardLog.position })
        .from(cardLog)
        .where(and(own, eq(cardLog.kind, kind)));
    const last = db
      .select({ kind: sql<RowKind>`(array_agg(${cardLog.kind} order by ${cardLog.position} desc))[1]` })
      .from(cardLog)
      .where(and(own, inArray(cardLog.kind, [END, RESUMED])));
    const resumed = and(exists(rowsOf(RESUMED)), eq(sql`${last}`, RESUMED));
    const open = and(eq(handKeys.tableId, tableId(table)), which, or(notExists(rowsOf(END)), resumed));
    const rows = await db.select({ hand: handKeys.handId }).from(handKeys).where(open).limit(1);
    return rows.length > 0;
  };
  return guarded('runningHands', {
    any: (table) => found(table, undefined),
    among: (table, hands) => found(table, and(inArray(handKeys.handId, [...hands]), isNotNull(handKeys.wrapped))),
  });
}
