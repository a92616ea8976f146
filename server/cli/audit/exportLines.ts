// The audit log as lines of JSON that anybody can check with SHA-256 alone (docs/AUDIT.md). Names cards that an audience has
// seen and no others; keys and sealed bytes stay where they are.
import type { AuditRow } from '../../../db/audit.ts';
import type { AuditCopy } from '../../../db/auditCopy.ts';
import type { CommitmentRow, OpenedCommitmentRow } from '../../../db/commitments.ts';
import { GENESIS, rowText } from '../../audit/chain.ts';
import type { TableId } from '../../base/ids.ts';

export interface ExportWish {
  /** first position that is wanted */
  readonly from: number;
  /** rows about this table in full, of others their hashes alone */
  readonly table: TableId | null;
}

export interface Exported {
  readonly rows: number;
  readonly commitments: number;
  readonly opened: number;
  readonly head: string;
}

const PAGE = 500;
export const EXPORT_TYPE = 'feltcast-audit';

export async function exportLines(
  copy: AuditCopy,
  { from, table }: ExportWish,
  write: (line: string) => void,
): Promise<Exported> {
  const last = await copy.last();
  const upTo = last?.position ?? 0;
  const head = hex(last?.hash ?? GENESIS);
  write(JSON.stringify({ type: EXPORT_TYPE, version: 1, from, to: upTo, head, table }));
  let rows = 0;
  for (let after = from - 1; after < upTo; after += PAGE) {
    const page = await copy.rows({ after, upTo: Math.min(after + PAGE, upTo), limit: PAGE });
    for (const row of page) write(rowLine(row, table));
    rows += page.length;
  }
  const made = await copy.commitments(table);
  for (const row of made) write(commitmentLine(row));
  const opened = await copy.opened(table);
  for (const row of opened) write(openedLine(row));
  return { rows, commitments: made.length, opened: opened.length, head };
}

function rowLine(row: AuditRow, table: TableId | null): string {
  const { position } = row;
  const hash = hex(row.hash);
  if (table !== null && !isAbout(row, table)) return JSON.stringify({ type: 'link', position, hash });
  return JSON.stringify({ type: 'row', position, prevHash: hex(row.prevHash), hash, text: rowText(row) });
}

function isAbout({ subject, detail }: AuditRow, table: TableId): boolean {
  const named: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'table') : undefined;
  const own = `table:${table}`;
  return subject === table || subject === own || subject.startsWith(`${own} `) || named === table;
}

function commitmentLine({ tableId: table, handId: hand, seat, version, commitment, made }: CommitmentRow): string {
  return JSON.stringify({ type: 'commitment', table, hand, seat, version, commitment: hex(commitment), made });
}

function openedLine({ tableId: table, handId: hand, seat, version, salt, cards, opened }: OpenedCommitmentRow): string {
  const words = cards.split(' ');
  return JSON.stringify({ type: 'opened', table, hand, seat, version, salt: hex(salt), cards: words, opened });
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
