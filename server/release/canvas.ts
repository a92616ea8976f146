// One canvas at work: follows its delay line, asks the vault for cards that are due, and hands each new picture on.

import type { Logger } from '../base/logger.ts';
import type { Card } from '../engine/card.ts';
import { HOLDEM } from '../engine/game.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import { releaseMoment } from './airlock.ts';
import type { CanvasConfig } from './control.ts';
import { slotDue } from './due.ts';
import { type HoldState, isFrozen, isHidden } from './holds.ts';
import { Line } from './line.ts';
import type { CanvasShow, Moment, Released } from './released.ts';
import type { Timeline } from './timeline.ts';

export interface HolePlace {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
}

/** Door 4 of the vault (`vault/doors/release.ts`), handed in by main: values in the order asked, null where none is stored. */
export type OpenCards = (canvas: string, places: readonly HolePlace[]) => Promise<readonly (Card | null)[]>;

export interface CanvasDeps {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly timeline: Timeline;
  readonly openCards: OpenCards;
  readonly programme: ProgrammeTime;
  readonly logger: Logger;
  readonly hold: () => HoldState;
  readonly publish: (moment: Released<Moment>) => void;
}

/** How soon an unanswered vault is asked again. */
const RETRY_MS = 250;
const SECOND_MS = 1_000;

export class Canvas {
  readonly #deps: CanvasDeps;
  readonly line: Line;
  config: CanvasConfig;
  /** a shorter delay waits for the next aired hand */
  #shorter: CanvasConfig | null = null;
  #tau: number;
  #values = new Map<string, Card | null>();
  #valuesOf = '';
  #nextAt: number | null = null;

  constructor(deps: CanvasDeps, config: CanvasConfig, at: { readonly tau: number; readonly index: number }) {
    this.#deps = deps;
    this.config = config;
    this.#tau = at.tau;
    this.line = new Line(deps.timeline, at.index);
  }

  /** media time reached; never falls */
  get tau(): number {
    return this.#tau;
  }

  get nextAt(): number | null {
    return this.#nextAt;
  }

  /** A longer delay freezes the feed until it is due again; a shorter one starts with the next aired hand. */
  configure(config: CanvasConfig): void {
    const shorter = config.delayMs < this.config.delayMs && this.line.started;
    this.#shorter = shorter ? config : null;
    this.config = shorter ? { ...config, delayMs: this.config.delayMs } : config;
  }

  /** One step: moves on to now, publishes the picture, returns the programme time of the next change (null: none known). */
  async step(): Promise<number | null> {
    const now = this.#deps.programme.now();
    const hold = this.#deps.hold();
    if (isFrozen(hold)) return this.#frozen(now, hold);
    this.#tau = Math.max(this.#tau, now - this.#shift());
    const nextMedia = this.line.advance(this.#tau, this.config.leadMs, () => this.#enterHand());
    const nextSlot = await this.#fetchDue(now);
    this.#publish(now, this.#show());
    const times = [nextMedia === null ? null : nextMedia + this.#shift(), nextSlot, this.#nextSecond(now)].filter(
      (at): at is number => at !== null,
    );
    this.#nextAt = times.length === 0 ? null : Math.max(now + 1, Math.min(...times));
    return this.#nextAt;
  }

  #shift(): number {
    return this.config.delayMs + this.config.offsetMs;
  }

  #frozen(now: number, hold: HoldState): number | null {
    this.#nextAt = null;
    if (isHidden(hold, now)) {
      this.#publish(now, 'hidden');
      return null;
    }
    return hold.mode === 'held' ? hold.clearAt : null;
  }

  #enterHand(): void {
    if (this.#shorter === null) return;
    this.config = this.#shorter;
    this.#shorter = null;
  }

  #show(): CanvasShow {
    if (this.config.kind === 'tape') return 'hidden';
    if (this.line.started || this.config.delayMs === 0) return 'on';
    return 'countdown';
  }

  /** ms until the first hand airs; null when none has been dealt or one has aired. */
  #firstHandIn(now: number): number | null {
    const first = this.line.started ? null : this.line.firstHand(this.config.leadMs);
    return first === null ? null : Math.max(0, first + this.#shift() - now);
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
    this.#deps.publish(
      releaseMoment({
        table,
        tableName,
        demo,
        config: this.config,
        line: this.line,
        show,
        countdownMs,
        values: this.#values,
      }),
    );
  }

  /** Asks for every slot that is due and not yet answered; returns when the next one falls due. */
  async #fetchDue(now: number): Promise<number | null> {
    const { segment, next, state } = this.line;
    const stamp = `${segment.hand ?? ''}|${segment.fills}`;
    if (stamp !== this.#valuesOf) {
      if (!this.#valuesOf.startsWith(`${segment.hand ?? ''}|`)) this.#values.clear();
      else for (const [key, card] of this.#values) if (card === null) this.#values.delete(key);
      this.#valuesOf = stamp;
    }
    const { hand } = state;
    if (hand === null || segment.hand !== hand.handId) return null;
    const places = hand.seats.flatMap((s) =>
      Array.from({ length: HOLDEM.holeCards }, (_, slot) => ({ seat: s.seat, slot })),
    );
    const open = places
      .filter((p) => !this.#values.has(`${p.seat}:${p.slot}`))
      .map((p) => slotDue({ segment, next }, p, this.config));
    const due = open.filter((slot) => slot.at !== null && slot.at <= now);
    if (due.length > 0 && !(await this.#fetch(hand.handId, due))) return now + RETRY_MS;
    const later = open.flatMap((slot) => (slot.at !== null && slot.at > now ? [slot.at] : []));
    return later.length === 0 ? null : Math.min(...later);
  }

  async #fetch(hand: string, due: readonly { readonly seat: number; readonly slot: number }[]): Promise<boolean> {
    const { table, openCards, logger } = this.#deps;
    try {
      const cards = await openCards(
        this.config.name,
        due.map(({ seat, slot }) => ({ table, hand, seat, slot })),
      );
      for (const [i, { seat, slot }] of due.entries()) this.#values.set(`${seat}:${slot}`, cards[i] ?? null);
      return true;
    } catch {
      logger.log('warn', 'the vault did not answer a release, asking again', { canvas: this.config.name });
      return false;
    }
  }
}
