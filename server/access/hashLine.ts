// Hashing costs memory and a processor: few run at once, and those who wait take turns by where they come from, so that
// one who asks a thousand times keeps nobody waiting for more than his own one.
import { err, ok, type Result } from '../base/result.ts';

export interface HashLineOptions {
  readonly atOnce: number;
  /** most that wait from one place, and from all */
  readonly perPlace: number;
  readonly total: number;
}

export const HASH_LINE: HashLineOptions = { atOnce: 2, perPlace: 4, total: 64 };

export interface HashLine {
  /** `busy`: too many wait, nothing was done. */
  run<T>(place: string, work: () => Promise<T>): Promise<Result<T, 'busy'>>;
}

export function createHashLine({ atOnce, perPlace, total }: HashLineOptions = HASH_LINE): HashLine {
  /** in the order in which places take their turns */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let waits = 0;
  const next = (): void => {
    const turn = waiting.entries().next();
    if (running >= atOnce || turn.done === true) return;
    const [place, [first, ...rest]] = turn.value;
    waiting.delete(place);
    if (rest.length > 0) waiting.set(place, rest);
    waits -= 1;
    running += 1;
    first?.();
  };
  const turn = (place: string): Promise<void> =>
    new Promise((resolve) => {
      waiting.set(place, [...(waiting.get(place) ?? []), resolve]);
      waits += 1;
      next();
    });
  return {
    async run(place, work) {
      const full = waits >= total || (waiting.get(place)?.length ?? 0) >= perPlace;
      if (full && running >= atOnce) return err('busy');
      await turn(place);
      try {
        return ok(await work());
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
