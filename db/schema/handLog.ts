// The hand log, its caches (snapshots, tracker checkpoints) and how far the reader inbox has been consumed.
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ClientId, TableId } from '../../server/base/ids.ts';
import { bytea, json, milliseconds } from './columns.ts';

/** Append only: a trigger refuses update and delete. */
export const handLog = pgTable(
  'hand_log',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    /** 1, 2, 3... within the table, without gaps. */
    position: integer('position').notNull(),
    /** Version of the shape of input, events and reply, for the upcasters. */
    version: integer('version').notNull(),
    /** Programme time of the writer, milliseconds, never falling. */
    recorded: milliseconds('recorded').notNull(),
    /** Programme time at which it took place at the table. */
    happened: milliseconds('happened').notNull(),
    actor: text('actor').notNull(),
    clientId: text('client_id').$type<ClientId>().notNull(),
    handId: text('hand_id'),
    kind: text('kind').notNull(),
    input: json('input').notNull(),
    events: json('events').notNull(),
    reply: json('reply'),
    /** Reader inbox position consumed when this entry was written: orders contexts among observations in a replay. */
    inboxPosition: integer('inbox_position').notNull().default(0),
  },
  (t) => [
    unique('hand_log_table_position').on(t.tableId, t.position),
    unique('hand_log_table_client').on(t.tableId, t.clientId),
    index('hand_log_hand').on(t.tableId, t.handId, t.position),
  ],
);

export type LogRow = typeof handLog.$inferSelect;

export const snapshots = pgTable(
  'snapshots',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    kind: text('kind').notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull(),
    state: json('state').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.kind, t.position] })],
);

/** Tracker state, sealed since it holds tags. One row a table. */
export const checkpoints = pgTable('checkpoints', {
  tableId: text('table_id').$type<TableId>().primaryKey(),
  inboxPosition: integer('inbox_position').notNull(),
  version: integer('version').notNull(),
  sealed: bytea('sealed').notNull(),
});

/** Commits with the entries it led to, so an observation is consumed exactly once. */
export const inboxOffsets = pgTable('inbox_offsets', {
  tableId: text('table_id').$type<TableId>().primaryKey(),
  position: integer('position').notNull(),
  /** Whatever the consumer needs to go on from here; holds no tag. */
  detail: json('detail'),
});
