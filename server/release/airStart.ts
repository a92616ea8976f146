// The planned start of the air: kept over a restart in programme time, and carried out when it is due. Until then nothing airs
// to an audience. It knows no card and no hand.
import { z } from 'zod';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { Audience, CanvasConfig, ControlCommand, ControlReply } from './control.ts';
import { type Loop, runLoop } from './loop.ts';
import type { Note } from './note.ts';
import type { PlannedStart } from './status.ts';
import type { MarkStore } from './syncMarks.ts';

type Planning = Extract<ControlCommand, { readonly do: 'planStart' }>;

interface Deps {
  readonly table: TableId;
  readonly settings: MarkStore;
  readonly programme: ProgrammeTime;
  /** Unix ms */
  readonly wall: () => number;
  readonly note: Note;
  readonly logger: Logger;
  /** resumes what is held */
  readonly resume: () => void;
  readonly isHeld: () => boolean;
  readonly isPanic: () => boolean;
  /** canvases and consoles look anew */
  readonly changed: () => void;
}

const KEY = 'air-start';
const planSchema = z.object({ atWall: z.int(), at: z.number(), automatic: z.boolean(), actor: z.string() });
type Plan = Readonly<z.output<typeof planSchema>>;

/** Those who are somebody's audience: whoever checks and whoever sits in the room goes on. */
const ON_AIR: readonly Audience[] = ['overlay', 'commentary', 'public'];

export class AirStart {
  readonly #deps: Deps;
  #plan: Plan | null = null;
  /** held since before it was planned, in this run: what somebody held afterwards, a panic or a restart, people alone resume */
  #mayResume = false;
  /** how often somebody held the air */
  #holds = 0;
  #loop: Loop | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A start that does not read was none. Its moment stays where it was in programme time, which stood still meanwhile. */
  async load(): Promise<void> {
    const { table, settings, programme, wall, logger } = this.#deps;
    const read = planSchema.safeParse((await settings.get(table, KEY))?.value);
    if (read.success) {
      const atWall = Math.max(read.data.atWall, Math.round(wall() + read.data.at - programme.now()));
      this.#plan = { ...read.data, atWall };
    }
    const failed = (reason: string) => logger.log('error', 'a planned start failed', { reason });
    this.#loop = runLoop({ step: () => this.#step(), programme, failed });
  }

  get status(): PlannedStart | null {
    if (this.#plan === null) return null;
    const { atWall, at, automatic } = this.#plan;
    return { atWall, at, automatic };
  }

  /** What this canvas still waits for, programme ms; null: nothing. */
  waits({ audience, kind }: Pick<CanvasConfig, 'audience' | 'kind'>): number | null {
    return this.#plan === null || kind === 'tape' || !ON_AIR.includes(audience) ? null : this.#plan.at;
  }

  /** What keeps the air back counts at once; a start that is taken back lets it go only when that is stored. */
  async set(actor: string, { atWall, automatic }: Planning): Promise<ControlReply> {
    const { programme, wall } = this.#deps;
    if (atWall !== null && atWall <= wall()) return { ok: false, code: 'start-in-the-past', params: { atWall } };
    const at = atWall === null ? 0 : Math.round(programme.now() + atWall - wall());
    const plan = atWall === null ? null : { atWall, at, automatic, actor };
    const earlier = plan === null || (this.#plan !== null && plan.at < this.#plan.at);
    const holds = this.#holds;
    if (!earlier) this.#take(plan, holds);
    await this.#store(plan);
    if (earlier) this.#take(plan, holds);
    return { ok: true };
  }

  /** `holds`: how many there had been when it was planned. */
  #take(plan: Plan | null, holds: number): void {
    this.#plan = plan;
    this.#mayResume = plan !== null && holds === this.#holds && !this.#deps.isPanic();
    this.#loop?.wake();
    this.#deps.changed();
  }

  /** Somebody, or a sleeping computer, holds the air: no plan ends that. */
  held(): void {
    this.#holds += 1;
    this.#mayResume = false;
  }

  /** The moment has come, and the key is awaited. */
  get awaitsKey(): boolean {
    return this.#plan !== null && !this.#plan.automatic && this.#plan.at <= this.#deps.programme.now();
  }

  /** The key was pressed. */
  async resumed(): Promise<void> {
    if (this.awaitsKey) await this.#begin();
  }

  async #step(): Promise<number | null> {
    const plan = this.#plan;
    if (plan === null) return null;
    if (this.#deps.programme.now() < plan.at) return plan.at;
    if (!plan.automatic) {
      this.#deps.changed();
      return null;
    }
    const resumes = this.#mayResume && this.#deps.isHeld();
    await this.#deps.note({ actor: plan.actor, action: 'air-started', detail: { planned: plan.atWall, resumes } });
    // a hold, or another plan, that came meanwhile counts
    if (plan !== this.#plan) return this.#deps.programme.now();
    if (resumes && this.#mayResume) this.#deps.resume();
    await this.#begin();
    return null;
  }

  /** One that is over and was not forgotten in storage begins again over a restart, held as everything is. */
  async #begin(): Promise<void> {
    this.#plan = null;
    this.#deps.changed();
    await this.#store(null).catch(() => this.#deps.logger.log('warn', 'a start that is over was not forgotten'));
  }

  async #store(plan: Plan | null): Promise<void> {
    const { table, settings } = this.#deps;
    await settings.put({ tableId: table, key: KEY, value: plan ?? {} });
  }

  async stop(): Promise<void> {
    await this.#loop?.stop();
  }
}
