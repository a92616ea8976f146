// Runs a step again and again: sleeps until the time the step names, or until woken. One step at a time.
import type { ProgrammeTime } from '../log/programmeTime.ts';

export interface Loop {
  wake(): void;
  stop(): Promise<void>;
}

export interface LoopDeps {
  readonly step: () => Promise<number | null>;
  readonly programme: ProgrammeTime;
  readonly failed: (reason: string) => void;
}

const AFTER_FAILURE_MS = 500;

export function runLoop({ step, programme, failed }: LoopDeps): Loop {
  let stopped = false;
  let woken = false;
  let sleeping: AbortController | null = null;
  const wake = () => {
    woken = true;
    sleeping?.abort();
  };
  const once = async (): Promise<number | null> => {
    try {
      return await step();
    } catch (error) {
      failed(error instanceof Error ? error.name : 'unknown');
      return programme.now() + AFTER_FAILURE_MS;
    }
  };
  const rest = async (until: number | null) => {
    if (woken || stopped) return;
    sleeping = new AbortController();
    await programme.sleepUntil(until ?? Number.POSITIVE_INFINITY, sleeping.signal);
    sleeping = null;
  };
  const done = (async () => {
    while (!stopped) {
      woken = false;
      await rest(await once());
    }
  })();
  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await done;
    },
  };
}
