// What somebody may be signed in as, of his grants and the tables there are, and the page that it opens. A grant for every
// table is one work for each: the token is for the one that was chosen.
import type { GrantRow } from '../../db/grants.ts';
import type { TableRow } from '../../db/tables.ts';
import { EVERYWHERE, type GrantRole, isGrantRole } from '../access/grant.ts';
import type { Work } from '../access/view.ts';
import type { TableId } from '../base/ids.ts';
import { canvasConfigSchema } from '../release/control.ts';
import { pagePaths } from '../setup/addresses.ts';
import type { Stores } from './stores.ts';

export interface FoundWork {
  readonly role: GrantRole;
  readonly tableId: TableId | null;
  readonly canvas: string | null;
  readonly grant: GrantRow;
}

export function worksOf(grants: readonly GrantRow[], tables: readonly TableRow[]): readonly Work[] {
  const names = new Map(tables.map(({ id, name }): [string | null, string] => [id, name]));
  return allWorks(grants, tables).map((work) => ({
    id: idOf(work),
    role: work.role,
    table: work.tableId === null ? null : (names.get(work.tableId) ?? work.tableId),
    canvas: work.canvas,
  }));
}

export function workOf(id: string, grants: readonly GrantRow[], tables: readonly TableRow[]): FoundWork | undefined {
  return allWorks(grants, tables).find((work) => idOf(work) === id);
}

function allWorks(grants: readonly GrantRow[], tables: readonly TableRow[]): readonly FoundWork[] {
  return grants.flatMap((grant): readonly FoundWork[] => {
    const { role, tableId, canvas } = grant;
    if (!isGrantRole(role)) return [];
    if (tableId !== null || EVERYWHERE.includes(role)) return [{ role, tableId, canvas, grant }];
    return tables.map(({ id }) => ({ role, tableId: id, canvas, grant }));
  });
}

function idOf({ grant, tableId }: FoundWork): string {
  return `${grant.id}/${tableId ?? ''}`;
}

/** Path of the page with the token in its fragment. */
export async function signedInPath(
  { canvases }: Pick<Stores, 'canvases'>,
  { role, tableId, canvas }: Pick<FoundWork, 'role' | 'tableId' | 'canvas'>,
  text: string,
): Promise<string> {
  if (role === 'admin') return `/setup#token=${text}`;
  if (role === 'auditor' || tableId === null) return `/audit#token=${text}`;
  const rows = await canvases.list(tableId);
  const audiences = new Map(
    rows.flatMap(({ config }): readonly [string, string][] => {
      const read = canvasConfigSchema.safeParse(config);
      return read.success ? [[read.data.name, read.data.audience]] : [];
    }),
  );
  const [path] = pagePaths({ role, canvas, label: '', table: tableId, text }, audiences);
  return path ?? `/console/${tableId}#token=${text}`;
}
