// What was reported in the hand and how it may be settled now, with what each ruling would do to chips. Pure.
import { decide } from '../engine/decide.ts';
import type { HandEvent } from '../engine/event.ts';
import { fold } from '../engine/evolve.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import type { Incident, Remedy } from '../engine/rulings/incident.ts';
import { remediesOf } from '../engine/rulings/ruleIncident.ts';
import { stops } from '../engine/rulings/stopped.ts';
import type { LogEntry } from '../log/entry.ts';
import type { FloorInput } from './floorInput.ts';
import type { ChipsMoved, FloorIncident, FloorRemedy } from './view.ts';

/** Open ones first, each oldest first. */
export function floorIncidents(input: FloorInput): readonly FloorIncident[] {
  const { hand } = input.state;
  if (hand === null) return [];
  const drawn = hand.incidents.map((incident) => floorIncident(hand, incident, input));
  return [...drawn.filter(isOpen), ...drawn.filter((one) => !isOpen(one))];
}

function isOpen({ status }: FloorIncident): boolean {
  return status === 'open';
}

function floorIncident(hand: Hand, incident: Incident, input: FloorInput): FloorIncident {
  const entry = entryOf(incident, input);
  const open = incident.status === 'open';
  return {
    ...incident,
    recordedBy: entry?.actor ?? '',
    since: entry?.recorded ?? 0,
    stopsNow: open && stops(hand, incident),
    remedies: open ? remediesOf(hand, incident).map((remedy) => floorRemedy(hand, { incident, remedy, input })) : [],
  };
}

/** By the hand's record: a correction renumbers reports, and the entries keep the numbers that they had (reportNumbers.ts). */
function entryOf({ id }: Incident, { state, entries }: FloorInput): LogEntry | undefined {
  const step = state.record.effective.find(({ events }) =>
    events.some((event) => event.type === 'IncidentReported' && event.id === id),
  );
  // steps that one amendment inserted stand apart by thousandths
  const position = Math.floor(step?.origin ?? 0);
  return entries.find((entry) => entry.position === position);
}

interface Considered {
  readonly incident: Incident;
  readonly remedy: Remedy;
  readonly input: FloorInput;
}

/** Decided beforehand, not entered: a judge sees what his word will do. */
function floorRemedy(hand: Hand, { incident, remedy, input }: Considered): FloorRemedy {
  const [by] = remedy.by;
  const { outcome } = remedy;
  const needsShares = outcome === OVERRIDE;
  const unknown = { ...remedy, needsShares, phase: '', chips: [] } as const;
  if (by === undefined || needsShares) return unknown;
  const decided = decide(hand, { type: 'RuleIncident', id: incident.id, outcome, by, note: '' });
  if (!decided.ok || (!input.openingsVisible && pushesPots(decided.value))) return unknown;
  const after = fold(hand, decided.value);
  if (after === null) return unknown;
  const chips = input.openingsVisible && dividesAnew(hand, after) ? due(after) : [];
  return { ...remedy, needsShares, phase: after.phase, chips: together([...difference(hand, after), ...chips]) };
}

/** The pots wait to be pushed, and otherwise than before: a judge compares divisions by what each seat would get (6.3.9). */
function dividesAnew(before: Hand, after: Hand): boolean {
  return after.phase === 'AWARDING' && JSON.stringify(due(before)) !== JSON.stringify(due(after));
}

function due({ decided }: Hand): readonly ChipsMoved[] {
  return decided.filter((pot) => !pot.awarded).flatMap((pot) => pot.shares);
}

function together(moved: readonly ChipsMoved[]): readonly ChipsMoved[] {
  const seats = [...new Set(moved.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map((seat) => ({
    seat,
    amount: moved.reduce((total, one) => total + (one.seat === seat ? one.amount : 0), 0),
  }));
}

/** Pots that go by cards which nobody is shown yet would tell them; chips that go back go by nobody's cards. */
function pushesPots(events: readonly HandEvent[]): boolean {
  return events.some(({ type }) => type === 'PotAwarded' || type === 'PotDecided');
}

/** A judge's own award: what each seat takes is entered with the ruling (5.9.1). */
const OVERRIDE = 'override';

function difference(before: Hand, after: Hand): readonly ChipsMoved[] {
  return after.seats
    .map(({ seat, stack }) => ({ seat, amount: stack - (seatOf(before, seat)?.stack ?? stack) }))
    .filter(({ amount }) => amount !== 0);
}
