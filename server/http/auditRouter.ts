// What the auditor's page may ask: facts, no unreleased value.
import { initTRPC } from '@trpc/server';
import { auditFilterSchema, auditHandSchema } from '../audit/view.ts';
import type { AuditCalls } from './auditCalls.ts';
import type { WireFormatter } from './wireError.ts';

export interface AuditContext {
  readonly audit: AuditCalls;
}

export function createAuditRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<AuditContext>().create({ isDev: false, errorFormatter });
  return t.router({
    desk: t.procedure.query(({ ctx }) => ctx.audit.desk()),
    rows: t.procedure.input(auditFilterSchema).query(({ ctx, input }) => ctx.audit.rows(input)),
    hand: t.procedure.input(auditHandSchema).query(({ ctx, input }) => ctx.audit.hand(input)),
  });
}
