// Reads what is really stored and compares it with what was acknowledged: the hand log, the reader inbox, the snapshots.

import { createAuditStore } from '../../db/audit.ts';
import type { OpenDatabase } from '../../db/client.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { tableId } from '../../server/base/ids.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { readLog } from '../../server/log/logStream.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { hashState } from '../../server/table/writer.ts';
import type { ReaderWire } from '../support/readerWire.ts';
import { realClock } from '../support/realClock.ts';
import type { Sent } from '../support/steadyConsole.ts';

export interface Folded {
  readonly state: TableState;
  readonly hash: string;
  readonly entries: readonly LogEntry[];
  /** hash of the state after each position */
  readonly hashes: ReadonlyMap<number, string>;
}

/** From the first entry to the last, without any snapshot. */
export async function foldAll({ db }: OpenDatabase, table: string): Promise<Folded> {
  let state = EMPTY_TABLE;
  const entries: LogEntry[] = [];
  const hashes = new Map<number, string>();
  const read = await readLog(createHandLogStore(db), { table: tableId(table), after: 0 }, (entry) => {
    if (entry.position !== state.position + 1) throw new Error(`position ${entry.position} after ${state.position}`);
    state = foldEntry(state, entry);
    entries.push(entry);
    hashes.set(entry.position, hashState(state));
  });
  if (!read.ok) throw new Error(`position ${read.error.position} does not decode: ${read.error.reason}`);
  return { state, hash: hashState(state), entries, hashes };
}

/** Acknowledged commands that are not in the log at their position, exactly once. */
export function missingCommands({ entries }: Folded, acknowledged: readonly Sent[]): readonly string[] {
  const found = new Map<string, number[]>();
  for (const { clientId, position } of entries) found.set(clientId, [...(found.get(clientId) ?? []), position]);
  return acknowledged
    .filter(({ command }) => command.do !== 'dismiss')
    .flatMap(({ clientId, command, reply }) => {
      const at = found.get(clientId) ?? [];
      const right = reply.ok && at.length === 1 && at[0] === reply.position;
      return right ? [] : [`${command.do} ${clientId}: acknowledged ${JSON.stringify(reply)}, stored at ${at.join()}`];
    });
}

/** Client ids that stand in the log more than once. */
export function doubled({ entries }: Folded): readonly string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ clientId }) => {
    if (seen.has(clientId)) return [clientId];
    seen.add(clientId);
    return [];
  });
}

/** Snapshots that the running server wrote from its memory and that the log does not fold to. */
export async function strangeSnapshots({ pool }: OpenDatabase, { hashes }: Folded): Promise<readonly number[]> {
  const { rows } = await pool.query<{ position: string; hash: string }>('select position, hash from snapshots');
  if (rows.length === 0) throw new Error('no snapshot was ever written');
  return rows
    .filter(({ position, hash }) => hashes.get(Number(position)) !== hash)
    .map(({ position }) => Number(position));
}

/** Reader messages that were acknowledged and are not stored, or are stored twice. */
export async function missingMessages(
  { pool }: OpenDatabase,
  reader: string,
  wire: ReaderWire,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ boot: string; seq: string }>(
    'select boot, seq from reader_inbox where reader = $1',
    [reader],
  );
  return [...wire.boots].flatMap(([boot, { acked }]) => {
    const stored = rows.filter((row) => row.boot === boot).map(({ seq }) => Number(seq));
    const once = new Set(stored);
    const lost = Array.from({ length: acked }, (_, i) => i + 1).filter((seq) => !once.has(seq));
    return [
      ...lost.map((seq) => `${boot} ${seq} lost`),
      ...(once.size < stored.length ? [`${boot} stored twice`] : []),
    ];
  });
}

export async function inboxGaps({ pool }: OpenDatabase, table: string): Promise<number> {
  const { rows } = await pool.query<{ gaps: string }>(
    'select max(position) - count(*) as gaps from reader_inbox where table_id = $1',
    [table],
  );
  return Number(rows[0]?.gaps ?? 0);
}

export function auditHolds({ db }: OpenDatabase) {
  return createAudit(createAuditStore(db), realClock).verify();
}
