// The delay line of one canvas: where it stands in the timeline, the state folded up to there, what falls due next.
import type { HandEvent } from '../engine/event.ts';
import type { SeatHand } from '../engine/hand.ts';
import { isRunning } from '../engine/hand.ts';
import type { LogEvent } from '../log/entry.ts';
import { foldStep, handEventsOf, isSessionEvent, type TableState } from '../log/tableState.ts';
import { mediaTime, type Pace } from './due.ts';
import type { AiredLine, PreviousHand } from './released.ts';
import type { Segment } from './segment.ts';
import { type AiredCorrection, MOST_CORRECTIONS } from './status.ts';
import type { Step } from './step.ts';
import type { Timeline } from './timeline.ts';

/** More than a picture lists: some of them may be kept back. */
const PREVIOUS_KEPT = 20;

/** A hand that gave way to the next one on this canvas. */
export interface PassedHand extends PreviousHand {
  readonly hand: string;
}

export class Line {
  readonly #timeline: Timeline;
  #index: number;
  #aired: readonly Step[] = [];
  /** state before the first step, as it was folded from */
  #start: TableState;
  #revision = 0;
  state: TableState;
  /** media time of the last aired step: the stamp of the picture */
  at: number;
  /** media time at which this segment was entered */
  #entered: number;
  /** media time at which the hand on air began here */
  began: number;
  /** the steps that may lead; null: all */
  #leading: ReadonlySet<Step> | null = null;
  /** media time that was last on air */
  #reached = 0;
  /** false while even the state before the first step is younger than the media time on air */
  ready = true;
  #said: readonly AiredLine[] = [];
  /** corrections of what had aired, each behind so many entries */
  #notes: readonly { readonly behind: number; readonly line: AiredLine }[] = [];
  /** newest first */
  previous: readonly PassedHand[] = [];
  /** corrections of what had aired, newest first, whatever hand is on air since */
  corrections: readonly AiredCorrection[] = [];
  /** the hand on air is kept back: what is put right in it shows nowhere and is no correction on air */
  quiet = false;
  /** the last change was a correction of what had aired */
  snap = false;

  constructor(timeline: Timeline, index = 0) {
    this.#timeline = timeline;
    this.#index = index;
    const segment = this.segment;
    this.#start = segment.start;
    this.state = segment.start;
    this.at = segment.start.happened;
    this.#entered = this.at;
    this.began = this.at;
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

  /** Entries of this hand that have aired, and corrections of them, in the order in which this canvas had them. */
  get lines(): readonly AiredLine[] {
    if (this.#notes.length === 0) return this.#said;
    const notesAt = (count: number) => this.#notes.filter((note) => note.behind === count).map((note) => note.line);
    return [...notesAt(0), ...this.#said.flatMap((line, i) => [line, ...notesAt(i + 1)])];
  }

  /** What had aired was put right: told to those who talk over the picture. */
  noteCorrection(): void {
    if (this.quiet) return;
    const event = { type: 'HandAmended', edits: [], steps: [] } as const;
    // one correction may change steps and values
    const position = Math.max(this.segment.correctedBy, this.segment.turnedBy);
    if (this.#notes.some((note) => note.line.position === position)) return;
    const line = { position, at: this.#reached, event };
    this.#notes = [...this.#notes, { behind: this.#said.length, line }];
    const hand = this.state.hand?.number ?? 0;
    this.corrections = [{ hand, position, at: line.at }, ...this.corrections].slice(0, MOST_CORRECTIONS);
  }

  /** The picture joins a hand in its middle. */
  join(): void {
    this.snap = true;
  }

  /** A correction may leave fewer entries than stood before a note. */
  #keepNotes(): void {
    this.#notes = this.#notes.map((note) => ({ ...note, behind: Math.min(note.behind, this.#said.length) }));
  }

  /** a hand has started on this canvas */
  get started(): boolean {
    return this.ready && this.state.hand !== null;
  }

  /** This entry has come and gone on this canvas. */
  passed(position: number): boolean {
    return this.ready && (this.segment.firstPosition > position || this.#aired.some((s) => s.position === position));
  }

  /** no hand is being played on this canvas */
  get over(): boolean {
    return !this.started || !isRunning(this.state.hand);
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
    this.#reached = tau;
    const start = this.#start;
    const before = this.corrected ? this.#rewind() : null;
    const renamed = start !== this.#start;
    const segment = this.#index;
    const aired = this.#aired.length;
    this.#leading = pace.waits === true ? this.#stillLeading(before ?? []) : null;
    const next = this.#airUpTo(tau, pace, enter);
    this.ready = this.at <= tau;
    if (before !== null) this.#keepNotes();
    // what was put right of a hand that gave way to the next one shows nowhere
    if (before !== null && !this.quiet && segment === this.#index && (renamed || this.#putRight(before))) {
      this.snap = true;
      // an end of the show that was taken back corrects no hand
      if (renamed || !sameSteps(before.map(handPart), this.#aired.map(handPart))) this.noteCorrection();
    } else if (this.#aired.length > Math.max(aired, before?.length ?? 0)) this.snap = false;
    return this.ready ? next : this.at;
  }

  /** Other steps than those that had aired, or one more among them, in the place of a wrong one. */
  #putRight(before: readonly Step[]): boolean {
    const more = this.#aired.slice(before.length);
    return !sameSteps(before, this.#aired) || more.some(({ position }) => position === this.segment.correctedBy);
  }

  #airUpTo(tau: number, pace: Pace, enter: () => void): number | null {
    for (;;) {
      const step = this.segment.steps[this.#aired.length];
      const next = this.coming;
      if (next === undefined) return null;
      const at = mediaTime(next, this.at, this.#mayLead(next) ? pace : { ...pace, leadMs: 0 });
      if (step === undefined && this.over && !this.#mayBegin(pace)) return null;
      if (at > tau) return at;
      if (step === undefined) {
        this.#enterNext();
        enter();
      } else this.#air(step, at);
    }
  }

  /**
   * While a delay is waited out, of a hand that is put right: what had aired, and what was put in among it. Everything else is
   * as new to this canvas as what is entered now, and would come by its lead before the delay has passed.
   */
  #stillLeading(before: readonly Step[]): ReadonlySet<Step> {
    const { steps, correctedBy } = this.segment;
    const aired = new Set(before.map(({ position }) => position));
    const last = steps.findLastIndex(({ position }) => aired.has(position));
    const put = before.length === 0 ? [] : steps.filter(({ position }) => position === correctedBy);
    return new Set([...steps.slice(0, last + 1), ...put]);
  }

  #mayLead(step: Step): boolean {
    return this.#leading === null || this.#leading.has(step);
  }

  /** Nothing holds the next hand back, or it had begun here before a restart. */
  #mayBegin({ stays }: Pace): boolean {
    return stays === undefined || stays === null || (this.next?.firstPosition ?? 0) <= stays;
  }

  /** What comes next here, in this hand or the one behind it. */
  get coming(): Step | undefined {
    return this.segment.steps[this.#aired.length] ?? this.next?.steps[0];
  }

  /** Media time at which the next hand begins, the first of the show before one has started; null when none has been dealt. */
  firstHand(pace: Pace): number | null {
    return this.#ahead('HandStarted', pace);
  }

  /** Media time at which the show ends here; null when that is not known or has aired. */
  showEnd(pace: Pace): number | null {
    // asked for every picture of a console: steps are walked through only where an end is known to be
    if (!this.#timeline.segments.slice(this.#index).some(({ mayEnd }) => mayEnd)) return null;
    return this.#ahead('ShowEnded', pace);
  }

  /** Media time of the first such event that has not aired. */
  #ahead(type: LogEvent['type'], pace: Pace): number | null {
    let at = this.at;
    for (const [i, { steps }] of this.#timeline.segments.slice(this.#index).entries())
      for (const step of i === 0 ? steps.slice(this.#aired.length) : steps) {
        at = mediaTime(step, at, pace);
        if (step.events.some((event) => event.type === type)) return at;
      }
    return null;
  }

  #air(step: Step, at: number): void {
    this.state = foldStep(this.state, step);
    if (this.#aired.length === 0) this.began = at;
    if (step.events.some((event) => event.type === 'ShowStarted')) this.previous = [];
    this.#aired = [...this.#aired, step];
    this.at = at;
    const aired = step.events.filter((event): event is HandEvent => !isSessionEvent(event));
    this.#said = [...this.#said, ...aired.map((event) => ({ position: step.position, at, event }))];
  }

  #enterNext(): void {
    this.#remember();
    this.#index += 1;
    this.#aired = [];
    this.#entered = this.at;
    this.#revision = this.segment.revision;
    this.#start = this.segment.start;
    this.state = this.#start;
    this.#said = [];
    this.#notes = [];
    this.snap = false;
  }

  #remember(): void {
    const { hand, session } = this.state;
    if (hand === null || hand.phase !== 'COMPLETE') return;
    const pot = hand.decided.reduce((total, d) => total + d.amount, 0);
    const nameOf = (s: SeatHand) => session.seats.find(({ dealtAs }) => dealtAs === s.seat)?.name ?? s.name;
    const winners = hand.seats.filter((s) => s.won > 0).map(nameOf);
    const passed = { hand: hand.handId, number: hand.number, pot, winners };
    this.previous = [passed, ...this.previous].slice(0, PREVIOUS_KEPT);
  }

  /** The corrected hand is folded again up to the same media time. Returns what had aired of it. */
  #rewind(): readonly Step[] {
    const before = this.#aired;
    this.#start = this.segment.start;
    this.state = this.#start;
    this.at = this.#entered;
    this.#said = [];
    this.#aired = [];
    this.#revision = this.segment.revision;
    return before;
  }
}

function handPart(step: Step): Step {
  return { ...step, events: handEventsOf(step.events) };
}

/** Whether `after` begins with all of `before`: a correction of what has not aired yet shows nowhere. */
function sameSteps(before: readonly Step[], after: readonly Step[]): boolean {
  return before.every((step, i) => JSON.stringify(step.events) === JSON.stringify(after[i]?.events));
}
