// One world played from the first command to the last frame, with everything that can be compared afterwards.
import type { CanvasConfig } from '../../server/release/control.ts';
import type { AtTable, ShowOptions } from './atTable.ts';
import { exportsOf } from './exports.ts';
import { type HandTimes, handTimes } from './handTimes.ts';
import { maskedTrace } from './masked.ts';
import { type OpenedRow, openedRows } from './openedCommitments.ts';
import { Pipeline, type Wiring } from './pipeline.ts';
import { Show } from './show.ts';
import { CANVASES, placesOf } from './showPlan.ts';
import { type Dump, dumpOf, type Trace } from './trace.ts';
import { watch } from './watchers.ts';
import type { HandPlaces, World } from './world.ts';

export interface PlayOptions {
  readonly seed: string;
  readonly seats: number;
  readonly wiring?: Wiring;
  readonly canvases?: readonly CanvasConfig[];
  /** antennas under the up cards as well */
  readonly up?: boolean;
  readonly play: (show: Show) => Promise<void>;
}

/** What another kind of show is made of; the show of four hands when left out. */
export interface Kind<S extends AtTable> {
  readonly show: (pipeline: Pipeline, options: ShowOptions) => S;
  readonly places: readonly HandPlaces[];
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
  /** openings of commitments, in the clear */
  readonly opened: readonly OpenedRow[];
  /** bytes of every sealed column */
  readonly sealed: readonly Buffer[];
}

export function played(world: World, options: PlayOptions): Promise<Played> {
  const show = (...given: ConstructorParameters<typeof Show>) => new Show(...given);
  return playedAs(world, options, { show, places: placesOf(options.seats) });
}

export async function playedAs<S extends AtTable>(
  world: World,
  options: Omit<PlayOptions, 'play'> & { readonly play: (show: S) => Promise<void> },
  kind: Kind<S>,
): Promise<Played> {
  const { seed, seats, wiring, canvases = CANVASES, up = false, play } = options;
  const pipeline = await Pipeline.start({ seed, world, seats, up, ...(wiring === undefined ? {} : { wiring }) });
  try {
    const show = kind.show(pipeline, { seed, seats, world, up });
    await show.prepare(canvases);
    const watching = watch(pipeline, canvases.at(-1)?.name ?? '');
    show.step = (hands, over) => watching.step(hands, over);
    await play(show);
    await watching.step(show.handIds, true);
    watching.leave();
    const { pool } = pipeline.database;
    const sealed: Buffer[] = [];
    const dump = await dumpOf(pool, (bytes) => sealed.push(bytes));
    const hands = await handTimes(pool);
    const opened = await openedRows(pool);
    const exports = await exportsOf(pipeline.database.url);
    const trace = [...pipeline.trace];
    return {
      world,
      trace,
      dump,
      exports,
      hands,
      opened,
      sealed,
      masked: maskedTrace(trace, { world, canvases, hands, places: kind.places }),
    };
  } finally {
    await pipeline.close();
  }
}
