// What a console or a set-up page may ask of an address that has leaked: which ones open a
// canvas, who is open on one of them, and a new one in its place.
import { initTRPC } from '@trpc/server';
import { z } from 'zod';
import { isTableId, type TableId, tableId } from '../base/ids.ts';
import {
  type ReissueAddressesReply,
  type ReissuePagesReply,
  type ReissueReply,
  type ReissueWish,
  reissueAddressesSchema,
  reissuePagesSchema,
  reissueSchema,
} from '../setup/reissue/view.ts';
import type { WireFormatter } from './wireError.ts';

export interface ReissueCalls {
  addresses(table: TableId, canvas: string): Promise<ReissueAddressesReply>;
  pages(table: TableId, token: string): Promise<ReissuePagesReply>;
  issue(table: TableId, wish: ReissueWish): Promise<ReissueReply>;
}

export interface ReissueContext {
  readonly reissue: ReissueCalls;
}

const table = z
  .string()
  .refine(isTableId, 'not-a-table-id')
  .transform((text) => tableId(text));

export function createReissueRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<ReissueContext>().create({ isDev: false, errorFormatter });
  return t.router({
    addresses: t.procedure
      .input(reissueAddressesSchema.extend({ table }))
      .query(({ ctx, input }) => ctx.reissue.addresses(input.table, input.canvas)),
    pages: t.procedure
      .input(reissuePagesSchema.extend({ table }))
      .query(({ ctx, input }) => ctx.reissue.pages(input.table, input.token)),
    issue: t.procedure
      .input(reissueSchema.extend({ table }))
      .mutation(({ ctx, input }) => ctx.reissue.issue(input.table, input)),
  });
}
