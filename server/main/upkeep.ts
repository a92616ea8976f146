// Work that is done again and again while a table is served. Knows no table.
import type { Clock } from '../base/clock.ts';

/** `failed` is told of the first failure in a row. */
export async function every(
  clock: Clock,
  { ms, signal, failed }: { readonly ms: number; readonly signal: AbortSignal; readonly failed: () => void },
  work: () => Promise<void>,
): Promise<void> {
  let well = true;
  while (!signal.aborted) {
    await clock.sleepUntil(clock.now() + ms, signal);
    if (signal.aborted) return;
    try {
      await work();
      well = true;
    } catch {
      if (well) failed();
      well = false;
    }
  }
}
