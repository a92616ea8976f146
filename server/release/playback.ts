// One playback canvas: a show that is over, from a chosen moment on, at the pace of programme time, moved by hand either way.
// Cards come through the same door, by the same rules and no earlier; a hand that is kept back is kept back here, too.
import type { Card } from '../engine/card.ts';
import { NO_DOWN_TIME } from '../log/programmeTime.ts';
import { EMPTY_TABLE } from '../log/tableState.ts';
import { releaseMoment } from './airlock.ts';
import type { CanvasDeps } from './canvasDeps.ts';
import { type CanvasConfig, PROTECTED_MIN_MS } from './control.ts';
import { earliest, type Pace } from './due.ts';
import type { Air } from './feeds.ts';
import { type HoldState, isFrozen, isHidden } from './holds.ts';
import { HoleValues, type OpenCards } from './holeValues.ts';
import { Line } from './line.ts';
import { showsCards } from './policy.ts';
import type { CanvasShow } from './released.ts';
import type { CanvasStatus } from './status.ts';
import { Timeline } from './timeline.ts';
import { type Withheld, withheldOn } from './withheld.ts';

export type PlaybackDeps = Omit<
  CanvasDeps,
  'timeline' | 'waits' | 'allows' | 'delayStep' | 'behindProgramme' | 'switched'
>;

/** A show that may be played: over, and aired wherever it had to. */
export interface Loaded {
  /** position of its first entry */
  readonly show: number;
  readonly timeline: Timeline;
  /** media time of its first entry, programme ms */
  readonly began: number;
}

const RETRY_MS = 250;

export class Playback {
  readonly #deps: PlaybackDeps;
  config: CanvasConfig;
  #loaded: Loaded | null = null;
  #endsAt = 0;
  #line: Line = new Line(new Timeline(EMPTY_TABLE));
  #values: HoleValues;
  /** values that are out, of the show that is loaded: moving to and fro asks for none of them twice */
  #out = new Map<string, Card | null | 'down'>();
  /** media time at `#since`, or where it stands */
  #at = 0;
  /** programme ms since when it runs; null: it stands */
  #since: number | null = null;
  #running = false;
  /** moved by hand, and not shown since */
  #moved = false;
  /** counts what people said: a picture made before the last word goes nowhere */
  #words = 0;

  constructor(deps: PlaybackDeps, config: CanvasConfig) {
    this.#deps = deps;
    this.config = config;
    this.#values = new HoleValues((canvas, places) => this.#open(canvas, places));
  }

  /** what is kept for a restart; null: nothing is played */
  get place(): { readonly show: number; readonly at: number } | null {
    return this.#loaded === null ? null : { show: this.#loaded.show, at: this.#atNow() };
  }

  get status(): CanvasStatus['playback'] {
    if (this.#loaded === null) return { at: 0, running: false, endsAt: 0 };
    return { at: this.#atNow(), running: this.#running, endsAt: this.#endsAt };
  }

  get line(): Line {
    return this.#line;
  }

  get air(): Air {
    const running = this.#since !== null && !isFrozen(this.#deps.hold());
    return { at: this.#atNow(), state: running ? 'running' : 'held' };
  }

  /** null: nothing may be played any more. */
  load(loaded: Loaded | null): void {
    this.#words += 1;
    this.#out = new Map();
    this.#loaded = loaded;
    this.#rewind();
    this.#endsAt = loaded === null ? 0 : (this.#line.showEnd(this.#pace()) ?? loaded.began);
    this.play(loaded?.began ?? 0, false);
  }

  play(at: number, running: boolean): void {
    this.#words += 1;
    this.#at = Math.min(this.#endsAt, Math.max(this.#loaded?.began ?? 0, at));
    this.#since = null;
    this.#running = running;
    this.#rewind();
  }

  nudge(ms: number): void {
    this.play(this.#atNow() + ms, this.#running);
  }

  configure(config: CanvasConfig): void {
    this.#words += 1;
    this.config = config;
    this.#rewind();
  }

  async step(): Promise<number | null> {
    const { hold } = this.#deps;
    const now = this.#deps.programme.now();
    const held = hold();
    if (isFrozen(held)) return this.#frozen(now, held);
    if (this.#loaded === null) return this.#hide();
    if (this.#running) this.#since ??= now;
    const at = this.#settled(now);
    const next = this.#line.advance(at, this.#pace(), () => undefined);
    if (this.#moved) this.#line.join();
    const words = this.#words;
    const withheld = this.#withheld();
    const nextSlot = withheld === 'none' ? await this.#ask(now) : null;
    if (isFrozen(hold()) || words !== this.#words || withheld !== this.#withheld()) return now;
    this.#publish(this.#line.state.session.ended ? 'ended' : 'on');
    this.#moved = false;
    if (at >= this.#endsAt) this.play(at, false);
    const nextStep = this.#since === null || next === null ? null : now + (next - at);
    return earliest(now, [nextStep, nextSlot]);
  }

  /** A canvas that is taken away leaves an empty picture. */
  end(): void {
    this.#publish('hidden');
  }

  #hide(): null {
    this.#publish('hidden');
    return null;
  }

  /** It stands where it was: nothing is missed by a hold. */
  #frozen(now: number, hold: HoldState): number | null {
    this.#settled(now);
    this.#since = null;
    if (isHidden(hold, now)) return this.#hide();
    return hold.mode === 'held' ? hold.clearAt : null;
  }

  #settled(now: number): number {
    this.#at = this.#atAt(now);
    if (this.#since !== null) this.#since = now;
    return this.#at;
  }

  #atNow(): number {
    return this.#atAt(this.#deps.programme.now());
  }

  #atAt(now: number): number {
    return this.#since === null ? this.#at : Math.min(this.#endsAt, this.#at + (now - this.#since));
  }

  /** Media time may fall here: the show is folded anew. */
  #rewind(): void {
    this.#moved = true;
    this.#line = new Line(this.#loaded?.timeline ?? new Timeline(EMPTY_TABLE));
    this.#values = new HoleValues((canvas, places) => this.#open(canvas, places));
  }

  #pace(): Pace {
    return { leadMs: this.config.leadMs, down: NO_DOWN_TIME };
  }

  /** Whatever delay it was given: nothing of a show that is over is younger than what protects, and every gate is kept. */
  #rules(): CanvasConfig {
    const kind = showsCards(this.config) ? 'protected' : this.config.kind;
    return { ...this.config, kind, delayMs: PROTECTED_MIN_MS, offsetMs: 0, gate: 'hand-complete' };
  }

  #withheld(): Withheld {
    const { hand } = this.#line.state;
    return hand === null ? 'none' : withheldOn(this.config, this.#deps.word(hand.handId));
  }

  async #ask(now: number): Promise<number | null> {
    const { table, logger } = this.#deps;
    try {
      return await this.#values.ask(this.#line, { table, config: this.#rules(), now, down: NO_DOWN_TIME });
    } catch {
      logger.log('warn', 'the vault did not answer a release, asking again', { canvas: this.config.name });
      return now + RETRY_MS;
    }
  }

  readonly #open: OpenCards = async (canvas, places) => {
    const out = this.#out;
    const asked = places.filter((place) => !out.has(keyOf(place)));
    const cards = asked.length === 0 ? [] : await this.#deps.openCards(canvas, asked);
    for (const [i, place] of asked.entries()) out.set(keyOf(place), cards[i] ?? null);
    return places.map((place) => out.get(keyOf(place)) ?? null);
  };

  #publish(show: CanvasShow): void {
    const { table, tableName, demo, word } = this.#deps;
    const line = this.#line;
    const config = this.#rules();
    const shown = config.kind === 'tape' ? 'hidden' : show;
    const input = {
      ...{ table, tableName, demo, config, line, word },
      show: shown,
      countdownMs: -1,
      ...this.#values.out,
    };
    this.#deps.publish(this.config, releaseMoment({ ...input, exchanged: this.#values.snaps(line) }));
  }
}

function keyOf({ hand, seat, slot }: Parameters<OpenCards>[1][number]): string {
  return `${hand} ${seat}:${slot}`;
}
