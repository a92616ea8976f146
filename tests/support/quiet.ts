// Knows when everything that runs in this process has come to rest: no query under way, no frame on a socket.
export interface Quiet {
  /** Adds something that can be busy; the returned function takes it away. */
  watch(isIdle: () => boolean): () => void;
  /** Resolves when everything has been idle for some turns of the event loop in a row. */
  settle(): Promise<void>;
}

/** Turns that must be calm one after the other: what one turn leaves behind shows in the next. */
const CALM_TURNS = 3;

export function createQuiet(): Quiet {
  const watched = new Set<() => boolean>();
  return {
    watch(isIdle) {
      watched.add(isIdle);
      return () => void watched.delete(isIdle);
    },
    async settle() {
      for (let calm = 0; calm < CALM_TURNS; ) {
        await turn();
        calm = [...watched].every((isIdle) => isIdle()) ? calm + 1 : 0;
      }
    },
  };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A pool at rest has every connection back and nobody waiting for one. */
export function poolIsIdle(pool: {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}): boolean {
  return pool.waitingCount === 0 && pool.idleCount === pool.totalCount;
}
