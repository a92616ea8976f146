// Work done one piece at a time, in the order it came. A piece that fails does not stop the next.
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when everything asked for so far is done. */
  idle(): Promise<void>;
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      const result = last.then(work, work);
      last = result.catch(() => undefined);
      return result;
    },
    async idle() {
      await last;
    },
  };
}
