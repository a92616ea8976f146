// `feltcast verify [TABLE...]`: folds hand logs from their first entry and checks them; checks the audit log as well.
import { createHandLogStore } from '../../../db/handLog.ts';
import { createTableStore } from '../../../db/tables.ts';
import type { AuditBreak, AuditHead } from '../../audit/audit.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import type { Result } from '../../base/result.ts';
import { type LogFault, verifyTable } from '../../table/verifyTable.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns, misunderstood, refused } from '../subcommand.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'verify';

export const usage = `feltcast verify [TABLE...]
Folds every hand log, or those of the tables named, from position 1 without snapshots. Checks positions, times and that
every hand and every session keeps its chips. Prints for each table its entries, its hands and a SHA-256 over log and
state. Follows the hash chain of the audit log too. Exit code 1 on any fault.
  --data DIR    data folder, as for the server`;

interface Checked {
  readonly table: TableId;
  readonly entries: number;
  readonly hands: number;
  readonly hash: string;
  readonly faults: readonly LogFault[];
}

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, { data: 'text' });
  if (!parsed.ok) return misunderstood(io, parsed.error.message);
  const { words, options } = parsed.value;
  const wrong = words.find((word) => !isTableId(word));
  if (wrong !== undefined) return misunderstood(io, `${wrong} cannot be a table`);
  return withDatabase(io, options.data, (house) => verify(house, words.filter(isTableId), io));
}

async function verify(house: CommandHouse, named: readonly TableId[], io: CommandIo): Promise<number> {
  const known = (await createTableStore(house.db).list()).map((row) => row.id);
  const unknown = named.find((id) => !known.includes(id));
  if (unknown !== undefined) return refused(io, `there is no table ${unknown}; "feltcast table list" names them`);
  const log = createHandLogStore(house.db);
  const tables: Checked[] = [];
  for (const table of named.length === 0 ? known : named) {
    const { state: _, ...checked } = await verifyTable(log, table);
    tables.push({ table, ...checked });
  }
  return answer(tables, await house.audit.verify(), io);
}

function answer(tables: readonly Checked[], audit: Result<AuditHead, AuditBreak>, io: CommandIo): number {
  const faults = tables.flatMap((t) => t.faults.map((f) => `table ${t.table}, position ${f.position}: ${f.reason}`));
  const chain = audit.ok
    ? `audit log: ${audit.value.position} rows, ${audit.value.hash}`
    : `audit log, position ${audit.error.position}: ${audit.error.reason}`;
  const rows = tables.map((t) => [t.table, String(t.entries), String(t.hands), t.hash]);
  const sound = faults.length === 0 && audit.ok;
  io.report({ tables, audit: audit.ok ? audit.value : { fault: audit.error }, ok: sound }, [
    ...columns([['TABLE', 'ENTRIES', 'HANDS', 'SHA-256'], ...rows]),
    ...faults,
    chain,
  ]);
  return sound ? EXIT.done : EXIT.failed;
}
