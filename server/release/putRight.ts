// What was set up wrongly between two hands, or by a wrong name, and is put right: the right value takes the wrong one's time,
// so that a mistake corrected inside the delay never airs. No hand lies between the two, so it tells nothing of any.
import type { LogEntry, LogEvent } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { Segment } from './segment.ts';
import type { Step } from './step.ts';

type Type = LogEvent['type'];

/** Between a wrong value and the right one nothing else may lie: the two then change places with nothing that hangs on them. */
const APART: Readonly<Partial<Record<Type, readonly Type[]>>> = {
  StackSet: ['SeatTaken', 'StackSet', 'SeatRenamed', 'StructureSet', 'CurrencySet'],
  ButtonSet: ['SeatRenamed', 'StructureSet', 'CurrencySet'],
  StructureSet: ['SeatTaken', 'StackSet', 'SeatRenamed', 'ButtonSet', 'CurrencySet'],
};

/** True: the entry stands among the steps already, right behind what it puts right. */
export function movedBack(segment: Segment, { position, recorded, typed, events }: LogEntry): boolean {
  const [event, ...others] = events;
  const apart = event === undefined || others.length > 0 ? undefined : APART[event.type];
  if (event === undefined || apart === undefined) return false;
  const at = wrongStep(segment.steps, event, apart);
  const wrong = segment.steps[at];
  if (wrong === undefined) return false;
  const step = { ...wrong, position, recorded: Math.min(recorded, wrong.recorded), typed, events };
  segment.steps = [...segment.steps.slice(0, at + 1), step, ...segment.steps.slice(at + 1)];
  segment.known.set(position, step);
  segment.revision += 1;
  segment.correctedBy = position;
  return true;
}

function wrongStep(steps: readonly Step[], right: LogEvent, apart: readonly Type[]): number {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const events = steps[at]?.events ?? [];
    if (events.some((event) => isSame(event, right))) return events.length === 1 ? at : -1;
    if (!events.every(({ type }) => apart.includes(type))) return -1;
  }
  return -1;
}

/** Of the same seat, or of the table. */
function isSame(wrong: LogEvent, right: LogEvent): boolean {
  if (right.type !== 'StackSet') return wrong.type === right.type;
  return (wrong.type === 'StackSet' || wrong.type === 'SeatTaken') && wrong.seat === right.seat;
}

/** A name that is put right was never another one, back to where its player sat down. */
export function renamedBack(segments: readonly Segment[], { events, position }: LogEntry): void {
  for (const event of events) {
    if (event.type !== 'SeatRenamed') continue;
    const player: Player = { seat: event.seat, name: event.name, sits: true };
    for (const segment of [...segments].reverse()) if (player.sits) renameIn(segment, player, position);
  }
}

interface Player {
  /** where he sat by then, going back */
  seat: number;
  readonly name: string;
  /** false before he sat down */
  sits: boolean;
}

function renameIn(segment: Segment, player: Player, position: number): void {
  const steps = [...segment.steps].reverse().map((step) => {
    const events = [...step.events].reverse().map((event) => renamedEvent(event, player));
    return events.some((event) => !step.events.includes(event)) ? { ...step, events: events.reverse() } : step;
  });
  steps.reverse();
  const start = player.sits ? renamedStart(segment.start, player) : segment.start;
  if (start === segment.start && steps.every((step) => segment.steps.includes(step))) return;
  for (const step of steps) segment.known.set(step.position, step);
  segment.steps = steps;
  segment.start = start;
  segment.revision += 1;
  segment.correctedBy = position;
}

function renamedEvent(event: LogEvent, player: Player): LogEvent {
  if (!player.sits) return event;
  if (event.type === 'SeatMoved' && event.to === player.seat) player.seat = event.seat;
  if ((event.type !== 'SeatTaken' && event.type !== 'SeatRenamed') || event.seat !== player.seat) return event;
  if (event.type === 'SeatTaken') player.sits = false;
  return event.name === player.name ? event : { ...event, name: player.name };
}

function renamedStart(start: TableState, player: Player): TableState {
  const { session } = start;
  const found = session.seats.find((s) => s.seat === player.seat);
  if (found === undefined || found.name === player.name) return start;
  const seats = session.seats.map((s) => (s === found ? { ...s, name: player.name } : s));
  return { ...start, session: { ...session, seats } };
}
