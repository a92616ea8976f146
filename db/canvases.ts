// Canvases of a table, how far each was released, and what is on air. Contents are opaque here.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { canvases, playout, releaseState } from './schema/show.ts';

export type CanvasRow = typeof canvases.$inferSelect;

export interface CanvasStore {
  list(tableId: TableId): Promise<readonly CanvasRow[]>;
  get(tableId: TableId, name: string): Promise<CanvasRow | undefined>;
  /** `expected`: version the change is based on, 0 for a new canvas; left out, the last writer wins. */
  put(canvas: {
    readonly tableId: TableId;
    readonly name: string;
    readonly config: NonNullable<unknown>;
    readonly expected?: number;
  }): Promise<Result<CanvasRow, 'version-conflict'>>;
  remove(tableId: TableId, name: string): Promise<void>;
  loadRelease(tableId: TableId, canvas: string): Promise<unknown>;
  saveRelease(tableId: TableId, canvas: string, state: NonNullable<unknown>): Promise<void>;
  loadPlayout(tableId: TableId): Promise<unknown>;
  savePlayout(tableId: TableId, state: NonNullable<unknown>): Promise<void>;
}

const named = (tableId: TableId, name: string) => and(eq(canvases.tableId, tableId), eq(canvases.name, name));
const released = (tableId: TableId, canvas: string) =>
  and(eq(releaseState.tableId, tableId), eq(releaseState.canvas, canvas));

export function createCanvasStore(db: Executor): CanvasStore {
  return guarded('canvases', {
    list: async (tableId) =>
      db.select().from(canvases).where(eq(canvases.tableId, tableId)).orderBy(asc(canvases.name)),
    get: async (tableId, name) => (await db.select().from(canvases).where(named(tableId, name)))[0],
    put: (canvas) => putCanvas(db, canvas),
    async remove(tableId, name) {
      await db.delete(canvases).where(named(tableId, name));
      await db.delete(releaseState).where(released(tableId, name));
    },
    loadRelease: async (tableId, canvas) =>
      (await db.select().from(releaseState).where(released(tableId, canvas)))[0]?.state,
    async saveRelease(tableId, canvas, state) {
      await db
        .insert(releaseState)
        .values({ tableId, canvas, state })
        .onConflictDoUpdate({ target: [releaseState.tableId, releaseState.canvas], set: { state } });
    },
    loadPlayout: async (tableId) => (await db.select().from(playout).where(eq(playout.tableId, tableId)))[0]?.state,
    async savePlayout(tableId, state) {
      await db
        .insert(playout)
        .values({ tableId, state })
        .onConflictDoUpdate({ target: playout.tableId, set: { state } });
    },
  });
}

async function putCanvas(
  db: Executor,
  { tableId, name, config, expected }: Parameters<CanvasStore['put']>[0],
): Promise<Result<CanvasRow, 'version-conflict'>> {
  const next = { config, version: sql`${canvases.version} + 1` };
  const insert = db.insert(canvases).values({ tableId, name, config, version: 1 });
  const target = [canvases.tableId, canvases.name];
  const rows =
    expected === undefined
      ? await insert.onConflictDoUpdate({ target, set: next }).returning()
      : expected === 0
        ? await insert.onConflictDoNothing().returning()
        : await db
            .update(canvases)
            .set(next)
            .where(and(named(tableId, name), eq(canvases.version, expected)))
            .returning();
  return rows[0] === undefined ? err('version-conflict') : ok(rows[0]);
}
