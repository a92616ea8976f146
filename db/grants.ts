// What people of the staff may sign in as. A grant is never changed: it is given and, at some time, taken away.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { grants } from './schema/access.ts';

export type GrantRow = typeof grants.$inferSelect;

export interface GrantStore {
  add(grant: GrantRow): Promise<void>;
  get(id: string): Promise<GrantRow | undefined>;
  list(): Promise<readonly GrantRow[]>;
  /** For ever; a second time changes nothing. */
  revoke(id: string, wall: number): Promise<Result<GrantRow, 'unknown-grant'>>;
}

export function createGrantStore(db: Executor): GrantStore {
  const get = async (id: string) => (await db.select().from(grants).where(eq(grants.id, id)))[0];
  return guarded('grants', {
    async add(grant) {
      await db.insert(grants).values(grant);
    },
    get,
    list: async () => db.select().from(grants).orderBy(asc(grants.created), asc(grants.id)),
    async revoke(id, wall) {
      await db
        .update(grants)
        .set({ revoked: wall })
        .where(and(eq(grants.id, id), isNull(grants.revoked)));
      const grant = await get(id);
      return grant === undefined ? err('unknown-grant') : ok(grant);
    },
  });
}
