// What the sign-in door answers. Who proved who he is has done so on this connection alone, and for a short while; the
// door knows no token and no table.
import type { Proved, SignedIn, SignInOffice } from '../access/office.ts';
import type { SignInReply } from '../access/view.ts';
import type { Clock } from '../base/clock.ts';
import type { SignInCalls } from './signInRouter.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';
import type { WorkCount } from './workCount.ts';

/** To choose what to work as. */
const STANDS_MS = 300_000;

export interface SignInCallsOptions {
  readonly signIn: SignInOffice;
  readonly clock: Clock;
  readonly work: WorkCount;
}

export function createSignInCalls({ signIn, clock, work }: SignInCallsOptions, visitor: Visitor): SignInCalls {
  const { address } = visitor;
  let standing: { readonly signedIn: SignedIn; readonly until: number } | null = null;
  let asking = false;
  /** One question at a time on one connection: a page asks no second one before the answer. */
  const ask = <T>(question: () => Promise<T>): Promise<T> => {
    if (asking) throw new Refusal('TOO_MANY_REQUESTS', 'one-at-a-time');
    asking = true;
    return work.run(question).finally(() => {
      asking = false;
    });
  };
  const stand = (proved: Proved): SignInReply => {
    standing = proved.ok ? { signedIn: proved.signedIn, until: clock.now() + STANDS_MS } : null;
    return proved.ok ? { ok: true, person: proved.signedIn.name, works: proved.works } : proved;
  };
  return {
    signIn: (given) => ask(async () => stand(await signIn.signIn(given, address))),
    start: (chosen) =>
      ask(async () => {
        if (standing === null || clock.now() >= standing.until) return { ok: false, code: 'signed-out', params: {} };
        return signIn.start(standing.signedIn, chosen, address);
      }),
    invitation: (code) => ask(() => signIn.invitation(code)),
    accept: (given) => ask(async () => stand(await signIn.accept(given, address))),
    change: (given) => ask(async () => stand(await signIn.change(given, address))),
  };
}
