// The record of rulings of a table, from its hand log entry by entry. What is taken back stays on record and says so. Asks nobody.
import type { IncidentReport } from '../engine/rulings/incident.ts';
import type { LogEntry } from '../log/entry.ts';
import { EMPTY_TABLE, foldEntry, openingsVisible, type TableState } from '../log/tableState.ts';
import type { Around } from './rulingChips.ts';
import { rulingLines } from './rulingLines.ts';
import type { RulingLine } from './view.ts';

export class RulingRecord {
  /** 1 for the first show of the table */
  show = 1;
  /** in the order in which they were recorded */
  lines: readonly RulingLine[] = [];
  readonly #hands = new Map<string, { readonly number: number; readonly show: number }>();
  /** `<hand> <id>` -> what was reported */
  readonly #reports = new Map<string, IncidentReport>();
  /** before the next entry; null behind an entry that the table itself cannot read */
  #state: TableState | null = EMPTY_TABLE;

  add(entry: LogEntry): void {
    this.#learn(entry);
    const around = this.#step(entry);
    this.lines = withTakenBack(this.lines, entry);
    const { handId } = entry;
    const reported = (id: number) => this.#reports.get(`${handId} ${id}`) ?? null;
    const lines = rulingLines(entry, { show: this.show, number: this.numberOf(handId), reported, around });
    if (lines.length > 0) this.lines = [...this.lines, ...lines];
  }

  /** 0 between hands, and for a hand that this table has not played. */
  numberOf(hand: string | null): number {
    return hand === null ? 0 : (this.#hands.get(hand)?.number ?? 0);
  }

  /** The show in which it was dealt; the present one for a hand that this table has not played. */
  showOf(hand: string): number {
    return this.#hands.get(hand)?.show ?? this.show;
  }

  #step(entry: LogEntry): Around | null {
    const before = this.#state;
    this.#state = before === null ? null : folded(before, entry);
    return aroundOf(before, this.#state);
  }

  #learn({ handId, events }: LogEntry): void {
    for (const event of events) {
      if (event.type === 'ShowStarted') this.show += 1;
      if (event.type === 'HandStarted') this.#hands.set(event.handId, { number: event.number, show: this.show });
      // a correction renumbers reports
      const now = event.type === 'HandAmended' ? event.steps.flatMap((step) => step.events) : [event];
      for (const one of now) if (one.type === 'IncidentReported') this.#reports.set(`${handId} ${one.id}`, one.report);
    }
  }
}

/** A table whose log breaks is read-only from there on; its rulings stay readable. */
function folded(state: TableState, entry: LogEntry): TableState | null {
  try {
    return foldEntry(state, entry);
  } catch {
    return null;
  }
}

/** Null while faces wait for the second key: what they decide is not told by chips either. */
function aroundOf(before: TableState | null, after: TableState | null): Around | null {
  if (before?.hand == null || after?.hand == null || before.hand.handId !== after.hand.handId) return null;
  return openingsVisible(before) && openingsVisible(after) ? { before: before.hand, after: after.hand } : null;
}

/** What an amendment leaves out counts no more; what it brings back counts again. Either is a line of its own. */
function withTakenBack(lines: readonly RulingLine[], entry: LogEntry): readonly RulingLine[] {
  const amended = entry.events.find((event) => event.type === 'HandAmended');
  if (amended?.type !== 'HandAmended') return lines;
  // steps that one amendment inserted stand apart by thousandths
  const counts = new Set(amended.steps.map(({ origin }) => (origin === null ? null : Math.floor(origin))));
  const moved = lines.filter(
    (line) => line.hand === entry.handId && isOfStep(line) && line.takenBack === counts.has(positionOf(line)),
  );
  if (moved.length === 0) return lines;
  const marked = lines.map((line) => (moved.includes(line) ? { ...line, takenBack: !line.takenBack } : line));
  return [...marked, ...moved.map((line, i) => about(line, { entry, nth: i }))];
}

export function positionOf({ id }: RulingLine): number {
  return Math.floor(Number(id));
}

/** Not a line about another line, nor one about an edit of what was entered. */
function isOfStep({ what }: RulingLine): boolean {
  return what !== 'taken-back' && what !== 'restored' && what !== 'amended';
}

function about(line: RulingLine, { entry, nth }: { readonly entry: LogEntry; readonly nth: number }): RulingLine {
  return {
    ...line,
    id: `${entry.position}.1${nth}`,
    recorded: entry.recorded,
    what: line.takenBack ? 'restored' : 'taken-back',
    declaredBy: '',
    recordedBy: entry.actor,
    note: '',
    chips: [],
    takenBack: false,
  };
}

export interface PageWish {
  /** lines recorded before this position; null: the newest */
  readonly before: number | null;
  readonly most: number;
}

/** Newest first, lines of one entry together; beside them what to ask for next, null when there is nothing older. */
export function rulingPage(
  lines: readonly RulingLine[],
  { before, most }: PageWish,
): readonly [readonly RulingLine[], number | null] {
  const earlier = before === null ? lines : lines.filter((line) => positionOf(line) < before);
  const first = earlier[Math.max(0, earlier.length - most)];
  if (first === undefined) return [[], null];
  const from = positionOf(first);
  const page = earlier.filter((line) => positionOf(line) >= from);
  return [[...page].reverse(), page.length === earlier.length ? null : from];
}
