// The delay line of one canvas: where it stands in the timeline, the state folded up to there, what falls due next.
import type { HandEvent } from '../engine/event.ts';
import { foldStep, isSessionEvent, type TableState } from '../log/tableState.ts';
import { mediaTime } from './due.ts';
import type { AiredLine } from './released.ts';
import type { Segment, Step, Timeline } from './timeline.ts';

export interface PreviousHand {
  readonly number: number;
  readonly pot: number;
  readonly winners: readonly string[];
}

const PREVIOUS_KEPT = 5;

export class Line {
  readonly #timeline: Timeline;
  #index: number;
  #steps = 0;
  #revision = 0;
  state: TableState;
  /** media time of the last aired step: the stamp of the picture */
  at = 0;
  /** media time at which this segment was entered */
  #entered = 0;
  lines: AiredLine[] = [];
  previous: PreviousHand[] = [];
  /** a correction changed what had aired */
  snap = false;
  /** a hand has started on this canvas */
  started: boolean;

  constructor(timeline: Timeline, index = 0) {
    this.#timeline = timeline;
    this.#index = index;
    const segment = this.segment;
    this.state = segment.start;
    this.#revision = segment.revision;
    this.started = segment.start.hand !== null;
  }

  get segment(): Segment {
    const segment = this.#timeline.segments[this.#index];
    if (segment === undefined) throw new Error('the line stands outside the timeline');
    return segment;
  }

  get next(): Segment | undefined {
    return this.#timeline.segments[this.#index + 1];
  }

  get index(): number {
    return this.#index;
  }

  /** The timeline forgot `count` segments at its start. */
  shift(count: number): void {
    this.#index -= count;
  }

  /**
   * Airs everything up to the media time `tau`, which never falls; `enter` is told when a new hand begins on this canvas.
   * Returns the media time of the next step, null when nothing waits.
   */
  advance(tau: number, leadMs: number, enter: () => void): number | null {
    this.snap = false;
    if (this.segment.revision !== this.#revision) this.#correct();
    for (;;) {
      const step = this.segment.steps[this.#steps];
      const next = step ?? this.next?.steps[0];
      if (next === undefined) return null;
      const at = mediaTime(next, this.at, leadMs);
      if (at > tau) return at;
      if (step === undefined) {
        this.#enterNext();
        enter();
      } else this.#air(step, at);
    }
  }

  /** Media time at which the first hand of the show begins; null when none has been dealt yet. */
  firstHand(leadMs: number): number | null {
    const ahead = this.#timeline.segments.slice(this.#index).flatMap((s) => s.steps);
    const start = ahead.find((step) => step.events.some((event) => event.type === 'HandStarted'));
    return start === undefined ? null : mediaTime(start, this.at, leadMs);
  }

  #air(step: Step, at: number): void {
    this.state = foldStep(this.state, step);
    this.#steps += 1;
    this.at = at;
    if (step.events.some((event) => event.type === 'HandStarted')) this.started = true;
    const aired = step.events.filter((event): event is HandEvent => !isSessionEvent(event));
    this.lines.push(...aired.map((event) => ({ position: step.position, at, event })));
  }

  #enterNext(): void {
    this.#remember();
    this.#index += 1;
    this.#steps = 0;
    this.#entered = this.at;
    this.#revision = this.segment.revision;
    this.state = this.segment.start;
    this.lines = [];
  }

  #remember(): void {
    const { hand } = this.state;
    if (hand === null || hand.phase !== 'COMPLETE') return;
    const pot = hand.decided.reduce((total, d) => total + d.amount, 0);
    const winners = hand.seats.filter((s) => s.won > 0).map((s) => s.name);
    this.previous = [{ number: hand.number, pot, winners }, ...this.previous].slice(0, PREVIOUS_KEPT);
  }

  /** The corrected hand is folded again up to the same media time; the picture snaps, nothing airs that was not due. */
  #correct(): void {
    this.state = this.segment.start;
    this.at = this.#entered;
    this.lines = [];
    this.#steps = 0;
    this.#revision = this.segment.revision;
    this.snap = true;
  }
}
