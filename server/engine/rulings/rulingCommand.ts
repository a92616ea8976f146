// Reporting an incident and ruling on it, as commands of a hand.
import type { ChopShare } from '../chopShare.ts';
import type { Role } from '../role.ts';
import type { IncidentReport } from './incident.ts';

export interface ReportIncident {
  readonly type: 'ReportIncident';
  readonly report: IncidentReport;
  readonly by: Role;
}

export interface RuleIncident {
  readonly type: 'RuleIncident';
  readonly id: number;
  readonly outcome: string;
  readonly by: Role;
  readonly note: string;
  /** only for an award that a judge overrides: what each seat takes of all pots */
  readonly shares?: readonly ChopShare[];
}
