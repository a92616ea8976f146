// What consoles may ask: commands, control of release, their view. A leaf: the page takes its type, the work is done by
// the calls in the context. Input is checked here, once; permissions are checked by the calls.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import type { ClientId, TableId } from '../base/ids.ts';
import type { CardsView } from '../console/cards/view.ts';
import type { PastHand, PastHandEntry } from '../console/past/view.ts';
import type { RulesView } from '../console/rules/view.ts';
import {
  type ConsoleControlReply,
  type ConsolePreview,
  type ConsoleReply,
  type ConsoleView,
  consoleCommandSchema,
  consoleControlSchema,
  consolePreviewSchema,
} from '../console/view.ts';
import { type FloorReply, type FloorView, type RulingPage, type Settlement, settlementSchema } from '../floor/view.ts';
import type { Cue, Frame } from '../release/feeds.ts';
import { type AuditContext, createAuditRouter } from './auditRouter.ts';
import { type CalibrationCalls, createCalibrationRouter } from './calibrationRouter.ts';
import { createDeckRouter, type DeckCalls } from './deckRouter.ts';
import type { CheckedAmendment, CheckedCommand, CheckedControl, TableEntry } from './hub.ts';
import { createJudgeRouter, type JudgeContext } from './judgeRouter.ts';
import { createReadingRouter, type ReadingCalls } from './readingRouter.ts';
import { createReissueRouter, type ReissueContext } from './reissueRouter.ts';
import { sender, table } from './routerFields.ts';
import { createSetupRouter, type SetupContext } from './setupRouter.ts';
import { createStaffRouter, type StaffContext } from './staffRouter.ts';
import type { WireFormatter } from './wireError.ts';

export interface Me {
  readonly actor: string;
  readonly role: string;
  readonly tables: readonly TableEntry[];
}

/** Each throws a refusal when this socket may not. */
export interface ConsoleCalls extends DeckCalls, ReadingCalls {
  readonly calibration: CalibrationCalls;
  me(): Me;
  tables(): readonly TableEntry[];
  command(
    table: TableId,
    given: { readonly clientId: ClientId; readonly command: CheckedCommand },
  ): Promise<ConsoleReply>;
  preview(table: TableId, amendment: CheckedAmendment): Promise<ConsolePreview>;
  /** hands before the current one, newest first */
  pastHands(table: TableId): Promise<readonly PastHandEntry[]>;
  pastHand(table: TableId, hand: string): Promise<PastHand>;
  rules(table: TableId): Promise<RulesView>;
  control(table: TableId, command: CheckedControl): Promise<ConsoleControlReply>;
  watch(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<ConsoleView>>;
  /** the card desk: which places wait, never a value */
  watchCards(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<CardsView>>;
  watchFloor(table: TableId, signal: AbortSignal | undefined): AsyncIterable<Frame<FloorView>>;
  settle(table: TableId, given: { readonly clientId: ClientId; readonly settlement: Settlement }): Promise<FloorReply>;
  /** somebody has looked at a soft alarm */
  looked(table: TableId, notice: string): Promise<FloorReply>;
  /** What mixers are told, one by one, from behind the cue `after`; null: those that are still open, and what follows. */
  watchCues(table: TableId, after: number | null, signal: AbortSignal | undefined): AsyncIterable<Cue>;
  /** newest first, from before the position `before`; null: the newest */
  rulings(table: TableId, before: number | null): Promise<RulingPage>;
}

export interface ConsoleContext extends ReissueContext, SetupContext, StaffContext, JudgeContext, AuditContext {
  readonly calls: ConsoleCalls;
}

/** Of the cue that a client had last; a name that is none counts as none. */
const lastCue = z
  .string()
  .max(40)
  .nullish()
  .transform((text) => (text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null));

function createBuilder(errorFormatter: WireFormatter) {
  return initTRPC.context<ConsoleContext>().create({ isDev: false, errorFormatter });
}

type Builder = ReturnType<typeof createBuilder>;

/** The ruling desk: what waits for a judge, and the rulings on record. Reports and rulings themselves are commands. */
function floorDesk(t: Builder) {
  return t.router({
    watch: t.procedure
      .input(z.object({ table, lastEventId: z.string().max(40).nullish() }))
      .subscription(async function* ({ ctx, input, signal }) {
        for await (const frame of ctx.calls.watchFloor(input.table, signal)) yield tracked(String(frame.feed), frame);
      }),
    settle: t.procedure
      .input(z.object({ table, clientId: sender, settlement: settlementSchema }))
      .mutation(({ ctx, input }) => ctx.calls.settle(input.table, input)),
    looked: t.procedure
      .input(z.object({ table, notice: z.string().min(1).max(120) }))
      .mutation(({ ctx, input }) => ctx.calls.looked(input.table, input.notice)),
    rulings: t.procedure
      .input(z.object({ table, before: z.int().min(1).nullable() }))
      .query(({ ctx, input }) => ctx.calls.rulings(input.table, input.before)),
  });
}

export function createConsoleRouter(errorFormatter: WireFormatter) {
  const t = createBuilder(errorFormatter);
  return t.router({
    deckDesk: createDeckRouter(errorFormatter),
    reading: createReadingRouter(errorFormatter),
    calibration: createCalibrationRouter(errorFormatter),
    judge: createJudgeRouter(errorFormatter),
    audit: createAuditRouter(errorFormatter),
    staff: createStaffRouter(errorFormatter),
    reissue: createReissueRouter(errorFormatter),
    floor: floorDesk(t),
    me: t.procedure.query(({ ctx }) => ctx.calls.me()),
    tables: t.procedure.query(({ ctx }) => ctx.calls.tables()),
    command: t.procedure
      .input(z.object({ table, clientId: sender, command: consoleCommandSchema }))
      .mutation(({ ctx, input }) => ctx.calls.command(input.table, input)),
    preview: t.procedure
      .input(z.object({ table, amendment: consolePreviewSchema }))
      .query(({ ctx, input }) => ctx.calls.preview(input.table, input.amendment)),
    pastHands: t.procedure.input(z.object({ table })).query(({ ctx, input }) => ctx.calls.pastHands(input.table)),
    pastHand: t.procedure
      .input(z.object({ table, hand: z.uuid().toLowerCase() }))
      .query(({ ctx, input }) => ctx.calls.pastHand(input.table, input.hand)),
    /** the table's rules, switch by switch */
    rules: t.procedure.input(z.object({ table })).query(({ ctx, input }) => ctx.calls.rules(input.table)),
    control: t.procedure
      .input(z.object({ table, command: consoleControlSchema }))
      .mutation(({ ctx, input }) => ctx.calls.control(input.table, input.command)),
    watch: t.procedure
      .input(z.object({ table, lastEventId: z.string().max(40).nullish() }))
      .subscription(async function* ({ ctx, input, signal }) {
        for await (const frame of ctx.calls.watch(input.table, signal)) yield tracked(String(frame.feed), frame);
      }),
    watchCards: t.procedure
      .input(z.object({ table, lastEventId: z.string().max(40).nullish() }))
      .subscription(async function* ({ ctx, input, signal }) {
        for await (const frame of ctx.calls.watchCards(input.table, signal)) yield tracked(String(frame.feed), frame);
      }),
    watchCues: t.procedure.input(z.object({ table, lastEventId: lastCue })).subscription(async function* ({
      ctx,
      input,
      signal,
    }) {
      const cues = ctx.calls.watchCues(input.table, input.lastEventId, signal);
      for await (const cue of cues) yield tracked(String(cue.n), cue);
    }),
    setup: createSetupRouter(errorFormatter),
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
