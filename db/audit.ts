// Rows of the audit log. What a row hashes is decided by the caller; here they only follow one another without a gap.
import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { createQueue } from '../server/base/queue.ts';
import type { Database } from './database.ts';
import { DatabaseFailure, guarded } from './failure.ts';
import { audit } from './schema/audit.ts';

export type AuditRow = typeof audit.$inferSelect;

export interface AuditStore {
  /** `next` makes the row that follows the last one; no other row comes between. */
  append(next: (last: AuditRow | undefined) => AuditRow): Promise<AuditRow>;
  read(after: number, limit: number): Promise<readonly AuditRow[]>;
  last(): Promise<AuditRow | undefined>;
  /** Newest first. */
  find(filter: AuditFilter): Promise<readonly AuditRow[]>;
  /** Every action that there is a row of, by name. */
  actions(): Promise<readonly string[]>;
}

/** What is left out filters nothing. */
export interface AuditFilter {
  /** rows about this table, its hands, or with it in their detail */
  readonly table?: string | undefined;
  readonly hand?: string | undefined;
  /** exactly this */
  readonly subject?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  /** rows of before this position */
  readonly before?: number | undefined;
  readonly limit: number;
}

const MOST_TRIES = 1_000;

type Next = Parameters<AuditStore['append']>[0];

export function createAuditStore(db: Database): AuditStore {
  const newest = async () => (await db.select().from(audit).orderBy(desc(audit.position)).limit(1)).at(0);
  /** The last row that this process wrote; the next insert says whether it still is the last of all. */
  let known: AuditRow | undefined;
  /** Server, vault and commands write at once: whose row does not fit any more makes it anew behind the newest. No lock is
   *  held, so nobody waits for somebody who was stopped, and each time one of them gets on. */
  const follow = async (next: Next): Promise<AuditRow> => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const row = next(known ?? (await newest()));
      known = (await insertBehind(db, row)) ? row : undefined;
      if (known !== undefined) return known;
    }
    throw new DatabaseFailure('busy', undefined, 'audit.append');
  };
  /** One append at a time: two at once would want the same position. */
  const queue = createQueue();
  return guarded('audit', {
    append: (next) => queue.run(() => follow(next)),
    read: async (after, limit) =>
      db.select().from(audit).where(gt(audit.position, after)).orderBy(asc(audit.position)).limit(limit),
    last: newest,
    async actions() {
      const rows = await db.selectDistinct({ action: audit.action }).from(audit).orderBy(asc(audit.action));
      return rows.map(({ action }) => action);
    },
    find: async (filter) =>
      db.select().from(audit).where(conditionOf(filter)).orderBy(desc(audit.position)).limit(filter.limit),
  });
}

function conditionOf(filter: AuditFilter): SQL | undefined {
  const { table, hand, actor, action, before } = filter;
  return and(
    before === undefined ? undefined : lt(audit.position, before),
    filter.subject === undefined ? undefined : eq(audit.subject, filter.subject),
    actor === undefined ? undefined : eq(audit.actor, actor),
    action === undefined ? undefined : eq(audit.action, action),
    hand === undefined ? undefined : aboutHand(hand, table),
    table === undefined || hand !== undefined ? undefined : aboutTable(table),
  );
}

/** With its table it is found by the index. */
function aboutHand(hand: string, table: string | undefined): SQL {
  if (table !== undefined) return eq(audit.subject, `table:${table} hand:${hand}`);
  return sql`${audit.subject} like ${`% hand:${escaped(hand)}`}`;
}

function aboutTable(table: string): SQL | undefined {
  const subject = `table:${table}`;
  const own = or(
    eq(audit.subject, subject),
    eq(audit.subject, table),
    sql`${audit.subject} like ${`${escaped(subject)} %`}`,
  );
  return or(own, sql`${audit.detail}->>'table' = ${table}`);
}

/** Text that stands for itself in a pattern. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** In one trip. False when the row before is not there, or is not the last one any more. The first row has none before. */
async function insertBehind(db: Database, row: AuditRow): Promise<boolean> {
  const { position, atWall, actor, action, subject, detail, prevHash, hash } = row;
  const { rows } = await db.execute(sql`
    insert into ${audit} (position, at_wall, actor, action, subject, detail, prev_hash, hash)
    select ${position}::bigint, ${atWall}::bigint, ${actor}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb,
      ${Buffer.from(prevHash)}::bytea, ${Buffer.from(hash)}::bytea
    where ${position} = 1 or exists (select 1 from ${audit} where position = ${position - 1} and hash = ${Buffer.from(prevHash)}::bytea)
    on conflict do nothing
    returning position`);
  return rows.length > 0;
}
