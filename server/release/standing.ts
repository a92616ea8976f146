// Where canvases stand, kept for a restart: written when a new hand comes on air, when settings change, and at the end.
import { z } from 'zod';
import type { CanvasStore } from '../../db/canvases.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { Canvas, Standing } from './canvas.ts';
import { canvasConfigSchema } from './control.ts';

const standingSchema = z.object({ tau: z.number(), position: z.int(), config: canvasConfigSchema });

interface KeeperDeps {
  readonly table: TableId;
  readonly canvases: CanvasStore;
  readonly logger: Logger;
}

export class StandingKeeper {
  readonly #deps: KeeperDeps;
  readonly #kept = new Map<string, number>();

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
  }

  async load(name: string): Promise<Standing | null> {
    this.#kept.delete(name);
    const read = standingSchema.safeParse(await this.#deps.canvases.loadRelease(this.#deps.table, name));
    return read.success ? read.data : null;
  }

  async keepIfMoved(canvas: Canvas): Promise<void> {
    if (this.#kept.get(canvas.config.name) !== canvas.standing.position) await this.keep(canvas);
  }

  async keep(canvas: Canvas): Promise<void> {
    const { standing } = canvas;
    const { name } = standing.config;
    try {
      await this.#deps.canvases.saveRelease(this.#deps.table, name, standing);
      this.#kept.set(name, standing.position);
    } catch {
      this.#deps.logger.log('warn', 'release position not stored', { canvas: name });
    }
  }
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
