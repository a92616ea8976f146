// The table's view of the reader inbox: opens sealed rows after a position and gives them as observations, in order.
import type { InboxRow, ReaderInboxStore } from '../../db/readerInbox.ts';
import type { TableId } from '../base/ids.ts';
import type { Sealer } from '../base/sealer.ts';
import { openEnvelope } from './envelope.ts';
import { type Layout, layoutSchema } from './layout.ts';
import { observationsOf } from './normalise.ts';
import type { ReaderObservation } from './observation.ts';

export interface InboxOptions {
  readonly store: Pick<ReaderInboxStore, 'read' | 'head'>;
  /** the key the gateway seals with */
  readonly sealer: Sealer;
}

/** One stored message. Holds tags: it goes to the tracker and nowhere else. */
export interface InboxEntry {
  readonly position: number;
  readonly reader: string;
  /** programme time at the gateway, ms */
  readonly received: number;
  /** none for a port that lies nowhere; the position counts as consumed all the same */
  readonly observations: readonly ReaderObservation[];
}

export interface Inbox {
  /** At most `limit` messages after `position`, in order. Throws, naming the position, on a row that does not open. */
  read(tableId: TableId, after: number, limit: number): Promise<readonly InboxEntry[]>;
  head(tableId: TableId): Promise<number>;
}

export function createInbox({ store, sealer }: InboxOptions): Inbox {
  return {
    head: (tableId) => store.head(tableId),
    async read(tableId, after, limit) {
      const rows = await store.read(tableId, after, limit);
      const layouts = new Map(rows.map(({ reader, layout }) => [reader, layout]));
      const zones = new Map([...layouts].map(([reader, layout]) => [reader, layoutOf(layout)]));
      return rows.map((row) => entryOf(row, sealer, zones.get(row.reader) ?? {}));
    },
  };
}

function layoutOf(stored: unknown): Layout {
  const parsed = layoutSchema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}

function entryOf(
  { position, reader, boot, seq, received, sealed }: InboxRow,
  sealer: Sealer,
  layout: Layout,
): InboxEntry {
  const src = { reader, boot, seq };
  try {
    return { position, reader, received, observations: observationsOf(src, openEnvelope(sealer, src, sealed), layout) };
  } catch {
    // Without the cause: a parser quotes what it could not read, and that may be a tag.
    throw new Error(`reader inbox position ${position} cannot be opened: wrong key or damaged row`);
  }
}
