// Sealed rows of the card log and the wrapped key of each hand. Opens nothing; sealing is the vault's.
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Database, Transaction } from './database.ts';
import { guarded } from './failure.ts';
import { takePositions } from './positions.ts';
import { rewriteTable } from './rewrite.ts';
import { cardLog, handKeys } from './schema/vault.ts';

export type CardRow = typeof cardLog.$inferSelect;
export type NewCardRow = Omit<CardRow, 'position'>;
/** `wrapped` is null once destroyed. */
export type HandKey = { readonly wrapped: Uint8Array | null; readonly destroyedAt: number | null };

export interface CardLogStore {
  /** All or none, each idempotent by its output id: rows stored before come back as they are. In the order given. */
  append(tableId: TableId, rows: readonly Omit<NewCardRow, 'tableId'>[]): Promise<readonly CardRow[]>;
  find(tableId: TableId, outputId: string): Promise<CardRow | undefined>;
  readHand(tableId: TableId, handId: string): Promise<readonly CardRow[]>;
  read(tableId: TableId, after: number, limit: number): Promise<readonly CardRow[]>;
  /** Stores the key unless the hand has one; returns the one that holds. */
  putKey(tableId: TableId, handId: string, wrapped: Uint8Array): Promise<HandKey>;
  key(tableId: TableId, handId: string): Promise<HandKey | undefined>;
  /** Ends every way to the cards of these hands, for ever. What was destroyed before stays as it was. */
  destroyKeys(tableId: TableId, handIds: readonly string[], wall: number): Promise<void>;
  /** Old versions of keys leave the files; rejects if the table is not free for half a second. */
  rewriteKeys(): Promise<void>;
}

export function createCardLogStore(db: Database): CardLogStore {
  return guarded('cardLog', {
    append: (tableId, rows) => db.transaction((transaction) => appendRows(transaction, tableId, rows)),
    find: (tableId, outputId) => findRow(db, tableId, outputId),
    readHand: (tableId, handId) =>
      db
        .select()
        .from(cardLog)
        .where(and(eq(cardLog.tableId, tableId), eq(cardLog.handId, handId)))
        .orderBy(asc(cardLog.position)),
    read: (tableId, after, limit) =>
      db
        .select()
        .from(cardLog)
        .where(and(eq(cardLog.tableId, tableId), gt(cardLog.position, after)))
        .orderBy(asc(cardLog.position))
        .limit(limit),
    async putKey(tableId, handId, wrapped) {
      await db.insert(handKeys).values({ tableId, handId, wrapped }).onConflictDoNothing();
      const key = await findKey(db, tableId, handId);
      if (key === undefined) throw new Error('hand key was not stored');
      return key;
    },
    key: (tableId, handId) => findKey(db, tableId, handId),
    async destroyKeys(tableId, handIds, wall) {
      const named = and(eq(handKeys.tableId, tableId), inArray(handKeys.handId, [...handIds]));
      await db
        .update(handKeys)
        .set({ wrapped: null, destroyedAt: wall })
        .where(and(named, isNotNull(handKeys.wrapped)));
    },
    rewriteKeys: () => rewriteTable(db, handKeys.wrapped),
  });
}

async function appendRows(
  transaction: Transaction,
  tableId: TableId,
  rows: readonly Omit<NewCardRow, 'tableId'>[],
): Promise<readonly CardRow[]> {
  await takePositions(transaction, { tableId, stream: 'card-log' }, 0);
  const stored: CardRow[] = [];
  for (const row of rows) {
    const there = await findRow(transaction, tableId, row.outputId);
    if (there !== undefined) {
      stored.push(there);
      continue;
    }
    const position = await takePositions(transaction, { tableId, stream: 'card-log' }, 1);
    const fresh = { ...row, tableId, position };
    await transaction.insert(cardLog).values(fresh);
    stored.push(fresh);
  }
  return stored;
}

async function findRow(db: Database | Transaction, tableId: TableId, outputId: string): Promise<CardRow | undefined> {
  const rows = await db
    .select()
    .from(cardLog)
    .where(and(eq(cardLog.tableId, tableId), eq(cardLog.outputId, outputId)));
  return rows[0];
}

async function findKey(db: Database, tableId: TableId, handId: string): Promise<HandKey | undefined> {
  const rows = await db
    .select({ wrapped: handKeys.wrapped, destroyedAt: handKeys.destroyedAt })
    .from(handKeys)
    .where(and(eq(handKeys.tableId, tableId), eq(handKeys.handId, handId)));
  return rows[0];
}
