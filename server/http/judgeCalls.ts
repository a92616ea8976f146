// What the chief judge's page may ask (5.9.2.5), checked against its token before anything is looked up: whoever is turned
// away hears the same, in the same time, whether there is a case or not. Knows no case and no card.
import { may } from '../access/principal.ts';
import { permissionsOf } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import type { Judge, JudgeOffice } from '../judge/office.ts';
import type { JudgeCommand, JudgeDesk, JudgeHands, JudgeReply, LookReply } from '../judge/view.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';
import type { WorkCount } from './workCount.ts';

/** Each throws a refusal when this socket may not. */
export interface JudgeCalls {
  desk(table: TableId): Promise<JudgeDesk>;
  hands(table: TableId, skip: number): Promise<JudgeHands>;
  ask(table: TableId, command: JudgeCommand): Promise<JudgeReply>;
  /** The cards are in this one answer and nowhere else. */
  look(table: TableId, caseId: string): Promise<LookReply>;
  hide(table: TableId, look: string): Promise<void>;
}

export interface JudgeCallsOptions {
  readonly judge: JudgeOffice;
  readonly work: WorkCount;
}

export function createJudgeCalls({ judge: office, work }: JudgeCallsOptions, visitor: Visitor): JudgeCalls {
  const asking = <T>(table: TableId, ask: (judge: Judge) => Promise<T | null>): Promise<T> =>
    work.run(async () => {
      const answer = await ask(await judgeOf(office, visitor, table));
      if (answer === null) throw new Refusal('NOT_FOUND', 'unknown-table');
      return answer;
    });
  return {
    desk: (table) => asking(table, (judge) => office.desk(judge, table)),
    hands: (table, skip) => asking(table, (judge) => office.hands(judge, table, skip)),
    ask: (table, command) => asking(table, (judge) => office.ask(judge, table, command)),
    look: (table, caseId) => asking(table, (judge) => office.look(judge, table, caseId)),
    hide: (table, look) => work.run(async () => office.hide(await judgeOf(office, visitor, table), table, look)),
  };
}

/** By the token alone. Tries of somebody else are audited by the office. */
async function judgeOf(office: JudgeOffice, visitor: Visitor, table: TableId): Promise<Judge> {
  const principal = visitor.require();
  const { actor, role, person, tableId } = principal;
  if (may(principal, 'judge:open', table) && person !== null) return { person };
  await office.turnedAway({ actor, role }, table);
  if (!permissionsOf(role).includes('judge:open')) throw new Refusal('FORBIDDEN', 'SP-5.9.2.5-CHIEF_ONLY');
  throw new Refusal('FORBIDDEN', tableId !== null && tableId !== table ? 'not-your-table' : 'judge-not-named');
}
