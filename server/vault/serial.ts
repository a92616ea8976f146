// Runs tasks of one key one after another; different keys do not wait for each other.

export interface Serial {
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
  /** Resolves when everything that was asked for so far is done. */
  idle(): Promise<void>;
}

export function createSerial(): Serial {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, task) {
      const turn = (tails.get(key) ?? Promise.resolve()).then(task, task);
      const tail = turn
        .catch(() => undefined)
        .then(() => {
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return turn;
    },
    async idle() {
      await Promise.all(tails.values());
    },
  };
}
