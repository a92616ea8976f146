// The hand log as rows: appends under the owner's epoch, reads in order. Payloads are opaque; the codec is elsewhere.
import { and, asc, desc, eq, gt, isNotNull, min } from 'drizzle-orm';
import type { ClientId, TableId } from '../server/base/ids.ts';
import type { Result } from '../server/base/result.ts';
import { type Append, type Appended, type AppendRefusal, appendInTransaction } from './appendHandLog.ts';
import type { Database } from './database.ts';
import { guarded } from './failure.ts';
import { handLog, inboxOffsets, type LogRow } from './schema/handLog.ts';

/** Position and recorded time of the last entry; zeros before the first. */
export type Head = { readonly position: number; readonly recorded: number };
export type InboxOffset = { readonly position: number; readonly detail: unknown };

export interface HandLogStore {
  append(append: Append): Promise<Result<Appended, AppendRefusal>>;
  /** In order, from the position after `after`. */
  read(tableId: TableId, after: number, limit: number): Promise<readonly LogRow[]>;
  readHand(tableId: TableId, handId: string): Promise<readonly LogRow[]>;
  /** Ids of the hands that began last, newest first. */
  lastHands(tableId: TableId, limit: number): Promise<readonly string[]>;
  /** The entry of a command that was accepted before, with its stored reply. */
  find(tableId: TableId, clientId: ClientId): Promise<LogRow | undefined>;
  head(tableId: TableId): Promise<Head>;
  /** How far the reader inbox has been consumed; position 0 before the first. */
  inboxOffset(tableId: TableId): Promise<InboxOffset>;
}

export function createHandLogStore(db: Database): HandLogStore {
  return guarded('handLog', {
    append: (append) => db.transaction((transaction) => appendInTransaction(transaction, append)),
    read: (tableId, after, limit) =>
      db
        .select()
        .from(handLog)
        .where(and(eq(handLog.tableId, tableId), gt(handLog.position, after)))
        .orderBy(asc(handLog.position))
        .limit(limit),
    readHand: (tableId, handId) =>
      db
        .select()
        .from(handLog)
        .where(and(eq(handLog.tableId, tableId), eq(handLog.handId, handId)))
        .orderBy(asc(handLog.position)),
    async lastHands(tableId, limit) {
      const rows = await db
        .select({ handId: handLog.handId })
        .from(handLog)
        .where(and(eq(handLog.tableId, tableId), isNotNull(handLog.handId)))
        .groupBy(handLog.handId)
        .orderBy(desc(min(handLog.position)))
        .limit(limit);
      return rows.flatMap(({ handId }) => handId ?? []);
    },
    async find(tableId, clientId) {
      const rows = await db
        .select()
        .from(handLog)
        .where(and(eq(handLog.tableId, tableId), eq(handLog.clientId, clientId)));
      return rows[0];
    },
    async head(tableId) {
      const rows = await db
        .select({ position: handLog.position, recorded: handLog.recorded })
        .from(handLog)
        .where(eq(handLog.tableId, tableId))
        .orderBy(desc(handLog.position))
        .limit(1);
      return rows[0] ?? { position: 0, recorded: 0 };
    },
    async inboxOffset(tableId) {
      const rows = await db
        .select({ position: inboxOffsets.position, detail: inboxOffsets.detail })
        .from(inboxOffsets)
        .where(eq(inboxOffsets.tableId, tableId));
      return rows[0] ?? { position: 0, detail: null };
    },
  });
}
