// How one table writes its hand log: entries from decided inputs, one transaction under its epoch, snapshots between hands.
import { createHash } from 'node:crypto';
import type { NewCheckpoint, NewSnapshot } from '../../db/appendHandLog.ts';
import type { HandLogStore } from '../../db/handLog.ts';
import type { Ownership } from '../../db/tableOwner.ts';
import { canonicalJson } from '../base/canonicalJson.ts';
import type { ClientId } from '../base/ids.ts';
import type { HandId } from '../engine/ids.ts';
import { encodeEntry } from '../log/codec.ts';
import { LOG_VERSION, type LogEntry } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { CommandReply } from './commands.ts';
import { type Decided, handRuns } from './decideInput.ts';

/** Raised with every change of the folded state: older snapshots are left aside. */
export const STATE_VERSION = 8;
export const SNAPSHOT_KIND = 'table';

export interface NewInput {
  readonly decided: Decided;
  readonly actor: string;
  readonly clientId: ClientId;
  readonly typed: boolean;
  readonly recorded: number;
  readonly happened: number;
}

/** Raised when this process is no longer the writer, or the log has moved under it: nothing was written. */
export class NotOwner extends Error {}

export interface Commit {
  readonly ownership: Ownership;
  /** state before the entries */
  readonly before: TableState;
  readonly after: TableState;
  readonly entries: readonly LogEntry[];
  /** positions of entries that take effect when the hand is over */
  readonly waiting: readonly number[];
  readonly offset: number;
  readonly checkpoint: NewCheckpoint | null;
}

/** Entries, snapshot, tracker checkpoint and inbox offset in one transaction, under the owner's epoch. */
export async function commitBatch(log: HandLogStore, commit: Commit): Promise<void> {
  const { tableId, node, epoch } = commit.ownership;
  const between = commit.entries.length > 0 && !handRuns(commit.after);
  const appended = await log.append({
    tableId,
    node,
    epoch,
    after: commit.before.position,
    entries: commit.entries.map((entry) => encodeEntry(entry, replyOf(entry, commit.waiting))),
    snapshots: between ? [snapshotOf(commit.after)] : [],
    inboxOffset: { position: commit.offset },
    ...(commit.checkpoint === null ? {} : { checkpoint: commit.checkpoint }),
  });
  if (!appended.ok) throw new NotOwner(`hand log append refused: ${appended.error}`);
  if (appended.value.repeated) throw new NotOwner('hand log append repeated: the log has moved');
}

export function replyOf({ position }: LogEntry, waiting: readonly number[]): CommandReply {
  return { ok: true, position, ...(waiting.includes(position) ? { waits: true } : {}) };
}

export function entryOf(table: Ownership['tableId'], state: TableState, input: NewInput): LogEntry {
  const handId: HandId | null = input.decided.hand;
  const starts = input.decided.input.type === 'hand' && input.decided.input.command.type === 'StartHand';
  const recorded = Math.max(state.recorded, input.recorded);
  return {
    table,
    position: state.position + 1,
    version: LOG_VERSION,
    recorded,
    happened: starts
      ? Math.min(recorded, input.happened)
      : Math.max(handId === null ? 0 : state.happened, input.happened),
    actor: input.actor,
    clientId: input.clientId,
    handId,
    typed: input.typed,
    input: input.decided.input,
    events: input.decided.events,
  };
}

export function snapshotOf(state: TableState): NewSnapshot {
  return { kind: SNAPSHOT_KIND, position: state.position, version: STATE_VERSION, state, hash: hashState(state) };
}

/** SHA-256 of the state with its keys in a fixed order. */
export function hashState(state: TableState): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex');
}
