// What a table's store remembers of its readers and its hands, put together as a session: messages in stored order, and after
// each what the entries behind it told the tracker.
import type { HandLogStore } from '../../../db/handLog.ts';
import type { ReaderInboxStore } from '../../../db/readerInbox.ts';
import type { ReaderStore } from '../../../db/readers.ts';
import type { TableId } from '../../base/ids.ts';
import type { Sealer } from '../../base/sealer.ts';
import { decodeRow } from '../../log/codec.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../log/tableState.ts';
import { type Envelope, openEnvelope } from '../../readers/envelope.ts';
import { layoutSchema } from '../../readers/layout.ts';
import { tagKey } from '../../readers/protocol/tagKey.ts';
import { contextOf } from '../../table/context.ts';
import type { Known, TagId } from '../../tracker/shape.ts';
import { type RecordedLine, textOf } from './recording.ts';

export interface RecordedTable {
  readonly table: TableId;
  readonly inbox: Pick<ReaderInboxStore, 'read'>;
  readonly log: Pick<HandLogStore, 'read'>;
  readonly readers: Pick<ReaderStore, 'list'>;
  /** the key the gateway seals with */
  readonly sealer: Sealer;
  /** the vault's words on tags */
  readonly wordsOn: (tags: readonly TagId[]) => Promise<Known['tags']>;
}

export interface RecordedSession {
  /** the lines of a recording, its head first */
  readonly lines: readonly string[];
  readonly messages: number;
  readonly contexts: number;
}

const PAGE = 500;

/** Throws on a row that does not open. Messages older than the inbox keeps them are not among it. */
export async function recordSession(from: RecordedTable): Promise<RecordedSession> {
  const contexts = await contextsOf(from);
  const tags = new Set<TagId>();
  const lines: RecordedLine[] = [];
  let next = 0;
  let messages = 0;
  for (let after = 0; ; ) {
    const rows = await from.inbox.read(from.table, after, PAGE);
    for (const { position, reader, boot, seq, sealed } of rows) {
      for (; (contexts[next]?.after ?? position) < position; next += 1) lines.push(lineAt(contexts[next]));
      const src = { reader, boot, seq };
      const envelope = openEnvelope(from.sealer, src, sealed);
      lines.push({ is: 'message', src, envelope });
      for (const tag of tagsIn(envelope)) tags.add(tag);
      messages += 1;
    }
    after = rows.at(-1)?.position ?? after;
    if (rows.length < PAGE) break;
  }
  for (; next < contexts.length; next += 1) lines.push(lineAt(contexts[next]));
  const head = { recording: 1, table: from.table, layouts: await layoutsOf(from.readers), asks: true };
  const words = await from.wordsOn([...tags]);
  const known: RecordedLine = { is: 'known', known: { type: 'known', at: 0, tags: words, fresh: true } };
  return { lines: [JSON.stringify(head), ...[known, ...lines].map(textOf)], messages, contexts: contexts.length };
}

function tagsIn(envelope: Envelope): readonly TagId[] {
  if (envelope.is === 'link') return [];
  const { message } = envelope;
  const read =
    message.t === 'scan' || message.t === 'snap' ? Object.values(message.ants).flatMap((reads) => reads ?? []) : [];
  const uids = message.t === 'edge' ? [message.u] : read.map(({ u }) => u);
  return uids.flatMap((uid) => tagKey(uid) ?? []);
}

interface ContextAfter {
  /** inbox position that had been consumed */
  readonly after: number;
  readonly line: RecordedLine;
}

function lineAt(at: ContextAfter | undefined): RecordedLine {
  return at?.line ?? { is: 'tick', at: 0 };
}

async function contextsOf({ log, table }: RecordedTable): Promise<readonly ContextAfter[]> {
  const found: ContextAfter[] = [];
  let state: TableState = EMPTY_TABLE;
  for (let after = 0; ; ) {
    const rows = await log.read(table, after, PAGE);
    for (const row of rows) {
      const entry = decodeRow(row);
      if (!entry.ok) throw new Error(`the hand log of ${table} does not decode at position ${row.position}`);
      state = foldEntry(state, entry.value);
      const context = contextOf(state, entry.value.recorded);
      found.push({ after: row.inboxPosition, line: { is: 'context', context } });
      after = row.position;
    }
    if (rows.length < PAGE) return found;
  }
}

async function layoutsOf(readers: Pick<ReaderStore, 'list'>): Promise<Readonly<Record<string, unknown>>> {
  const rows = await readers.list();
  return Object.fromEntries(rows.map(({ id, layout }) => [id, layoutSchema.safeParse(layout).data ?? {}]));
}
