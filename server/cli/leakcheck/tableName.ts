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

/** Text of this table as that of the check's own. */
export function asOwn(table: string): (text: string) => string {
  return table === LEAK_TABLE ? (text) => text : (text) => text.replaceAll(table, LEAK_TABLE);
}
