// Sealed rows of the card log and the wrapped key of each hand. Opens nothing; sealing is the vault's.
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Database } from './database.ts';
import { asFailure, DatabaseFailure, guarded } from './failure.ts';
import type { Stream } from './positions.ts';
import { rewriteTable } from './rewrite.ts';
import { positions } from './schema/tables.ts';
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

const TRIES = 5;
const STREAM: Stream = 'card-log';

export function createCardLogStore(db: Database): CardLogStore {
  return guarded('cardLog', {
    append: (tableId, rows) => appendUntilAlone(db, tableId, rows),
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

/** An output that is stored twice at the same moment makes the statement fail whole; seen again, it is known. */
async function appendUntilAlone(
  db: Database,
  tableId: TableId,
  rows: readonly Omit<NewCardRow, 'tableId'>[],
): Promise<readonly CardRow[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await appendRows(db, tableId, rows);
    } catch (error) {
      const failure = asFailure(error, 'cardLog.append');
      const collided = failure instanceof DatabaseFailure && failure.constraint === 'card_log_table_output';
      if (!collided || tries === TRIES) throw failure;
    }
  }
}

/** Those stored before are read, which is seldom. */
async function appendRows(
  db: Database,
  tableId: TableId,
  rows: readonly Omit<NewCardRow, 'tableId'>[],
): Promise<readonly CardRow[]> {
  if (rows.length === 0) return [];
  const stored = new Map((await insertFresh(db, tableId, rows)).map((row) => [row.outputId, row]));
  for (const { outputId } of rows) {
    const known = stored.has(outputId) ? undefined : await findRow(db, tableId, outputId);
    if (known !== undefined) stored.set(outputId, known);
  }
  return rows.flatMap(({ outputId }) => stored.get(outputId) ?? []);
}

/**
 * One statement, so that a commit costs one trip: outputs not seen before get the next positions of the table, whose row stays
 * locked until the commit.
 */
async function insertFresh(
  db: Database,
  tableId: TableId,
  rows: readonly Omit<NewCardRow, 'tableId'>[],
): Promise<readonly CardRow[]> {
  const column = <T>(of: (row: Omit<NewCardRow, 'tableId'>) => T) => sql.param(rows.map(of));
  const { rows: fresh } = await db.execute<{ output_id: string; position: number }>(sql`
    with given as (
      select * from unnest(${column((r) => r.handId)}::text[], ${column((r) => r.seat)}::smallint[],
        ${column((r) => r.slot)}::smallint[], ${column((r) => r.kind)}::text[], ${column((r) => r.outputId)}::text[],
        ${column((r) => Buffer.from(r.sealed))}::bytea[], ${column((r) => r.recorded)}::bigint[]
      ) with ordinality as g (hand_id, seat, slot, kind, output_id, sealed, recorded, place)
    ), fresh as (
      select distinct on (output_id) * from given
      where not exists (select 1 from ${cardLog} c where c.table_id = ${tableId} and c.output_id = given.output_id)
      order by output_id, place
    ), counted as (
      select count(*)::int as n from fresh
    ), taken as (
      insert into ${positions} as p (table_id, stream, last) select ${tableId}, ${STREAM}, n from counted
      on conflict (table_id, stream) do update set last = p.last + excluded.last
      returning p.last
    )
    insert into ${cardLog} (table_id, position, hand_id, seat, slot, kind, output_id, sealed, recorded)
    select ${tableId}, last - n + row_number() over (order by place), hand_id, seat, slot, kind, output_id, sealed, recorded
    from fresh, counted, taken
    returning output_id, position`);
  return fresh.flatMap(({ output_id: outputId, position }) => {
    const row = rows.find((given) => given.outputId === outputId);
    return row === undefined ? [] : [{ ...row, tableId, position }];
  });
}

async function findRow(db: Database, tableId: TableId, outputId: string): Promise<CardRow | undefined> {
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
