// `feltcast log export|import`: the hand log of a table as a file, and such a file into an empty table.
import fs from 'node:fs';
import { createHandLogStore, type HandLogStore } from '../../../db/handLog.ts';
import { createTableOwnerStore, type Ownership } from '../../../db/tableOwner.ts';
import { createTableStore, type TableRow } from '../../../db/tables.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { headerLine, type LogFile, readLogFile, rowLine } from '../handLog/logFile.ts';
import { misunderstood, refused, runVerb, type Verb, verb } from '../subcommand.ts';
import { writeWhole } from '../wholeFile.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'log';

export const usage = `feltcast log export TABLE [FILE]
feltcast log import FILE [--table TABLE]
Writes the hand log of a table, one JSON line for each entry behind a header line, to FILE or to stdout. It names cards that
lay face up and no others; keys and sealed cards stay where they are. Import takes such a file into a table that has no
entries yet, by default the one it came from, and checks it as "feltcast verify" does before anything is written.
  --table TABLE  the table to fill; make it with "feltcast table add"
  --data DIR     data folder, as for the server`;

const PAGE = 500;
const LEASE_MS = 60_000;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ export: exportLog, import: importLog }, args, io);
}

const exportLog: Verb = async (args, io) => {
  const parsed = parseArguments(args, { data: 'text' });
  if (!parsed.ok) return misunderstood(io, parsed.error.message);
  const [id = '', file, ...more] = parsed.value.words;
  if (!isTableId(id) || more.length > 0) return misunderstood(io, 'expected TABLE [FILE]');
  if (file !== undefined && fs.existsSync(file)) return refused(io, `${file} exists already; name another file`);
  return withDatabase(io, parsed.value.options.data, async (house) => {
    const table = await createTableStore(house.db).get(id);
    if (table === undefined) return refused(io, `there is no table ${id}; "feltcast table list" names them`);
    const log = createHandLogStore(house.db);
    const { position: entries } = await log.head(id);
    // written down before the first line leaves
    const detail = { entries };
    await house.audit.record({ actor: house.actor, action: 'hand-log-exported', subject: `table:${id}`, detail });
    const give = (write: (line: string) => void) => lines({ log, table, last: entries }, write);
    if (file === undefined) await give((line) => io.out(line));
    else await writeWhole(file, give);
    if (file !== undefined) io.report({ table: id, file, entries }, [`${entries} entries of table ${id} in ${file}`]);
    return EXIT.done;
  });
};

interface Exporting {
  readonly log: HandLogStore;
  readonly table: TableRow;
  /** entries written behind it wait for the next export */
  readonly last: number;
}

async function lines({ log, table, last }: Exporting, write: (line: string) => void): Promise<void> {
  write(headerLine(table, last));
  for (let after = 0; after < last; ) {
    const rows = await log.read(table.id, after, Math.min(PAGE, last - after));
    for (const row of rows) write(rowLine(row));
    after = rows.at(-1)?.position ?? last;
  }
}

const importLog = verb({ table: 'text', data: 'text' }, 1, async ({ words: [file = ''], options }, io) => {
  const text = readText(file);
  if (text === null) return refused(io, `${file} cannot be read`);
  return withDatabase(io, options.data, async (house) => {
    const id = options.table ?? tableOf(text);
    if (!isTableId(id)) return misunderstood(io, 'name the table with --table');
    const read = readLogFile(text, id);
    if (!read.ok) return refused(io, `${file}: ${read.error}`);
    return fill(house, { id, file, log: read.value }, io);
  });
});

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function tableOf(text: string): string {
  return /"table":"([^"]*)"/.exec(text.split('\n', 1)[0] ?? '')?.[1] ?? '';
}

interface Filling {
  readonly id: TableId;
  readonly file: string;
  readonly log: LogFile;
}

/** The lease keeps a server from writing to the table meanwhile. */
async function fill(house: CommandHouse, { id, file, log }: Filling, io: CommandIo): Promise<number> {
  if ((await createTableStore(house.db).get(id)) === undefined)
    return refused(io, `there is no table ${id}; make it with "feltcast table add ${id}"`);
  const owners = createTableOwnerStore(house.db);
  const owner = await owners.acquire({ tableId: id, node: house.newId(), leaseMs: LEASE_MS });
  if (!owner.ok) return refused(io, `a server runs table ${id}; stop it first`);
  try {
    const fault = await write(createHandLogStore(house.db), owner.value, log);
    if (fault !== null) return refused(io, fault);
  } finally {
    await owners.release(owner.value);
  }
  const detail = { entries: log.entries.length, from: log.header.table };
  await house.audit.record({ actor: house.actor, action: 'hand-log-imported', subject: `table:${id}`, detail });
  io.report({ table: id, file, entries: log.entries.length, hands: log.hands }, [
    `${log.entries.length} entries, ${log.hands} hands in table ${id}`,
  ]);
  return EXIT.done;
}

async function write(store: HandLogStore, owner: Ownership, { entries }: LogFile): Promise<string | null> {
  const { position } = await store.head(owner.tableId);
  if (position > 0) return `table ${owner.tableId} has ${position} entries already; an import needs an empty one`;
  for (let after = 0; after < entries.length; after += PAGE) {
    const done = await store.append({ ...owner, after, entries: entries.slice(after, after + PAGE) });
    if (!done.ok) return `stopped behind position ${after}: ${done.error}; take a new table and import again`;
  }
  return null;
}
