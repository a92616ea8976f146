// What the sign-in page sends and is told. A leaf: the page takes its types. No answer says whether a name exists.
import { z } from 'zod';

export const SHORTEST_PASSPHRASE = 10;
export const LONGEST_PASSPHRASE = 200;

export const PASSPHRASE_REFUSALS = [
  'passphrase-too-short',
  'passphrase-too-long',
  'passphrase-common',
  'passphrase-is-name',
] as const;
export type PassphraseRefusal = (typeof PASSPHRASE_REFUSALS)[number];

/**
 * `too-many-tries` {seconds}: nothing was compared. `no-work`: nothing has been given to this person. `bad-invitation`: used,
 * ended or replaced by another one.
 */
export const SIGN_IN_REFUSALS = [
  'wrong-name-or-passphrase',
  'too-many-tries',
  'too-busy',
  'signed-out',
  'no-work',
  'work-taken-away',
  'bad-invitation',
  ...PASSPHRASE_REFUSALS,
] as const;
export type SignInRefusalCode = (typeof SIGN_IN_REFUSALS)[number];

export interface SignInRefusal {
  readonly ok: false;
  readonly code: SignInRefusalCode;
  readonly params: Readonly<Record<string, number>>;
}

/** Something that this person may be signed in as. */
export interface Work {
  readonly id: string;
  readonly role: string;
  /** name of the table; null where the role is for every table at once */
  readonly table: string | null;
  readonly canvas: string | null;
}

export type SignInReply =
  | { readonly ok: true; readonly person: string; readonly works: readonly Work[] }
  | SignInRefusal;
/** `path`: of the page of the role, with a new token in its fragment. */
export type StartReply = { readonly ok: true; readonly path: string } | SignInRefusal;
export type InvitationReply = { readonly ok: true; readonly person: string } | SignInRefusal;

const name = z.string().max(200);
const passphrase = z.string().max(400);

export const signInSchema = z.object({ name, passphrase });
export const startSchema = z.object({ work: z.string().min(1).max(120) });
export const invitationSchema = z.object({ code: z.string().max(64) });
export const acceptSchema = z.object({ code: z.string().max(64), passphrase });
export const changeSchema = z.object({ name, old: passphrase, passphrase });
