// What pages may ask over the public socket: the feed of their canvas, what time it is, and a word about themselves that
// changes nothing. A leaf: pages take its type, the work is done by the calls in the context. It knows no token and no table.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';
import { type ClockReading, type Frame, type PageReport, pageReportSchema } from '../release/feeds.ts';
import type { SuccessorStep } from '../setup/reissue/view.ts';
import type { PublicView } from './hub.ts';
import type { WireFormatter } from './wireError.ts';

export interface CanvasPlace {
  readonly table: TableId;
  readonly canvas: string;
}

export interface PublicCalls {
  /** The latest frame, then newer ones; throws a refusal when this socket may not see the canvas. */
  watch(place: CanvasPlace, signal: AbortSignal | undefined): AsyncIterable<Frame<PublicView>>;
  /** Programme time for any token of the table; the clock of a canvas for its own token. */
  clock(table: TableId, canvas: string | null): ClockReading;
  /** Only while the same socket watches the canvas. */
  report(place: CanvasPlace, report: PageReport): void;
  /** Waits for the token that comes in place of its own; `keeps`: the page can store it. */
  successor(place: CanvasPlace, keeps: boolean, signal: AbortSignal | undefined): AsyncIterable<SuccessorStep>;
  /** Whether the page has stored what it was offered. */
  kept(offer: string, kept: boolean): void;
}

export interface PublicContext {
  readonly calls: PublicCalls;
}

const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));
const canvas = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);
const watchInput = z.object({
  table,
  canvas,
  /** taken and not used: a feed has no past, its latest frame is all there is */
  lastEventId: z.string().max(40).nullish(),
});

export function createPublicRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<PublicContext>().create({ isDev: false, errorFormatter });
  return t.router({
    feeds: t.router({
      watch: t.procedure.input(watchInput).subscription(async function* ({ ctx, input, signal }) {
        for await (const frame of ctx.calls.watch(input, signal)) yield tracked(String(frame.feed), frame);
      }),
      clock: t.procedure
        .input(z.object({ table, canvas: canvas.nullable() }))
        .query(({ ctx, input }) => ctx.calls.clock(input.table, input.canvas)),
      report: t.procedure
        .input(z.object({ table, canvas, page: pageReportSchema }))
        .mutation(({ ctx, input }) => ctx.calls.report(input, input.page)),
      successor: t.procedure
        .input(z.object({ table, canvas, keeps: z.boolean() }))
        .subscription(({ ctx, input, signal }) => ctx.calls.successor(input, input.keeps, signal)),
      kept: t.procedure
        .input(z.object({ offer: z.string().min(1).max(64), kept: z.boolean() }))
        .mutation(({ ctx, input }) => ctx.calls.kept(input.offer, input.kept)),
    }),
  });
}

export type PublicRouter = ReturnType<typeof createPublicRouter>;
