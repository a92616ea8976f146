// Knows when everything that runs in this process has come to rest: no query under way, no frame on a socket.
export interface Quiet {
  /** Adds something that can be busy; the returned function takes it away. */
  watch(isIdle: () => boolean): () => void;
  /** Something may have come to rest just now. */
  stir(): void;
  /** Resolves when everything has been idle for some turns of the event loop in a row. */
  settle(): Promise<void>;
}

/** Turns that must be calm one after the other: what one turn leaves behind shows in the next. */
const CALM_TURNS = 3;
/** Nobody may have said that he is done. */
const LOOK_AGAIN_MS = 2;

export function createQuiet(): Quiet {
  const watched = new Set<() => boolean>();
  const waiting = new Set<() => void>();
  const stir = () => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  const stirred = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_AGAIN_MS);
      waiting.add(() => {
        clearTimeout(timer);
        setImmediate(resolve);
      });
    });
  return {
    watch(isIdle) {
      watched.add(isIdle);
      return () => void watched.delete(isIdle);
    },
    stir,
    async settle() {
      for (let calm = 0; calm < CALM_TURNS; ) {
        const idle = [...watched].every((isIdle) => isIdle());
        calm = idle ? calm + 1 : 0;
        await (idle ? turn() : stirred());
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
