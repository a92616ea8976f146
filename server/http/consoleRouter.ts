// What consoles may ask: commands, control of release, their view. A leaf: the page takes its type, the work is done by
// the calls in the context. Input is checked here, once; permissions are checked by the calls.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { type ClientId, clientId, isTableId, type TableId, tableId } from '../base/ids.ts';
import {
  type ConsoleControlReply,
  type ConsolePreview,
  type ConsoleReply,
  type ConsoleView,
  consoleAmendmentSchema,
  consoleCommandSchema,
  consoleControlSchema,
} from '../console/view.ts';
import type { Frame } from '../release/feeds.ts';
import type { CheckedAmendment, CheckedCommand, CheckedControl, TableEntry } from './hub.ts';
import type { WireFormatter } from './wireError.ts';

export interface Me {
  readonly actor: string;
  readonly role: string;
  readonly tables: readonly TableEntry[];
}

/** Each throws a refusal when this socket may not. */
export interface ConsoleCalls {
  me(): Me;
  tables(): readonly TableEntry[];
  command(
    table: TableId,
    given: { readonly clientId: ClientId; readonly command: CheckedCommand },
  ): Promise<ConsoleReply>;
  preview(table: TableId, amendment: CheckedAmendment): Promise<ConsolePreview>;
  control(table: TableId, command: CheckedControl): Promise<ConsoleControlReply>;
  watch(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<ConsoleView>>;
}

export interface ConsoleContext {
  readonly calls: ConsoleCalls;
}

const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));
/** UUIDv7 of the sender; the same one twice is the same command. */
const sender = z.uuid().transform((text) => clientId(text.toLowerCase()));

export function createConsoleRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<ConsoleContext>().create({ isDev: false, errorFormatter });
  return t.router({
    me: t.procedure.query(({ ctx }) => ctx.calls.me()),
    tables: t.procedure.query(({ ctx }) => ctx.calls.tables()),
    command: t.procedure
      .input(z.object({ table, clientId: sender, command: consoleCommandSchema }))
      .mutation(({ ctx, input }) => ctx.calls.command(input.table, input)),
    preview: t.procedure
      .input(z.object({ table, amendment: consoleAmendmentSchema }))
      .query(({ ctx, input }) => ctx.calls.preview(input.table, input.amendment)),
    control: t.procedure
      .input(z.object({ table, command: consoleControlSchema }))
      .mutation(({ ctx, input }) => ctx.calls.control(input.table, input.command)),
    watch: t.procedure
      .input(z.object({ table, lastEventId: z.string().max(40).nullish() }))
      .subscription(async function* ({ ctx, input, signal }) {
        for await (const frame of ctx.calls.watch(input.table, signal)) yield tracked(String(frame.feed), frame);
      }),
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
