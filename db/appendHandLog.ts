// One append to the hand log: entries, caches and inbox offset commit together, under the owner's epoch, or not at all.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ClientId, TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Transaction } from './database.ts';
import { checkpoints, handLog, inboxOffsets, type LogRow, snapshots } from './schema/handLog.ts';
import { tableOwner } from './schema/tables.ts';
import { CHANNELS, notification } from './wake.ts';

export type NewEntry = {
  readonly version: number;
  /** Programme time, milliseconds, not before that of any earlier entry. */
  readonly recorded: number;
  readonly happened: number;
  readonly actor: string;
  readonly clientId: ClientId;
  readonly handId: string | null;
  readonly kind: string;
  readonly input: NonNullable<unknown>;
  readonly events: readonly unknown[];
  readonly reply: unknown;
  /** Only for an import; otherwise the offset of the append. */
  readonly inboxPosition?: number;
};

export type NewSnapshot = {
  readonly kind: string;
  readonly position: number;
  readonly version: number;
  readonly state: NonNullable<unknown>;
  readonly hash: string;
};
export type NewCheckpoint = { readonly inboxPosition: number; readonly version: number; readonly sealed: Uint8Array };

export type Append = {
  readonly tableId: TableId;
  readonly node: string;
  readonly epoch: number;
  /** The head the writer knows; the first entry gets the position after it. */
  readonly after: number;
  /** May be empty when only an observation is consumed. */
  readonly entries: readonly NewEntry[];
  readonly snapshots?: readonly NewSnapshot[];
  readonly checkpoint?: NewCheckpoint;
  readonly inboxOffset?: { readonly position: number; readonly detail?: unknown };
};

/** `repeated`: every client id was there already; the stored entries come back and nothing was written. */
export type Appended = { readonly repeated: boolean; readonly entries: readonly LogRow[] };

export const APPEND_REFUSALS = [
  'not-owner',
  'position-conflict',
  'recorded-fell',
  'offset-fell',
  'partly-repeated',
] as const;
export type AppendRefusal = (typeof APPEND_REFUSALS)[number];

type Known = {
  readonly position: number;
  readonly recorded: number;
  readonly offset: number;
  readonly repeated: readonly LogRow[];
};

export async function appendInTransaction(
  transaction: Transaction,
  append: Append,
): Promise<Result<Appended, AppendRefusal>> {
  if (!(await lockOwnership(transaction, append))) return err('not-owner');
  const known = await readKnown(transaction, append);
  if (known.repeated.length > 0) {
    const whole = known.repeated.length === append.entries.length;
    return whole ? ok({ repeated: true, entries: inOrder(known.repeated, append.entries) }) : err('partly-repeated');
  }
  const refusal = check(known, append);
  if (refusal !== undefined) return err(refusal);
  const rows = numbered(append, append.inboxOffset?.position ?? known.offset);
  if (rows.length > 0) await transaction.insert(handLog).values(rows);
  await writeCaches(transaction, append);
  return ok({ repeated: false, entries: rows });
}

/** The lock also puts the appends of a table one after the other. */
async function lockOwnership(transaction: Transaction, { tableId, node, epoch }: Append): Promise<boolean> {
  const rows = await transaction
    .select({ live: sql<boolean>`${tableOwner.until} > clock_timestamp()` })
    .from(tableOwner)
    .where(and(eq(tableOwner.tableId, tableId), eq(tableOwner.node, node), eq(tableOwner.epoch, epoch)))
    .for('update');
  return rows[0]?.live === true;
}

/** Head, offset and whether any client id is known, in one trip. */
async function readKnown(transaction: Transaction, { tableId, entries }: Append): Promise<Known> {
  const ids = entries.map((entry) => entry.clientId);
  const { rows } = await transaction.execute<Record<'position' | 'recorded' | 'offset' | 'repeated', string>>(sql`
    select coalesce(head.position, 0) as "position", coalesce(head.recorded, 0) as recorded,
      coalesce(consumed.position, 0) as "offset",
      (select count(*) from ${handLog} where table_id = ${tableId} and client_id = any(${sql.param(ids)}::text[])) as repeated
    from (select 1) as always
    left join lateral (
      select position, recorded from ${handLog} where table_id = ${tableId} order by position desc limit 1
    ) as head on true
    left join ${inboxOffsets} as consumed on consumed.table_id = ${tableId}`);
  const [row] = rows;
  if (row === undefined) throw new Error('the head of the hand log could not be read');
  return {
    position: Number(row.position),
    recorded: Number(row.recorded),
    offset: Number(row.offset),
    repeated: Number(row.repeated) === 0 ? [] : await readRepeated(transaction, tableId, ids),
  };
}

function readRepeated(
  transaction: Transaction,
  tableId: TableId,
  ids: readonly ClientId[],
): Promise<readonly LogRow[]> {
  return transaction
    .select()
    .from(handLog)
    .where(and(eq(handLog.tableId, tableId), inArray(handLog.clientId, [...ids])));
}

function check(known: Known, { after, entries, inboxOffset }: Append): AppendRefusal | undefined {
  if (known.position !== after) return 'position-conflict';
  let recorded = known.recorded;
  for (const entry of entries) {
    if (entry.recorded < recorded) return 'recorded-fell';
    recorded = entry.recorded;
  }
  return inboxOffset !== undefined && inboxOffset.position < known.offset ? 'offset-fell' : undefined;
}

function numbered({ tableId, after, entries }: Append, inboxPosition: number): LogRow[] {
  return entries.map((entry, index) => ({ inboxPosition, ...entry, tableId, position: after + 1 + index }));
}

function inOrder(rows: readonly LogRow[], entries: readonly NewEntry[]): readonly LogRow[] {
  const byClient = new Map(rows.map((row) => [row.clientId, row]));
  return entries.flatMap((entry) => byClient.get(entry.clientId) ?? []);
}

async function writeCaches(transaction: Transaction, append: Append): Promise<void> {
  const { tableId } = append;
  const taken = (append.snapshots ?? []).map((snapshot) => ({ ...snapshot, tableId }));
  if (taken.length > 0) await transaction.insert(snapshots).values(taken).onConflictDoNothing();
  const parts = [...checkpointPart(append), ...offsetPart(append)];
  const told = append.entries.length > 0 ? notified(append) : sql`select 1`;
  const first = parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)} ` : sql``;
  if (parts.length > 0 || append.entries.length > 0) await transaction.execute(sql`${first}${told}`);
}

function checkpointPart({ tableId, checkpoint }: Append): readonly SQL[] {
  if (checkpoint === undefined) return [];
  const { inboxPosition, version, sealed } = checkpoint;
  return [
    sql`checkpoint as (
      insert into ${checkpoints} (table_id, inbox_position, version, sealed)
      values (${tableId}, ${inboxPosition}, ${version}, ${Buffer.from(sealed)})
      on conflict (table_id) do update
        set inbox_position = excluded.inbox_position, version = excluded.version, sealed = excluded.sealed
    )`,
  ];
}

function offsetPart({ tableId, inboxOffset }: Append): readonly SQL[] {
  if (inboxOffset === undefined) return [];
  const { position, detail = null } = inboxOffset;
  return [
    sql`consumed as (
      insert into ${inboxOffsets} (table_id, position, detail)
      values (${tableId}, ${position}, ${detail === null ? null : JSON.stringify(detail)}::jsonb)
      on conflict (table_id) do update set position = excluded.position, detail = excluded.detail
    )`,
  ];
}

function notified({ tableId, after, entries }: Append): SQL {
  return sql`select ${notification(CHANNELS.log, { tableId, position: after + entries.length })}`;
}
