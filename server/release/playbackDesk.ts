// The playback canvases of one table: begun, set, taken away, told what to play. Only what is over and has aired wherever cards
// air is played, and none of it is younger than what protects. Knows no card.
import { z } from 'zod';
import type { CanvasStore } from '../../db/canvases.ts';
import type { TableId } from '../base/ids.ts';
import { createQueue } from '../base/queue.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import type { CanvasConfig, ControlCommand, ControlReply } from './control.ts';
import { PROTECTED_MIN_MS } from './control.ts';
import { isFrozen } from './holds.ts';
import type { LongestDelays } from './longestDelays.ts';
import { type Loop, runLoop } from './loop.ts';
import { type Loaded, Playback, type PlaybackDeps } from './playback.ts';
import { type FoundShow, findShows, type ReadEntries, showAt, timelineOf } from './playbackShow.ts';

export type PlaybackCommand = Extract<ControlCommand, { readonly do: 'playFrom' | 'nudge' }>;

export interface PlaybackDeskDeps extends Omit<PlaybackDeps, 'table'> {
  readonly table: TableId;
  readonly canvases: CanvasStore;
  readonly readEntries: ReadEntries;
  /** whether this entry has come and gone on every canvas that shows cards */
  readonly aired: (position: number) => boolean;
  readonly longest: Pick<LongestDelays, 'between'>;
  /** another canvas has this name */
  readonly isCanvas: (name: string) => boolean;
}

interface Playing {
  readonly playback: Playback;
  /** where it stood when the server stopped, until it is loaded again */
  stood: Place | null;
  /** first entry of the hand that was kept last */
  kept: number;
}

interface Running extends Playing {
  readonly loop: Loop;
}

const placeSchema = z.object({ show: z.int(), at: z.number() });
type Place = Readonly<z.output<typeof placeSchema>>;
const keptSchema = z.object({ playback: placeSchema.nullable() });

export function isPlayback({ audience }: Pick<CanvasConfig, 'audience'>): boolean {
  return audience === 'playback';
}

export class PlaybackDesk {
  readonly #deps: PlaybackDeskDeps;
  readonly #running = new Map<string, Running>();
  readonly #changes = createQueue();
  /** how often a show went on after all in this run */
  #reopened = 0;

  constructor(deps: PlaybackDeskDeps) {
    this.#deps = deps;
  }

  get(name: string): Playback | undefined {
    return this.#running.get(name)?.playback;
  }

  all(): readonly Playback[] {
    return [...this.#running.values()].map(({ playback }) => playback);
  }

  wake(): void {
    for (const { loop } of this.#running.values()) loop.wake();
  }

  /** What was kept is stood at, never run: somebody plays it on. */
  async run(config: CanvasConfig): Promise<void> {
    const { programme, logger, table, canvases } = this.#deps;
    const read = keptSchema.safeParse(await canvases.loadRelease(table, config.name));
    const stood = read.success ? read.data.playback : null;
    const playing: Playing = { playback: new Playback(this.#deps, config), stood, kept: 0 };
    const failed = (reason: string) => logger.log('error', 'playback failed', { canvas: config.name, reason });
    const loop = runLoop({ step: () => this.#step(playing), programme, failed });
    this.#running.set(config.name, Object.assign(playing, { loop }));
  }

  async put(config: CanvasConfig): Promise<void> {
    await this.#deps.canvases.put({ tableId: this.#deps.table, name: config.name, config });
    const running = this.#running.get(config.name);
    if (running === undefined) return this.run(config);
    running.playback.configure(config);
    running.loop.wake();
  }

  async remove(name: string): Promise<void> {
    const running = this.#running.get(name);
    if (running === undefined) return;
    await running.loop.stop();
    this.#running.delete(name);
    running.playback.end();
    await this.#deps.canvases.remove(this.#deps.table, name);
  }

  /** A show that goes on after all is played no longer. */
  append(entries: readonly LogEntry[]): void {
    if (!entries.some((entry) => has(entry, 'ShowReopened'))) return;
    this.#reopened += 1;
    for (const running of this.#running.values()) {
      if (running.playback.place === null && running.stood === null) continue;
      running.stood = running.playback.place ?? running.stood;
      running.playback.load(null);
      running.loop.wake();
    }
  }

  say(command: PlaybackCommand): Promise<ControlReply> {
    return this.#changes.run(() => this.#carryOut(command));
  }

  async #carryOut(command: PlaybackCommand): Promise<ControlReply> {
    const { name } = command;
    const running = this.#running.get(name);
    if (running === undefined) {
      const code = this.#deps.isCanvas(name) ? 'not-a-playback' : 'unknown-canvas';
      return { ok: false, code, params: { canvas: name } };
    }
    if (command.do === 'nudge') return this.#nudge(running, command.ms);
    const loaded = await this.#found((shows) => showAt(shows, command.at));
    if (loaded === null) return { ok: false, code: 'show-not-over', params: {} };
    running.stood = null;
    running.playback.load(loaded);
    running.playback.play(command.at, command.running);
    return this.#said(running);
  }

  async #nudge(running: Running, ms: number): Promise<ControlReply> {
    await this.#comeBack(running);
    if (running.playback.place === null)
      return { ok: false, code: 'nothing-played', params: { canvas: running.playback.config.name } };
    running.playback.nudge(ms);
    return this.#said(running);
  }

  async #said(running: Running): Promise<ControlReply> {
    await this.#keep(running);
    running.loop.wake();
    return { ok: true };
  }

  /** Over, aired wherever cards air, and so long ago that it is due on any protected canvas and on any that there was. */
  #mayPlay({ began, end }: FoundShow): boolean {
    const { aired, longest, programme } = this.#deps;
    if (end === null || !aired(end.position)) return false;
    return programme.now() - end.recorded >= Math.max(PROTECTED_MIN_MS, longest.between(began, end.recorded));
  }

  /** null: it may not be played, or a show went on after all while the log was read. */
  async #found(pick: (shows: readonly FoundShow[]) => FoundShow | undefined): Promise<Loaded | null> {
    const reopened = this.#reopened;
    const show = pick(await findShows(this.#deps.readEntries));
    if (show === undefined || !this.#mayPlay(show)) return null;
    const timeline = await timelineOf(this.#deps.readEntries, show);
    return reopened === this.#reopened ? { show: show.position, began: show.began, timeline } : null;
  }

  /** The same show, if it may be played now: it may have gone on and ended anew since. */
  async #comeBack(running: Playing): Promise<void> {
    const { stood } = running;
    if (stood === null) return;
    const loaded = await this.#found((shows) => shows.find(({ position }) => position === stood.show));
    if (running.stood !== stood) return;
    running.stood = null;
    running.playback.load(loaded);
    running.playback.play(stood.at, false);
  }

  async #step(running: Playing): Promise<number | null> {
    if (!isFrozen(this.#deps.hold())) await this.#comeBack(running);
    const next = await running.playback.step();
    if (running.kept !== running.playback.line.segment.firstPosition) await this.#keep(running);
    return next;
  }

  async #keep(running: Playing): Promise<void> {
    const { playback } = running;
    running.kept = playback.line.segment.firstPosition;
    const kept = { playback: playback.place ?? running.stood };
    await this.#deps.canvases
      .saveRelease(this.#deps.table, playback.config.name, kept)
      .catch(() => this.#deps.logger.log('warn', 'place of a playback not stored', { canvas: playback.config.name }));
  }

  async stop(): Promise<void> {
    for (const { loop } of this.#running.values()) await loop.stop();
    for (const running of this.#running.values()) await this.#keep(running);
  }
}

function has({ events }: LogEntry, type: LogEvent['type']): boolean {
  return events.some((event) => event.type === type);
}
