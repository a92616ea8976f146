// Commitments to the cards of seats, the openings of those that an audience has seen, and what the audit log says of them.
// Appends only; opens nothing.
import { and, asc, eq } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { audit } from './schema/audit.ts';
import { commitments, openedCommitments } from './schema/vault.ts';

export type CommitmentRow = typeof commitments.$inferSelect;
export type OpenedCommitmentRow = typeof openedCommitments.$inferSelect;

export interface CommitmentPlace {
  readonly tableId: TableId;
  readonly handId: string;
}

export interface CommitmentStore {
  /** In the order in which they were made. */
  of(at: CommitmentPlace): Promise<readonly CommitmentRow[]>;
  /** All or none. */
  add(rows: readonly CommitmentRow[]): Promise<void>;
  openedOf(at: CommitmentPlace): Promise<readonly OpenedCommitmentRow[]>;
  /** What is open already stays as it is. */
  open(rows: readonly OpenedCommitmentRow[]): Promise<void>;
  /** Details of the audit rows of this action whose subject this is, oldest first. */
  audited(subject: string, action: string): Promise<readonly unknown[]>;
}

export function createCommitmentStore(db: Executor): CommitmentStore {
  return guarded('commitments', {
    of: (at) =>
      db
        .select()
        .from(commitments)
        .where(and(eq(commitments.tableId, at.tableId), eq(commitments.handId, at.handId)))
        .orderBy(asc(commitments.made), asc(commitments.seat), asc(commitments.version)),
    async add(rows) {
      if (rows.length > 0) await db.insert(commitments).values([...rows]);
    },
    openedOf: (at) =>
      db
        .select()
        .from(openedCommitments)
        .where(and(eq(openedCommitments.tableId, at.tableId), eq(openedCommitments.handId, at.handId)))
        .orderBy(asc(openedCommitments.seat), asc(openedCommitments.version)),
    async open(rows) {
      if (rows.length > 0)
        await db
          .insert(openedCommitments)
          .values([...rows])
          .onConflictDoNothing();
    },
    async audited(subject, action) {
      const rows = await db
        .select({ detail: audit.detail })
        .from(audit)
        .where(and(eq(audit.subject, subject), eq(audit.action, action)))
        .orderBy(asc(audit.position));
      return rows.map(({ detail }) => detail);
    },
  });
}
