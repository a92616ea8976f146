// One row for each table of the show and what belongs to it: owner, counters, settings, seats, programme time.
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { json, milliseconds } from './columns.ts';

export const tables = pgTable('tables', {
  id: text('id').$type<TableId>().primaryKey(),
  name: text('name').notNull(),
  config: json('config').notNull().default(sql`'{}'::jsonb`),
  /** Wall time. */
  created: milliseconds('created').notNull(),
});

/** The single writer. `until` is by the clock of the database, never by that of a node. */
export const tableOwner = pgTable('table_owner', {
  tableId: text('table_id')
    .$type<TableId>()
    .primaryKey()
    .references(() => tables.id),
  node: text('node').notNull(),
  epoch: integer('epoch').notNull(),
  until: timestamp('until', { withTimezone: true, mode: 'string' }).notNull(),
});

/** Last position given out on a numbered stream of a table; the row lock keeps positions in commit order. */
export const positions = pgTable(
  'positions',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    stream: text('stream').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.stream] })],
);

export const settings = pgTable(
  'settings',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    key: text('key').notNull(),
    value: json('value').notNull(),
    version: integer('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.key] })],
);

export const seatings = pgTable(
  'seatings',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    seat: smallint('seat').notNull(),
    playerId: text('player_id').notNull(),
    name: text('name').notNull(),
    detail: json('detail').notNull().default(sql`'{}'::jsonb`),
    /** Wall time. */
    updated: milliseconds('updated').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.seat] })],
);

export const programmeTime = pgTable('programme_time', {
  tableId: text('table_id').$type<TableId>().primaryKey(),
  /** Programme time in milliseconds; never falls. */
  ms: bigint('ms', { mode: 'number' }).notNull(),
  /** Wall time of the write; measures the gap shown after a restart, releases nothing. */
  updated: milliseconds('updated').notNull(),
});
