// What an administrator's set-up page may ask: plans, tables and their addresses.
import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import type { ClientId, TableId } from '../base/ids.ts';
import { planSchema, type TablePlan } from '../setup/plan/view.ts';
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
import { sender, table } from './routerFields.ts';
import type { WireFormatter } from './wireError.ts';

/** Each throws a refusal when this socket may not. */
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

export interface SetupContext {
  readonly setup: SetupCalls;
}

export function createSetupRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<SetupContext>().create({ isDev: false, errorFormatter });
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
