// A hand log as a file: a header line and one line for each entry (NDJSON). Holds what the hand log holds, so no card of a
// closed hand, no tag, no key. Reading checks shape, positions and versions before anything is written.
import { z } from 'zod';
import type { NewEntry } from '../../../db/appendHandLog.ts';
import type { LogRow } from '../../../db/schema/handLog.ts';
import { clientId, type TableId } from '../../base/ids.ts';
import { err, ok, type Result } from '../../base/result.ts';
import { LOG_VERSION } from '../../log/entry.ts';
import type { TableRow } from '../../table/handHash.ts';
import { LogCheck } from '../../table/verifyTable.ts';

/** Raised when lines of the file change their meaning. */
export const FILE_FORMAT = 1;

const headerSchema = z.object({
  feltcast: z.literal('hand-log'),
  format: z.int(),
  table: z.string(),
  name: z.string(),
  version: z.int(),
  entries: z.int().min(0),
});
export type LogHeader = z.output<typeof headerSchema>;

const time = z.number().min(0);
const rowSchema = z.strictObject({
  position: z.int().min(1),
  version: z.int().min(1),
  recorded: time,
  happened: time,
  actor: z.string().min(1).max(200),
  clientId: z.string().min(1).max(200).transform(clientId),
  handId: z.string().nullable(),
  kind: z.string().min(1).max(64),
  input: z.looseObject({}),
  events: z.array(z.looseObject({})),
  reply: z.unknown().transform((reply) => reply ?? null),
  inboxPosition: z.int().min(0),
});

export function headerLine(table: { readonly id: TableId; readonly name: string }, entries: number): string {
  const { id, name } = table;
  const header: LogHeader = {
    feltcast: 'hand-log',
    format: FILE_FORMAT,
    table: id,
    name,
    version: LOG_VERSION,
    entries,
  };
  return JSON.stringify(header);
}

export function rowLine({ tableId: _, ...row }: LogRow): string {
  return JSON.stringify(row);
}

export interface LogFile {
  readonly header: LogHeader;
  readonly entries: readonly NewEntry[];
  readonly hands: number;
}

/** The whole file, or why it cannot be used, naming the line. */
export function readLogFile(text: string, table: TableId): Result<LogFile, string> {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const header = headerSchema.safeParse(parseLine(first));
  if (!header.success) return err('this is not an exported hand log: its first line is no header');
  if (header.data.format !== FILE_FORMAT || header.data.version > LOG_VERSION)
    return err(`written by a newer version (format ${header.data.format}, version ${header.data.version})`);
  if (header.data.entries !== lines.length)
    return err(
      `the header promises ${header.data.entries} entries, the file has ${lines.length}: it was cut or added to`,
    );
  return readRows(header.data, lines, table);
}

function readRows(header: LogHeader, lines: readonly string[], table: TableId): Result<LogFile, string> {
  const check = new LogCheck();
  const entries: TableRow[] = [];
  for (const [i, line] of lines.entries()) {
    const row = rowSchema.safeParse(parseLine(line));
    if (!row.success) return err(`line ${i + 2} is malformed at ${row.error.issues[0]?.path.join('.') || 'its root'}`);
    check.add(row.data, table);
    entries.push(row.data);
  }
  const { faults, hands } = check.done();
  const [fault] = faults;
  if (fault !== undefined) return err(`position ${fault.position}: ${fault.reason}`);
  const twice = repeated(entries.map((entry) => entry.clientId));
  if (twice !== null) return err(`position ${twice + 1}: its client id stood before`);
  return ok({ header, entries: entries.map(({ position: __, ...entry }) => entryOf(entry)), hands });
}

function entryOf({ input, ...row }: Omit<TableRow, 'position'>): NewEntry {
  const { events } = row;
  return { ...row, input: input ?? {}, events: Array.isArray(events) ? events : [] };
}

/** Null for what is not JSON: no schema accepts it. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function repeated(values: readonly string[]): number | null {
  const seen = new Set<string>();
  for (const [i, value] of values.entries()) {
    if (seen.has(value)) return i;
    seen.add(value);
  }
  return null;
}
