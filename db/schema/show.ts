// What goes out: canvases, how far each has been released, and what is on air.
import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { json, milliseconds } from './columns.ts';

export const canvases = pgTable(
  'canvases',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    name: text('name').notNull(),
    config: json('config').notNull(),
    version: integer('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.name] })],
);

export const releaseState = pgTable(
  'release_state',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    canvas: text('canvas').notNull(),
    /** Log position and media time reached, hold, gate: as the airlock writes it. */
    state: json('state').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.canvas] })],
);

export const playout = pgTable('playout', {
  tableId: text('table_id').$type<TableId>().primaryKey(),
  state: json('state').notNull(),
});

/** What the producer said of a hand: held back, let go, or never shown. The newest row of a hand counts. */
export const handWords = pgTable(
  'hand_words',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    handId: text('hand_id').notNull(),
    /** 1, 2, 3... within the table. */
    position: integer('position').notNull(),
    word: text('word').notNull(),
    actor: text('actor').notNull(),
    /** Programme time. */
    at: milliseconds('at').notNull(),
  },
  (t) => [unique('hand_words_position').on(t.tableId, t.position)],
);
