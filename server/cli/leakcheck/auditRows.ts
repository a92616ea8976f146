// Rows of the audit log as two worlds are compared by them. Roles below the auditor never see it; it is looked at all the same,
// since it leaves the house. In no order, for what happens side by side is written as it comes.
import { z } from 'zod';
import type { TableId } from '../../base/ids.ts';
import { run as audit } from '../commands/audit.ts';
import { LEAK_TABLE } from './tableName.ts';

const lineSchema = z.object({ type: z.string(), seat: z.number().optional(), text: z.string().optional() });
const rowSchema = z.object({
  ...{ action: z.string(), actor: z.string(), subject: z.string() },
  detail: z.record(z.string(), z.unknown()).nullish(),
});
export type AuditRow = z.output<typeof rowSchema>;

/** How rows that are written by the clock are put together to one: what they say in all is compared, not in how many rows. */
interface ByTheClock {
  /** fields that hang on who came first, and the form that they must have */
  readonly drawn?: Readonly<Record<string, RegExp>>;
  /** lists side by side: each of their rows once */
  readonly lists?: readonly string[];
  /** numbers that add up */
  readonly sums?: readonly string[];
  readonly why: string;
}

const WORD = /^"[a-z]+(?:-[a-z]+)*"$/;

const BY_THE_CLOCK: Readonly<Record<string, ByTheClock>> = {
  'token-refused': { drawn: { door: WORD, before: /^\d+$/ }, why: 'one row a minute, however often' },
  'token-used': { drawn: { door: WORD }, why: 'two rows where one token comes in by two doors at once' },
  'judge-page-refused': { drawn: { role: WORD }, why: 'one row a minute for each person, who has several roles here' },
  'hole-cards-released': { lists: ['seats'], sums: ['count'], why: 'one row for what has become due since the last' },
  'commitment-opened': { lists: ['seats', 'versions'], why: 'the same' },
};

/** Who has done what to what, with which detail. */
export function comparableRows(rows: readonly AuditRow[]): readonly string[] {
  const own = rows.filter(({ action }) => BY_THE_CLOCK[action] === undefined);
  const together = new Map<string, Merged>();
  for (const row of rows) {
    const how = BY_THE_CLOCK[row.action];
    if (how !== undefined) merge(together, row, how);
  }
  const merged = [...together].map(([row, { listed, sums }]) => `${row} ${[...listed].sort().join(' ')} ${sums}`);
  return [...own.map((row) => JSON.stringify(row)), ...merged];
}

interface Merged {
  readonly listed: Set<string>;
  sums: number;
}

function merge(together: Map<string, Merged>, row: AuditRow, { drawn = {}, lists = [], sums = [] }: ByTheClock): void {
  const detail = row.detail ?? {};
  const rest = Object.entries(detail).flatMap(([name, value]) => {
    if (isListed(lists, name, value) || (sums.includes(name) && typeof value === 'number')) return [];
    return [[name, drawn[name]?.test(JSON.stringify(value)) === true ? '-' : value] as const];
  });
  const key = JSON.stringify({ ...row, detail: Object.fromEntries(rest) });
  const merged = together.get(key) ?? { listed: new Set(), sums: 0 };
  together.set(key, merged);
  const columns = lists.map((name) => listOf(detail[name]));
  for (const [at] of columns[0]?.entries() ?? [])
    merged.listed.add(columns.map((column) => String(column[at])).join(':'));
  for (const name of sums) merged.sums += Number(detail[name]);
}

function isListed(lists: readonly string[], name: string, value: unknown): boolean {
  return lists.includes(name) && Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export async function auditOf(
  env: Readonly<Record<string, string | undefined>>,
  table: TableId,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const about = table === LEAK_TABLE ? [] : ['--table', table];
  await audit(['export', ...about], { json: false, env, out: say, err: say, report: () => undefined });
  const parsed = lines.map((line) => lineSchema.parse(JSON.parse(line))).filter(({ type }) => type !== 'link');
  const anchors = parsed.flatMap(({ type, seat, text }) =>
    text === undefined ? [JSON.stringify({ type, seat })] : [],
  );
  const rows = parsed.flatMap(({ text }) => (text === undefined ? [] : [rowSchema.parse(JSON.parse(text))]));
  return [...anchors, ...comparableRows(rows)];
}
