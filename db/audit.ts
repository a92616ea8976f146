// Rows of the audit log. What a row hashes is decided by the caller; here they only follow one another without a gap.
import { asc, desc, gt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { guarded } from './failure.ts';
import { LOCKS } from './locks.ts';
import { audit } from './schema/audit.ts';

export type AuditRow = typeof audit.$inferSelect;

export interface AuditStore {
  /** `next` makes the row that follows the last one; no other row comes between. */
  append(next: (last: AuditRow | undefined) => AuditRow): Promise<AuditRow>;
  read(after: number, limit: number): Promise<readonly AuditRow[]>;
  last(): Promise<AuditRow | undefined>;
}

export function createAuditStore(db: Database): AuditStore {
  const newest = (from: Pick<Database, 'select'>) => from.select().from(audit).orderBy(desc(audit.position)).limit(1);
  return guarded('audit', {
    append: (next) =>
      db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.audit})`);
        const row = next((await newest(transaction))[0]);
        await transaction.insert(audit).values(row);
        return row;
      }),
    read: async (after, limit) =>
      db.select().from(audit).where(gt(audit.position, after)).orderBy(asc(audit.position)).limit(limit),
    last: async () => (await newest(db))[0],
  });
}
