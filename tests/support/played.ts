// One world played from the first command to the last frame, with everything that can be compared afterwards.
import type { CanvasConfig } from '../../server/release/control.ts';
import { type HandTimes, handTimes } from './due.ts';
import { exportsOf } from './exports.ts';
import { maskedTrace } from './masked.ts';
import { Pipeline, type Wiring } from './pipeline.ts';
import { Show } from './show.ts';
import { CANVASES, placesOf } from './showPlan.ts';
import { type Dump, dumpOf, type Trace } from './trace.ts';
import type { World } from './world.ts';

export interface PlayOptions {
  readonly seed: string;
  readonly seats: number;
  readonly wiring?: Wiring;
  readonly canvases?: readonly CanvasConfig[];
  readonly play: (show: Show) => Promise<void>;
}

export interface Played {
  readonly world: World;
  readonly trace: Trace;
  /** `trace` without values of unopened cards that were due by then */
  readonly masked: Trace;
  readonly dump: Dump;
  /** what the command line gives out afterwards, line by line */
  readonly exports: readonly string[];
  readonly hands: readonly HandTimes[];
  /** bytes of every sealed column */
  readonly sealed: readonly Buffer[];
}

export async function played(world: World, options: PlayOptions): Promise<Played> {
  const { seed, seats, wiring, canvases = CANVASES, play } = options;
  const pipeline = await Pipeline.start({ seed, world, seats, ...(wiring === undefined ? {} : { wiring }) });
  try {
    const show = new Show(pipeline, { seed, seats, world });
    await show.prepare(canvases);
    await play(show);
    const { pool } = pipeline.database;
    const sealed: Buffer[] = [];
    const dump = await dumpOf(pool, (bytes) => sealed.push(bytes));
    const hands = await handTimes(pool);
    const exports = await exportsOf(pipeline.database.url);
    const trace = [...pipeline.trace];
    return {
      world,
      trace,
      dump,
      exports,
      hands,
      sealed,
      masked: maskedTrace(trace, { canvases, hands, places: placesOf(seats) }),
    };
  } finally {
    await pipeline.close();
  }
}
