// A hand's steps after a correction: its inputs as they count now, between the entries of the session that stay where they were.
import { chips } from '../engine/chips.ts';
import type { AmendedStep, HandEvent } from '../engine/event.ts';
import type { LogEvent } from '../log/entry.ts';
import { foldStep, handEventsOf, isSessionEvent, ownedBy, type TableState } from '../log/tableState.ts';
import type { Step } from './step.ts';

export interface Amending {
  /** state before the hand */
  readonly start: TableState;
  readonly steps: readonly Step[];
  /** every step the hand ever had, taken back ones included, by position */
  readonly known: ReadonlyMap<number, Step>;
  readonly amended: Extract<HandEvent, { type: 'HandAmended' }>;
}

export function amendedSteps({ start, steps, known, amended }: Amending): readonly Step[] {
  const session = steps.filter((step) => handEventsOf(step.events).length === 0);
  const hand = amended.steps.map((step) => amendedStep(step, known));
  return recounted(start, merge(hand, session));
}

/**
 * A step that comes back is as it was: what readers saw does not become typed by being taken back once. What a person puts in
 * its place keeps the time at which readers saw it, and so does not lead.
 */
function amendedStep(step: AmendedStep, known: ReadonlyMap<number, Step>): Step {
  const before = step.origin === null ? undefined : known.get(step.origin);
  const changed = before !== undefined && !before.typed && drawOf(step.events) !== drawOf(before.events);
  const kept = (before?.events ?? []).filter(isSessionEvent);
  return {
    position: step.origin ?? 0,
    happened: step.happened,
    recorded: before?.recorded ?? step.happened,
    pressed: before?.pressed ?? true,
    typed: before === undefined || before.typed || boardOf(step.events) !== boardOf(before.events),
    ...(changed ? { changed } : {}),
    events: [...step.events, ...kept],
  };
}

function drawOf(events: readonly LogEvent[]): string {
  return JSON.stringify(events.filter((event) => event.type === 'CardsDiscarded'));
}

function boardOf(events: readonly LogEvent[]): string {
  return JSON.stringify(events.filter((event) => event.type === 'BoardDealt'));
}

/** The order of the hand is that of the amendment, whatever positions its inserted steps have. */
function merge(hand: readonly Step[], session: readonly Step[]): readonly Step[] {
  const merged: Step[] = [];
  let waiting = session;
  for (const step of hand) {
    const first = waiting.filter((s) => s.happened < step.happened);
    merged.push(...first, step);
    waiting = waiting.slice(first.length);
  }
  return [...merged, ...waiting];
}

/** A count stands as a difference (6.4.8), so that it still holds when the hand before it comes to mean something else. */
function recounted(start: TableState, steps: readonly Step[]): readonly Step[] {
  if (!steps.some((step) => step.events.some((event) => event.type === 'StackSet'))) return steps;
  let state = start;
  return steps.map((step) => {
    const counted = { ...step, events: step.events.map((event) => recount(state, event)) };
    state = foldStep(state, counted);
    return counted;
  });
}

function recount(state: TableState, event: LogEvent): LogEvent {
  if (event.type !== 'StackSet') return event;
  const seat = state.session.seats.find((s) => s.seat === event.seat);
  return seat === undefined ? event : { ...event, stack: chips(Math.max(0, ownedBy(seat) + event.difference)) };
}
