// What the page of the readers may ask of the calibration: how well each antenna reads, and to measure one between hands.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';
import {
  type CalibrationCommand,
  type CalibrationReply,
  type CalibrationView,
  calibrationCommandSchema,
} from '../console/calibration/view.ts';
import type { Frame } from '../release/feeds.ts';
import type { WireFormatter } from './wireError.ts';

/** Each throws a refusal when this socket may not. */
export interface CalibrationCalls {
  watch(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<CalibrationView>>;
  ask(table: TableId, command: CalibrationCommand): Promise<CalibrationReply>;
}

export interface CalibrationContext {
  readonly calls: { readonly calibration: CalibrationCalls };
}

const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));

export function createCalibrationRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<CalibrationContext>().create({ isDev: false, errorFormatter });
  return t.router({
    watch: t.procedure
      .input(z.object({ table, lastEventId: z.string().max(40).nullish() }))
      .subscription(async function* ({ ctx, input, signal }) {
        const frames = ctx.calls.calibration.watch(input.table, signal);
        for await (const frame of frames) yield tracked(String(frame.feed), frame);
      }),
    do: t.procedure
      .input(z.object({ table, command: calibrationCommandSchema }))
      .mutation(({ ctx, input }) => ctx.calls.calibration.ask(input.table, input.command)),
  });
}
