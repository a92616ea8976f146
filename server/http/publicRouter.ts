// What a canvas may ask over the public socket: one subscription, no query, no mutation. A leaf: pages take its type,
// the work is done by the calls in the context. It knows no token and no table.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';
import type { Frame } from '../release/feeds.ts';
import type { PublicView } from './hub.ts';
import type { WireFormatter } from './wireError.ts';

export interface CanvasPlace {
  readonly table: TableId;
  readonly canvas: string;
}

export interface PublicCalls {
  /** The latest frame, then newer ones; throws a refusal when this socket may not see the canvas. */
  watch(place: CanvasPlace, signal: AbortSignal | undefined): AsyncIterable<Frame<PublicView>>;
}

export interface PublicContext {
  readonly calls: PublicCalls;
}

const watchInput = z.object({
  table: z
    .string()
    .refine(isTableId, 'not-a-table-id')
    .transform((text) => tableId(text)),
  canvas: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
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
    }),
  });
}

export type PublicRouter = ReturnType<typeof createPublicRouter>;
