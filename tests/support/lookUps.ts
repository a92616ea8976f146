// What people may look up at a table, kept as it would leave: the record of rulings and its file, earlier hands, the rules, the
// chief judge's desk, and what everybody else is told who asks for a case.
import { recordText } from '../../app/console/floor/rulingText.ts';
import type { JudgeOffice } from '../../server/judge/office.ts';
import { PEOPLE, TABLE } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';
import { answered, callsOf, type OpenJudgeCalls, STRANGERS } from './strangers.ts';

export interface Desks {
  readonly judge: JudgeOffice;
  readonly open?: OpenJudgeCalls | undefined;
}

export async function lookUp(pipeline: Pipeline, desks: Desks): Promise<void> {
  await rulings(pipeline);
  await pastHands(pipeline);
  for (const [actor, role] of Object.entries(PEOPLE))
    note(pipeline, 'rules', await pipeline.hub.rules(TABLE, { actor, role }));
  await judgeDesk(pipeline, desks);
  await pipeline.settle();
}

/** Everybody but the chief judge asks for these cases: he hears the same words whether there is one or not. */
export async function askAround(pipeline: Pipeline, { judge, open }: Desks, cases: readonly string[]): Promise<void> {
  for (const who of STRANGERS) {
    const calls = callsOf(pipeline, { judge, open }, who);
    for (const id of cases) {
      pipeline.note('stranger', JSON.stringify({ ...who, asked: 'look', said: await answered(calls.look(TABLE, id)) }));
      const close = calls.ask(TABLE, { do: 'close', case: id, note: '' });
      pipeline.note('stranger', JSON.stringify({ ...who, asked: 'close', said: await answered(close) }));
    }
    pipeline.note('stranger', JSON.stringify({ ...who, asked: 'desk', said: await answered(calls.desk(TABLE)) }));
  }
  await pipeline.settle();
}

async function rulings(pipeline: Pipeline): Promise<void> {
  for (const [actor, role] of Object.entries(PEOPLE)) {
    const page = await pipeline.hub.rulings(TABLE, { actor, role }, null);
    note(pipeline, `rulings for ${role}`, page);
    if (page?.here === null || page === null) continue;
    const file = recordText({ table: TABLE, tableName: 'Main table', rulings: page.here.lines });
    pipeline.note('record', JSON.stringify(JSON.parse(file)));
  }
}

async function pastHands(pipeline: Pipeline): Promise<void> {
  const list = await pipeline.hub.pastHands(TABLE);
  note(pipeline, 'pastHands', list);
  for (const { hand } of list ?? []) note(pipeline, 'pastHand', await pipeline.hub.pastHand(TABLE, hand));
}

async function judgeDesk(pipeline: Pipeline, { judge, open }: Desks): Promise<void> {
  for (const person of ['vera', 'otto']) {
    const calls = callsOf(pipeline, { judge, open }, { role: 'chief-judge', person });
    pipeline.note('judge', await answered(calls.desk(TABLE)));
    pipeline.note('judge', await answered(calls.hands(TABLE, 0)));
  }
}

function note(pipeline: Pipeline, asked: string, reply: unknown): void {
  pipeline.note('asked', JSON.stringify({ asked, reply }));
}
