// Caches of the hand log and of the tracker. A row of another version counts as missing: caches are rebuilt.
import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Database } from './database.ts';
import { guarded } from './failure.ts';
import { checkpoints, snapshots } from './schema/handLog.ts';

export type Snapshot = typeof snapshots.$inferSelect;
export type Checkpoint = typeof checkpoints.$inferSelect;

export interface SnapshotStore {
  /** Newest of this kind and version at or before `atMost` (default: any position). */
  latest(of: {
    readonly tableId: TableId;
    readonly kind: string;
    readonly version: number;
    readonly atMost?: number;
  }): Promise<Snapshot | undefined>;
  save(snapshot: Snapshot): Promise<void>;
  /** Removes snapshots before `position`. */
  prune(tableId: TableId, position: number): Promise<void>;
  checkpoint(tableId: TableId, version: number): Promise<Checkpoint | undefined>;
}

const NO_LIMIT = 2_147_483_647;

export function createSnapshotStore(db: Database): SnapshotStore {
  return guarded('snapshots', {
    async latest({ tableId, kind, version, atMost = NO_LIMIT }) {
      const rows = await db
        .select()
        .from(snapshots)
        .where(
          and(
            eq(snapshots.tableId, tableId),
            eq(snapshots.kind, kind),
            eq(snapshots.version, version),
            lte(snapshots.position, atMost),
          ),
        )
        .orderBy(desc(snapshots.position))
        .limit(1);
      return rows[0];
    },
    async save(snapshot) {
      const { state, hash, version } = snapshot;
      await db
        .insert(snapshots)
        .values(snapshot)
        .onConflictDoUpdate({
          target: [snapshots.tableId, snapshots.kind, snapshots.position],
          set: { state, hash, version },
        });
    },
    async prune(tableId, position) {
      await db.delete(snapshots).where(and(eq(snapshots.tableId, tableId), lt(snapshots.position, position)));
    },
    async checkpoint(tableId, version) {
      const rows = await db
        .select()
        .from(checkpoints)
        .where(and(eq(checkpoints.tableId, tableId), eq(checkpoints.version, version)));
      return rows[0];
    },
  });
}
