// The delay line of one canvas: where it stands in the timeline, the state folded up to there, what falls due next.
import type { HandEvent } from '../engine/event.ts';
import { foldStep, isSessionEvent, type TableState } from '../log/tableState.ts';
import { mediaTime, type Pace } from './due.ts';
import type { AiredLine, PreviousHand } from './released.ts';
import type { Step } from './step.ts';
import type { Segment, Timeline } from './timeline.ts';

const PREVIOUS_KEPT = 5;

export class Line {
  readonly #timeline: Timeline;
  #index: number;
  #aired: readonly Step[] = [];
  #revision = 0;
  state: TableState;
  /** media time of the last aired step: the stamp of the picture */
  at: number;
  /** media time at which this segment was entered */
  #entered: number;
  /** false while even the state before the first step is younger than the media time on air */
  ready = true;
  lines: readonly AiredLine[] = [];
  previous: readonly PreviousHand[] = [];
  /** the last change was a correction of what had aired */
  snap = false;

  constructor(timeline: Timeline, index = 0) {
    this.#timeline = timeline;
    this.#index = index;
    const segment = this.segment;
    this.state = segment.start;
    this.at = segment.start.happened;
    this.#entered = this.at;
    this.#revision = segment.revision;
  }

  get segment(): Segment {
    const segment = this.#timeline.segments[this.#index];
    if (segment === undefined) throw new Error('the line stands outside the timeline');
    return segment;
  }

  get next(): Segment | undefined {
    return this.#timeline.segments[this.#index + 1];
  }

  /** Recorded of the first complete deal of any later hand. */
  get nextDealt(): number | null {
    const dealt = this.#timeline.segments.slice(this.#index + 1).flatMap((s) => s.dealComplete ?? []);
    return dealt.length === 0 ? null : Math.min(...dealt);
  }

  get index(): number {
    return this.#index;
  }

  /** a hand has started on this canvas */
  get started(): boolean {
    return this.ready && this.state.hand !== null;
  }

  /** what has aired of this hand was corrected since the last advance */
  get corrected(): boolean {
    return this.segment.revision !== this.#revision;
  }

  /** The timeline forgot `count` segments at its start. */
  shift(count: number): void {
    this.#index -= count;
  }

  /**
   * Airs everything up to the media time `tau`, which never falls; `enter` is told when a new hand begins on this canvas.
   * Returns the media time of the next change, null when nothing waits.
   */
  advance(tau: number, pace: Pace, enter: () => void): number | null {
    const before = this.corrected ? this.#rewind() : null;
    const aired = this.#aired.length;
    const next = this.#airUpTo(tau, pace, enter);
    this.ready = this.at <= tau;
    if (before !== null && !sameSteps(before, this.#aired)) this.snap = true;
    else if (this.#aired.length > Math.max(aired, before?.length ?? 0)) this.snap = false;
    return this.ready ? next : this.at;
  }

  #airUpTo(tau: number, pace: Pace, enter: () => void): number | null {
    for (;;) {
      const step = this.segment.steps[this.#aired.length];
      const next = step ?? this.next?.steps[0];
      if (next === undefined) return null;
      const at = mediaTime(next, this.at, pace);
      if (at > tau) return at;
      if (step === undefined) {
        this.#enterNext();
        enter();
      } else this.#air(step, at);
    }
  }

  /** Media time at which the first hand of the show begins; null when none has been dealt yet. */
  firstHand(pace: Pace): number | null {
    const ahead = this.#timeline.segments.slice(this.#index).flatMap((s) => s.steps);
    const start = ahead.find((step) => step.events.some((event) => event.type === 'HandStarted'));
    return start === undefined ? null : mediaTime(start, this.at, pace);
  }

  #air(step: Step, at: number): void {
    this.state = foldStep(this.state, step);
    this.#aired = [...this.#aired, step];
    this.at = at;
    const aired = step.events.filter((event): event is HandEvent => !isSessionEvent(event));
    this.lines = [...this.lines, ...aired.map((event) => ({ position: step.position, at, event }))];
  }

  #enterNext(): void {
    this.#remember();
    this.#index += 1;
    this.#aired = [];
    this.#entered = this.at;
    this.#revision = this.segment.revision;
    this.state = this.segment.start;
    this.lines = [];
    this.snap = false;
  }

  #remember(): void {
    const { hand } = this.state;
    if (hand === null || hand.phase !== 'COMPLETE') return;
    const pot = hand.decided.reduce((total, d) => total + d.amount, 0);
    const winners = hand.seats.filter((s) => s.won > 0).map((s) => s.name);
    this.previous = [{ number: hand.number, pot, winners }, ...this.previous].slice(0, PREVIOUS_KEPT);
  }

  /** The corrected hand is folded again up to the same media time. Returns what had aired of it. */
  #rewind(): readonly Step[] {
    const before = this.#aired;
    this.state = this.segment.start;
    this.at = this.#entered;
    this.lines = [];
    this.#aired = [];
    this.#revision = this.segment.revision;
    return before;
  }
}

/** Whether `after` begins with all of `before`: a correction of what has not aired yet shows nowhere. */
function sameSteps(before: readonly Step[], after: readonly Step[]): boolean {
  return before.every((step, i) => JSON.stringify(step.events) === JSON.stringify(after[i]?.events));
}
