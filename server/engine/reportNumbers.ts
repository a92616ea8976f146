// Numbers of reports while a record is decided again: one that is taken back takes its number with it, and those behind it move up.
import type { HandCommand } from './command.ts';
import type { AmendedStep, HandEvent } from './event.ts';

/** Number of a report before the edit, and now. Reports that are gone are not among them. */
export type ReportNumbers = ReadonlyMap<number, number>;

/** No report has it: a ruling on one that is gone is refused. */
const NONE = 0;

function reportIn(events: readonly HandEvent[]): number | null {
  const reported = events.find((event) => event.type === 'IncidentReported');
  return reported?.type === 'IncidentReported' ? reported.id : null;
}

/** Of steps that stay as they are. */
export function numbersOf(steps: readonly AmendedStep[]): ReportNumbers {
  return steps.reduce<ReportNumbers>((numbers, { events }) => withReport(numbers, events, events), new Map());
}

/** `before`, `now`: what the same step caused. */
export function withReport(
  numbers: ReportNumbers,
  before: readonly HandEvent[],
  now: readonly HandEvent[],
): ReportNumbers {
  const [old, id] = [reportIn(before), reportIn(now)];
  return old === null || id === null ? numbers : new Map([...numbers, [old, id]]);
}

/** A ruling means the report that it meant. `known`: numbers of the record before the edit; another is what was typed. */
export function renumbered(command: HandCommand, numbers: ReportNumbers, known: ReportNumbers): HandCommand {
  if (command.type !== 'RuleIncident' || !known.has(command.id)) return command;
  const id = numbers.get(command.id) ?? NONE;
  return id === command.id ? command : { ...command, id };
}
