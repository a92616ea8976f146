// How a table comes back: newest usable snapshot, the entries behind it, the tracker's checkpoint. Caches only; the log is the truth.
import type { HandLogStore } from '../../db/handLog.ts';
import type { SnapshotStore } from '../../db/snapshots.ts';
import type { Ownership } from '../../db/tableOwner.ts';
import type { TableId } from '../base/ids.ts';
import type { Sealer } from '../base/sealer.ts';
import type { DecodeFault } from '../log/codec.ts';
import type { LogEntry } from '../log/entry.ts';
import { readLog } from '../log/logStream.ts';
import { EMPTY_TABLE, foldEntry, storedState, type TableState } from '../log/tableState.ts';
import { emptyTracker } from '../tracker/empty.ts';
import { TRACKER_VERSION, type TrackerState } from '../tracker/state.ts';
import { hashState, SNAPSHOT_KIND, STATE_VERSION } from './writer.ts';

export interface RecoveryDeps {
  readonly table: TableId;
  readonly log: HandLogStore;
  readonly snapshots: SnapshotStore;
  readonly sealer: Sealer;
}

export interface Recovered {
  /** the snapshot that the entries were folded onto */
  readonly base: TableState;
  readonly state: TableState;
  /** entries since the snapshot, oldest first */
  readonly entries: readonly LogEntry[];
  /** where the log stops making sense; the state is the one before it */
  readonly fault: DecodeFault | null;
}

/** Folds the log from the newest snapshot at or before `atMost` (any when left out). */
export async function recoverState(deps: RecoveryDeps, atMost?: number): Promise<Recovered> {
  const base = await snapshotState(deps, atMost);
  let state = base;
  const entries: LogEntry[] = [];
  let broken: DecodeFault | null = null;
  const read = await readLog(deps.log, { table: deps.table, after: state.position }, (entry) => {
    if (broken !== null) return;
    if (entry.position !== state.position + 1) {
      broken = { position: state.position + 1, reason: 'is missing' };
      return;
    }
    try {
      state = foldEntry(state, entry);
      entries.push(entry);
    } catch {
      broken = { position: entry.position, reason: 'does not fold' };
    }
  });
  return { base, state, entries, fault: broken ?? (read.ok ? null : read.error) };
}

/** The entries behind position `from` up to position `to`. */
export async function entriesBetween(
  { log, ownership }: { readonly log: HandLogStore; readonly ownership: Ownership },
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  await readLog(log, { table: ownership.tableId, after: from }, (entry) => entries.push(entry));
  return entries.filter((entry) => entry.position <= to);
}

/** A snapshot whose hash does not fit is not used: the log is folded from the start instead. */
async function snapshotState({ table, snapshots }: RecoveryDeps, atMost: number | undefined): Promise<TableState> {
  const row = await snapshots.latest({
    tableId: table,
    kind: SNAPSHOT_KIND,
    version: STATE_VERSION,
    ...(atMost === undefined ? {} : { atMost }),
  });
  if (row === undefined) return EMPTY_TABLE;
  const state = storedState(row.state);
  return hashState(state) === row.hash ? state : EMPTY_TABLE;
}

export interface TrackerAt {
  readonly tracker: TrackerState;
  readonly offset: number;
  /** the checkpoint was there and did not open */
  readonly unreadable: boolean;
}

/** Of another version, or unreadable: a fresh tracker from the consumed position on; cards that lie there are read again. */
export async function recoverTracker(deps: RecoveryDeps): Promise<TrackerAt> {
  const consumed = await deps.log.inboxOffset(deps.table);
  const row = await deps.snapshots.checkpoint(deps.table, TRACKER_VERSION);
  const fresh = { tracker: emptyTracker(), offset: consumed.position, unreadable: false };
  if (row === undefined) return fresh;
  try {
    const plain = deps.sealer.open(row.sealed, checkpointContext(deps.table));
    const tracker: TrackerState = JSON.parse(new TextDecoder().decode(plain));
    return { tracker, offset: row.inboxPosition, unreadable: false };
  } catch {
    return { ...fresh, unreadable: true };
  }
}

export function checkpointContext(table: TableId): string {
  return `checkpoint|${table}`;
}

export function sealTracker(sealer: Sealer, table: TableId, tracker: TrackerState): Uint8Array {
  return sealer.seal(new TextEncoder().encode(JSON.stringify(tracker)), checkpointContext(table));
}
