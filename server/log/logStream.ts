// Reads a hand log in order, page by page, as entries.
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import { ok, type Result } from '../base/result.ts';
import { type DecodeFault, decodeRow } from './codec.ts';
import type { LogEntry } from './entry.ts';

const PAGE = 500;

/** Calls `each` for every entry after `after`, page by page; stops at the first row that does not decode. */
export async function readLog(
  store: Pick<HandLogStore, 'read'>,
  from: { readonly table: TableId; readonly after: number },
  each: (entry: LogEntry) => void,
): Promise<Result<number, DecodeFault>> {
  let at = from.after;
  for (;;) {
    const rows = await store.read(from.table, at, PAGE);
    for (const row of rows) {
      const entry = decodeRow(row);
      if (!entry.ok) return entry;
      each(entry.value);
      at = row.position;
    }
    if (rows.length < PAGE) return ok(at);
  }
}
