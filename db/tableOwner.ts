// Who may write to a table. A lease by the clock of the database; the epoch fences off whoever lost it.
import { and, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Database } from './database.ts';
import { guarded } from './failure.ts';
import { tableOwner } from './schema/tables.ts';

/** `node` is unique for each process start. */
export type Ownership = { readonly tableId: TableId; readonly node: string; readonly epoch: number };
export type Holder = { readonly node: string; readonly epoch: number; readonly live: boolean };

export interface TableOwnerStore {
  /** `takeOver` ends a lease that still runs: only when its holder is known to be dead. The table must exist. */
  acquire(claim: {
    readonly tableId: TableId;
    readonly node: string;
    readonly leaseMs: number;
    readonly takeOver?: boolean;
  }): Promise<Result<Ownership, 'owned-by-another'>>;
  /** Refused once another epoch has begun; a lease that merely ran out is renewed. */
  renew(ownership: Ownership, leaseMs: number): Promise<Result<Ownership, 'not-owner'>>;
  /** Lets the next owner start at once. Harmless when already lost. */
  release(ownership: Ownership): Promise<void>;
  holder(tableId: TableId): Promise<Holder | undefined>;
}

const until = (leaseMs: number) => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
const mine = ({ tableId, node, epoch }: Ownership) =>
  and(eq(tableOwner.tableId, tableId), eq(tableOwner.node, node), eq(tableOwner.epoch, epoch));

export function createTableOwnerStore(db: Database): TableOwnerStore {
  return guarded('tableOwner', {
    async acquire({ tableId, node, leaseMs, takeOver = false }) {
      const free = sql`${takeOver} or ${tableOwner.node} = ${node} or ${tableOwner.until} <= clock_timestamp()`;
      const rows = await db
        .insert(tableOwner)
        .values({ tableId, node, epoch: 1, until: until(leaseMs) })
        .onConflictDoUpdate({
          target: tableOwner.tableId,
          set: { node, epoch: sql`${tableOwner.epoch} + 1`, until: until(leaseMs) },
          setWhere: free,
        })
        .returning({ epoch: tableOwner.epoch });
      const epoch = rows[0]?.epoch;
      return epoch === undefined ? err('owned-by-another') : ok({ tableId, node, epoch });
    },
    async renew(ownership, leaseMs) {
      const rows = await db
        .update(tableOwner)
        .set({ until: until(leaseMs) })
        .where(mine(ownership))
        .returning({ epoch: tableOwner.epoch });
      return rows.length === 0 ? err('not-owner') : ok(ownership);
    },
    async release(ownership) {
      await db.update(tableOwner).set({ until: sql`clock_timestamp()` }).where(mine(ownership));
    },
    async holder(tableId) {
      const rows = await db
        .select({
          node: tableOwner.node,
          epoch: tableOwner.epoch,
          live: sql<boolean>`${tableOwner.until} > clock_timestamp()`,
        })
        .from(tableOwner)
        .where(eq(tableOwner.tableId, tableId));
      return rows[0];
    },
  });
}
