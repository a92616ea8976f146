// A clock that moves only when it is told to. Sleepers wake one after the other, in order of time and of asking, and
// each has done all it does before the next one wakes: the same run gives the same bytes.
import type { Clock } from '../../server/base/clock.ts';

export interface ManualClock extends Clock {
  /** Lets `ms` go by: whoever sleeps wakes at his own time; `settle` waits until he is done. */
  advance(ms: number, settle: () => Promise<void>): Promise<void>;
  /** Time leaps: everybody whose time has come wakes now. */
  jump(ms: number, settle: () => Promise<void>): Promise<void>;
  /** The computer sleeps, and its steady clock with it: wall and machine alone go on. */
  suspend(ms: number): void;
  /** The wall clock is set; steady time does not notice. */
  setWall(ms: number): void;
  /** Whoever sleeps never wakes: his process is gone. */
  forget(): void;
}

interface Sleeper {
  readonly at: number;
  readonly order: number;
  wake(): void;
}

const WALL_START = 1_700_000_000_000;

export function manualClock(): ManualClock {
  let now = 0;
  let shift = WALL_START;
  let slept = 0;
  let order = 0;
  const sleepers = new Set<Sleeper>();
  const next = (until: number): Sleeper | undefined => {
    let first: Sleeper | undefined;
    for (const one of sleepers) {
      if (one.at > until) continue;
      if (first === undefined || one.at < first.at || (one.at === first.at && one.order < first.order)) first = one;
    }
    return first;
  };
  const wakeUntil = async (until: number, settle: () => Promise<void>): Promise<void> => {
    for (let one = next(until); one !== undefined; one = next(until)) {
      now = Math.max(now, one.at);
      one.wake();
      await settle();
    }
  };
  return {
    now: () => now,
    wall: () => shift + now,
    machine: () => now + slept,
    sleepUntil(at, signal) {
      if (at <= now || signal?.aborted === true) return Promise.resolve();
      return new Promise((resolve) => {
        order += 1;
        const one: Sleeper = {
          at,
          order,
          wake() {
            sleepers.delete(one);
            signal?.removeEventListener('abort', one.wake);
            resolve();
          },
        };
        sleepers.add(one);
        signal?.addEventListener('abort', one.wake, { once: true });
      });
    },
    async advance(ms, settle) {
      const end = now + ms;
      await settle();
      await wakeUntil(end, settle);
      now = end;
    },
    async jump(ms, settle) {
      await settle();
      now += ms;
      await wakeUntil(now, settle);
    },
    suspend(ms) {
      slept += ms;
      shift += ms;
    },
    setWall(ms) {
      shift = ms - now;
    },
    forget: () => sleepers.clear(),
  };
}
