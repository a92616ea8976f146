// Settings of a table by key, each with a version: a change based on an old one is refused.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { settings } from './schema/tables.ts';

export type Setting = typeof settings.$inferSelect;

export interface SettingsStore {
  get(tableId: TableId, key: string): Promise<Setting | undefined>;
  all(tableId: TableId): Promise<readonly Setting[]>;
  /** `expected` is the version the change is based on, 0 for a key not set yet; left out, the last writer wins. */
  put(change: {
    readonly tableId: TableId;
    readonly key: string;
    readonly value: NonNullable<unknown>;
    readonly expected?: number;
  }): Promise<Result<Setting, 'version-conflict'>>;
}

export function createSettingsStore(db: Executor): SettingsStore {
  return guarded('settings', {
    async get(tableId, key) {
      const where = and(eq(settings.tableId, tableId), eq(settings.key, key));
      return (await db.select().from(settings).where(where))[0];
    },
    all: async (tableId) => db.select().from(settings).where(eq(settings.tableId, tableId)).orderBy(asc(settings.key)),
    async put({ tableId, key, value, expected }) {
      // With a version expected above 0 the key must be there, so an insert that finds none must not make it.
      if (expected !== undefined && expected > 0) return update(db, { tableId, key, value, expected });
      const insert = db.insert(settings).values({ tableId, key, value, version: 1 });
      const rows =
        expected === 0
          ? await insert.onConflictDoNothing().returning()
          : await insert
              .onConflictDoUpdate({
                target: [settings.tableId, settings.key],
                set: { value, version: sql`${settings.version} + 1` },
              })
              .returning();
      return rows[0] === undefined ? err('version-conflict') : ok(rows[0]);
    },
  });
}

async function update(
  db: Executor,
  change: { tableId: TableId; key: string; value: NonNullable<unknown>; expected: number },
): Promise<Result<Setting, 'version-conflict'>> {
  const { tableId, key, value, expected } = change;
  const rows = await db
    .update(settings)
    .set({ value, version: expected + 1 })
    .where(and(eq(settings.tableId, tableId), eq(settings.key, key), eq(settings.version, expected)))
    .returning();
  return rows[0] === undefined ? err('version-conflict') : ok(rows[0]);
}
