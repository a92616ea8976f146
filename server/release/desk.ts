// The release desk of one table: its canvases, hold, panic and resume, and what consoles may know of them.
import type { CanvasStore } from '../../db/canvases.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { TableState } from '../log/tableState.ts';
import { AirStart } from './airStart.ts';
import { CanvasControl } from './canvasControl.ts';
import type { CanvasDeps } from './canvasDeps.ts';
import { type CanvasConfig, type ControlCommand, type ControlReply, canvasConfigSchema } from './control.ts';
import { Cues } from './cues.ts';
import { DelayChangeDesk } from './delayChangeDesk.ts';
import { deskStatus } from './deskStatus.ts';
import { DuringPlay } from './duringPlay.ts';
import type { Air, CueList, Feed } from './feeds.ts';
import { HandControl } from './handControl.ts';
import { HandWords, type WordStore } from './handWords.ts';
import { type HoldState, hold, isFrozen, isPanic, panic, RESTARTED, resume } from './holds.ts';
import type { OpenCards } from './holeValues.ts';
import { LongestDelays } from './longestDelays.ts';
import type { Note } from './note.ts';
import { OwnNotes } from './ownNotes.ts';
import { isPlayback, PlaybackDesk } from './playbackDesk.ts';
import type { ReadEntries } from './playbackShow.ts';
import type { Staff } from './policy.ts';
import type { Moment, Released } from './released.ts';
import { RunningCanvases } from './runningCanvases.ts';
import { earliestStanding } from './standing.ts';
import type { HandAir, PageStatus, PagesCleared, ReleaseStatus } from './status.ts';
import { type MarkStore, SyncMarks } from './syncMarks.ts';
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
  readonly pages: (name: string) => readonly PageStatus[];
  readonly cleared: (name: string) => PagesCleared;
  readonly wall: () => number;
  readonly settings: MarkStore;
  readonly handWords: WordStore;
  /** the whole log of the table */
  readonly readEntries: ReadEntries;
  readonly note: Note;
  /** consoles show something else now */
  readonly changed: () => void;
}

export interface ReleaseDesk {
  /** Entries in log order, after commit. */
  append(entries: readonly LogEntry[]): void;
  control(actor: string, command: ControlCommand): Promise<ControlReply>;
  status(): ReleaseStatus;
  /** whether every canvas that shows hole cards has gone on from this hand */
  airing(hand: string): 'to-come' | 'aired' | 'no-canvas';
  /** where a hand stands on all canvases together, whatever they show */
  handAir(hand: string): HandAir;
  /** Whether an ask has lapsed since: consoles show it no longer. */
  look(): boolean;
  /** What the clock of a canvas shows now; null when there is no such canvas. */
  air(name: string): Air | null;
  /** what mixers are told */
  readonly cues: Feed<CueList>;
  stop(): Promise<void>;
}

/** `start`: state before `entries`; every canvas begins hidden and held (restart rule). */
export async function openDesk(
  deps: DeskDeps,
  from: { readonly start: TableState; readonly entries: readonly LogEntry[] },
): Promise<ReleaseDesk> {
  const desk = new Desk(deps, from);
  await desk.load();
  for (const row of await deps.canvases.list(deps.table)) {
    const parsed = canvasConfigSchema.safeParse(row.config);
    if (parsed.success) await desk.run(parsed.data);
    else deps.logger.log('error', 'canvas settings do not read: canvas stays off', { canvas: row.name });
  }
  desk.opened();
  return desk;
}

class Desk implements ReleaseDesk {
  readonly #deps: DeskDeps;
  readonly #canvases: RunningCanvases;
  readonly #syncs: SyncMarks;
  readonly #control: CanvasControl;
  readonly #words: HandWords;
  readonly #hands: HandControl;
  readonly #cues: Cues;
  readonly #delays: DelayChangeDesk;
  readonly #start: AirStart;
  readonly #during: DuringPlay;
  readonly #own: OwnNotes;
  readonly #playbacks: PlaybackDesk;
  readonly #longest: LongestDelays;
  #hold: HoldState = RESTARTED;

  /** The past is kept until the canvases say how much of it they still need. */
  constructor(deps: DeskDeps, from: { readonly start: TableState; readonly entries: readonly LogEntry[] }) {
    this.#deps = deps;
    const timeline = new Timeline(from.start);
    for (const entry of from.entries) timeline.append(entry);
    const { programme } = deps;
    this.#own = new OwnNotes(deps);
    const { now } = programme;
    this.#words = new HandWords(deps);
    this.#start = new AirStart({
      ...deps,
      isHeld: () => isFrozen(this.#hold),
      isPanic: () => isPanic(this.#hold),
      resume: () => this.#setHold(resume()),
      changed: () => this.#changed(),
    });
    const delayStep: CanvasDeps['delayStep'] = (cue, change) => this.#delays.stepped(cue, change);
    const said = { hold: () => this.#hold, word: (hand: string) => this.#words.of(hand) };
    const waits: CanvasDeps['waits'] = (config) => this.#start.waits(config);
    const allows: CanvasDeps['allows'] = (config) => this.#control.refusal(config) === null;
    const isCanvas = (name: string) => this.#canvases.get(name) !== undefined;
    const aired = (position: number) => this.#canvases.passed(position);
    this.#longest = new LongestDelays({ ...deps, now });
    const longest = this.#longest;
    this.#playbacks = new PlaybackDesk({ ...deps, ...said, isCanvas, aired, longest });
    this.#canvases = new RunningCanvases({ ...deps, ...said, delayStep, waits, allows }, timeline);
    this.#cues = new Cues(deps.table, now);
    const canvases = this.#canvases;
    this.#during = new DuringPlay({ ...deps, canvases });
    this.#delays = new DelayChangeDesk({
      ...{ canvases, cues: this.#cues, own: this.#own, now },
      refusal: (config) => this.#control.refusal(config),
      changed: (name) => this.#control.changed(name),
    });
    this.#hands = new HandControl({ canvases, words: this.#words, now });
    this.#syncs = new SyncMarks({ ...deps, syncMarks: deps.settings });
    const { staff, removed } = deps;
    const parts = { canvases, delays: this.#delays, playbacks: this.#playbacks, syncs: this.#syncs };
    this.#control = new CanvasControl({ staff, removed, now, ...parts });
  }

  #changed(): void {
    this.#canvases.wake();
    this.#playbacks.wake();
    this.#deps.changed();
  }

  /** All canvases stand where they stood. */
  opened(): void {
    this.#delays.again();
    this.#look();
    this.#deps.programme.onLeap(() => this.#slept());
  }

  /** The computer slept: as after a restart all is hidden and held until one key resumes it. */
  #slept(): void {
    for (const canvas of this.#canvases.all()) canvas.wakeUp();
    this.#setHold(isPanic(this.#hold) ? panic() : RESTARTED);
    this.#own.add({ actor: 'release', action: 'release-held-after-sleep', detail: {} });
    this.#deps.changed();
  }

  append(entries: readonly LogEntry[]): void {
    this.#canvases.append(entries);
    this.#playbacks.append(entries);
    this.#look();
  }

  #look(): void {
    this.#during.look();
    this.#longest.look(this.#canvases.all());
  }

  /** Before the first canvas: none begins with a hand that is kept back. */
  async load(): Promise<void> {
    await this.#words.load();
    await this.#longest.load();
    await this.#start.load();
  }

  async run(config: CanvasConfig): Promise<void> {
    if (isPlayback(config)) return this.#playbacks.run(config);
    await this.#syncs.load(config.name);
    await this.#canvases.run(config);
  }

  async control(actor: string, command: ControlCommand): Promise<ControlReply> {
    const reply = await this.#carryOut(actor, command);
    this.#look();
    this.#own.again();
    return reply;
  }

  #carryOut(actor: string, command: ControlCommand): ControlReply | Promise<ControlReply> {
    switch (command.do) {
      case 'hold':
        return this.#setHold(hold(this.#hold, this.#deps.programme.now()));
      case 'panic':
        return this.#setHold(panic());
      case 'resume':
        return this.#resume(command.gapMs);
      case 'planStart':
        return this.#start.set(actor, command);
      case 'holdHand':
      case 'letHandGo':
      case 'letOwnHandGo':
      case 'dropHand':
        return this.#hands.say(actor, command);
      case 'playFrom':
      case 'nudge':
        return this.#playbacks.say(command);
      default:
        return this.#control.say(actor, command);
    }
  }

  async #resume(gapMs: number): Promise<ControlReply> {
    if (!isFrozen(this.#hold) && !this.#start.awaitsKey) return { ok: false, code: 'not-held', params: {} };
    if (gapMs > 0 && !(await this.#deps.programme.confirmGap(gapMs)))
      return { ok: false, code: 'gap-larger-than-shown', params: { gapMs: this.#deps.programme.gapMs() } };
    await this.#start.resumed();
    return this.#setHold(resume());
  }

  #setHold(next: HoldState): ControlReply {
    if (isFrozen(next)) this.#start.held();
    this.#hold = next;
    this.#canvases.wake();
    this.#playbacks.wake();
    return { ok: true };
  }

  airing(hand: string): 'to-come' | 'aired' | 'no-canvas' {
    return this.#canvases.airing(hand);
  }

  handAir(hand: string): HandAir {
    return this.#canvases.handAir(hand);
  }

  status(): ReleaseStatus {
    return deskStatus(this.#canvases.all(), {
      playbacks: this.#playbacks.all(),
      ...{ hold: this.#hold, programme: this.#deps.programme, asks: this.#control.asks() },
      ...{ hands: this.#hands.toAir(), start: this.#start.status, playing: this.#canvases.playing },
      ...{ viewers: this.#deps.viewers, pages: this.#deps.pages, cleared: this.#deps.cleared },
      sync: (config) => this.#syncs.status(config),
    });
  }

  look(): boolean {
    return this.#control.look();
  }

  air(name: string): Air | null {
    return this.#canvases.get(name)?.air(this.#deps.programme.now()) ?? this.#playbacks.get(name)?.air ?? null;
  }

  get cues(): Feed<CueList> {
    return this.#cues.feed;
  }

  async stop(): Promise<void> {
    this.#cues.end();
    await this.#start.stop();
    await this.#canvases.stop();
    await this.#playbacks.stop();
    await this.#longest.stop();
  }
}

/** Position before the first hand that any canvas still needs: where a restart begins to read. Null when none is stored. */
export function earliestNeeded(canvases: CanvasStore, table: TableId): Promise<number | null> {
  return earliestStanding(canvases, table);
}
