// What the auditor's page may ask, checked against its token before anything is looked up: an auditor of one table reads that
// table alone.
import { permissionsOf } from '../access/role.ts';
import type { AuditOffice, Auditor } from '../audit/office.ts';
import type { AuditDesk, AuditFilter, AuditHand, AuditPage } from '../audit/view.ts';
import type { TableId } from '../base/ids.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';
import type { WorkCount } from './workCount.ts';

/** Each throws a refusal when this socket may not. */
export interface AuditCalls {
  desk(): Promise<AuditDesk>;
  rows(filter: AuditFilter): Promise<AuditPage>;
  hand(at: { readonly table: TableId; readonly hand: string }): Promise<AuditHand>;
}

export interface AuditCallsOptions {
  readonly audit: AuditOffice;
  readonly work: WorkCount;
}

export function createAuditCalls({ audit, work }: AuditCallsOptions, visitor: Visitor): AuditCalls {
  return {
    async desk() {
      const auditor = auditorOf(visitor);
      return work.run(() => audit.desk(auditor));
    },
    async rows(filter) {
      const auditor = auditorOf(visitor);
      if (auditor.table !== null && filter.table !== null && filter.table !== auditor.table)
        throw new Refusal('FORBIDDEN', 'not-your-table');
      return work.run(() => audit.rows(auditor, filter));
    },
    async hand(at) {
      const auditor = auditorOf(visitor);
      const hand = await work.run(() => audit.hand(auditor, at));
      if (hand === null) throw new Refusal('NOT_FOUND', 'hand-unknown');
      return hand;
    },
  };
}

function auditorOf(visitor: Visitor): Auditor {
  const { actor, role, tableId } = visitor.require();
  if (!permissionsOf(role).includes('audit:read')) throw new Refusal('FORBIDDEN', 'not-your-role');
  return { actor, table: tableId };
}
