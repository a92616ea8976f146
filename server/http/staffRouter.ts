// What an administrator of every table may ask of the people of the house.
import { initTRPC } from '@trpc/server';
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
import type { WireFormatter } from './wireError.ts';

/** Each throws a refusal when this socket may not. */
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

export interface StaffContext {
  readonly staff: StaffCalls;
}

export function createStaffRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<StaffContext>().create({ isDev: false, errorFormatter });
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
