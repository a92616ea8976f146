// Programme time of one table: a persisted counter that only the writer's steady clock advances. Wall jumps do nothing.
import type { ProgrammeTimeStore } from '../../db/programmeTime.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';

/**
 * Confirmed down time. The counter does not jump for it: what was recorded up to `until`, before the stop, is `ms` older than
 * the counter says, and what was recorded since the restart is not.
 */
export interface DownTime {
  readonly until: number;
  readonly ms: number;
}

export const NO_DOWN_TIME: DownTime = { until: Number.NEGATIVE_INFINITY, ms: 0 };

export interface ProgrammeTime {
  /** programme ms; never falls */
  now(): number;
  /** Wall time that passed while nobody wrote and that nobody has confirmed yet; counts as 0 until then. */
  gapMs(): number;
  /** Takes down time as passed; at most the shown gap. False when more is asked for. */
  confirmGap(ms: number): Promise<boolean>;
  downTime(): DownTime;
  /** The server is awake: said again and again. What passes between two of these beyond LEAP_MS is down time, as after a stop. */
  awake(): void;
  /** Told of each such leap, before anything is due by it. */
  onLeap(told: () => void): void;
  sleepUntil(at: number, signal?: AbortSignal): Promise<void>;
  persist(): Promise<void>;
}

export interface ProgrammeTimeDeps {
  readonly table: TableId;
  readonly store: ProgrammeTimeStore;
  readonly clock: Clock;
}

/** No server that is awake is silent for this long: the computer slept, and nobody watched the air meanwhile. */
export const LEAP_MS = 120_000;
/** A restart begins this much behind everything that was recorded before it, so that the two can be told apart. */
const STEP_MS = 1;

export async function createProgrammeTime(deps: ProgrammeTimeDeps): Promise<ProgrammeTime> {
  const { table, store, clock } = deps;
  const last = await store.recover(table);
  const gap = last.updated === null ? 0 : Math.max(0, Math.round(clock.wall() - last.updated) - STEP_MS);
  const counter = new Counter(clock, {
    from: last.updated === null ? last.ms : last.ms + STEP_MS,
    until: last.ms,
    gap,
  });
  return {
    now: () => counter.now(),
    gapMs: () => counter.gapMs(),
    confirmGap: async (ms) => counter.confirmGap(ms),
    downTime: () => counter.downTime(),
    awake: () => counter.awake(),
    onLeap: (told) => counter.onLeap(told),
    sleepUntil: (at, signal) => counter.sleepUntil(at, signal),
    async persist() {
      await store.advance(table, counter.now(), clock.wall());
    },
  };
}

/** Where a run begins: its first programme ms, the last one before the stop, and the wall time that passed between them. */
interface Start {
  readonly from: number;
  readonly until: number;
  readonly gap: number;
}

class Counter {
  readonly #clock: Clock;
  #start: Start;
  /** steady ms at which the run began */
  #started: number;
  #down = NO_DOWN_TIME;
  /** the last that was told; a leap begins behind it */
  #told: number;
  /** when the server was last awake; null before it has said so */
  #awake: Awake | null = null;
  #leapt: () => void = () => undefined;

  constructor(clock: Clock, start: Start) {
    this.#clock = clock;
    this.#start = start;
    this.#started = clock.now();
    this.#told = start.from;
  }

  now(): number {
    this.#notice();
    this.#told = Math.max(this.#told, this.#counted());
    return this.#told;
  }

  gapMs(): number {
    this.#notice();
    return this.#start.gap;
  }

  confirmGap(ms: number): boolean {
    if (ms > this.gapMs() || ms < 0) return false;
    this.#down = { until: this.#start.until, ms };
    this.#start = { ...this.#start, gap: 0 };
    return true;
  }

  downTime(): DownTime {
    this.#notice();
    return this.#down;
  }

  awake(): void {
    this.#notice();
    this.#awake = awakeAt(this.#clock);
  }

  onLeap(told: () => void): void {
    this.#leapt = told;
  }

  sleepUntil(at: number, signal?: AbortSignal): Promise<void> {
    return this.#clock.sleepUntil(this.#started + (at - this.#start.from), signal);
  }

  #counted(): number {
    return this.#start.from + Math.floor(this.#clock.now() - this.#started);
  }

  /** Before anybody is told a time: after a leap the counter goes on where it stood, like after a stop. */
  #notice(): void {
    const before = this.#awake;
    if (before === null) return;
    const now = awakeAt(this.#clock);
    const slept = Math.floor(Math.max(now.steady - before.steady, now.machine - before.machine));
    if (slept <= LEAP_MS) return;
    this.#awake = now;
    this.#start = { from: this.#told + STEP_MS, until: this.#told, gap: slept };
    this.#started = now.steady;
    this.#leapt();
    this.#down = NO_DOWN_TIME;
  }
}

/** By the steady clock, and by how long the computer has been on: which of the two counts its sleep depends on the system. */
interface Awake {
  readonly steady: number;
  readonly machine: number;
}

function awakeAt(clock: Clock): Awake {
  const steady = clock.now();
  return { steady, machine: clock.machine?.() ?? steady };
}
