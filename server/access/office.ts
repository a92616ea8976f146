// What the sign-in door reaches behind the edge. An interface alone, made in main.
import type { InvitationReply, SignInRefusal, StartReply, Work } from './view.ts';

/** Who has proved who he is, on one connection and for a short while; ends with the passphrase it was proved by. */
export interface SignedIn {
  readonly person: string;
  readonly name: string;
  readonly proof: string;
}

export type Proved =
  | { readonly ok: true; readonly signedIn: SignedIn; readonly works: readonly Work[] }
  | SignInRefusal;

/** `address`: where the caller is, for limits and the audit log. */
export interface SignInOffice {
  signIn(given: { readonly name: string; readonly passphrase: string }, address: string): Promise<Proved>;
  start(signedIn: SignedIn, work: string, address: string): Promise<StartReply>;
  /** For whom a one-time address is. */
  invitation(code: string): Promise<InvitationReply>;
  /** Sets the passphrase and ends the address. */
  accept(given: { readonly code: string; readonly passphrase: string }, address: string): Promise<Proved>;
  change(given: Changed, address: string): Promise<Proved>;
}

export interface Changed {
  readonly name: string;
  readonly old: string;
  readonly passphrase: string;
}
