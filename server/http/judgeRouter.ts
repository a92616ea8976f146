// What the chief judge's page may ask: cases of suspected team play. No feed tells of them, so that nobody's page changes by one.
import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import { hideSchema, judgeCommandSchema, lookSchema } from '../judge/view.ts';
import type { JudgeCalls } from './judgeCalls.ts';
import { table } from './routerFields.ts';
import type { WireFormatter } from './wireError.ts';

export interface JudgeContext {
  readonly judge: JudgeCalls;
}

export function createJudgeRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<JudgeContext>().create({ isDev: false, errorFormatter });
  return t.router({
    desk: t.procedure.input(z.object({ table })).query(({ ctx, input }) => ctx.judge.desk(input.table)),
    hands: t.procedure
      .input(z.object({ table, skip: z.int().min(0).max(10_000) }))
      .query(({ ctx, input }) => ctx.judge.hands(input.table, input.skip)),
    do: t.procedure
      .input(z.object({ table, command: judgeCommandSchema }))
      .mutation(({ ctx, input }) => ctx.judge.ask(input.table, input.command)),
    look: t.procedure
      .input(lookSchema.extend({ table }))
      .mutation(({ ctx, input }) => ctx.judge.look(input.table, input.case)),
    hide: t.procedure
      .input(hideSchema.extend({ table }))
      .mutation(({ ctx, input }) => ctx.judge.hide(input.table, input.look)),
  });
}
