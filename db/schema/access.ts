// People of the staff and their tokens. A token is stored as a hash; the text itself is shown once and kept nowhere.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { bytea, milliseconds } from './columns.ts';

export const people = pgTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  /** Wall time. */
  created: milliseconds('created').notNull(),
  /** Hash with its parameters and salt; null while the person signs in by address alone. */
  passphrase: text('passphrase'),
});

/** What a person may sign in as. */
export const grants = pgTable(
  'grants',
  {
    id: text('id').primaryKey(),
    person: text('person')
      .notNull()
      .references(() => people.id),
    role: text('role').notNull(),
    /** Null: every table. */
    tableId: text('table_id').$type<TableId>(),
    /** The canvas of a checker or commentator. */
    canvas: text('canvas'),
    /** Wall times. */
    created: milliseconds('created').notNull(),
    revoked: milliseconds('revoked'),
  },
  (t) => [index('grants_person').on(t.person)],
);

export const tokens = pgTable('tokens', {
  id: text('id').primaryKey(),
  hash: bytea('hash').notNull().unique(),
  role: text('role').notNull(),
  /** Null: every table. */
  tableId: text('table_id').$type<TableId>(),
  canvas: text('canvas'),
  person: text('person').references(() => people.id),
  label: text('label').notNull(),
  /** Wall times. */
  created: milliseconds('created').notNull(),
  expires: milliseconds('expires'),
  revoked: milliseconds('revoked'),
  /** The token in whose place this one came, at a page that stayed open. */
  replaces: text('replaces'),
});
