// What the sign-in page may ask: nothing that belongs to a table. A leaf: the page takes its type. Input is checked here,
// once.
import { initTRPC } from '@trpc/server';
import {
  acceptSchema,
  changeSchema,
  type InvitationReply,
  invitationSchema,
  type SignInReply,
  type StartReply,
  signInSchema,
  startSchema,
} from '../access/view.ts';
import type { WireFormatter } from './wireError.ts';

export interface SignInCalls {
  signIn(given: { readonly name: string; readonly passphrase: string }): Promise<SignInReply>;
  /** by this connection's own sign-in */
  start(work: string): Promise<StartReply>;
  invitation(code: string): Promise<InvitationReply>;
  accept(given: { readonly code: string; readonly passphrase: string }): Promise<SignInReply>;
  change(given: { readonly name: string; readonly old: string; readonly passphrase: string }): Promise<SignInReply>;
}

export interface SignInContext {
  readonly calls: SignInCalls;
}

export function createSignInRouter(errorFormatter: WireFormatter) {
  const t = initTRPC.context<SignInContext>().create({ isDev: false, errorFormatter });
  return t.router({
    signIn: t.procedure.input(signInSchema).mutation(({ ctx, input }) => ctx.calls.signIn(input)),
    start: t.procedure.input(startSchema).mutation(({ ctx, input }) => ctx.calls.start(input.work)),
    invitation: t.procedure.input(invitationSchema).mutation(({ ctx, input }) => ctx.calls.invitation(input.code)),
    accept: t.procedure.input(acceptSchema).mutation(({ ctx, input }) => ctx.calls.accept(input)),
    change: t.procedure.input(changeSchema).mutation(({ ctx, input }) => ctx.calls.change(input)),
  });
}

export type SignInRouter = ReturnType<typeof createSignInRouter>;
