// Card readers and what they sent. Messages are sealed: they name tags.
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { bytea, json, milliseconds } from './columns.ts';

export const readers = pgTable('readers', {
  id: text('id').primaryKey(),
  tableId: text('table_id').$type<TableId>().notNull(),
  secret: bytea('secret').notNull(),
  /** Which antenna is which place. */
  layout: json('layout').notNull().default(sql`'{}'::jsonb`),
  enabled: boolean('enabled').notNull().default(true),
});

export const readerInbox = pgTable(
  'reader_inbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tableId: text('table_id').$type<TableId>().notNull(),
    /** 1, 2, 3... within the table, in commit order. */
    position: integer('position').notNull(),
    reader: text('reader').notNull(),
    boot: text('boot').notNull(),
    seq: integer('seq').notNull(),
    /** Programme time at the gateway. */
    received: milliseconds('received').notNull(),
    /** Wall time, for expiry only. */
    stored: milliseconds('stored').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [
    unique('reader_inbox_message').on(t.reader, t.boot, t.seq),
    unique('reader_inbox_position').on(t.tableId, t.position),
    index('reader_inbox_stored').on(t.stored),
  ],
);

/** Highest number stored for each power-up; outlives the rows, so that a resume after expiry is right. */
export const readerBoots = pgTable(
  'reader_boots',
  {
    reader: text('reader').notNull(),
    boot: text('boot').notNull(),
    seq: integer('seq').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reader, t.boot] })],
);
