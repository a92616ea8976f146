// What the deck page may ask: registering and checking decks card by card, and who had a deck.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';
import {
  type CustodyLine,
  type DeckCommand,
  type DeckReply,
  type DeckView,
  deckCommandSchema,
} from '../console/deck/view.ts';
import type { Frame } from '../release/feeds.ts';
import type { WireFormatter } from './wireError.ts';

/** Each throws a refusal when this socket may not. */
export interface DeckCalls {
  watchDecks(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<DeckView>>;
  deck(table: TableId, command: DeckCommand): Promise<DeckReply>;
  custody(table: TableId, deck: string): Promise<readonly CustodyLine[]>;
}

export interface DeckContext {
  readonly calls: DeckCalls;
}

const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));

export function createDeckRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<DeckContext>().create({ isDev: false, errorFormatter });
  return t.router({
    watch: t.procedure
      .input(z.object({ table, lastEventId: z.string().max(40).nullish() }))
      .subscription(async function* ({ ctx, input, signal }) {
        for await (const frame of ctx.calls.watchDecks(input.table, signal)) yield tracked(String(frame.feed), frame);
      }),
    do: t.procedure
      .input(z.object({ table, command: deckCommandSchema }))
      .mutation(({ ctx, input }) => ctx.calls.deck(input.table, input.command)),
    custody: t.procedure
      .input(z.object({ table, deck: z.string().min(1).max(200) }))
      .query(({ ctx, input }) => ctx.calls.custody(input.table, input.deck)),
  });
}
