// Cases of suspected team play (5.9.2.5) as steps, apart from the hand log: nobody can tell from a table's log that there is
// one. Append only: a trigger refuses update and delete.
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { json, milliseconds } from './columns.ts';

export const judgeCaseSteps = pgTable(
  'judge_case_steps',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    caseId: text('case_id').notNull(),
    /** 1, 2, 3... within the case */
    position: integer('position').notNull(),
    handId: text('hand_id').notNull(),
    atWall: milliseconds('at_wall').notNull(),
    actor: text('actor').notNull(),
    /** seats and steps; never a card. What was written in words is sealed, in rows from before this in clear. */
    event: json('event').notNull(),
  },
  (t) => [unique('judge_case_steps_case_position').on(t.tableId, t.caseId, t.position)],
);
