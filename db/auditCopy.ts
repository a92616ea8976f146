// One consistent look at the audit log and at what it promises: everything read in it is of one moment, while a server writes.
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { AuditRow } from './audit.ts';
import type { CommitmentRow, OpenedCommitmentRow } from './commitments.ts';
import type { Database, Transaction } from './database.ts';
import { guarded } from './failure.ts';
import { audit } from './schema/audit.ts';
import { commitments, openedCommitments } from './schema/vault.ts';

export interface AuditCopy {
  last(): Promise<AuditRow | undefined>;
  /** In order, behind `after`, up to and with `upTo`. */
  rows(range: { readonly after: number; readonly upTo: number; readonly limit: number }): Promise<readonly AuditRow[]>;
  /** Of one table, or of all. */
  commitments(table: TableId | null): Promise<readonly CommitmentRow[]>;
  opened(table: TableId | null): Promise<readonly OpenedCommitmentRow[]>;
}

export function withAuditCopy<T>(db: Database, work: (copy: AuditCopy) => Promise<T>): Promise<T> {
  return db.transaction((transaction) => work(copyOf(transaction)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

function copyOf(db: Transaction): AuditCopy {
  return guarded('audit', {
    async last() {
      const rows = await db.select().from(audit).orderBy(desc(audit.position)).limit(1);
      return rows[0];
    },
    rows: ({ after, upTo, limit }) =>
      db
        .select()
        .from(audit)
        .where(and(gt(audit.position, after), lte(audit.position, upTo)))
        .orderBy(asc(audit.position))
        .limit(limit),
    commitments: (table) =>
      db
        .select()
        .from(commitments)
        .where(table === null ? undefined : eq(commitments.tableId, table))
        .orderBy(asc(commitments.made), asc(commitments.tableId), asc(commitments.handId), asc(commitments.seat)),
    opened: (table) =>
      db
        .select()
        .from(openedCommitments)
        .where(table === null ? undefined : eq(openedCommitments.tableId, table))
        .orderBy(asc(openedCommitments.opened), asc(openedCommitments.handId), asc(openedCommitments.seat)),
  });
}
