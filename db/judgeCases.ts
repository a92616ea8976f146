// Cases of suspected team play as rows: steps that follow one another without a gap. Knows no rule of a case and no card.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Database } from './database.ts';
import { guarded } from './failure.ts';
import { judgeCaseSteps } from './schema/judge.ts';

export type CaseStepRow = typeof judgeCaseSteps.$inferSelect;

export interface JudgeCaseStore {
  /** All of them or none; refused when somebody else has written the first of these steps. */
  append(steps: readonly CaseStepRow[]): Promise<Result<null, 'case-moved'>>;
  /** Of one case, in order. */
  read(tableId: TableId, caseId: string): Promise<readonly CaseStepRow[]>;
  /** Of every case of one hand, case by case in order. */
  ofHand(tableId: TableId, handId: string): Promise<readonly CaseStepRow[]>;
  /** Of every case of the table, in the order in which they were written. */
  ofTable(tableId: TableId): Promise<readonly CaseStepRow[]>;
  /** Hands of cases that are not closed. */
  openHands(tableId: TableId): Promise<readonly string[]>;
}

export function createJudgeCaseStore(db: Database): JudgeCaseStore {
  const { tableId, caseId, handId, position, atWall } = judgeCaseSteps;
  const steps = () => db.select().from(judgeCaseSteps);
  return guarded('judgeCases', {
    append: (rows) =>
      db.transaction(async (transaction) => {
        const written = await transaction
          .insert(judgeCaseSteps)
          .values([...rows])
          .onConflictDoNothing()
          .returning();
        if (written.length === rows.length) return ok(null);
        if (written.length > 0) throw new Error('steps of a case overlap');
        return err('case-moved');
      }),
    read: (table, id) =>
      steps()
        .where(and(eq(tableId, table), eq(caseId, id)))
        .orderBy(asc(position)),
    ofHand: (table, hand) =>
      steps()
        .where(and(eq(tableId, table), eq(handId, hand)))
        .orderBy(asc(caseId), asc(position)),
    async openHands(table) {
      const closed = sql`bool_or(${judgeCaseSteps.event} ->> 'type' = 'CaseClosed')`;
      const rows = await db
        .select({ hand: handId })
        .from(judgeCaseSteps)
        .where(eq(tableId, table))
        .groupBy(caseId, handId)
        .having(sql`not ${closed}`);
      return [...new Set(rows.map(({ hand }) => hand))];
    },
    ofTable: (table) => steps().where(eq(tableId, table)).orderBy(asc(atWall), asc(caseId), asc(position)),
  });
}
