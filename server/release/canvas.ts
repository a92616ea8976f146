// One canvas at work: follows its delay line, has cards opened that are due, and hands each new picture on.
import { releaseMoment } from './airlock.ts';
import type { CanvasDeps } from './canvasDeps.ts';
import type { CanvasConfig } from './control.ts';
import { msUntil, nextSecond, wholeSeconds } from './countdown.ts';
import { COUNTDOWN, type Cover, DelayProcedure } from './delayChange.ts';
import { DelayWatch } from './delayChangeWatch.ts';
import { dueTime, earliest, mediaOnAir, type Pace } from './due.ts';
import type { Air } from './feeds.ts';
import { type HoldState, isFrozen, isHidden } from './holds.ts';
import { HoleValues } from './holeValues.ts';
import { InForce } from './inForce.ts';
import { Line } from './line.ts';
import { nextOnAir } from './nextOnAir.ts';
import type { CanvasShow } from './released.ts';
import type { Pausing } from './shrink.ts';
import { type Standing, stopsKept } from './standing.ts';
import type { NextOnAir } from './status.ts';
import { type Withheld, withheldOn } from './withheld.ts';

/** How soon an unanswered vault is asked again. */
const RETRY_MS = 250;

export class Canvas {
  readonly #deps: CanvasDeps;
  readonly #values: HoleValues;
  readonly line: Line;
  readonly delay: DelayProcedure;
  readonly #settings: InForce;
  #tau: number;
  #stops: readonly number[];
  #position: number;
  #nextAt: number | null = null;
  #cardsNext = false;
  #onAir = false;
  /** where it stood when the server stopped */
  readonly #stood: Standing | null;
  readonly #watch: DelayWatch;

  /** `stood`: where the canvas stood when the server stopped; null for a new one. */
  constructor(deps: CanvasDeps, config: CanvasConfig, stood: Standing | null) {
    this.#deps = deps;
    this.#values = new HoleValues(deps.openCards);
    this.line = new Line(deps.timeline);
    this.#tau = stood?.tau ?? 0;
    this.#stops = stood?.stops ?? [];
    this.#position = stood?.position ?? 0;
    this.#stood = stood;
    this.#settings = new InForce(deps, stood?.config ?? config);
    this.delay = new DelayProcedure(stood?.change ?? null);
    this.#watch = new DelayWatch(this.delay, deps.delayStep);
    // once the mixer has spoken the new settings count, whether or not they were kept everywhere
    if (stood !== null && this.delay.open?.stage !== 'sync') this.#settings.again(config, stood.position);
  }

  /** Media time on air at `now`, which goes on between two steps; never falls. */
  onAirAt(now: number): number {
    if (this.#stands()) return this.#tau;
    return Math.max(this.#tau, mediaOnAir(now, this.#shift(), this.#deps.programme.downTime()));
  }

  air(now: number): Air {
    const at = this.onAirAt(now);
    if (this.#stands()) return { at, state: 'held' };
    const runs = mediaOnAir(now, this.#shift(), this.#deps.programme.downTime()) >= at;
    return { at, state: runs ? 'running' : 'waiting' };
  }

  /** the settings last asked for: those in force, or a shorter delay that waits for the next hand */
  get wanted(): CanvasConfig {
    return this.#settings.wanted;
  }

  get config(): CanvasConfig {
    return this.#settings.config;
  }

  /** what other canvases may rely on */
  get counting(): CanvasConfig {
    return this.#settings.counting;
  }

  /** when something of the table falls due next; a countdown's seconds do not count */
  get nextAt(): number | null {
    return this.#nextAt;
  }

  /** what it will be; null when nothing is known */
  get next(): NextOnAir | null {
    if (this.#nextAt === null) return null;
    return this.#cardsNext ? 'hole-cards' : nextOnAir(this.line.coming);
  }

  /** when the end of the show airs; null when it is not known or has aired */
  get endsAt(): number | null {
    const media = this.line.showEnd(this.#pace());
    return media === null ? null : this.#dueTime(media);
  }

  /** programme ms at which the first hand of the show can air here; null when none has been dealt or one has aired */
  get firstHandAt(): number | null {
    const first = this.line.started ? null : this.line.firstHand(this.#pace());
    return first === null ? null : this.#dueTime(first);
  }

  get standing(): Standing {
    const stops = stopsKept(this.#stops, this.#deps.programme.downTime());
    return { tau: this.#tau, position: this.#position, config: this.config, stops, change: this.delay.open };
  }

  /** A longer delay freezes the feed until it is due again; a shorter one, or an open gate, starts with the next aired hand. */
  configure(config: CanvasConfig): void {
    this.#reach();
    const onAir = this.line.started ? this.line.segment.firstPosition : (this.#stood?.position ?? null);
    this.#settings.change(config, onAir);
  }

  /** These settings count at once, a shorter delay as well: behind a cover alone, where nobody sees the picture leap. */
  configureNow(config: CanvasConfig): void {
    this.#reach();
    this.#settings.change(config, null);
  }

  /** The computer slept: what confirmed down time has carried so far is kept apart, as over a restart. Before it counts anew. */
  wakeUp(): void {
    this.#stops = this.standing.stops;
    this.#reach();
  }

  /** Before a step of its procedure: the picture was on air up to now. */
  turn(now: number): number {
    this.#reach();
    this.#onAir = false;
    return now;
  }

  #stands(): boolean {
    return isFrozen(this.#deps.hold()) || this.#covering()?.stands === true;
  }

  #covering(): Cover | null {
    return this.delay.cover ?? (this.#deps.waits(this.config) === null ? null : COUNTDOWN);
  }

  /** One step: moves on to now, publishes the picture, returns the programme time of the next change (null: none known). */
  async step(): Promise<number | null> {
    const now = this.#deps.programme.now();
    const hold = this.#deps.hold();
    if (isFrozen(hold)) return this.#frozen(now, hold);
    const cover = this.#covering();
    if (cover !== null) return this.#covered(now, cover);
    this.#onAir = true;
    this.#enterHand();
    const drawn = this.config;
    const nextMedia = this.#advance(now);
    if (this.#watch.showsCard(this.#seen(now))) return this.turn(now);
    const { config } = this;
    const withheld = this.#joined();
    const nextSlot = withheld === 'none' ? await this.#ask(now) : null;
    // a hold, a word or another delay that came while the vault was asked counts before the picture
    if (isFrozen(this.#deps.hold()) || this.#covering() !== null || config !== this.config) return now;
    if (withheld !== this.#withheld()) return now;
    this.#publish(now, this.#show());
    this.#settings.drawn(drawn);
    this.#nextAt = earliest(now, [nextMedia, nextSlot]);
    this.#cardsNext = nextSlot !== null && (nextMedia === null || nextSlot < nextMedia);
    const switched = drawn === this.config ? null : now;
    return earliest(now, [this.#nextAt, switched, this.#nextSecond(now), this.#watch.cardAt(this.#seen(now))]);
  }

  /** A canvas that is taken away leaves an empty picture. */
  end(): void {
    this.#publish(this.#deps.programme.now(), 'hidden');
  }

  #withheld(): Withheld {
    const { hand } = this.line.state;
    return hand === null ? 'none' : withheldOn(this.config, this.#deps.word(hand.handId));
  }

  /** What is let go joins where it is: nothing of what it missed is made up for. */
  #joined(): Withheld {
    const withheld = this.#withheld();
    if (this.line.quiet && withheld === 'none') this.line.join();
    this.line.quiet = withheld !== 'none';
    return withheld;
  }

  #shift(): number {
    return this.config.delayMs + this.config.offsetMs;
  }

  /** Returns when the next entry is due. While a longer delay is waited out nothing new leads; corrections still show. */
  #advance(now: number): number | null {
    const reached = mediaOnAir(now, this.#shift(), this.#deps.programme.downTime());
    const waiting = reached < this.#tau;
    this.#tau = Math.max(this.#tau, reached);
    const next = this.#walk(waiting);
    const media = waiting ? Math.min(next ?? this.#tau, this.#tau) : next;
    return media === null ? null : this.#dueTime(media);
  }

  #walk(waits: boolean): number | null {
    const next = this.line.advance(this.#tau, { ...this.#pace(), waits }, () => this.#enterHand());
    this.#position = Math.max(this.#position, this.line.segment.firstPosition);
    return next;
  }

  #pace(): Pace {
    const down = this.#deps.programme.downTime();
    const stays = this.delay.armed ? (this.#stood?.position ?? 0) : null;
    return { leadMs: this.config.leadMs, down, stops: this.#stops, stays };
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

  /** As whoever watches over its delay sees it. */
  #seen(now: number): Pausing {
    const { config, line } = this;
    return { config, line, pace: this.#pace(), tau: this.#tau, now, allows: this.#deps.allows };
  }

  /** What a long pause proposed is over, the mixer has not spoken in time. */
  lapse(now: number): boolean {
    return this.#watch.lapse(this.#seen(now));
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

  #covered(now: number, { show, stands }: Cover): number | null {
    this.#nextAt = null;
    this.#reach();
    this.#onAir = !stands;
    // after a restart the line has still to come to where the canvas stands; nothing new leads into a delay that may be longer
    if (stands) this.#walk(true);
    if (this.lapse(now)) return now;
    this.#publish(now, show);
    this.#settings.drawn(this.config);
    return earliest(now, [this.#watch.lapsesAt(this.#seen(now)), show === 'countdown' ? this.#nextSecond(now) : null]);
  }

  #enterHand(): void {
    this.#settings.look(this.line.segment.firstPosition);
  }

  #show(): CanvasShow {
    if (this.config.kind === 'tape') return 'hidden';
    if (this.line.ready && this.line.state.session.ended) return 'ended';
    if (this.line.started || (this.config.delayMs === 0 && this.line.ready)) return 'on';
    return 'countdown';
  }

  /** ms until something airs: the first hand, or the planned start where that is later. */
  #startsIn(now: number): number | null {
    return msUntil(now, [this.firstHandAt, this.#deps.waits(this.config)]);
  }

  /** When the countdown shows another second. */
  #nextSecond(now: number): number | null {
    return nextSecond(now, this.#startsIn(now));
  }

  #publish(now: number, show: CanvasShow): void {
    const left = show === 'countdown' ? this.#startsIn(now) : null;
    const countdownMs = left === null ? -1 : wholeSeconds(left);
    const { table, tableName, demo, word } = this.#deps;
    const { config, line } = this;
    const input = { table, tableName, demo, word, config, line, show, countdownMs, ...this.#values.out };
    this.#deps.publish(config, releaseMoment({ ...input, exchanged: this.#values.snaps(line) }));
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
