// The longest delay of a canvas with cards at each programme time, kept over restarts: by what playback waits for a show whose
// canvases were made shorter or taken away since. Knows no card.
import { z } from 'zod';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { createQueue } from '../base/queue.ts';
import type { CanvasConfig } from './control.ts';
import { showsCards } from './policy.ts';
import type { MarkStore } from './syncMarks.ts';

/** From programme ms `since` on the longest was `ms`. */
const stepsSchema = z.array(z.object({ since: z.number(), ms: z.number() }));
type Steps = Readonly<z.output<typeof stepsSchema>>;

interface Deps {
  readonly table: TableId;
  readonly settings: MarkStore;
  readonly logger: Logger;
  /** programme ms */
  readonly now: () => number;
}

/** A canvas with the settings in force and those that wait for its next hand. */
interface Delayed {
  readonly config: CanvasConfig;
  readonly wanted: CanvasConfig;
}

const KEY = 'longest-delays';
/** Of older ones the longest alone is kept. */
const MOST_STEPS = 200;

export class LongestDelays {
  readonly #deps: Deps;
  readonly #writes = createQueue();
  #steps: Steps = [];
  #stored = true;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async load(): Promise<void> {
    const { settings, table } = this.#deps;
    const read = stepsSchema.safeParse((await settings.get(table, KEY))?.value);
    this.#steps = read.success ? read.data : [];
  }

  /** After whatever may have changed a canvas. What could not be written counts in this run, and is written with the next. */
  look(canvases: readonly Delayed[]): void {
    const ms = Math.max(0, ...canvases.flatMap(({ config, wanted }) => [config, wanted]).map(shiftOf));
    if (this.#steps.at(-1)?.ms !== ms) {
      this.#stored = false;
      this.#steps = shortened([...this.#steps, { since: this.#deps.now(), ms }]);
    }
    if (!this.#stored) void this.#writes.run(() => this.#store());
  }

  /** ms; what was set when `began` and whatever was set until `end`, programme ms. */
  between(began: number, end: number): number {
    const before = this.#steps.findLastIndex(({ since }) => since <= began);
    const within = this.#steps.slice(Math.max(0, before)).filter(({ since }) => since <= end);
    return Math.max(0, ...within.map(({ ms }) => ms));
  }

  async #store(): Promise<void> {
    const { settings, table, logger } = this.#deps;
    const steps = this.#steps;
    try {
      await settings.put({ tableId: table, key: KEY, value: steps });
      this.#stored = steps === this.#steps;
    } catch {
      logger.log('warn', 'the longest delay of the show is not stored');
    }
  }

  /** Nobody writes behind the end of the desk. */
  stop(): Promise<void> {
    return this.#writes.run(async () => undefined);
  }
}

function shiftOf(config: CanvasConfig): number {
  return config.audience !== 'playback' && showsCards(config) ? config.delayMs + Math.max(0, config.offsetMs) : 0;
}

function shortened(steps: Steps): Steps {
  const [first, second, ...rest] = steps;
  if (steps.length <= MOST_STEPS || first === undefined || second === undefined) return steps;
  return [{ since: first.since, ms: Math.max(first.ms, second.ms) }, ...rest];
}
