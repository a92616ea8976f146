// What goes out: canvases, how far each has been released, and what is on air.
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { json } from './columns.ts';

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
