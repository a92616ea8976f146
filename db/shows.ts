// Where shows of a table begin and end in its hand log, and which hands still have a key. Reads only.
import { and, asc, eq, isNotNull, min, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import type { Executor } from './database.ts';
import { guarded } from './failure.ts';
import { audit } from './schema/audit.ts';
import { handLog } from './schema/handLog.ts';
import { handKeys } from './schema/vault.ts';

export const SHOW_MARKS = ['ShowStarted', 'ShowEnded', 'ShowReopened'] as const;

export interface ShowMark {
  readonly position: number;
  /** programme ms */
  readonly recorded: number;
  readonly type: (typeof SHOW_MARKS)[number];
}

export interface KeyedHand {
  readonly hand: string;
  /** of its first entry; null: the log knows no such hand */
  readonly first: number | null;
}

export interface ShowStore {
  /** In order. */
  marks(tableId: TableId): Promise<readonly ShowMark[]>;
  /** Hands whose key stands, in the order in which they began. */
  keyed(tableId: TableId): Promise<readonly KeyedHand[]>;
  /** Of these subjects of the audit log, those that the action was recorded of by anybody but `besides`. */
  recorded(action: string, subjects: readonly string[], besides: readonly string[]): Promise<ReadonlySet<string>>;
}

export function createShowStore(db: Executor): ShowStore {
  return guarded('shows', {
    async marks(tableId) {
      const found = await Promise.all(SHOW_MARKS.map((type) => marksOf(db, tableId, type)));
      return found.flat().sort((a, b) => a.position - b.position);
    },
    keyed: async (tableId) => {
      const first = min(handLog.position);
      return db
        .select({ hand: handKeys.handId, first })
        .from(handKeys)
        .leftJoin(handLog, and(eq(handLog.tableId, handKeys.tableId), eq(handLog.handId, handKeys.handId)))
        .where(and(eq(handKeys.tableId, tableId), isNotNull(handKeys.wrapped)))
        .groupBy(handKeys.handId)
        .orderBy(asc(first));
    },
    async recorded(action, subjects, besides) {
      const rows = await db
        .selectDistinct({ subject: audit.subject })
        .from(audit)
        .where(
          and(
            eq(audit.action, action),
            sql`${audit.subject} = any(${sql.param([...subjects])})`,
            sql`${audit.actor} <> all(${sql.param([...besides])})`,
          ),
        );
      return new Set(rows.map(({ subject }) => subject));
    },
  });
}

async function marksOf(db: Executor, tableId: TableId, type: ShowMark['type']): Promise<ShowMark[]> {
  const { position, recorded, events } = handLog;
  const named = sql`${events} @> ${JSON.stringify([{ type }])}::jsonb`;
  const rows = await db
    .select({ position, recorded })
    .from(handLog)
    .where(and(eq(handLog.tableId, tableId), named));
  return rows.map((row) => ({ ...row, type }));
}
