// The show as it will air: one segment per hand, its steps as they count now (corrections applied), and when its cards fall due.
import { GAMES, gameOf } from '../engine/game/games.ts';
import { holeCards, mostSlots } from '../engine/game/streets.ts';
import { isRunning } from '../engine/hand.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { foldEntry, handEventsOf, type TableState } from '../log/tableState.ts';
import { amendedSteps } from './amendedSteps.ts';
import { markCompleted } from './markCompleted.ts';
import { movedBack, renamedBack } from './putRight.ts';
import { newSegment, type Segment } from './segment.ts';
import type { Step } from './step.ts';

export class Timeline {
  readonly segments: Segment[] = [];
  #state: TableState;

  constructor(start: TableState) {
    this.#state = start;
    this.segments.push(newSegment(start, start.hand, start.position + 1));
    const [first] = this.segments;
    if (first !== undefined && !isRunning(start.hand)) first.ended = start.recorded;
  }

  get state(): TableState {
    return this.#state;
  }

  append(entry: LogEntry): void {
    const before = this.#state;
    this.#state = foldEntry(before, entry);
    const starts = entry.events.some((event) => event.type === 'HandStarted') && entry.input.type === 'hand';
    if (starts) this.#begin(before, entry);
    // nothing of the old show is part of a new one
    if (has(entry, 'ShowStarted')) this.segments.push(newSegment(before, null, entry.position));
    const segment = this.#segmentOf(entry);
    if (segment === undefined) return;
    markHoles(segment, entry);
    // only a value came: nothing took place at the table
    if (entry.input.type === 'hole') return;
    renamedBack(this.segments, entry);
    if (!movedBack(segment, entry)) addSteps(segment, entry);
    if (this.#state.hand?.handId === segment.hand) this.#mark(segment, entry);
  }

  /** What was set up between two hands took place before the second began, also when that one is entered afterwards. */
  #begin(before: TableState, { handId, happened, position, events }: LogEntry): void {
    for (const segment of [...this.segments].reverse()) if (!setUpBefore(segment, happened)) break;
    const started = events.find((event) => event.type === 'HandStarted');
    const hand = handId === null || started === undefined ? null : { handId, number: started.number };
    this.segments.push(newSegment(startedBy(before, happened), hand, position));
  }

  /** Entries of a hand go to its segment, everything else to the newest one. */
  #segmentOf(entry: LogEntry): Segment | undefined {
    const own = entry.handId === null ? undefined : this.segments.findLast((s) => s.hand === entry.handId);
    return own ?? (entry.handId === null ? this.segments.at(-1) : undefined);
  }

  /** Each time stands for as long as its fact does: what was taken back and came again came later. */
  #mark(segment: Segment, entry: LogEntry): void {
    markDealt(segment, entry, this.#state);
    const complete = this.#state.hand?.dealComplete === true;
    segment.dealComplete = complete ? (segment.dealComplete ?? entry.recorded) : null;
    segment.firstCards = this.#state.hand === null ? 0 : holeCards(gameOf(this.#state.hand.game));
    markCompleted(segment, this.#state.hand, entry.recorded);
    segment.ended = isRunning(this.#state.hand) ? null : (segment.ended ?? entry.recorded);
    const gone = entry.events.some((event) => event.type === 'HandLeft' || event.type === 'HandAbandoned');
    if (segment.ended === null) segment.left = null;
    else if (gone) segment.left ??= entry.recorded;
    if (has(entry, 'ShowEnded')) segment.showEnded = entry.recorded;
    if (has(entry, 'ShowReopened')) segment.showEnded = null;
  }

  /** Forgets segments that every canvas has passed. */
  prune(beforeIndex: number): number {
    const drop = Math.max(0, Math.min(beforeIndex, this.segments.length - 1));
    this.segments.splice(0, drop);
    return drop;
  }
}

/** Moves the entries behind a hand that are none of its steps to `at`, where they lie later. False: there is such a step. */
function setUpBefore(segment: Segment, at: number): boolean {
  const steps = segment.steps.findLastIndex(tookPlace) + 1;
  segment.steps = segment.steps.map((step, i) => (i < steps || step.happened <= at ? step : { ...step, happened: at }));
  if (steps === 0) segment.start = startedBy(segment.start, at);
  return steps === 0;
}

/** A card that was typed when its hand was over says nothing of when that ended. */
function tookPlace({ events }: Step): boolean {
  return handEventsOf(events).some((event) => event.type !== 'HoleCardDealt');
}

function startedBy(state: TableState, at: number): TableState {
  return state.happened <= at ? state : { ...state, happened: at };
}

function addSteps(segment: Segment, entry: LogEntry): void {
  const { position, happened, recorded, typed, events } = entry;
  const amended = events.find((event) => event.type === 'HandAmended');
  const whole = segment.hand === null || segment.start.hand?.handId !== segment.hand;
  if (amended?.type === 'HandAmended' && whole) {
    segment.steps = amendedSteps({ ...segment, amended });
    segment.revision += 1;
    segment.correctedBy = position;
  } else segment.steps = [...segment.steps, { position, happened, recorded, typed, pressed: typed, events }];
  if (has(entry, 'ShowEnded')) segment.mayEnd = true;
  if (has(entry, 'ShowReopened')) withoutEnd(segment);
  for (const step of segment.steps) segment.known.set(step.position, step);
}

/** An end that was taken back was no end: where it has not aired it never does. */
function withoutEnd(segment: Segment): void {
  segment.steps = segment.steps.map((step) => ({
    ...step,
    events: step.events.filter((event) => event.type !== 'ShowEnded'),
  }));
  segment.revision += 1;
}

function has({ events }: LogEntry, type: LogEvent['type']): boolean {
  return events.some((event) => event.type === type);
}

/** A card that was put right, also one that lies face up, may end a clash that kept the hand down. */
const FILLING: readonly LogEvent['type'][] = ['HoleTyped', 'HoleCorrected', 'HandAmended'];

/** Of any game. */
const EVERY_SLOT: readonly number[] = Array.from(
  { length: Math.max(...Object.values(GAMES).map(mostSlots)) },
  (_, slot) => slot,
);

/** A value that came late is placed at the deal like any other: its due time is the slot's, whenever it was typed. */
function markHoles(segment: Segment, { events, position }: LogEntry): void {
  for (const event of events) {
    if (FILLING.includes(event.type)) segment.fills += 1;
    if (event.type === 'HoleCorrected') {
      otherwise(segment, event.seat, event.slot === null ? EVERY_SLOT : [event.slot]);
      segment.correctedBy = position;
    }
    // it leaves its place to another card of the seat
    if (event.type === 'UpCardDealt' && event.exposed === true) {
      otherwise(segment, event.seat, EVERY_SLOT);
      segment.turnedBy = position;
    }
  }
}

/** Other cards may lie there than those that are out. */
function otherwise({ corrected }: Segment, seat: number, slots: readonly number[]): void {
  for (const place of slots.map((slot) => `${seat}:${slot}`)) corrected.set(place, (corrected.get(place) ?? 0) + 1);
}

function markDealt(segment: Segment, entry: LogEntry, state: TableState): void {
  const filled = entry.events.some((event) => event.type === 'HoleCardDealt');
  if (!filled && entry.input.type !== 'amend') return;
  const places = new Set(segment.steps.flatMap((step) => step.events.flatMap(placeOf)));
  for (const place of segment.dealt.keys()) if (!places.has(place)) forget(segment, place);
  for (const step of segment.steps)
    for (const place of step.events.flatMap(placeOf)) {
      if (segment.dealt.has(place)) continue;
      segment.dealt.set(place, entry.recorded);
      if (!step.typed) segment.seen.set(place, isGuessed(segment, state) ? entry.recorded : step.happened);
    }
  if (filled) segment.fills += 1;
}

function forget({ dealt, seen }: Segment, place: string): void {
  dealt.delete(place);
  seen.delete(place);
}

/** In a hand that is entered afterwards entries are placed at a likely pace, also before their cards came. */
function isGuessed({ hand }: Segment, { afterwards }: TableState): boolean {
  return afterwards !== null && afterwards.hand === hand && !afterwards.caughtUp;
}

function placeOf(event: LogEvent): readonly string[] {
  return event.type === 'HoleCardDealt' ? [`${event.seat}:${event.slot}`] : [];
}
