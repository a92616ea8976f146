// What waits for the floor, numbered apart from the hand log. Raising the same thing twice is one row.
import { and, asc, eq, gt, inArray, like, or, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Database, Transaction } from './database.ts';
import { guarded } from './failure.ts';
import { takePositions } from './positions.ts';
import { floorInbox } from './schema/floor.ts';
import { CHANNELS, notify } from './wake.ts';

export type FloorRow = typeof floorInbox.$inferSelect;

export type Raised = {
  readonly tableId: TableId;
  /** Unique in the table; the same id again returns the first row. */
  readonly sourceId: string;
  /** Programme time. */
  readonly recorded: number;
  readonly kind: string;
  /** Without seats and cards where design forbids them; this store does not look. */
  readonly payload: NonNullable<unknown>;
};

export interface FloorInboxStore {
  raise(raised: Raised): Promise<FloorRow>;
  settle(row: {
    readonly tableId: TableId;
    readonly position: number;
    readonly by: string;
    /** Programme time. */
    readonly at: number;
    /** What a person answered; kept beside the payload. */
    readonly answer?: Readonly<Record<string, string>>;
  }): Promise<Result<FloorRow, 'unknown-item' | 'already-settled'>>;
  read(tableId: TableId, after: number, limit: number): Promise<readonly FloorRow[]>;
  open(tableId: TableId): Promise<readonly FloorRow[]>;
  /** What was raised by this source: the id itself, or followed by `|` and a time, for each time that it came up. */
  ofSource(tableId: TableId, sourceId: string): Promise<readonly FloorRow[]>;
}

export function createFloorInboxStore(db: Database): FloorInboxStore {
  return guarded('floorInbox', {
    raise: (raised) => db.transaction((transaction) => raiseOnce(transaction, raised)),
    settle: (row) => db.transaction((transaction) => settleOnce(transaction, row)),
    read: (tableId, after, limit) =>
      db
        .select()
        .from(floorInbox)
        .where(and(eq(floorInbox.tableId, tableId), gt(floorInbox.position, after)))
        .orderBy(asc(floorInbox.position))
        .limit(limit),
    open: (tableId) =>
      db
        .select()
        .from(floorInbox)
        .where(and(eq(floorInbox.tableId, tableId), inArray(floorInbox.state, ['open'])))
        .orderBy(asc(floorInbox.position)),
    async ofSource(tableId, sourceId) {
      const again = like(floorInbox.sourceId, `${sourceId.replace(/[\\%_]/g, '\\$&')}|%`);
      const itself = eq(floorInbox.sourceId, sourceId);
      return db
        .select()
        .from(floorInbox)
        .where(and(eq(floorInbox.tableId, tableId), or(itself, again)))
        .orderBy(asc(floorInbox.position));
    },
  });
}

async function raiseOnce(transaction: Transaction, raised: Raised): Promise<FloorRow> {
  const { tableId, sourceId } = raised;
  const stream = { tableId, stream: 'floor-inbox' } as const;
  const head = await takePositions(transaction, stream, 0);
  const there = await transaction
    .select()
    .from(floorInbox)
    .where(and(eq(floorInbox.tableId, tableId), eq(floorInbox.sourceId, sourceId)));
  if (there[0] !== undefined) return there[0];
  const position = head + 1;
  const rows = await transaction
    .insert(floorInbox)
    .values({ ...raised, position, state: 'open' })
    .returning();
  await takePositions(transaction, stream, 1);
  await notify(transaction, CHANNELS.floor, { tableId, position });
  if (rows[0] === undefined) throw new Error('floor inbox row was not stored');
  return rows[0];
}

async function settleOnce(
  transaction: Transaction,
  { tableId, position, by, at, answer = {} }: Parameters<FloorInboxStore['settle']>[0],
): Promise<Result<FloorRow, 'unknown-item' | 'already-settled'>> {
  const item = and(eq(floorInbox.tableId, tableId), eq(floorInbox.position, position));
  const rows = await transaction
    .update(floorInbox)
    .set({
      ...{ state: 'settled', settledBy: by, settledAt: at },
      payload: sql`${floorInbox.payload} || ${JSON.stringify(answer)}::jsonb`,
    })
    .where(and(item, eq(floorInbox.state, 'open')))
    .returning();
  if (rows[0] !== undefined) {
    await notify(transaction, CHANNELS.floor, { tableId, position });
    return ok(rows[0]);
  }
  const there = await transaction.select({ position: floorInbox.position }).from(floorInbox).where(item);
  return err(there.length === 0 ? 'unknown-item' : 'already-settled');
}
