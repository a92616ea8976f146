// What readers sent, sealed, in the order it was stored. Stored first, acknowledged after: at least once becomes once here.
import { and, asc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Database } from './database.ts';
import { asFailure, DatabaseFailure, guarded } from './failure.ts';
import { lastPosition, type Stream } from './positions.ts';
import { inboxOffsets } from './schema/handLog.ts';
import { readerBoots, readerInbox, readers } from './schema/readers.ts';
import { positions, tables } from './schema/tables.ts';
import { CHANNELS } from './wake.ts';

/** `layout`: of its reader as it is now; null when that one is on the list no more. */
export type InboxRow = typeof readerInbox.$inferSelect & { readonly layout: unknown };

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

export interface InboxHead {
  readonly tableId: TableId;
  /** the last position */
  readonly head: number;
}

export interface ReaderInboxStore {
  /** Committed when it resolves. Messages seen before are dropped silently. */
  append(batch: InboxBatch): Promise<Stored>;
  /** Highest number stored for this power-up, 0 for a new one; the reader resumes at the next. */
  upTo(reader: string, boot: string): Promise<number>;
  read(tableId: TableId, after: number, limit: number): Promise<readonly InboxRow[]>;
  head(tableId: TableId): Promise<number>;
  /** Of every table, 0 before the first message. */
  heads(): Promise<readonly InboxHead[]>;
  /** Removes rows that were taken and stored more than 14 days before `wall`; numbers go on from where they were. */
  expire(wall: number): Promise<number>;
}

const TRIES = 5;
const STREAM: Stream = 'reader-inbox';
export const INBOX_KEPT_MS = 14 * 24 * 3_600_000;

export function createReaderInboxStore(db: Database): ReaderInboxStore {
  return guarded('readerInbox', {
    append: (batch) => appendUntilAlone(db, batch),
    async upTo(reader, boot) {
      const rows = await db
        .select({ seq: readerBoots.seq })
        .from(readerBoots)
        .where(and(eq(readerBoots.reader, reader), eq(readerBoots.boot, boot)));
      return rows[0]?.seq ?? 0;
    },
    read: (tableId, after, limit) =>
      db
        .select({ ...getTableColumns(readerInbox), layout: readers.layout })
        .from(readerInbox)
        .leftJoin(readers, eq(readers.id, readerInbox.reader))
        .where(and(eq(readerInbox.tableId, tableId), gt(readerInbox.position, after)))
        .orderBy(asc(readerInbox.position))
        .limit(limit),
    head: (tableId) => lastPosition(db, tableId, STREAM),
    heads: () =>
      db
        .select({ tableId: tables.id, head: sql<number>`coalesce(${positions.last}, 0)` })
        .from(tables)
        .leftJoin(positions, and(eq(positions.tableId, tables.id), eq(positions.stream, STREAM))),
    async expire(wall) {
      // A wall clock that leaps must not cost a message that nobody has taken yet.
      const taken = sql`exists (select 1 from ${inboxOffsets} o where o.table_id = ${readerInbox.tableId}
        and o.position >= ${readerInbox.position})`;
      const gone = await db.delete(readerInbox).where(and(lt(readerInbox.stored, wall - INBOX_KEPT_MS), taken));
      return gone.rowCount ?? 0;
    },
  });
}

/** A message that another socket stores at the same moment makes the statement fail whole; seen again, it is known. */
async function appendUntilAlone(db: Database, batch: InboxBatch): Promise<Stored> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await appendBatch(db, batch);
    } catch (error) {
      const failure = asFailure(error, 'readerInbox.append');
      const collided = failure instanceof DatabaseFailure && failure.constraint === 'reader_inbox_message';
      if (!collided || tries === TRIES) throw failure;
    }
  }
}

/**
 * One statement, so that a commit costs one trip: the messages not seen before get the next positions of the table, whose
 * row stays locked until the commit, and the power-up's highest number is raised.
 */
async function appendBatch(db: Database, batch: InboxBatch): Promise<Stored> {
  const { tableId, reader, boot, received, wall, messages } = batch;
  const seqs = messages.map((message) => message.seq);
  const sealed = messages.map((message) => Buffer.from(message.sealed));
  const { rows } = await db.execute<{ fresh: number; last: number; up_to: number }>(sql`
    with fresh as (
      select distinct on (given.seq) given.seq, given.sealed
      from unnest(${sql.param(seqs)}::int[], ${sql.param(sealed)}::bytea[]) as given (seq, sealed)
      where not exists (
        select 1 from ${readerInbox} r where r.reader = ${reader} and r.boot = ${boot} and r.seq = given.seq
      )
      order by given.seq
    ), counted as (
      select count(*)::int as n from fresh
    ), taken as (
      insert into ${positions} as p (table_id, stream, last) select ${tableId}, ${STREAM}, n from counted
      on conflict (table_id, stream) do update set last = p.last + excluded.last
      returning p.last
    ), stored as (
      insert into ${readerInbox} (table_id, position, reader, boot, seq, received, stored, sealed)
      select ${tableId}, last - n + row_number() over (order by seq), ${reader}, ${boot}, seq, ${received}::bigint,
        ${wall}::bigint, sealed
      from fresh, counted, taken
    ), raised as (
      insert into ${readerBoots} as b (reader, boot, seq) values (${reader}, ${boot}, ${Math.max(0, ...seqs)})
      on conflict (reader, boot) do update set seq = greatest(b.seq, excluded.seq)
      returning b.seq
    )
    select n as fresh, last, raised.seq as up_to,
      case when n > 0 then pg_notify(${CHANNELS.inbox}, ${tableId}::text || ' ' || last) end as told
    from counted, taken, raised`);
  const [row] = rows;
  if (row === undefined) throw new Error('the reader inbox gave no position');
  return { fresh: row.fresh, upTo: row.up_to, position: row.last };
}
