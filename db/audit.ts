// Rows of the audit log. What a row hashes is decided by the caller; here they only follow one another without a gap.
import { asc, desc, gt, sql } from 'drizzle-orm';
import { createQueue } from '../server/base/queue.ts';
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

type Next = Parameters<AuditStore['append']>[0];

export function createAuditStore(db: Database): AuditStore {
  const newest = (from: Pick<Database, 'select'>) => from.select().from(audit).orderBy(desc(audit.position)).limit(1);
  const locked = (next: Next) =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.audit})`);
      const row = next((await newest(transaction))[0]);
      await transaction.insert(audit).values(row);
      return row;
    });
  /** The last row that this process wrote; the next insert says whether it still is the last of all. */
  let known: AuditRow | undefined;
  const follow = async (next: Next): Promise<AuditRow> => {
    const row = known === undefined ? undefined : next(known);
    const stands = row !== undefined && (await insertBehind(db, row));
    known = stands ? row : await locked(next);
    return known;
  };
  /** One append at a time: two at once would want the same position. */
  const queue = createQueue();
  return guarded('audit', {
    append: (next) => queue.run(() => follow(next)),
    read: async (after, limit) =>
      db.select().from(audit).where(gt(audit.position, after)).orderBy(asc(audit.position)).limit(limit),
    last: async () => (await newest(db))[0],
  });
}

/** In one trip. False when the row before is not there, or is not the last one any more. */
async function insertBehind(db: Database, row: AuditRow): Promise<boolean> {
  const { position, atWall, actor, action, subject, detail, prevHash, hash } = row;
  const { rows } = await db.execute(sql`
    insert into ${audit} (position, at_wall, actor, action, subject, detail, prev_hash, hash)
    select ${position}::bigint, ${atWall}::bigint, ${actor}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb,
      ${Buffer.from(prevHash)}::bytea, ${Buffer.from(hash)}::bytea
    where exists (select 1 from ${audit} where position = ${position - 1} and hash = ${Buffer.from(prevHash)}::bytea)
    on conflict do nothing
    returning position`);
  return rows.length > 0;
}
