// The show as it will air: one segment per hand, its steps as they count now (corrections applied), and when its cards fall due.
import { isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { foldEntry, type TableState } from '../log/tableState.ts';
import { amendedSteps } from './amendedSteps.ts';
import type { Step } from './step.ts';

export interface Segment {
  readonly hand: HandId | null;
  /** state before the first step */
  readonly start: TableState;
  readonly firstPosition: number;
  steps: readonly Step[];
  /** every step there ever was, by position */
  readonly known: Map<number, Step>;
  /** counts corrections: whoever has folded an older one folds again */
  revision: number;
  /** recorded programme ms, by `seat:slot` */
  readonly dealt: Map<string, number>;
  /** recorded of the deal's completion that stands */
  dealComplete: number | null;
  /** last fill of any slot, to ask again for values that came late */
  fills: number;
  /** recorded of the unretracted end of the hand */
  ended: number | null;
  /** recorded of tags gone, the floor's word, or abandonment, once the hand has ended */
  left: number | null;
}

export class Timeline {
  readonly segments: Segment[] = [];
  #state: TableState;

  constructor(start: TableState) {
    this.#state = start;
    this.segments.push(newSegment(start, start.hand?.handId ?? null, start.position + 1));
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
    if (starts) this.segments.push(newSegment(before, entry.handId, entry.position));
    const segment = this.#segmentOf(entry);
    if (segment === undefined) return;
    addSteps(segment, entry);
    if (this.#state.hand?.handId === segment.hand) this.#mark(segment, entry);
  }

  /** Entries of a hand go to its segment, everything else to the newest one. */
  #segmentOf(entry: LogEntry): Segment | undefined {
    const own = entry.handId === null ? undefined : this.segments.findLast((s) => s.hand === entry.handId);
    return own ?? (entry.handId === null ? this.segments.at(-1) : undefined);
  }

  /** Each time stands for as long as its fact does: what was taken back and came again came later. */
  #mark(segment: Segment, entry: LogEntry): void {
    markDealt(segment, entry);
    const complete = this.#state.hand?.dealComplete === true;
    segment.dealComplete = complete ? (segment.dealComplete ?? entry.recorded) : null;
    segment.ended = isRunning(this.#state.hand) ? null : (segment.ended ?? entry.recorded);
    const gone = entry.events.some((event) => event.type === 'HandLeft' || event.type === 'HandAbandoned');
    if (segment.ended === null) segment.left = null;
    else if (gone) segment.left ??= entry.recorded;
  }

  /** Forgets segments that every canvas has passed. */
  prune(beforeIndex: number): number {
    const drop = Math.max(0, Math.min(beforeIndex, this.segments.length - 1));
    this.segments.splice(0, drop);
    return drop;
  }
}

function newSegment(start: TableState, hand: HandId | null, firstPosition: number): Segment {
  return {
    hand,
    start,
    firstPosition,
    steps: [],
    known: new Map(),
    revision: 0,
    dealt: new Map(),
    dealComplete: null,
    fills: 0,
    ended: null,
    left: null,
  };
}

function addSteps(segment: Segment, entry: LogEntry): void {
  const { position, happened, recorded, typed, events } = entry;
  const amended = events.find((event) => event.type === 'HandAmended');
  const whole = segment.hand === null || segment.start.hand?.handId !== segment.hand;
  if (amended?.type === 'HandAmended' && whole) {
    segment.steps = amendedSteps({ ...segment, amended });
    segment.revision += 1;
  } else segment.steps = [...segment.steps, { position, happened, recorded, typed, events }];
  for (const step of segment.steps) segment.known.set(step.position, step);
}

function markDealt(segment: Segment, entry: LogEntry): void {
  const filled = entry.events.some((event) => event.type === 'HoleCardDealt');
  if (!filled && entry.input.type !== 'amend') return;
  const places = new Set(segment.steps.flatMap((step) => step.events.flatMap(placeOf)));
  for (const place of segment.dealt.keys()) if (!places.has(place)) segment.dealt.delete(place);
  for (const place of places) if (!segment.dealt.has(place)) segment.dealt.set(place, entry.recorded);
  if (filled) segment.fills += 1;
}

function placeOf(event: LogEvent): readonly string[] {
  return event.type === 'HoleCardDealt' ? [`${event.seat}:${event.slot}`] : [];
}
