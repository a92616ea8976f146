// Shows of a table that are over, as they stand in its log: where each begins and ends, and its entries with every correction
// known by now. Nothing of another show is among them. Knows no card but those that lie face up.
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../log/tableState.ts';
import { Timeline } from './timeline.ts';

/** Calls `each` for every entry behind position `after`, in order. */
export type ReadEntries = (after: number, each: (entry: LogEntry) => void) => Promise<unknown>;

/** The end of a show, while it stands. */
export interface ShowEnd {
  readonly position: number;
  /** programme ms */
  readonly recorded: number;
}

export interface FoundShow {
  /** of its first entry; its name from one reading to the next */
  readonly position: number;
  /** programme ms at which it began */
  readonly began: number;
  /** state before it */
  readonly start: TableState;
  /** null: it goes on */
  readonly end: ShowEnd | null;
}

interface Finding extends FoundShow {
  end: ShowEnd | null;
}

/** All shows of the log, oldest first. */
export async function findShows(read: ReadEntries): Promise<readonly FoundShow[]> {
  const shows: Finding[] = [];
  let state: TableState = EMPTY_TABLE;
  await read(0, (entry) => {
    if (shows.length === 0 || has(entry, 'ShowStarted')) shows.push(found(state, entry));
    const show = shows.at(-1);
    if (show !== undefined) note(show, entry);
    state = foldEntry(state, entry);
  });
  return shows;
}

function found(start: TableState, { position, happened }: LogEntry): Finding {
  return { position, began: happened, start, end: null };
}

function note(show: Finding, entry: LogEntry): void {
  if (has(entry, 'ShowEnded')) show.end = { position: entry.position, recorded: entry.recorded };
  if (has(entry, 'ShowReopened')) show.end = null;
}

/** The show from its first entry on; what was put right in its hands since another one began counts as well. */
export async function timelineOf(read: ReadEntries, { position, start }: FoundShow): Promise<Timeline> {
  const timeline = new Timeline(start);
  const hands = new Set<string>();
  let over = false;
  await read(position - 1, (entry) => {
    over ||= entry.position > position && has(entry, 'ShowStarted');
    if (over && (entry.handId === null || !hands.has(entry.handId))) return;
    if (entry.handId !== null) hands.add(entry.handId);
    timeline.append(entry);
  });
  return timeline;
}

/** The one to play: the newest that began by `at`, or the newest of all where none did. */
export function showAt(shows: readonly FoundShow[], at: number): FoundShow | undefined {
  return shows.findLast(({ began }) => began <= at) ?? shows.findLast(({ end }) => end !== null) ?? shows.at(-1);
}

function has({ events }: LogEntry, type: LogEvent['type']): boolean {
  return events.some((event) => event.type === type);
}
