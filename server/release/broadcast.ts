// A feed in memory: the newest frame of one canvas and those who wait for the next. Latest wins; nothing is queued per client.
import type { Feed, Frame } from './feeds.ts';

export interface WritableFeed<V> extends Feed<V> {
  /** Publishes when `key` differs from the last one, and says whether it did; frames count 1, 2, 3... */
  publish(view: V, key: string): boolean;
  /** The canvas is gone: whoever waits or asks gets null. */
  end(): void;
}

export function createFeed<V>(table: string, canvas: string): WritableFeed<V> {
  let frame: Frame<V> | null = null;
  let lastKey: string | null = null;
  let ended = false;
  const waiters = new Set<() => void>();
  const wake = () => {
    for (const waiter of [...waiters]) waiter();
  };
  return {
    table,
    canvas,
    latest: () => frame,
    publish(view, key) {
      if (key === lastKey) return false;
      lastKey = key;
      frame = { feed: (frame?.feed ?? 0) + 1, view };
      wake();
      return true;
    },
    end() {
      ended = true;
      wake();
    },
    next(after, signal) {
      if (ended) return Promise.resolve(null);
      if (frame !== null && frame.feed > after) return Promise.resolve(frame);
      return new Promise((resolve) => {
        const done = () => {
          waiters.delete(done);
          signal.removeEventListener('abort', done);
          resolve(signal.aborted || ended ? null : frame);
        };
        waiters.add(done);
        if (signal.aborted) done();
        else signal.addEventListener('abort', done, { once: true });
      });
    },
  };
}
