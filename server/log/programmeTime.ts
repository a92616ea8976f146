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
  sleepUntil(at: number, signal?: AbortSignal): Promise<void>;
  persist(): Promise<void>;
}

export interface ProgrammeTimeDeps {
  readonly table: TableId;
  readonly store: ProgrammeTimeStore;
  readonly clock: Clock;
}

/** A restart begins this much behind everything that was recorded before it, so that the two can be told apart. */
const STEP_MS = 1;

export async function createProgrammeTime({ table, store, clock }: ProgrammeTimeDeps): Promise<ProgrammeTime> {
  const last = await store.recover(table);
  const started = clock.now();
  const base = last.updated === null ? last.ms : last.ms + STEP_MS;
  let down = NO_DOWN_TIME;
  let gap = last.updated === null ? 0 : Math.max(0, Math.round(clock.wall() - last.updated) - STEP_MS);
  const now = () => base + Math.floor(clock.now() - started);
  const persist = async () => {
    await store.advance(table, now(), clock.wall());
  };
  return {
    now,
    gapMs: () => gap,
    async confirmGap(ms) {
      if (ms > gap || ms < 0) return false;
      down = { until: last.ms, ms };
      gap = 0;
      return true;
    },
    downTime: () => down,
    sleepUntil: (at, signal) => clock.sleepUntil(started + (at - base), signal),
    persist,
  };
}
