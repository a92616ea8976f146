// A clock that only moves when a test moves it: steady and wall time apart, sleepers woken in the order of their times.
import type { Clock } from '../../server/base/clock.ts';

export interface ManualClock extends Clock {
  /** Lets `ms` of steady and wall time pass; everything that was due on the way has run when it resolves. */
  advance(ms: number): Promise<void>;
  /** The wall clock jumps; nothing else does. */
  jumpWall(ms: number): void;
  /** Runs what is ready without letting time pass. */
  settle(): Promise<void>;
  sleepers(): number;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

const SETTLE_ROUNDS = 3;

/** `idle`: waits for work outside the event loop's microtasks (a database); left out, a few turns of the loop. */
export function manualClock(start = 0, wall = 1_700_000_000_000, idle: () => Promise<void> = turns): ManualClock {
  let now = start;
  let wallAhead = wall - start;
  const sleepers = new Set<Sleeper>();
  const next = (): Sleeper | undefined => [...sleepers].sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    wall: () => now + wallAhead,
    jumpWall(ms) {
      wallAhead += ms;
    },
    settle: idle,
    sleepers: () => sleepers.size,
    sleepUntil(at, signal) {
      if (at <= now || signal?.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        const sleeper: Sleeper = {
          at,
          wake() {
            sleepers.delete(sleeper);
            signal?.removeEventListener('abort', sleeper.wake);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake, { once: true });
      });
    },
    async advance(ms) {
      const target = now + ms;
      await idle();
      for (let sleeper = next(); sleeper !== undefined && sleeper.at <= target; sleeper = next()) {
        now = Math.max(now, sleeper.at);
        sleeper.wake();
        await idle();
      }
      now = target;
      await idle();
    },
  };
}

async function turns(): Promise<void> {
  for (let i = 0; i < SETTLE_ROUNDS; i += 1) await new Promise((resolve) => setImmediate(resolve));
}
