// A played show of one hand and the chief judge's office over it, on a real database under a manual clock. The office takes its
// ids from elsewhere, so that a show with a case and one without have the same ids.
import type { JudgeOffice } from '../../server/judge/office.ts';
import type { JudgeCommandInput, JudgeReply, LookReply } from '../../server/judge/view.ts';
import { judgeCommandSchema } from '../../server/judge/view.ts';
import { createJudgeOffice } from '../../server/main/judge.ts';
import { TABLE } from '../support/furnish.ts';
import { Pipeline, type Wiring } from '../support/pipeline.ts';
import { seededIds } from '../support/seeded.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf, rolesOf } from '../support/showPlan.ts';
import { type Dump, dumpOf, type Trace } from '../support/trace.ts';
import { makeWorlds, type World } from '../support/world.ts';

export const SEED = 'judge';
export const SEATS = 4;
export const WORLDS = makeWorlds(SEED, placesOf(SEATS));
export const { button: MUCKED, small: OPENED } = rolesOf(SEATS, 0);
export const VERA = { person: 'vera' };
export const OTTO = { person: 'otto' };
/** A case by its number in the test. */
export function caseId(n: number): string {
  return `01980000-0000-7000-8000-0000000010${String(n).padStart(2, '0')}`;
}

export interface Bench {
  readonly pipeline: Pipeline;
  readonly show: Show;
  readonly world: World;
  office: JudgeOffice;
  /** the hand that was played */
  readonly hand: string;
  ask(command: JudgeCommandInput, judge?: typeof VERA): Promise<JudgeReply>;
  look(n: number, judge?: typeof VERA): Promise<LookReply>;
  order(n: number, seats: readonly number[], judge?: typeof VERA): Promise<JudgeReply>;
  /** the same house once more */
  restart(): Promise<void>;
  /** actions of the audit log */
  audited(): Promise<readonly string[]>;
}

export interface BenchOptions {
  readonly world?: World;
  readonly wiring?: Wiring;
  readonly work: (bench: Bench) => Promise<void>;
}

const AIRED = CANVASES.filter(({ name }) => name === 'venue' || name === 'gated');

/** Everything that left the house, and its rows. */
export async function judged({ world = WORLDS.a, wiring, work }: BenchOptions): Promise<{ trace: Trace; dump: Dump }> {
  const pipeline = await Pipeline.start({
    seed: SEED,
    world,
    seats: SEATS,
    ...(wiring === undefined ? {} : { wiring }),
  });
  try {
    const show = new Show(pipeline, { seed: SEED, seats: SEATS, world });
    await show.prepare(AIRED);
    await show.showdown();
    await work(benchOf(pipeline, show, world));
    await pipeline.settle();
    return { trace: [...pipeline.trace], dump: await dumpOf(pipeline.database.pool) };
  } finally {
    await pipeline.close();
  }
}

function benchOf(pipeline: Pipeline, show: Show, world: World): Bench {
  const newId = seededIds('judge office');
  const opened = (): JudgeOffice => {
    const { house, audit } = pipeline.opened;
    return createJudgeOffice({ house: { ...house, newId }, audit }, { get: () => pipeline.server });
  };
  const hand = pipeline.server.table.state().hand?.handId ?? '';
  const bench: Bench = {
    ...{ pipeline, show, world, hand, office: opened() },
    ask: async (command, judge = VERA) =>
      given(await bench.office.ask(judge, TABLE, judgeCommandSchema.parse(command))),
    look: async (n, judge = VERA) => given(await bench.office.look(judge, TABLE, caseId(n))),
    order: (n, seats, judge = VERA) =>
      bench.ask(
        { do: 'order', case: caseId(n), hand, seats: [...seats], complainant: 'P2', grounds: 'soft play' },
        judge,
      ),
    async restart() {
      await pipeline.restart();
      bench.office = opened();
    },
    async audited() {
      const rows = await pipeline.opened.audit.read(0, 5_000);
      const steps = rows.filter(({ actor }) => actor !== 'vault').map(({ action }) => action);
      return steps.filter((action) => /sealed|finding|case|hands|judge/.test(action));
    },
  };
  return bench;
}

function given<T>(reply: T | null): T {
  if (reply === null) throw new Error('no table');
  return reply;
}
