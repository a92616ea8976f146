// What the auditor's calls reach behind the edge. An interface alone, made in main; who asks has been checked by then.
import type { TableId } from '../base/ids.ts';
import type { AuditDesk, AuditFilter, AuditHand, AuditPage } from './view.ts';

/** Who reads. `table` null: everything there is; otherwise that table alone. */
export interface Auditor {
  readonly actor: string;
  readonly table: TableId | null;
}

export interface AuditOffice {
  desk(auditor: Auditor): Promise<AuditDesk>;
  rows(auditor: Auditor, filter: AuditFilter): Promise<AuditPage>;
  /** null: nothing is known of such a hand */
  hand(auditor: Auditor, at: { readonly table: TableId; readonly hand: string }): Promise<AuditHand | null>;
}
