// Everything that leaves a house while it runs, with the moment at which it left, and what lies in its tables at the end.
import type { Pool } from 'pg';

export interface Said {
  /** steady ms of the manual clock */
  readonly at: number;
  /** programme ms of the table */
  readonly programme: number;
  /** feed of a canvas, `console`, `log`, `reply` */
  readonly channel: string;
  /** the bytes as they leave */
  readonly text: string;
}

export type Trace = readonly Said[];

/** Rows as text, table by table; sealed columns stand as their length. */
export type Dump = ReadonlyMap<string, readonly string[]>;

/** Columns of bytes that are no secret of their own: a chain of hashes over the rows themselves. */
const OPEN_BYTES: readonly string[] = ['audit.hash', 'audit.prev_hash'];
/** By the clock of the database, which no test can hold. */
const FOREIGN_TIME: readonly string[] = ['table_owner.until'];

/** `seen` is shown the bytes of every sealed column. */
export async function dumpOf(
  pool: Pick<Pool, 'query'>,
  seen: (bytes: Buffer) => void = () => undefined,
): Promise<Dump> {
  const names = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const dump = new Map<string, readonly string[]>();
  for (const { name } of names.rows) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from "${name}"`);
    dump.set(name, rows.map((row) => rowText(name, row)).sort());
    for (const row of rows) for (const value of Object.values(row)) if (Buffer.isBuffer(value)) seen(value);
  }
  return dump;
}

function rowText(table: string, row: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(row).map(([column, value]): [string, unknown] => {
    const name = `${table}.${column}`;
    if (FOREIGN_TIME.includes(name)) return [column, '-'];
    if (!Buffer.isBuffer(value)) return [column, value];
    return [column, OPEN_BYTES.includes(name) ? value.toString('hex') : `${value.length} bytes`];
  });
  return JSON.stringify(Object.fromEntries(fields));
}

/** First differences in order and time; empty when both are the same to the byte. */
export function traceDifferences(a: Trace, b: Trace, most = 3): readonly string[] {
  const found: string[] = [];
  for (let i = 0; i < Math.max(a.length, b.length) && found.length < most; i += 1) {
    const [one, other] = [a[i], b[i]];
    if (one?.at === other?.at && one?.channel === other?.channel && one?.text === other?.text) continue;
    found.push(`#${i} ${placeOf(one)} / ${placeOf(other)}: ${textDifference(one?.text ?? '', other?.text ?? '')}`);
  }
  return found;
}

/** Frames of a canvas whose view is that of the frame before: they would tell by their coming alone. */
export function repeatedFrames(trace: Trace): readonly string[] {
  const last = new Map<string, string>();
  return trace.flatMap(({ channel, at, text }) => {
    if (!channel.startsWith('canvas ')) return [];
    const view = text.slice(text.indexOf('"view":'));
    const before = last.get(channel);
    last.set(channel, view);
    return before === view ? [`${channel} at ${at}`] : [];
  });
}

function placeOf(said: Said | undefined): string {
  return said === undefined ? 'nothing' : `${said.channel} at ${said.at}`;
}

export function dumpDifferences(a: Dump, b: Dump, most = 3): readonly string[] {
  const found: string[] = [];
  for (const table of new Set([...a.keys(), ...b.keys()])) {
    const [rows, others] = [a.get(table) ?? [], b.get(table) ?? []];
    if (rows.length !== others.length) found.push(`${table}: ${rows.length} rows / ${others.length} rows`);
    const at = rows.findIndex((row, i) => row !== others[i]);
    if (at >= 0) found.push(`${table}: ${textDifference(rows[at] ?? '', others[at] ?? '')}`);
  }
  return found.slice(0, most);
}

const BEFORE = 60;
const SHOWN = 100;

function textDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  return `...${a.slice(from, at + SHOWN)} | ...${b.slice(from, at + SHOWN)} (${a.length}, ${b.length} bytes)`;
}
