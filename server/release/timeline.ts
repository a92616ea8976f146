// The show as it will air: one segment per hand, its steps as they count now (corrections applied), and when its cards fall due.
import type { AmendedStep } from '../engine/event.ts';
import type { HandId } from '../engine/ids.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { foldEntry, handEventsOf, isSessionEvent, type TableState } from '../log/tableState.ts';

export interface Step {
  readonly position: number;
  readonly happened: number;
  readonly typed: boolean;
  readonly events: readonly LogEvent[];
}

export interface Segment {
  readonly hand: HandId | null;
  /** state before the first step */
  readonly start: TableState;
  readonly firstPosition: number;
  steps: readonly Step[];
  /** counts corrections: whoever has folded an older one folds again */
  revision: number;
  /** recorded programme ms, by `seat:slot` */
  readonly dealt: Map<string, number>;
  dealComplete: number | null;
  /** last fill of any slot, to ask again for values that came late */
  fills: number;
  /** recorded of the unretracted end of the hand */
  ended: number | null;
  /** recorded of tags gone, the floor's word, or abandonment */
  left: number | null;
}

export class Timeline {
  readonly segments: Segment[] = [];
  #state: TableState;

  constructor(start: TableState) {
    this.#state = start;
    this.segments.push(newSegment(start, start.hand?.handId ?? null, start.position + 1));
    const [first] = this.segments;
    if (first !== undefined && !running(start)) first.ended = start.recorded;
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
    if (entry.input.type === 'amend') amendSegment(segment, entry);
    else
      segment.steps = [
        ...segment.steps,
        { position: entry.position, happened: entry.happened, typed: entry.typed, events: entry.events },
      ];
    this.#mark(segment, entry);
  }

  /** Entries of a hand go to its segment, everything else to the newest one. */
  #segmentOf(entry: LogEntry): Segment | undefined {
    const own = entry.handId === null ? undefined : this.segments.findLast((s) => s.hand === entry.handId);
    return own ?? (entry.handId === null ? this.segments.at(-1) : undefined);
  }

  #mark(segment: Segment, entry: LogEntry): void {
    for (const event of entry.events) {
      if (event.type === 'HoleCardDealt') {
        const key = `${event.seat}:${event.slot}`;
        if (!segment.dealt.has(key)) segment.dealt.set(key, entry.recorded);
        segment.fills += 1;
      }
      if (event.type === 'DealCompleted') segment.dealComplete ??= entry.recorded;
      if ((event.type === 'HandLeft' || event.type === 'HandAbandoned') && event.handId === segment.hand)
        segment.left ??= entry.recorded;
    }
    const ended = this.#state.hand?.handId === segment.hand && !running(this.#state);
    if (this.#state.hand?.handId === segment.hand) segment.ended = ended ? (segment.ended ?? entry.recorded) : null;
  }

  /** Forgets segments that every canvas has passed. */
  prune(beforeIndex: number): number {
    const drop = Math.max(0, Math.min(beforeIndex, this.segments.length - 1));
    this.segments.splice(0, drop);
    return drop;
  }
}

const ENDED = ['COMPLETE', 'MISDEAL', 'VOID'];

function running(state: TableState): boolean {
  return state.hand !== null && !ENDED.includes(state.hand.phase);
}

function newSegment(start: TableState, hand: HandId | null, firstPosition: number): Segment {
  return {
    hand,
    start,
    firstPosition,
    steps: [],
    revision: 0,
    dealt: new Map(),
    dealComplete: null,
    fills: 0,
    ended: null,
    left: null,
  };
}

/** The corrected hand replaces its steps; what belongs to the session stays where it was. */
function amendSegment(segment: Segment, entry: LogEntry): void {
  const amended = entry.events.find((event) => event.type === 'HandAmended');
  if (amended?.type !== 'HandAmended') return;
  const old = new Map(segment.steps.map((step) => [step.position, step]));
  const session = segment.steps.flatMap((step) => sessionPart(step));
  const hand = amended.steps.map((step) => amendedStep(step, old));
  segment.steps = [...hand, ...session].sort((a, b) => a.happened - b.happened || a.position - b.position);
  segment.revision += 1;
}

function amendedStep(step: AmendedStep, old: ReadonlyMap<number, Step>): Step {
  const before = step.origin === null ? undefined : old.get(step.origin);
  const kept = (before?.events ?? []).filter(isSessionEvent);
  return {
    position: step.origin ?? 0,
    happened: step.happened,
    typed: before?.typed ?? true,
    events: [...step.events, ...kept],
  };
}

/** Steps of the session alone; positions taken by a start stay with the start. */
function sessionPart(step: Step): readonly Step[] {
  return handEventsOf(step.events).length > 0 ? [] : [step];
}
