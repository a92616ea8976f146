// The procedure of another delay on one canvas: in which stage it is, what it covers, what is kept of it for a restart.
// It carries nothing out by itself and knows no card.
import { z } from 'zod';
import { type CanvasConfig, canvasConfigSchema } from './control.ts';
import type { CanvasShow } from './released.ts';
import { DELAY_STAGES, type DelayChange } from './status.ts';

/** Covered, a canvas has no picture of the show, and no card is asked for; `stands`: its clock stands as well. */
export interface Cover {
  readonly show: Extract<CanvasShow, 'break' | 'countdown'>;
  readonly stands: boolean;
}

/** Before the planned start of the air: its clock runs, so that picture and graphics can be compared. */
export const COUNTDOWN: Cover = { show: 'countdown', stands: false };

export const openChangeSchema = z.object({
  stage: z.enum(DELAY_STAGES),
  /** the delay that counts until the mixer has spoken, ms */
  fromMs: z.int(),
  /** what counts afterwards */
  config: canvasConfigSchema,
  /** who armed it; empty: a long pause did */
  actor: z.string(),
  /** programme ms at which this stage began */
  since: z.number(),
});
export type OpenChange = Readonly<z.output<typeof openChangeSchema>>;

export interface Arming {
  readonly config: CanvasConfig;
  readonly actor: string;
  readonly fromMs: number;
  /** programme ms */
  readonly now: number;
}

const COVERS: Readonly<Record<OpenChange['stage'], Cover | null>> = {
  armed: null,
  card: { show: 'break', stands: true },
  sync: { show: 'break', stands: false },
};

export class DelayProcedure {
  #open: OpenChange | null;

  /** A restart goes on with the stage that was kept: nothing of a stage lets out more than the one before it. */
  constructor(open: OpenChange | null) {
    this.#open = open;
  }

  get open(): OpenChange | null {
    return this.#open;
  }

  get status(): DelayChange | null {
    if (this.#open === null) return null;
    const { stage, fromMs, config, actor, since } = this.#open;
    return { stage, fromMs, toMs: config.delayMs, actor, since };
  }

  get cover(): Cover | null {
    return this.#open === null ? null : COVERS[this.#open.stage];
  }

  get armed(): boolean {
    return this.#open?.stage === 'armed';
  }

  arm({ config, actor, fromMs, now }: Arming): OpenChange {
    this.#open = { stage: 'armed', fromMs, config, actor, since: now };
    return this.#open;
  }

  /** The hand on air is over: the break card goes up. `fromMs`: the delay that counts by now. */
  showCard(now: number, fromMs: number): OpenChange | null {
    return this.#next('card', { since: now, fromMs });
  }

  /** The mixer has the new delay. */
  confirm(now: number, config: CanvasConfig): OpenChange | null {
    return this.#next('sync', { since: now, config });
  }

  end(): OpenChange | null {
    const open = this.#open;
    this.#open = null;
    return open;
  }

  #next(stage: OpenChange['stage'], changed: Partial<OpenChange>): OpenChange | null {
    if (this.#open !== null) this.#open = { ...this.#open, ...changed, stage };
    return this.#open;
  }
}
