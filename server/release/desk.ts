// The release desk of one table: its canvases, hold, panic and resume, and what consoles may know of them.
import type { CanvasStore } from '../../db/canvases.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { createQueue } from '../base/queue.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { TableState } from '../log/tableState.ts';
import { Canvas } from './canvas.ts';
import {
  type CanvasConfig,
  type CanvasStatus,
  type ControlCommand,
  type ControlReply,
  canvasConfigSchema,
  type ReleaseStatus,
} from './control.ts';
import { type HoldState, hold, isFrozen, panic, RESTARTED, resume } from './holds.ts';
import type { OpenCards } from './holeValues.ts';
import { type Loop, runLoop } from './loop.ts';
import { airsDuringPlay, checkCanvas, type Staff } from './policy.ts';
import type { Moment, Released } from './released.ts';
import { earliestStanding, StandingKeeper } from './standing.ts';
import { Timeline } from './timeline.ts';

export interface DeskDeps {
  readonly table: TableId;
  readonly tableName: string;
  readonly demo: boolean;
  readonly canvases: CanvasStore;
  readonly openCards: OpenCards;
  readonly programme: ProgrammeTime;
  readonly logger: Logger;
  readonly staff: (actor: string) => Promise<Omit<Staff, 'second'>>;
  /** a new picture of a canvas */
  readonly publish: (config: CanvasConfig, moment: Released<Moment>) => void;
  /** a canvas is gone: its feed ends */
  readonly removed: (name: string) => void;
  readonly viewers: (name: string) => number;
}

export interface ReleaseDesk {
  /** Entries in log order, after commit. */
  append(entries: readonly LogEntry[]): void;
  control(actor: string, command: ControlCommand): Promise<ControlReply>;
  status(): ReleaseStatus;
  stop(): Promise<void>;
}

interface Running {
  readonly canvas: Canvas;
  readonly loop: Loop;
}

/** `start`: state before `entries`; every canvas begins hidden and held (restart rule). */
export async function openDesk(
  deps: DeskDeps,
  from: { readonly start: TableState; readonly entries: readonly LogEntry[] },
): Promise<ReleaseDesk> {
  const desk = new Desk(deps, from);
  for (const row of await deps.canvases.list(deps.table)) {
    const parsed = canvasConfigSchema.safeParse(row.config);
    if (parsed.success) await desk.run(parsed.data);
    else deps.logger.log('error', 'canvas settings do not read: canvas stays off', { canvas: row.name });
  }
  return desk;
}

class Desk implements ReleaseDesk {
  readonly #deps: DeskDeps;
  readonly #timeline: Timeline;
  readonly #running = new Map<string, Running>();
  readonly #keeper: StandingKeeper;
  readonly #second = new Map<string, { readonly actor: string; readonly key: string }>();
  #hold: HoldState = RESTARTED;
  /** Changes of canvases wait for each other; hold and panic wait for nothing. */
  readonly #changes = createQueue();

  /** The past is kept until the canvases say how much of it they still need. */
  constructor(deps: DeskDeps, from: { readonly start: TableState; readonly entries: readonly LogEntry[] }) {
    this.#deps = deps;
    this.#timeline = new Timeline(from.start);
    for (const entry of from.entries) this.#timeline.append(entry);
    this.#keeper = new StandingKeeper(deps);
  }

  append(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#timeline.append(entry);
    if (entries.length === 0) return;
    for (const { loop } of this.#running.values()) loop.wake();
    this.#prune();
  }

  async run(config: CanvasConfig): Promise<void> {
    const { deps, timeline } = { deps: this.#deps, timeline: this.#timeline };
    const stood = await this.#keeper.load(config.name);
    const canvas = new Canvas({ ...deps, timeline, hold: () => this.#hold }, config, stood);
    const loop = runLoop({
      step: async () => {
        const next = await canvas.step();
        if (!isFrozen(this.#hold)) await this.#keeper.keepIfMoved(canvas);
        return next;
      },
      programme: deps.programme,
      failed: (reason) => deps.logger.log('error', 'canvas step failed', { canvas: config.name, reason }),
    });
    this.#running.set(config.name, { canvas, loop });
  }

  async control(actor: string, command: ControlCommand): Promise<ControlReply> {
    switch (command.do) {
      case 'setCanvas':
        return this.#changes.run(() => this.#setCanvas(actor, command));
      case 'removeCanvas':
        return this.#changes.run(() => this.#remove(command.name));
      case 'hold':
        return this.#setHold(hold(this.#hold, this.#deps.programme.now()));
      case 'panic':
        return this.#setHold(panic());
      case 'resume':
        return this.#resume(command.gapMs);
    }
  }

  async #setCanvas(actor: string, command: Extract<ControlCommand, { do: 'setCanvas' }>): Promise<ControlReply> {
    const { config, exception } = command;
    const key = JSON.stringify(config);
    const asked = this.#second.get(config.name);
    const second = asked !== undefined && asked.key === key && asked.actor !== actor ? asked.actor : null;
    const allowed = checkCanvas(config, exception, { ...(await this.#deps.staff(actor)), second });
    if (!allowed.ok) {
      if (allowed.error.code === 'gate-needs-two-people') this.#second.set(config.name, { actor, key });
      return { ok: false, ...allowed.error };
    }
    this.#second.delete(config.name);
    await this.#deps.canvases.put({ tableId: this.#deps.table, name: config.name, config });
    const running = this.#running.get(config.name);
    if (running === undefined) await this.run(config);
    else {
      running.canvas.configure(config);
      await this.#keeper.keep(running.canvas);
      running.loop.wake();
    }
    return { ok: true };
  }

  async #remove(name: string): Promise<ControlReply> {
    const running = this.#running.get(name);
    if (running === undefined) return { ok: false, code: 'unknown-canvas', params: { canvas: name } };
    await running.loop.stop();
    this.#running.delete(name);
    running.canvas.end();
    await this.#deps.canvases.remove(this.#deps.table, name);
    this.#deps.removed(name);
    return { ok: true };
  }

  async #resume(gapMs: number): Promise<ControlReply> {
    if (!isFrozen(this.#hold)) return { ok: false, code: 'not-held', params: {} };
    if (gapMs > 0 && !(await this.#deps.programme.confirmGap(gapMs)))
      return { ok: false, code: 'gap-larger-than-shown', params: { gapMs: this.#deps.programme.gapMs() } };
    return this.#setHold(resume());
  }

  #setHold(next: HoldState): ControlReply {
    this.#hold = next;
    for (const { loop } of this.#running.values()) loop.wake();
    return { ok: true };
  }

  status(): ReleaseStatus {
    const canvases = [...this.#running.values()].map(({ canvas }) => this.#canvasStatus(canvas));
    return {
      programmeNow: this.#deps.programme.now(),
      gapMs: this.#deps.programme.gapMs(),
      held: isFrozen(this.#hold),
      cardsAirDuringPlay: canvases.some((c) => c.exception),
      canvases,
    };
  }

  #canvasStatus(canvas: Canvas): CanvasStatus {
    const { name, audience, kind, delayMs, offsetMs, leadMs, gate } = canvas.config;
    const mode = this.#hold.mode === 'on' ? 'on' : this.#hold.clearAt > this.#deps.programme.now() ? 'holding' : 'held';
    return {
      name,
      audience,
      kind,
      delayMs,
      offsetMs,
      leadMs,
      gate,
      mode,
      onAirAt: canvas.onAirAt(this.#deps.programme.now()),
      onAirHand: canvas.line.state.hand?.number ?? 0,
      nextDueAt: canvas.nextAt,
      viewers: this.#deps.viewers(name),
      exception: airsDuringPlay(canvas.config),
    };
  }

  /** Segments that every canvas has passed are forgotten; where each canvas stands is kept for a restart. */
  #prune(): void {
    const lines = [...this.#running.values()].map(({ canvas }) => canvas.line);
    const lowest =
      lines.length === 0 ? this.#timeline.segments.length - 1 : Math.min(...lines.map((line) => line.index));
    const dropped = this.#timeline.prune(lowest);
    for (const line of dropped === 0 ? [] : lines) line.shift(dropped);
  }

  async stop(): Promise<void> {
    for (const { loop } of this.#running.values()) await loop.stop();
    for (const { canvas } of this.#running.values()) await this.#keeper.keep(canvas);
  }
}

/** Position before the first hand that any canvas still needs: where a restart begins to read. Null when none is stored. */
export function earliestNeeded(canvases: CanvasStore, table: TableId): Promise<number | null> {
  return earliestStanding(canvases, table);
}
