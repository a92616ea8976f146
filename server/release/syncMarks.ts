// When picture and graphics of each canvas were last found in step, kept over a restart, and whether that may still hold.
// Facts about people's comparisons only: it moves nothing and releases nothing.
import { z } from 'zod';
import type { SettingsStore } from '../../db/settings.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { CanvasConfig } from './control.ts';
import type { CanvasStatus } from './status.ts';

export type MarkStore = Pick<SettingsStore, 'get' | 'put'>;

export interface SyncMarksDeps {
  readonly table: TableId;
  readonly syncMarks: MarkStore;
  readonly programme: ProgrammeTime;
  readonly wall: () => number;
  readonly logger: Logger;
}

/** `wall`: Unix ms, so that the time a server was down counts; what was compared is the delay and offset of that moment. */
const markSchema = z.object({
  at: z.number(),
  wall: z.number(),
  delayMs: z.int(),
  offsetMs: z.int(),
});
interface Mark extends z.output<typeof markSchema> {
  /** made before the last start: what plays the picture may have been restarted, too */
  readonly before: boolean;
}

type Pace = Pick<CanvasConfig, 'name' | 'delayMs' | 'offsetMs'>;

export class SyncMarks {
  readonly #deps: SyncMarksDeps;
  readonly #marks = new Map<string, Mark>();

  constructor(deps: SyncMarksDeps) {
    this.#deps = deps;
  }

  /** A mark that does not read counts as none: the comparison is made again. */
  async load(name: string): Promise<void> {
    const { table, syncMarks, programme, wall } = this.#deps;
    const read = markSchema.safeParse((await syncMarks.get(table, keyOf(name)))?.value);
    if (!read.success || this.#marks.has(name)) return;
    const { data } = read;
    const at = Math.min(data.at, programme.now() - Math.round(wall() - data.wall));
    this.#marks.set(name, { ...data, at, before: true });
  }

  async mark(name: string, { delayMs, offsetMs }: Omit<Pace, 'name'>): Promise<void> {
    const made = { at: this.#deps.programme.now(), wall: this.#deps.wall(), delayMs, offsetMs };
    this.#marks.set(name, { ...made, before: false });
    await this.#store(name, made);
  }

  async forget(name: string): Promise<void> {
    if (this.#marks.delete(name)) await this.#store(name, {});
  }

  status({ name, delayMs, offsetMs }: Pace): Pick<CanvasStatus, 'syncedAt' | 'syncDoubt'> {
    const mark = this.#marks.get(name);
    if (mark === undefined) return { syncedAt: null, syncDoubt: 'none' };
    const same = mark.delayMs === delayMs && mark.offsetMs === offsetMs;
    return { syncedAt: mark.at, syncDoubt: same ? (mark.before ? 'restarted' : 'none') : 'changed' };
  }

  /** The mark holds for this run even when it cannot be kept. */
  async #store(name: string, value: Readonly<Record<string, number>>): Promise<void> {
    const { table, syncMarks, logger } = this.#deps;
    try {
      await syncMarks.put({ tableId: table, key: keyOf(name), value });
    } catch {
      logger.log('warn', 'mark of a comparison not stored', { canvas: name });
    }
  }
}

function keyOf(name: string): string {
  return `sync/${name}`;
}
