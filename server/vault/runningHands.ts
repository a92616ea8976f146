// Whether a hand runs at a table: one that has a key and no last row. Decks may not change meanwhile.
import { and, eq, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { guarded } from '../../db/failure.ts';
import { cardLog, handKeys } from '../../db/schema/vault.ts';
import { tableId } from '../base/ids.ts';
import type { RowKind } from './heldHand.ts';

export interface RunningHands {
  any(table: string): Promise<boolean>;
}

const END: RowKind = 'end';

export function createRunningHands(db: Database): RunningHands {
  return guarded('runningHands', {
    async any(table) {
      const own = and(eq(cardLog.tableId, handKeys.tableId), eq(cardLog.handId, handKeys.handId));
      const ends = db
        .select({ position: cardLog.position })
        .from(cardLog)
        .where(and(own, eq(cardLog.kind, END)));
      const open = and(eq(handKeys.tableId, tableId(table)), notExists(ends));
      const rows = await db.select({ hand: handKeys.handId }).from(handKeys).where(open).limit(1);
      return rows.length > 0;
    },
  });
}
