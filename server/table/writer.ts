// The only writer of one table's hand log: appends under its epoch, keeps the folded state, snapshots at hand ends.
import { createHash } from 'node:crypto';
import type { NewCheckpoint, NewSnapshot } from '../../db/appendHandLog.ts';
import type { HandLogStore } from '../../db/handLog.ts';
import type { Ownership } from '../../db/tableOwner.ts';
import type { ClientId } from '../base/ids.ts';
import type { HandId } from '../engine/ids.ts';
import { encodeEntry } from '../log/codec.ts';
import { LOG_VERSION, type LogEntry } from '../log/entry.ts';
import { foldEntry, type TableState } from '../log/tableState.ts';
import type { CommandReply } from './commands.ts';
import type { Decided } from './decideInput.ts';

export const STATE_VERSION = 1;
export const SNAPSHOT_KIND = 'table';

export interface NewInput {
  readonly decided: Decided;
  readonly actor: string;
  readonly clientId: ClientId;
  readonly typed: boolean;
  readonly recorded: number;
  readonly happened: number;
}

export interface Consumed {
  readonly position: number;
  readonly checkpoint: NewCheckpoint | null;
}

export interface Written {
  readonly entry: LogEntry;
  readonly state: TableState;
}

/** Raised when this process is no longer the writer, or the log has moved under it: nothing was written. */
export class NotOwner extends Error {}

export interface WriterDeps {
  readonly log: HandLogStore;
  readonly ownership: Ownership;
  readonly hand: (state: TableState) => boolean;
}

/** Appends one entry; resolves after commit with the state that was served from then on. */
export async function writeEntry(
  deps: WriterDeps,
  state: TableState,
  write: { readonly input: NewInput; readonly consumed: Consumed | null },
): Promise<Written> {
  const entry = entryOf(deps.ownership.tableId, state, write.input);
  const next = foldEntry(state, entry);
  const reply: CommandReply = { ok: true, position: entry.position };
  const appended = await deps.log.append({
    tableId: deps.ownership.tableId,
    node: deps.ownership.node,
    epoch: deps.ownership.epoch,
    after: state.position,
    entries: [encodeEntry(entry, reply)],
    snapshots: deps.hand(next) ? [] : [snapshotOf(next)],
    ...offsetOf(write.consumed),
  });
  if (!appended.ok) throw new NotOwner(`hand log append refused: ${appended.error}`);
  return { entry, state: next };
}

/** Consumes observations that led to no entry. */
export async function writeOffset(deps: WriterDeps, state: TableState, consumed: Consumed): Promise<void> {
  const { tableId, node, epoch } = deps.ownership;
  const appended = await deps.log.append({
    tableId,
    node,
    epoch,
    after: state.position,
    entries: [],
    ...offsetOf(consumed),
  });
  if (!appended.ok) throw new NotOwner(`inbox offset refused: ${appended.error}`);
}

function offsetOf(consumed: Consumed | null) {
  if (consumed === null) return {};
  const inboxOffset = { position: consumed.position };
  return consumed.checkpoint === null ? { inboxOffset } : { inboxOffset, checkpoint: consumed.checkpoint };
}

function entryOf(table: Ownership['tableId'], state: TableState, input: NewInput): LogEntry {
  const handId: HandId | null = input.decided.hand;
  const starts = input.decided.input.type === 'hand' && input.decided.input.command.type === 'StartHand';
  return {
    table,
    position: state.position + 1,
    version: LOG_VERSION,
    recorded: Math.max(state.recorded, input.recorded),
    happened: starts ? input.recorded : Math.max(handId === null ? 0 : state.happened, input.happened),
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
  return createHash('sha256').update(canonical(state)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
}
