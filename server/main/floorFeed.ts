// The ruling desk's feed of one table: made anew when something that a judge sees has changed, one view after the other.
import type { Clock } from '../base/clock.ts';
import type { FloorInput } from '../floor/floorInput.ts';
import { floorView } from '../floor/floorView.ts';
import type { FloorView } from '../floor/view.ts';
import type { LogEntry } from '../log/entry.ts';
import { openingsVisible } from '../log/tableState.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { Table } from '../table/table.ts';
import type { AlarmBoard } from './alarmBoard.ts';
import type { Names } from './names.ts';
import { Redraw } from './redraw.ts';
import type { RulingHistory } from './rulingHistory.ts';

export interface FloorFeedDeps {
  readonly table: string;
  readonly tableName: string;
  readonly seatCount: number;
  readonly clock: Clock;
  readonly now: () => number;
  readonly source: Pick<Table, 'state' | 'questions' | 'readOnly'>;
  readonly alarms: Pick<AlarmBoard, 'open'>;
  readonly history: Pick<RulingHistory, 'last' | 'add'>;
  readonly names: Names;
  readonly failed: () => void;
  readonly draw?: typeof floorView;
}

const GATHER_MS = 15;
const RULINGS_SHOWN = 12;

export class FloorFeed {
  readonly feed: WritableFeed<FloorView>;
  readonly #deps: FloorFeedDeps;
  readonly #redraw: Redraw;
  #entries: readonly LogEntry[];
  /** notices of this hand that somebody has looked at; after a restart they are shown again */
  readonly #looked = new Set<string>();
  /** somebody has looked at this table's desk since the start: before that nothing is read or drawn */
  #watched = false;
  #last: { readonly from: FloorInput; readonly facts: string; readonly view: FloorView } | null = null;

  constructor(deps: FloorFeedDeps, entries: readonly LogEntry[]) {
    this.#deps = deps;
    this.#entries = ofThisHand(entries, deps.source.state().hand?.handId ?? null);
    this.feed = createFeed<FloorView>(deps.table, 'floor');
    this.#redraw = new Redraw({
      draw: () => this.#publish(),
      failed: deps.failed,
      gather: { clock: deps.clock, ms: GATHER_MS },
    });
  }

  add(entries: readonly LogEntry[]): void {
    this.#deps.history.add(entries);
    if (entries.some(({ events }) => events.some(({ type }) => type === 'HandStarted'))) this.#looked.clear();
    this.#entries = ofThisHand([...this.#entries, ...entries], this.#deps.source.state().hand?.handId ?? null);
    this.changed();
  }

  changed(): void {
    if (this.#watched) this.#redraw.changed();
  }

  /** A desk opens. */
  watch(): WritableFeed<FloorView> {
    this.#watched = true;
    if (this.feed.latest() === null) this.changed();
    return this.feed;
  }

  /** Somebody has looked at a soft alarm; false: there is none such. */
  look(notice: string): boolean {
    const known = this.feed.latest()?.view.notices.some(({ id }) => id === notice) ?? false;
    if (known) this.#looked.add(notice);
    this.changed();
    return known;
  }

  stop(): void {
    this.#redraw.stop();
    this.feed.end();
  }

  async #publish(): Promise<void> {
    const { table, tableName, seatCount, now, source, alarms, history } = this.#deps;
    const [rulings, rulingCount] = await history.last(RULINGS_SHOWN);
    const state = source.state();
    const view = this.#drawn({
      ...{ table, tableName, seatCount, now: now(), state, entries: this.#entries, rulings, rulingCount },
      alarms: alarms.open(),
      questions: source.questions(),
      looked: this.#looked,
      openingsVisible: openingsVisible(state),
      readOnly: source.readOnly(),
    });
    const named = await this.#named(view);
    this.feed.publish(named, JSON.stringify({ ...named, now: 0 }));
  }

  /** What it was made from has not changed: then only the time has. */
  #drawn(from: FloorInput): FloorView {
    const last = this.#last;
    const facts = factsOf(from);
    const same = last !== null && last.from.state === from.state && last.from.entries === from.entries;
    const { draw = floorView } = this.#deps;
    const view = same && last.facts === facts ? { ...last.view, now: from.now } : draw(from);
    this.#last = { from, facts, view };
    return view;
  }

  async #named(view: FloorView): Promise<FloorView> {
    const { names } = this.#deps;
    const named = view.incidents.map(async (one) => ({ ...one, recordedBy: await names.nameOf(one.recordedBy) }));
    return { ...view, incidents: await Promise.all(named) };
  }
}

/** All but the log and what follows from it. */
function factsOf({ state: _state, entries: _entries, now: _now, looked, ...facts }: FloorInput): string {
  return JSON.stringify([facts, [...looked]]);
}

function ofThisHand(entries: readonly LogEntry[], hand: string | null): readonly LogEntry[] {
  return hand === null ? [] : entries.filter(({ handId }) => handId === hand);
}
