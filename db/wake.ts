// Notifications name a table and a position, nothing else. They are hints: whoever gets one reads what is new.
import { type SQL, sql } from 'drizzle-orm';
import { isTableId, type TableId } from '../server/base/ids.ts';
import type { Executor } from './database.ts';

export const CHANNELS = { log: 'feltcast_log', inbox: 'feltcast_inbox', floor: 'feltcast_floor' } as const;
export type Channel = (typeof CHANNELS)[keyof typeof CHANNELS];

export type Wake = { readonly tableId: TableId; readonly position: number };

/** Sent when the transaction commits. */
export async function notify(transaction: Executor, channel: Channel, wake: Wake): Promise<void> {
  await transaction.execute(sql`select ${notification(channel, wake)}`);
}

/** The call alone, for a statement that does more. */
export function notification(channel: Channel, { tableId, position }: Wake): SQL {
  return sql`pg_notify(${channel}, ${`${tableId} ${position}`})`;
}

/** Undefined for a lost connection or a payload that is not ours: read every table then. */
export function parseWake(payload: string | undefined): Wake | undefined {
  const [table = '', position = ''] = payload?.split(' ') ?? [];
  return isTableId(table) && /^\d+$/.test(position) ? { tableId: table, position: Number(position) } : undefined;
}
