// What consoles may ask: commands, control of release, their view. A leaf: the page takes its type, the work is done by
// the calls in the context. Input is checked here, once; permissions are checked by the calls.
import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';
import { auditFilterSchema, auditHandSchema } from '../audit/view.ts';
import { type ClientId, clientId, isTableId, type TableId, tableId } from '../base/ids.ts';
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
import { hideSchema, judgeCommandSchema, lookSchema } from '../judge/view.ts';
import type { Cue, Frame } from '../release/feeds.ts';
import { planSchema, type TablePlan } from '../setup/plan/view.ts';
import {
  type GrantWish,
  grantSchema,
  type InvitedReply,
  newPersonSchema,
  ownPassphraseSchema,
  personSchema,
  type StaffDoneReply,
  type StaffOverview,
  takeSchema,
} from '../setup/staff/view.ts';
import {
  type AddressReply,
  type AddressWish,
  addressSchema,
  type CheckReply,
  type CreateReply,
  type DoneReply,
  type NamedReply,
  type Naming,
  nameAdminSchema,
  type PlanReply,
  type SetupOverview,
  type TableReply,
} from '../setup/view.ts';
import type { AuditCalls } from './auditCalls.ts';
import { type CalibrationCalls, createCalibrationRouter } from './calibrationRouter.ts';
import { createDeckRouter, type DeckCalls } from './deckRouter.ts';
import type { CheckedAmendment, CheckedCommand, CheckedControl, TableEntry } from './hub.ts';
import type { JudgeCalls } from './judgeCalls.ts';
import { createReadingRouter, type ReadingCalls } from './readingRouter.ts';
import { createReissueRouter, type ReissueContext } from './reissueRouter.ts';
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

/** What an administrator's set-up page may ask; each throws a refusal when this socket may not. */
export interface SetupCalls {
  overview(): Promise<SetupOverview>;
  nameAdmin(naming: Naming): Promise<NamedReply>;
  checkPlan(plan: TablePlan): Promise<CheckReply>;
  createTable(given: { readonly clientId: ClientId; readonly plan: TablePlan }): Promise<CreateReply>;
  finish(table: TableId): Promise<CreateReply>;
  table(table: TableId): Promise<TableReply>;
  planFrom(table: TableId): Promise<PlanReply>;
  address(table: TableId, wish: AddressWish): Promise<AddressReply>;
  revoke(token: string): Promise<DoneReply>;
  setCardDesk(table: TableId, on: boolean): Promise<DoneReply>;
}

/** People of the house, for an administrator of every table. */
export interface StaffCalls {
  list(): Promise<StaffOverview>;
  add(name: string): Promise<InvitedReply>;
  grant(wish: GrantWish): Promise<StaffDoneReply>;
  take(grant: string): Promise<StaffDoneReply>;
  invite(person: string): Promise<InvitedReply>;
  reset(person: string): Promise<InvitedReply>;
  end(person: string): Promise<StaffDoneReply>;
  ownPassphrase(passphrase: string): Promise<StaffDoneReply>;
}

export interface ConsoleContext extends ReissueContext {
  readonly calls: ConsoleCalls;
  readonly setup: SetupCalls;
  readonly staff: StaffCalls;
  readonly judge: JudgeCalls;
  readonly audit: AuditCalls;
}

const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));
/**
 * UUIDv7 of the sender; the same one twice is the same command. Version 5 is what a table makes for what it adds by itself:
 * whoever took such an id beforehand would keep the table from ever writing its own entry.
 */
const sender = z
  .uuid()
  .refine((text) => text.charAt(14) !== '5', 'not-a-sender-id')
  .transform((text) => clientId(text.toLowerCase()));

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

/** The auditor's page: facts, no unreleased value. */
function auditDesk(t: Builder) {
  return t.router({
    desk: t.procedure.query(({ ctx }) => ctx.audit.desk()),
    rows: t.procedure.input(auditFilterSchema).query(({ ctx, input }) => ctx.audit.rows(input)),
    hand: t.procedure.input(auditHandSchema).query(({ ctx, input }) => ctx.audit.hand(input)),
  });
}

/** Cases of suspected team play; no feed tells of them, so that nobody's page changes by one. */
function judgeDesk(t: Builder) {
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

function staffDesk(t: Builder) {
  const person = t.procedure.input(personSchema);
  return t.router({
    list: t.procedure.query(({ ctx }) => ctx.staff.list()),
    add: t.procedure.input(newPersonSchema).mutation(({ ctx, input }) => ctx.staff.add(input.name)),
    grant: t.procedure.input(grantSchema).mutation(({ ctx, input }) => ctx.staff.grant(input)),
    take: t.procedure.input(takeSchema).mutation(({ ctx, input }) => ctx.staff.take(input.grant)),
    invite: person.mutation(({ ctx, input }) => ctx.staff.invite(input.person)),
    reset: person.mutation(({ ctx, input }) => ctx.staff.reset(input.person)),
    end: person.mutation(({ ctx, input }) => ctx.staff.end(input.person)),
    ownPassphrase: t.procedure
      .input(ownPassphraseSchema)
      .mutation(({ ctx, input }) => ctx.staff.ownPassphrase(input.passphrase)),
  });
}

function setupDesk(t: Builder) {
  return t.router({
    overview: t.procedure.query(({ ctx }) => ctx.setup.overview()),
    nameAdmin: t.procedure.input(nameAdminSchema).mutation(({ ctx, input }) => ctx.setup.nameAdmin(input)),
    /** makes nothing: all problems and warnings of a plan */
    checkPlan: t.procedure
      .input(z.object({ plan: planSchema }))
      .query(({ ctx, input }) => ctx.setup.checkPlan(input.plan)),
    createTable: t.procedure
      .input(z.object({ clientId: sender, plan: planSchema }))
      .mutation(({ ctx, input }) => ctx.setup.createTable(input)),
    /** goes on with a table whose set-up broke off */
    finish: t.procedure.input(z.object({ table })).mutation(({ ctx, input }) => ctx.setup.finish(input.table)),
    table: t.procedure.input(z.object({ table })).query(({ ctx, input }) => ctx.setup.table(input.table)),
    planFrom: t.procedure.input(z.object({ table })).query(({ ctx, input }) => ctx.setup.planFrom(input.table)),
    address: t.procedure
      .input(z.object({ table, wish: addressSchema }))
      .mutation(({ ctx, input }) => ctx.setup.address(input.table, input.wish)),
    revoke: t.procedure
      .input(z.object({ token: z.string().min(1).max(64) }))
      .mutation(({ ctx, input }) => ctx.setup.revoke(input.token)),
    setCardDesk: t.procedure
      .input(z.object({ table, on: z.boolean() }))
      .mutation(({ ctx, input }) => ctx.setup.setCardDesk(input.table, input.on)),
  });
}

export function createConsoleRouter(errorFormatter: WireFormatter) {
  const t = createBuilder(errorFormatter);
  return t.router({
    deckDesk: createDeckRouter(errorFormatter),
    reading: createReadingRouter(errorFormatter),
    calibration: createCalibrationRouter(errorFormatter),
    judge: judgeDesk(t),
    audit: auditDesk(t),
    staff: staffDesk(t),
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
    setup: setupDesk(t),
  });
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;
