// The audit log: every row hashes the one before. Append only: a trigger refuses update and delete.
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, json, milliseconds } from './columns.ts';

export const audit = pgTable(
  'audit',
  {
    /** 1, 2, 3... without gaps. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    atWall: milliseconds('at_wall').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    /** Never holds a card value or a tag. */
    detail: json('detail').notNull(),
    prevHash: bytea('prev_hash').notNull(),
    hash: bytea('hash').notNull(),
  },
  (t) => [index('audit_subject').on(t.subject)],
);
