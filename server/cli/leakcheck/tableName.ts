// The table of a check and everything that is named after it. On a server of somebody else each world has a table of its own
// there: names of one length, and what is said of one is compared as if it were the other.
import { type TableId, tableId } from '../../base/ids.ts';

/** On a server that the check starts itself. */
export const LEAK_TABLE: TableId = tableId('leakcheck');

export interface TableNames {
  readonly reader: string;
  readonly deck: string;
  /** One person has every console: he may air cards during play by the typed sentence. */
  readonly director: string;
  readonly admin: string;
  readonly checker: string;
}

export function namesOf(table: string): TableNames {
  return {
    reader: table,
    deck: `${table}-red`,
    director: `${table}-director`,
    admin: `${table}-administrator`,
    checker: `${table}-checker`,
  };
}

/** Of the two worlds on one server: names of one length, which differ in their last letter. */
export function tableOf(run: string, world: 'a' | 'b'): TableId {
  return tableId(`${LEAK_TABLE}-${run}-${world}`);
}

/** Text of either table as that of the check's own: lists of a whole house name both. */
export function asOwn(table: string): (text: string) => string {
  if (table === LEAK_TABLE) return (text) => text;
  const both = new RegExp(`${table.slice(0, -1)}[ab]`, 'g');
  return (text) => text.replace(both, LEAK_TABLE);
}
