// One append to the hand log: entries, caches and inbox offset commit together, under the owner's epoch, or not at all.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ClientId, TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Transaction } from './database.ts';
import { checkpoints, handLog, inboxOffsets, type LogRow, snapshots } from './schema/handLog.ts';
import { tableOwner } from './schema/tables.ts';
import { CHANNELS, notify } from './wake.ts';

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
  if (rows.length > 0)
    await notify(transaction, CHANNELS.log, { tableId: append.tableId, position: append.after + rows.length });
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

async function readKnown(transaction: Transaction, { tableId, entries }: Append): Promise<Known> {
  const last = await transaction
    .select({ position: handLog.position, recorded: handLog.recorded })
    .from(handLog)
    .where(eq(handLog.tableId, tableId))
    .orderBy(desc(handLog.position))
    .limit(1);
  const offset = await transaction
    .select({ position: inboxOffsets.position })
    .from(inboxOffsets)
    .where(eq(inboxOffsets.tableId, tableId));
  const ids = entries.map((entry) => entry.clientId);
  const repeated = await transaction
    .select()
    .from(handLog)
    .where(and(eq(handLog.tableId, tableId), inArray(handLog.clientId, ids)));
  return { position: 0, recorded: 0, ...last[0], offset: offset[0]?.position ?? 0, repeated };
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
  const { tableId, checkpoint, inboxOffset } = append;
  const taken = (append.snapshots ?? []).map((snapshot) => ({ ...snapshot, tableId }));
  if (taken.length > 0) await transaction.insert(snapshots).values(taken).onConflictDoNothing();
  if (checkpoint !== undefined) {
    await transaction
      .insert(checkpoints)
      .values({ tableId, ...checkpoint })
      .onConflictDoUpdate({ target: checkpoints.tableId, set: checkpoint });
  }
  if (inboxOffset === undefined) return;
  const set = { position: inboxOffset.position, detail: inboxOffset.detail ?? null };
  await transaction
    .insert(inboxOffsets)
    .values({ tableId, ...set })
    .onConflictDoUpdate({ target: inboxOffsets.tableId, set });
}
