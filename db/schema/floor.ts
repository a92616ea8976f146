// What waits for the floor: alarms and questions, numbered apart from the hand log.
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { json, milliseconds } from './columns.ts';

export const floorInbox = pgTable(
  'floor_inbox',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    /** 1, 2, 3... within the table. */
    position: integer('position').notNull(),
    /** Makes raising idempotent. */
    sourceId: text('source_id').notNull(),
    /** Programme time. */
    recorded: milliseconds('recorded').notNull(),
    kind: text('kind').notNull(),
    payload: json('payload').notNull(),
    state: text('state').notNull(),
    settledBy: text('settled_by'),
    /** Programme time. */
    settledAt: milliseconds('settled_at'),
  },
  (t) => [
    unique('floor_inbox_table_position').on(t.tableId, t.position),
    unique('floor_inbox_table_source').on(t.tableId, t.sourceId),
  ],
);
