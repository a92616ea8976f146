// What the page of the readers and the players' page may ask: their feeds.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';
import type { HealthView } from '../console/health/view.ts';
import type { ScanView } from '../console/scan/view.ts';
import type { Frame } from '../release/feeds.ts';
import type { WireFormatter } from './wireError.ts';

/** Each throws a refusal when this socket may not. */
export interface ReadingCalls {
  watchHealth(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<HealthView>>;
  watchScan(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<ScanView>>;
}

export interface ReadingContext {
  readonly calls: ReadingCalls;
}

const input = z.object({
  table: z
    .string()
    .refine(isTableId, 'not-a-table-id')
    .transform((text) => tableId(text)),
  lastEventId: z.string().max(40).nullish(),
});

export function createReadingRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<ReadingContext>().create({ isDev: false, errorFormatter });
  const asked = t.procedure.input(input);
  return t.router({
    health: asked.subscription(async function* ({ ctx, input: { table }, signal }) {
      for await (const frame of ctx.calls.watchHealth(table, signal)) yield tracked(String(frame.feed), frame);
    }),
    scan: asked.subscription(async function* ({ ctx, input: { table }, signal }) {
      for await (const frame of ctx.calls.watchScan(table, signal)) yield tracked(String(frame.feed), frame);
    }),
  });
}
