// What readers sent, sealed, in the order it was stored. Stored first, acknowledged after: at least once becomes once here.
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Database, Transaction } from './database.ts';
import { guarded } from './failure.ts';
import { lastPosition, takePositions } from './positions.ts';
import { readerBoots, readerInbox } from './schema/readers.ts';
import { CHANNELS, notify } from './wake.ts';

export type InboxRow = typeof readerInbox.$inferSelect;

export type InboxBatch = {
  readonly tableId: TableId;
  readonly reader: string;
  /** Random for each power-up of the reader. */
  readonly boot: string;
  /** Programme time at the gateway. */
  readonly received: number;
  /** Wall time, for expiry only. */
  readonly wall: number;
  readonly messages: readonly { readonly seq: number; readonly sealed: Uint8Array }[];
};

/** `upTo`: highest number stored for this power-up; `position`: last one of the table. */
export type Stored = { readonly fresh: number; readonly upTo: number; readonly position: number };

export interface ReaderInboxStore {
  /** Committed when it resolves. Messages seen before are dropped silently. */
  append(batch: InboxBatch): Promise<Stored>;
  /** Highest number stored for this power-up, 0 for a new one; the reader resumes at the next. */
  upTo(reader: string, boot: string): Promise<number>;
  read(tableId: TableId, after: number, limit: number): Promise<readonly InboxRow[]>;
  head(tableId: TableId): Promise<number>;
  /** Removes rows stored more than 14 days before `wall`; numbers go on from where they were. */
  expire(wall: number): Promise<number>;
}

export const INBOX_KEPT_MS = 14 * 24 * 3_600_000;

export function createReaderInboxStore(db: Database): ReaderInboxStore {
  return guarded('readerInbox', {
    append: (batch) => db.transaction((transaction) => appendBatch(transaction, batch)),
    async upTo(reader, boot) {
      const rows = await db
        .select({ seq: readerBoots.seq })
        .from(readerBoots)
        .where(and(eq(readerBoots.reader, reader), eq(readerBoots.boot, boot)));
      return rows[0]?.seq ?? 0;
    },
    read: (tableId, after, limit) =>
      db
        .select()
        .from(readerInbox)
        .where(and(eq(readerInbox.tableId, tableId), gt(readerInbox.position, after)))
        .orderBy(asc(readerInbox.position))
        .limit(limit),
    head: (tableId) => lastPosition(db, tableId, 'reader-inbox'),
    async expire(wall) {
      const gone = await db.delete(readerInbox).where(lt(readerInbox.stored, wall - INBOX_KEPT_MS));
      return gone.rowCount ?? 0;
    },
  });
}

async function appendBatch(transaction: Transaction, batch: InboxBatch): Promise<Stored> {
  const stream = { tableId: batch.tableId, stream: 'reader-inbox' } as const;
  const head = await takePositions(transaction, stream, 0);
  const fresh = await unseen(transaction, batch);
  if (fresh.length > 0) {
    const { tableId, reader, boot, received, wall } = batch;
    const rows = fresh.map((message, index) => ({
      ...message,
      ...{ tableId, reader, boot, received, stored: wall, position: head + 1 + index },
    }));
    await transaction.insert(readerInbox).values(rows);
    await takePositions(transaction, stream, fresh.length);
    await notify(transaction, CHANNELS.inbox, { tableId, position: head + fresh.length });
  }
  const upTo = await raiseBoot(transaction, batch);
  return { fresh: fresh.length, upTo, position: head + fresh.length };
}

/** In the order of their numbers, each once. */
async function unseen(transaction: Transaction, { reader, boot, messages }: InboxBatch) {
  const seqs = messages.map((message) => message.seq);
  const rows = await transaction
    .select({ seq: readerInbox.seq })
    .from(readerInbox)
    .where(and(eq(readerInbox.reader, reader), eq(readerInbox.boot, boot), inArray(readerInbox.seq, seqs)));
  const seen = new Set(rows.map((row) => row.seq));
  const once = new Map(messages.map((message) => [message.seq, message]));
  return [...once.values()].filter((message) => !seen.has(message.seq)).sort((a, b) => a.seq - b.seq);
}

async function raiseBoot(transaction: Transaction, { reader, boot, messages }: InboxBatch): Promise<number> {
  const seq = Math.max(0, ...messages.map((message) => message.seq));
  const rows = await transaction
    .insert(readerBoots)
    .values({ reader, boot, seq })
    .onConflictDoUpdate({
      target: [readerBoots.reader, readerBoots.boot],
      set: { seq: sql`greatest(${readerBoots.seq}, ${seq})` },
    })
    .returning({ seq: readerBoots.seq });
  return rows[0]?.seq ?? seq;
}
