// One canvas at work: follows its delay line, has cards opened that are due, and hands each new picture on.

import type { Logger } from '../base/logger.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import { releaseMoment } from './airlock.ts';
import type { CanvasConfig } from './control.ts';
import { dueTime, mediaOnAir, type Pace } from './due.ts';
import { type HoldState, isFrozen, isHidden } from './holds.ts';
import { HoleValues, type OpenCards } from './holeValues.ts';
import { Line } from './line.ts';
import type { CanvasShow, Moment, Released } from './released.ts';
import type { Timeline } from './timeline.ts';

export interface CanvasDeps {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly timeline: Timeline;
  readonly openCards: OpenCards;
  readonly programme: ProgrammeTime;
  readonly logger: Logger;
  readonly hold: () => HoldState;
  readonly publish: (config: CanvasConfig, moment: Released<Moment>) => void;
}

/** Where a canvas stands, as it is kept for a restart. */
export interface Standing {
  /** media time reached */
  readonly tau: number;
  /** first log position of the hand on air */
  readonly position: number;
  /** settings in force on that hand; a shorter delay may wait behind them */
  readonly config: CanvasConfig;
}

/** How soon an unanswered vault is asked again. */
const RETRY_MS = 250;
const SECOND_MS = 1_000;

export class Canvas {
  readonly #deps: CanvasDeps;
  readonly #values: HoleValues;
  readonly line: Line;
  config: CanvasConfig;
  /** a shorter delay waits for the first hand behind this position */
  #shorter: { readonly config: CanvasConfig; readonly behind: number } | null = null;
  #tau: number;
  #position: number;
  #nextAt: number | null = null;
  #onAir = false;

  /** `stood`: where the canvas stood when the server stopped; null for a new one. */
  constructor(deps: CanvasDeps, config: CanvasConfig, stood: Standing | null) {
    this.#deps = deps;
    this.#values = new HoleValues(deps.openCards);
    this.line = new Line(deps.timeline);
    this.#tau = stood?.tau ?? 0;
    this.#position = stood?.position ?? 0;
    this.config = stood?.config ?? config;
    if (stood !== null) this.#change(config, stood.position);
  }

  /** Media time on air at `now`, which goes on between two steps; never falls. */
  onAirAt(now: number): number {
    if (isFrozen(this.#deps.hold())) return this.#tau;
    return Math.max(this.#tau, mediaOnAir(now, this.#shift(), this.#deps.programme.downTime()));
  }

  /** when something of the table falls due next; a countdown's seconds do not count */
  get nextAt(): number | null {
    return this.#nextAt;
  }

  get standing(): Standing {
    return { tau: this.#tau, position: this.#position, config: this.config };
  }

  /** A longer delay freezes the feed until it is due again; a shorter one starts with the next aired hand. */
  configure(config: CanvasConfig): void {
    this.#reach();
    this.#change(config, this.line.started ? this.line.segment.firstPosition : null);
  }

  #change(config: CanvasConfig, onAir: number | null): void {
    const shorter = config.delayMs < this.config.delayMs && onAir !== null;
    this.#shorter = shorter ? { config, behind: onAir } : null;
    this.config = shorter ? tighter(this.config, config) : config;
  }

  /** One step: moves on to now, publishes the picture, returns the programme time of the next change (null: none known). */
  async step(): Promise<number | null> {
    const now = this.#deps.programme.now();
    const hold = this.#deps.hold();
    if (isFrozen(hold)) return this.#frozen(now, hold);
    this.#onAir = true;
    const nextMedia = this.#advance(now);
    const { config } = this;
    const nextSlot = await this.#ask(now);
    // a hold or another delay that came while the vault was asked counts before the picture
    if (isFrozen(this.#deps.hold()) || config !== this.config) return now;
    this.#publish(now, this.#show());
    this.#nextAt = earliest(now, [nextMedia, nextSlot]);
    return earliest(now, [this.#nextAt, this.#nextSecond(now)]);
  }

  /** A canvas that is taken away leaves an empty picture. */
  end(): void {
    this.#publish(this.#deps.programme.now(), 'ended');
  }

  #shift(): number {
    return this.config.delayMs + this.config.offsetMs;
  }

  /** Returns when the next entry is due. While a longer delay is waited out nothing leads; corrections still show. */
  #advance(now: number): number | null {
    const reached = mediaOnAir(now, this.#shift(), this.#deps.programme.downTime());
    const waiting = reached < this.#tau;
    this.#tau = Math.max(this.#tau, reached);
    const pace = waiting && !this.line.corrected ? { ...this.#pace(), leadMs: 0 } : this.#pace();
    const next = this.line.advance(this.#tau, pace, () => this.#enterHand());
    this.#position = Math.max(this.#position, this.line.segment.firstPosition);
    const media = waiting ? Math.min(next ?? this.#tau, this.#tau) : next;
    return media === null ? null : this.#dueTime(media);
  }

  #pace(): Pace {
    return { leadMs: this.config.leadMs, down: this.#deps.programme.downTime() };
  }

  #dueTime(media: number): number {
    return dueTime(media, this.#shift(), this.#deps.programme.downTime());
  }

  /** Between two steps nothing was due, so the picture was on air up to now. */
  #reach(): void {
    if (!this.#onAir) return;
    const { programme } = this.#deps;
    this.#tau = Math.max(this.#tau, mediaOnAir(programme.now(), this.#shift(), programme.downTime()));
  }

  #frozen(now: number, hold: HoldState): number | null {
    this.#nextAt = null;
    this.#reach();
    this.#onAir = false;
    if (isHidden(hold, now)) {
      this.#publish(now, 'hidden');
      return null;
    }
    return hold.mode === 'held' ? hold.clearAt : null;
  }

  #enterHand(): void {
    if (this.#shorter === null || this.line.segment.firstPosition <= this.#shorter.behind) return;
    this.config = this.#shorter.config;
    this.#shorter = null;
  }

  #show(): CanvasShow {
    if (this.config.kind === 'tape') return 'hidden';
    if (this.line.started || (this.config.delayMs === 0 && this.line.ready)) return 'on';
    return 'countdown';
  }

  /** ms until the first hand airs; null when none has been dealt or one has aired. */
  #firstHandIn(now: number): number | null {
    const first = this.line.started ? null : this.line.firstHand(this.#pace());
    return first === null ? null : Math.max(0, this.#dueTime(first) - now);
  }

  /** When the countdown shows another second. */
  #nextSecond(now: number): number | null {
    const left = this.#firstHandIn(now);
    return left === null || left === 0 ? null : now + (left % SECOND_MS || SECOND_MS);
  }

  #publish(now: number, show: CanvasShow): void {
    const left = show === 'countdown' ? this.#firstHandIn(now) : null;
    // whole seconds: one frame a second, whatever else happens at the table meanwhile
    const countdownMs = left === null ? -1 : Math.ceil(left / SECOND_MS) * SECOND_MS;
    const { table, tableName, demo } = this.#deps;
    const { config, line } = this;
    const { values } = this.#values;
    this.#deps.publish(config, releaseMoment({ table, tableName, demo, config, line, show, countdownMs, values }));
  }

  async #ask(now: number): Promise<number | null> {
    const { table, programme, logger } = this.#deps;
    try {
      return await this.#values.ask(this.line, { table, config: this.config, now, down: programme.downTime() });
    } catch {
      logger.log('warn', 'the vault did not answer a release, asking again', { canvas: this.config.name });
      return now + RETRY_MS;
    }
  }
}

/** After `now`; null when nothing is known. */
function earliest(now: number, times: readonly (number | null)[]): number | null {
  const known = times.filter((at): at is number => at !== null);
  return known.length === 0 ? null : Math.max(now + 1, Math.min(...known));
}

/** Until a shorter delay starts, of both settings whatever lets less out. */
function tighter(old: CanvasConfig, next: CanvasConfig): CanvasConfig {
  const shut = old.kind === 'tabled-only' || old.kind === 'tape';
  return {
    ...next,
    delayMs: old.delayMs,
    kind: shut ? old.kind : next.kind,
    gate: old.gate === 'hand-complete' ? old.gate : next.gate,
  };
}
