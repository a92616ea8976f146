// The console feed of one table: made anew when something a console shows has changed, one view after the other.
import type { Clock } from '../base/clock.ts';
import type { ConsoleInput, FilledPlace } from '../console/consoleInput.ts';
import { consoleView } from '../console/consoleView.ts';
import type { ConsoleView, ReaderStatus } from '../console/view.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { openingsVisible } from '../log/tableState.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { ReleaseStatus } from '../release/status.ts';
import { turnOf } from '../table/decideInput.ts';
import type { Table } from '../table/table.ts';
import type { Names } from './names.ts';
import { withoutBeat } from './pageBoard.ts';
import { Redraw } from './redraw.ts';

export interface ConsoleFeedDeps {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly cardDesk: boolean;
  readonly deckDesk: () => ConsoleView['deckDesk'];
  /** seats of the table, 2 to 10 */
  readonly seatCount: number;
  readonly clock: Clock;
  readonly now: () => number;
  readonly source: Pick<Table, 'state' | 'proposals' | 'questions' | 'readOnly'>;
  readonly release: () => ReleaseStatus;
  readonly filled: (hand: string) => Promise<readonly FilledPlace[]>;
  readonly readers: () => readonly ReaderStatus[];
  readonly people: () => ConsoleView['people'];
  /** an alarm beside the log that stops a hand */
  readonly stopOf: (hand: string) => { readonly code: string; readonly clause: string } | null;
  readonly names: Names;
  readonly failed: () => void;
  readonly draw?: typeof consoleView;
}

/** Several changes within this time are one frame. */
const GATHER_MS = 15;
const LINES_KEPT = 400;
const NONE: readonly FilledPlace[] = [];

export class ConsoleFeed {
  readonly feed: WritableFeed<ConsoleView>;
  readonly #deps: ConsoleFeedDeps;
  #entries: LogEntry[];
  readonly #redraw: Redraw;
  #filled: { readonly key: string; readonly places: readonly FilledPlace[] } = { key: '', places: NONE };
  #last: { readonly from: ConsoleInput; readonly facts: string; readonly view: ConsoleView } | null = null;

  constructor(deps: ConsoleFeedDeps, entries: readonly LogEntry[]) {
    this.#deps = deps;
    this.#entries = ofThisHand(entries);
    this.feed = createFeed<ConsoleView>(deps.table, 'console');
    this.#redraw = new Redraw({
      draw: () => this.#publish(),
      failed: deps.failed,
      gather: { clock: deps.clock, ms: GATHER_MS },
    });
  }

  add(entries: readonly LogEntry[]): void {
    this.#entries = ofThisHand([...this.#entries, ...entries]);
    this.changed();
  }

  changed(): void {
    this.#redraw.changed();
  }

  stop(): void {
    this.#redraw.stop();
    this.feed.end();
  }

  async #filledPlaces(hand: string | null): Promise<readonly FilledPlace[]> {
    if (hand === null) return NONE;
    const key = `${hand}|${fillsIn(this.#entries)}`;
    if (this.#filled.key !== key) this.#filled = { key, places: await this.#deps.filled(hand) };
    return this.#filled.places;
  }

  #drawn(from: ConsoleInput): ConsoleView {
    const { draw = consoleView } = this.#deps;
    const last = this.#last;
    const facts = factsOf(from);
    const same = last !== null && last.facts === facts && isSame(last.from, from);
    const view = same ? { ...last.view, now: from.now, release: from.release } : draw(from);
    this.#last = { from, facts, view };
    return view;
  }

  async #publish(): Promise<void> {
    const { source, release, readers, people, table, tableName, demo, cardDesk, seatCount } = this.#deps;
    const filled = await this.#filledPlaces(source.state().hand?.handId ?? null);
    const state = source.state();
    const view = this.#drawn({
      table,
      tableName,
      demo,
      cardDesk,
      deckDesk: this.#deps.deckDesk(),
      seatCount,
      now: this.#deps.now(),
      state,
      turn: turnOf(state),
      entries: this.#entries,
      proposals: source.proposals(),
      questions: source.questions(),
      filled,
      release: release(),
      readers: readers(),
      people: people(),
      openingsVisible: openingsVisible(state),
      readOnly: source.readOnly(),
      stopped: state.hand === null ? null : this.#deps.stopOf(state.hand.handId),
    });
    const named = await this.#deps.names.name(view);
    this.feed.publish(named, keyOf(named));
  }
}

/** Made from the same as before, but for times that run by themselves. */
function isSame(before: ConsoleInput, from: ConsoleInput): boolean {
  const parts = ['state', 'entries', 'proposals', 'questions', 'filled'] as const;
  // where a late hand stands follows from the time
  return from.state.afterwards === null && parts.every((part) => before[part] === from[part]);
}

/** All but the log and what the tracker asks. */
function factsOf({ tableName, cardDesk, deckDesk, readers, people, readOnly, stopped, release }: ConsoleInput): string {
  return JSON.stringify([tableName, cardDesk, deckDesk, readers, people, readOnly, stopped, steady(release)]);
}

/** A slot is filled or put right by an entry that says so: nothing else changes the answer. */
function fillsIn(entries: readonly LogEntry[]): number {
  const fills = (event: LogEvent) => event.type === 'HoleCardDealt' || event.type === 'HoleCorrected';
  return entries.filter((entry) => entry.events.some(fills)).length;
}

/** Times that run by themselves are no change: the page counts on from `now`. */
function keyOf(view: ConsoleView): string {
  return JSON.stringify({ ...view, now: 0, release: steady(view.release) });
}

function steady(release: ReleaseStatus): object {
  const canvases = release.canvases.map((c) => ({
    ...c,
    onAirAt: 0,
    playback: c.playback?.running === true ? { ...c.playback, at: 0 } : c.playback,
    pages: c.pages.map(withoutBeat),
  }));
  return { ...release, programmeNow: 0, gapMs: release.gapMs > 0, canvases };
}

/** The running hand, and the set-up since the hand before. */
function ofThisHand(entries: readonly LogEntry[]): LogEntry[] {
  const start = entries.findLastIndex((e) => e.input.type === 'hand' && e.input.command.type === 'StartHand');
  const since = start < 0 ? entries : entries.slice(Math.max(0, sessionBefore(entries, start)));
  return since.slice(-LINES_KEPT);
}

function sessionBefore(entries: readonly LogEntry[], start: number): number {
  let from = start;
  while (from > 0 && entries[from - 1]?.input.type === 'session') from -= 1;
  return from;
}
