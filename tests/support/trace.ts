// Everything that leaves a house while it runs, with the moment at which it left, and what lies in its tables at the end.
import type { Pool } from 'pg';
import { comparedAudit } from './auditCipher.ts';

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

/** Cards that an audience has seen: that they stand here no earlier is looked at by itself (openedCommitments.ts). */
const SHOWN_CARDS: readonly string[] = ['opened_commitments.cards'];
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
    const plain = name === 'audit' ? comparedAudit(rows) : rows;
    dump.set(name, plain.map((row) => rowText(name, row)).sort());
    for (const row of rows) for (const value of Object.values(row)) if (Buffer.isBuffer(value)) seen(value);
  }
  return dump;
}

function rowText(table: string, row: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(row).map(([column, value]): [string, unknown] => {
    const name = `${table}.${column}`;
    if (FOREIGN_TIME.includes(name)) return [column, '-'];
    if (SHOWN_CARDS.includes(name)) return [column, `${String(value).length} letters`];
    return [column, Buffer.isBuffer(value) ? `${value.length} bytes` : value];
  });
  return JSON.stringify(Object.fromEntries(fields));
}

/** First differences in order and time; empty when both are the same to the byte. */
export function traceDifferences(one: Trace, other: Trace, most = 3): readonly string[] {
  const found: string[] = [];
  const [a, b] = [inOrder(one), inOrder(other)];
  for (let i = 0; i < Math.max(a.length, b.length) && found.length < most; i += 1) {
    const [mine, theirs] = [a[i], b[i]];
    if (mine?.at === theirs?.at && mine?.channel === theirs?.channel && mine?.text === theirs?.text) continue;
    found.push(`#${i} ${placeOf(mine)} / ${placeOf(theirs)}: ${textDifference(mine?.text ?? '', theirs?.text ?? '')}`);
  }
  return found;
}

const OWN_SOCKET = /^(reader$|canvas |feed )/;

/**
 * Reader, canvases and people at the table are at the end of sockets of their own: which of them gets its frame first within
 * one moment of the manual clock hangs on when the database answers. On each of them the order stays as it was.
 */
export function inOrder(trace: Trace): Trace {
  const socket = ({ channel }: Said) => (OWN_SOCKET.test(channel) ? channel : '');
  return [...trace].sort((a, b) => a.at - b.at || compared(socket(a), socket(b)));
}

function compared(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
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

/** Where two plays differ: channels of the trace and tables of the database. */
export function differingPlaces(a: Compared, b: Compared): readonly string[] {
  const found = [...traceDifferences(a.masked, b.masked, 1_000), ...dumpDifferences(a.dump, b.dump, 1_000)];
  return found.map((text) => text.replace(/^#\d+ /, '').replace(/( at \d+|:) .*/s, ''));
}

interface Compared {
  readonly masked: Trace;
  readonly dump: Dump;
}

const BEFORE = 60;
const SHOWN = 100;

function textDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const from = Math.max(0, at - BEFORE);
  return `...${a.slice(from, at + SHOWN)} | ...${b.slice(from, at + SHOWN)} (${a.length}, ${b.length} bytes)`;
}
