// Where canvases stand, kept for a restart: written when a new hand comes on air, when settings change, and at the end.
import { z } from 'zod';
import type { CanvasStore } from '../../db/canvases.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { DownTime } from '../log/programmeTime.ts';
import { type CanvasConfig, canvasConfigSchema } from './control.ts';
import { type OpenChange, openChangeSchema } from './delayChange.ts';

/** Where a canvas stands, as it is kept for a restart. */
export interface Standing {
  /** media time reached */
  readonly tau: number;
  /** first log position of the hand on air */
  readonly position: number;
  /** settings in force on that hand; a shorter delay may wait behind them */
  readonly config: CanvasConfig;
  /**
   * Programme ms of the stops whose confirmed down time carried the canvas to `tau`. What was entered after one of them lies
   * behind it, also when the server has stopped once more.
   */
  readonly stops: readonly number[];
  /** another delay on its way; null when there is none */
  readonly change: OpenChange | null;
}

const standingSchema = z.object({
  tau: z.number(),
  position: z.int(),
  config: canvasConfigSchema,
  stops: z.array(z.number()).default([]),
  change: openChangeSchema.nullable().default(null),
});

/** What lay before an older stop has aired long since. */
const STOPS_KEPT = 20;

/** With the last stop, once down time behind it has been confirmed. */
export function stopsKept(stops: readonly number[], { until, ms }: DownTime): readonly number[] {
  return ms > 0 ? [...stops, until].slice(-STOPS_KEPT) : stops;
}

/** A canvas, as far as it is kept. */
interface Kept {
  readonly standing: Standing;
}

interface KeeperDeps {
  readonly table: TableId;
  readonly canvases: CanvasStore;
  readonly logger: Logger;
}

export class StandingKeeper {
  readonly #deps: KeeperDeps;
  readonly #kept = new Map<string, string>();

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
  }

  async load(name: string): Promise<Standing | null> {
    this.#kept.delete(name);
    const read = standingSchema.safeParse(await this.#deps.canvases.loadRelease(this.#deps.table, name));
    return read.success ? read.data : null;
  }

  async keepIfMoved(canvas: Kept): Promise<void> {
    const { standing } = canvas;
    if (this.#kept.get(standing.config.name) !== placeOf(standing)) await this.keep(canvas);
  }

  async keep(canvas: Kept): Promise<void> {
    const { standing } = canvas;
    const { name } = standing.config;
    try {
      await this.#deps.canvases.saveRelease(this.#deps.table, name, standing);
      this.#kept.set(name, placeOf(standing));
    } catch {
      this.#deps.logger.log('warn', 'release position not stored', { canvas: name });
    }
  }
}

/** What is worth keeping at once: the hand on air, the settings it has, the stage of a delay that is being changed. */
function placeOf({ position, config, change }: Standing): string {
  return `${position} ${config.delayMs} ${config.gate} ${change?.stage} ${change?.since}`;
}

/** Position before the first hand that any canvas still needs; null when none has stood anywhere. */
export async function earliestStanding(canvases: CanvasStore, table: TableId): Promise<number | null> {
  const positions: number[] = [];
  for (const row of await canvases.list(table)) {
    const read = standingSchema.safeParse(await canvases.loadRelease(table, row.name));
    if (read.success) positions.push(read.data.position);
  }
  return positions.length === 0 ? null : Math.min(...positions) - 1;
}
