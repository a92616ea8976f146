// The canvases of one table at work: begun, set, taken away, woken when something happens, and the part of the show they need.
import type { CanvasStore } from '../../db/canvases.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import { Canvas } from './canvas.ts';
import type { CanvasDeps } from './canvasDeps.ts';
import type { CanvasConfig } from './control.ts';
import { handAir } from './handAir.ts';
import { isFrozen } from './holds.ts';
import { type Loop, runLoop } from './loop.ts';
import { behindProgramme, showsCards } from './policy.ts';
import type { Segment } from './segment.ts';
import { StandingKeeper } from './standing.ts';
import type { HandAir } from './status.ts';
import type { Timeline } from './timeline.ts';
import { obeysWords } from './withheld.ts';

export interface RunningDeps extends Omit<CanvasDeps, 'timeline' | 'table' | 'behindProgramme' | 'switched'> {
  readonly table: TableId;
  readonly canvases: CanvasStore;
  readonly programme: ProgrammeTime;
  readonly logger: Logger;
}

interface Running {
  readonly canvas: Canvas;
  readonly loop: Loop;
}

export class RunningCanvases {
  readonly #deps: RunningDeps;
  readonly #timeline: Timeline;
  readonly #running = new Map<string, Running>();
  readonly #keeper: StandingKeeper;
  /** hands that every canvas has left behind in this run */
  readonly #passed = new Set<string>();

  constructor(deps: RunningDeps, timeline: Timeline) {
    this.#deps = deps;
    this.#timeline = timeline;
    this.#keeper = new StandingKeeper(deps);
  }

  get(name: string): Canvas | undefined {
    return this.#running.get(name)?.canvas;
  }

  all(): readonly Canvas[] {
    return [...this.#running.values()].map(({ canvas }) => canvas);
  }

  wake(): void {
    for (const { loop } of this.#running.values()) loop.wake();
  }

  append(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#timeline.append(entry);
    if (entries.length === 0) return;
    this.wake();
    this.#prune();
  }

  async run(config: CanvasConfig): Promise<void> {
    const { programme, logger } = this.#deps;
    const stood = await this.#keeper.load(config.name);
    const behind = (one: CanvasConfig) => behindProgramme(one, this.#counting());
    const followed = { behindProgramme: behind, switched: () => this.wake() };
    const canvas = new Canvas({ ...this.#deps, ...followed, timeline: this.#timeline }, config, stood);
    const loop = runLoop({
      step: async () => {
        const next = await canvas.step();
        if (!isFrozen(this.#deps.hold())) await this.#keeper.keepIfMoved(canvas);
        return next;
      },
      programme,
      failed: (reason) => logger.log('error', 'canvas step failed', { canvas: config.name, reason }),
    });
    this.#running.set(config.name, { canvas, loop });
  }

  /** Kept first; then the canvas is told, by `configure` or as `take` says, or begins. */
  async put(config: CanvasConfig, take = (canvas: Canvas) => canvas.configure(config)): Promise<void> {
    await this.#deps.canvases.put({ tableId: this.#deps.table, name: config.name, config });
    const canvas = this.get(config.name);
    if (canvas === undefined) return this.run(config);
    take(canvas);
    await this.keep(config.name);
  }

  /** Where a canvas stands is written down, and it looks at once at what has changed. */
  async keep(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (running === undefined) return;
    await this.#keeper.keep(running.canvas);
    running.loop.wake();
  }

  async remove(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (running === undefined) return;
    await running.loop.stop();
    this.#running.delete(name);
    running.canvas.end();
    this.wake();
    await this.#deps.canvases.remove(this.#deps.table, name);
  }

  #counting(): readonly CanvasConfig[] {
    return this.all().map(({ counting }) => counting);
  }

  airing(hand: string): 'to-come' | 'aired' | 'no-canvas' {
    const lines = this.all().flatMap(({ config, line }) => (showsCards(config) ? [line] : []));
    if (lines.length === 0) return 'no-canvas';
    // a hand that was forgotten lies behind all of them
    const at = this.#place(hand);
    return lines.every((line) => line.index > at) ? 'aired' : 'to-come';
  }

  /** Whether an entry has come and gone wherever cards air. */
  passed(position: number): boolean {
    return this.all().every(({ config, line }) => !showsCards(config) || line.passed(position));
  }

  /** Where a hand stands on the canvases that obey what is said of it. */
  whereIs(hand: string): 'nowhere' | 'to-come' | 'aired' {
    const lines = this.all().flatMap(({ config, line }) =>
      obeysWords(config) && config.kind !== 'tape' ? [line] : [],
    );
    if (lines.length === 0) return 'nowhere';
    const at = this.#place(hand);
    if (at < 0) return this.#passed.has(hand) ? 'aired' : 'nowhere';
    return lines.every((line) => line.index > at) ? 'aired' : 'to-come';
  }

  /** the hand that is played now; undefined between two */
  get playing(): Segment | undefined {
    const last = this.#timeline.segments.at(-1);
    return last === undefined || last.hand === null || last.ended !== null ? undefined : last;
  }

  /** Hands that are not forgotten yet, oldest first. */
  hands(): readonly { readonly hand: string; readonly number: number }[] {
    return this.#timeline.segments.flatMap(({ hand, number }) => (hand === null ? [] : [{ hand, number }]));
  }

  handAir(hand: string): HandAir {
    return handAir(this.all(), this.#place(hand));
  }

  #place(hand: string): number {
    return this.#timeline.segments.findIndex((segment) => segment.hand === hand);
  }

  /** Segments that every canvas has passed are forgotten; where each canvas stands is kept for a restart. */
  #prune(): void {
    const lines = this.all().map(({ line }) => line);
    const lowest =
      lines.length === 0 ? this.#timeline.segments.length - 1 : Math.min(...lines.map((line) => line.index));
    for (const { hand } of this.#timeline.segments.slice(0, lowest)) if (hand !== null) this.#passed.add(hand);
    const dropped = this.#timeline.prune(lowest);
    for (const line of dropped === 0 ? [] : lines) line.shift(dropped);
  }

  async stop(): Promise<void> {
    for (const { loop } of this.#running.values()) await loop.stop();
    for (const { canvas } of this.#running.values()) await this.#keeper.keep(canvas);
  }
}
