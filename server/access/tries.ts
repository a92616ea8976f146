// What is written of tries that failed: one line a minute for each person and address, with their count. A name that is
// nobody's is not written down: people type their passphrase into the wrong field.
import type { Clock } from '../base/clock.ts';

export interface Tries {
  readonly action: 'sign-in-failed' | 'sign-in-refused';
  /** id; null: nobody of that name */
  readonly person: string | null;
  readonly address: string;
}

export interface TriesLog {
  /** The first of a minute is written at once, and nobody waits for it: an answer would be later for a name that exists. */
  add(tries: Tries): void;
  /** Writes what has been counted since, and waits for what is being written. */
  close(): Promise<void>;
}

const EVERY_MS = 60_000;
const MOST_KEPT = 1_000;

interface Counted {
  readonly tries: Tries;
  count: number;
}

export function createTriesLog(
  clock: Pick<Clock, 'now' | 'sleepUntil'>,
  write: (tries: Tries, count: number) => Promise<void>,
): TriesLog {
  const kept = new Map<string, Counted>();
  const writing = new Set<Promise<void>>();
  const closing = new AbortController();
  const soon = (work: Promise<void>): void => {
    const done: Promise<void> = work.catch(() => undefined).finally(() => writing.delete(done));
    writing.add(done);
  };
  const end = async (key: string): Promise<void> => {
    const counted = kept.get(key);
    kept.delete(key);
    if (counted !== undefined && counted.count > 0) await write(counted.tries, counted.count);
  };
  const endLater = async (key: string): Promise<void> => {
    await clock.sleepUntil(clock.now() + EVERY_MS, closing.signal);
    await end(key).catch(() => undefined);
  };
  return {
    add(tries) {
      const key = `${tries.action} ${tries.person ?? ''} ${tries.address}`;
      const counted = kept.get(key);
      if (counted !== undefined) {
        counted.count += 1;
        return;
      }
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= MOST_KEPT) soon(end(oldest));
      kept.set(key, { tries, count: 0 });
      void endLater(key);
      soon(write(tries, 1));
    },
    async close() {
      for (const key of [...kept.keys()]) await end(key);
      closing.abort();
      await Promise.all(writing);
    },
  };
}
