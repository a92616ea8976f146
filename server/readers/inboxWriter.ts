// Stores the messages of one reader, sealed, in the order they are given. One commit is under way at a time; what comes
// meanwhile shares the next. Whoever gave them hears of it only after the commit.
import type { ReaderInboxStore } from '../../db/readerInbox.ts';
import type { TableId } from '../base/ids.ts';

export interface InboxItem {
  readonly boot: string;
  readonly seq: number;
  readonly sealed: Uint8Array;
}

export interface InboxWriterOptions {
  readonly store: Pick<ReaderInboxStore, 'append'>;
  readonly tableId: TableId;
  readonly reader: string;
  /** programme and wall time of now */
  readonly times: () => { readonly received: number; readonly wall: number };
  /** committed: `boot` is stored up to `upTo`, the table's inbox up to `position` */
  readonly onStored: (stored: { readonly boot: string; readonly upTo: number; readonly position: number }) => void;
  /** nothing was stored: the reader must send again */
  readonly onFailed: (error: unknown) => void;
}

export interface InboxWriter {
  add(item: InboxItem): void;
  /** Of this boot, given and not yet committed. */
  pending(boot: string): number;
  /** Resolves when everything given so far is committed or has failed. */
  settled(): Promise<void>;
}

export function createInboxWriter(options: InboxWriterOptions): InboxWriter {
  let queue: InboxItem[] = [];
  let underWay: readonly InboxItem[] = [];
  let failed = false;
  let running: Promise<void> = Promise.resolve();
  let active = false;

  const flush = async (): Promise<void> => {
    while (queue.length > 0 && !failed) {
      const batch = oneBoot(queue);
      queue = queue.slice(batch.length);
      underWay = batch;
      await commit(options, batch).catch((error: unknown) => {
        failed = true;
        queue = [];
        options.onFailed(error);
      });
      underWay = [];
    }
    active = false;
  };

  return {
    add(item) {
      if (failed) return;
      queue.push(item);
      if (active) return;
      active = true;
      // A turn of the microtask queue, so that messages of one packet share a commit.
      running = Promise.resolve().then(flush);
    },
    pending: (boot) => [...underWay, ...queue].filter((item) => item.boot === boot).length,
    settled: () => running,
  };
}

function oneBoot(queue: readonly InboxItem[]): readonly InboxItem[] {
  const end = queue.findIndex((item) => item.boot !== queue[0]?.boot);
  return end === -1 ? queue : queue.slice(0, end);
}

async function commit(
  { store, tableId, reader, times, onStored }: InboxWriterOptions,
  batch: readonly InboxItem[],
): Promise<void> {
  const boot = batch[0]?.boot ?? '';
  const messages = batch.map(({ seq, sealed }) => ({ seq, sealed }));
  const { upTo, position } = await store.append({ tableId, reader, boot, ...times(), messages });
  onStored({ boot, upTo, position });
}
