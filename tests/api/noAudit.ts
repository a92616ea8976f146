// An auditor's office for stands that are about something else: whoever asks it is told so.
import type { AuditOffice } from '../../server/audit/office.ts';

const none = (): never => {
  throw new Error('this stand has no auditor');
};

export const NO_AUDIT: AuditOffice = { desk: none, rows: none, hand: none };
