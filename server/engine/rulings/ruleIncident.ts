// Reporting an incident and ruling on it: every kind by its chapter, every ruling an event that the log keeps.
import { err, ok, type Result } from '../../base/result.ts';
import type { Decision } from '../decision.ts';
import type { HandEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { type Hand, isRunning } from '../hand.ts';
import { MAY_RULE, type Ruling } from '../role.ts';
import { type RuleViolation, violation } from '../violation.ts';
import { type Chapter, isViolation } from './chapter.ts';
import { CHAPTERS } from './chapters.ts';
import type { Incident, IncidentReport, Remedy } from './incident.ts';
import type { ReportIncident, RuleIncident } from './rulingCommand.ts';
import { stopOf } from './stopped.ts';

/** Of one hand: every desk draws all of them, and every entry of the hand is drawn with them. */
export const MOST_REPORTS = 100;

export function decideReport(hand: Hand, { report, by }: ReportIncident): Decision {
  if (hand.incidents.length >= MOST_REPORTS) return err(violation('hand-reports-full', { most: MOST_REPORTS }));
  const chapter = chapterOf(report);
  const refused = chapter.refuse(hand, report);
  if (refused !== null) return err(refused);
  const id = hand.incidents.length + 1;
  const noted = chapter.remedies(hand, report).length === 0;
  const reported = { type: 'IncidentReported', id, report, by, noted, ...chapter.alarm(hand, report) } as const;
  return ok([reported, ...(chapter.follows?.(hand, report) ?? [])]);
}

/** Twice, out of its window, by the wrong role, or an outcome that is not offered any more: refused, nothing is changed. */
export function decideRuling(hand: Hand, command: RuleIncident): Decision {
  const found = openIncident(hand, command.id);
  if (!found.ok) return found;
  const incident = found.value;
  const { clause } = incident;
  const remedy = remediesOf(hand, incident).find((r) => r.outcome === command.outcome);
  if (remedy === undefined) return err(violation('outcome-not-offered', { outcome: command.outcome }, clause));
  if (!remedy.by.includes(command.by)) return err(violation('SP-6.3.0-ROLE', { role: command.by }, remedy.clause));
  const ruling: Ruling = { by: command.by, code: remedy.code, note: command.note };
  const ruled = { type: 'IncidentRuled', id: incident.id, outcome: remedy.outcome, ruling } as const;
  if (remedy.code === SETTLED) return ok([ruled]);
  const after = evolve(hand, ruled) ?? hand;
  const effects = chapterOf(incident.report).effects(after, incident.report, { remedy, ruling, command });
  if (isViolation(effects)) return err(effects);
  return pushesPots(effects) ? whenNothingElseStops(after, [ruled, ...effects]) : ok([ruled, ...effects]);
}

function pushesPots(effects: readonly HandEvent[]): boolean {
  return effects.some((event) => event.type === 'PotAwarded');
}

/** Pots that were pushed are out of reach of whatever else is to be ruled. */
function whenNothingElseStops(hand: Hand, events: readonly HandEvent[]): Decision {
  const other = stopOf(hand);
  return other === null ? ok(events) : err(violation('hand-stopped', { code: other.code, id: other.id }, other.clause));
}

function openIncident(hand: Hand, id: number): Result<Incident, RuleViolation> {
  const incident = hand.incidents.find((one) => one.id === id);
  if (incident === undefined) return err(violation('no-such-incident', { id }));
  const inTime = isRunning(hand) || chapterOf(incident.report).untilNextHand === true;
  if (!inTime && incident.status !== 'ruled') return err(violation('hand-over', {}, incident.clause));
  if (incident.status !== 'open') return err(violation('already-ruled', { id }, incident.clause));
  return ok(incident);
}

/**
 * What may be ruled now, the recommended remedy first; the hand may have moved on since the report. Where another ruling has
 * left nothing to decide, that is all there is to say: an open incident never stops a hand for good.
 */
export function remediesOf(hand: Hand, { report, status, clause }: Incident): readonly Remedy[] {
  const offered = chapterOf(report).remedies(hand, report);
  const moot = offered.length === 0 && status === 'open';
  return moot ? [{ outcome: 'settled', code: SETTLED, clause, by: ['DEALER', ...MAY_RULE] }] : offered;
}

const SETTLED = 'HR-SETTLED';

function chapterOf({ kind }: IncidentReport): Chapter<IncidentReport> {
  return CHAPTERS[kind];
}
