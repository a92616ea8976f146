// What the staff part of the set-up is told and may ask: people, what each may sign in as, one-time addresses. A leaf: the
// page takes its types. Texts of one-time addresses pass here once, in the answer that made them.
import { z } from 'zod';
import type { SetupParams } from '../plan/view.ts';

/** `passphrase-set`: he has one already. `not-yourself`: somebody else has to do it. */
export const STAFF_REFUSALS = [
  'person-name-missing',
  'person-name-too-long',
  'person-exists',
  'unknown-person',
  'unknown-grant',
  'unknown-table',
  'unknown-canvas',
  'canvas-missing',
  'canvas-not-for-role',
  'table-missing',
  'duties-apart',
  'checker-taken',
  'person-missing',
  'passphrase-set',
  'not-yourself',
  'passphrase-too-short',
  'passphrase-too-long',
  'passphrase-common',
  'passphrase-is-name',
] as const;
export type StaffRefusalCode = (typeof STAFF_REFUSALS)[number];

export interface StaffRefusal {
  readonly ok: false;
  readonly code: StaffRefusalCode;
  readonly params: SetupParams;
}

export type StaffReply<T> = ({ readonly ok: true } & T) | StaffRefusal;

export const STAFF_ROLES = [
  'operator',
  'card-desk',
  'floor',
  'chief-judge',
  'producer',
  'checker',
  'commentator',
  'auditor',
  'admin',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export interface StaffGrant {
  readonly id: string;
  readonly role: string;
  /** id and name; null: every table */
  readonly table: { readonly id: string; readonly name: string } | null;
  readonly canvas: string | null;
}

export interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly me: boolean;
  readonly passphrase: boolean;
  /** wall ms until which a one-time address waits for him; null: none does */
  readonly invited: number | null;
  readonly grants: readonly StaffGrant[];
  /** addresses and sign-ins that are open to him */
  readonly open: number;
}

export interface StaffTable {
  readonly id: string;
  readonly name: string;
  /** those that people may be given, with their audience */
  readonly canvases: readonly { readonly name: string; readonly audience: string }[];
}

export interface StaffOverview {
  readonly people: readonly StaffPerson[];
  readonly tables: readonly StaffTable[];
}

/** Shown once: the text in `path` is kept nowhere. */
export interface StaffInvitation {
  readonly person: string;
  readonly path: string;
  /** wall ms */
  readonly expires: number;
}

export type StaffListReply = StaffReply<{ readonly staff: StaffOverview }>;
export type InvitedReply = StaffReply<{ readonly invitation: StaffInvitation }>;
export type StaffDoneReply = StaffReply<object>;

const id = z.string().min(1).max(64);

export const newPersonSchema = z.object({ name: z.string().max(200) });
export const personSchema = z.object({ person: id });
export const grantSchema = z.object({
  person: id,
  role: z.enum(STAFF_ROLES),
  table: z.string().max(32).nullable(),
  canvas: z.string().max(32).nullable(),
});
export type GrantWish = z.output<typeof grantSchema>;
export const takeSchema = z.object({ grant: id });
export const ownPassphraseSchema = z.object({ passphrase: z.string().max(400) });
