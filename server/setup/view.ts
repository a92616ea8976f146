// What set-up pages are told and may ask beside a plan: tables, people, addresses with their tokens.
// A leaf: pages take its types. Token texts pass here once, in the answer that made them; nothing here stores one.
import { z } from 'zod';
import type { Audience, ShowKind } from '../release/control.ts';
import type { PlanProblem, PlanWarning, SetupParams, TablePlan } from './plan/view.ts';

/** As typed; looked at in words later. */
const typed = z.string().max(200);

/** Of the whole request. `setup-unfinished` {table, step, reason}: made as far as that step; `setup.finish` goes on. */
export const SETUP_REFUSALS = [
  'name-yourself-first',
  'already-named',
  'person-name-missing',
  'person-name-too-long',
  'unknown-table',
  'unknown-token',
  'unknown-canvas',
  'client-id-used',
  'setup-unfinished',
  'nothing-to-finish',
  'table-not-served',
  'hand-running',
  'last-admin',
  'duties-apart',
  'checker-taken',
  'passphrase-set',
  'passphrase-too-short',
  'passphrase-too-long',
  'passphrase-common',
  'passphrase-is-name',
] as const;
export type SetupRefusalCode = (typeof SETUP_REFUSALS)[number];

export interface SetupRefusal {
  readonly ok: false;
  readonly code: SetupRefusalCode;
  readonly params: SetupParams;
}

export type SetupReply<T> = ({ readonly ok: true } & T) | SetupRefusal;

/** `cards`: the card desk. */
export const SETUP_PAGES = [
  'overlay',
  'commentary',
  'venue',
  'watch',
  'check',
  'console',
  'floor',
  'cards',
  'deck',
  'sync',
  'scan',
] as const;
export type SetupPage = (typeof SETUP_PAGES)[number];

/** Roles that an address of a console may have. */
export const DESK_ROLES = ['operator', 'producer', 'floor', 'chief-judge'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** Shown once: the text of its token is kept nowhere. */
export interface SetupAddress {
  /** id of the token, to revoke it */
  readonly token: string;
  readonly page: SetupPage;
  readonly role: string;
  readonly canvas: string | null;
  /** name of the person who holds it */
  readonly person: string | null;
  /** path with the token in its fragment: put `http://host:port` before it */
  readonly path: string;
}

/** A short delay that two people must still confirm, each at his console, before hole cards air on these canvases. */
export interface WaitingDelay {
  readonly canvases: readonly string[];
  readonly kind: ShowKind;
  readonly delayMs: number;
  /** `one-person`: the one person of the show types the sentence at his producer console */
  readonly how: 'two-people' | 'one-person';
  /** who may: a producer and, for two people, floor or chief judge; empty when nobody has the role */
  readonly producers: readonly string[];
  readonly floors: readonly string[];
  /** the first of two has asked at his console or by this set-up: whose word is missing; null when nobody has asked */
  readonly asked: { readonly by: string; readonly waitsFor: readonly string[] } | null;
}

export interface Made {
  readonly table: string;
  readonly name: string;
  readonly addresses: readonly SetupAddress[];
  readonly warnings: readonly PlanWarning[];
  readonly waiting: WaitingDelay | null;
}

export type CreateReply =
  | ({ readonly ok: true } & Made)
  | {
      readonly ok: false;
      readonly code: 'plan-refused';
      readonly problems: readonly PlanProblem[];
      readonly warnings: readonly PlanWarning[];
    }
  | SetupRefusal;

export interface CheckReply {
  readonly problems: readonly PlanProblem[];
  readonly warnings: readonly PlanWarning[];
}

export interface SetupLine {
  readonly table: string;
  readonly name: string;
  /** wall ms */
  readonly created: number;
  readonly seats: number;
  readonly cardDesk: boolean;
  readonly canvases: readonly string[];
  readonly players: number;
  /** another server writes it, or it could not be opened */
  readonly served: boolean;
  readonly handRuns: boolean;
  /** graphics are put on; false while they are held, as after every start */
  readonly onAir: boolean;
  /** the end of the show was entered */
  readonly ended: boolean;
  /** its set-up broke off: `setup.finish` goes on with it */
  readonly unfinished: boolean;
}

export interface ListenAddress {
  readonly family: 'IPv4' | 'IPv6';
  /** name of the network interface, to tell Wi-Fi from cable */
  readonly network: string;
  /** `http://192.168.1.20:3000` */
  readonly origin: string;
}

export interface SetupOverview {
  readonly me: { readonly actor: string; readonly person: string | null };
  /** not bound to one table: he looks after the people of the house */
  readonly everyTable: boolean;
  /** names of the people there are, to suggest */
  readonly people: readonly string[];
  readonly listen: {
    readonly port: number;
    /** 'network': other devices reach it by one of `addresses`; 'this-machine': only this computer does */
    readonly reach: 'network' | 'this-machine';
    /** of this computer in its networks, the likeliest first; also when they do not reach it yet */
    readonly addresses: readonly ListenAddress[];
  };
  readonly tables: readonly SetupLine[];
}

export interface SetupToken {
  readonly id: string;
  /** last four of the id, to tell rows apart */
  readonly tail: string;
  readonly page: SetupPage | null;
  readonly role: string;
  readonly person: string | null;
  readonly canvas: string | null;
  readonly label: string;
  /** wall ms */
  readonly created: number;
  readonly expires: number | null;
  readonly revoked: number | null;
}

export interface SetupCanvas {
  readonly name: string;
  readonly audience: Audience;
  readonly kind: ShowKind;
  readonly delayMs: number;
  readonly offsetMs: number;
  readonly gate: 'hand-complete' | 'off';
}

export interface SetupTable extends SetupLine {
  readonly currency: { readonly symbol: string; readonly decimals: number };
  readonly profile: string;
  readonly structure: {
    readonly smallBlind: number;
    readonly bigBlind: number;
    readonly anteKind: string;
    readonly ante: number;
  } | null;
  readonly button: number | null;
  readonly seated: readonly {
    readonly seat: number;
    readonly name: string;
    readonly stack: number;
    readonly out: boolean;
  }[];
  readonly shown: readonly SetupCanvas[];
  readonly tokens: readonly SetupToken[];
  readonly waiting: WaitingDelay | null;
}

/** `passphrase` '': none; he comes back by his address alone. */
export const nameAdminSchema = z.object({ person: typed, passphrase: z.string().max(400).default('') });
export type Naming = z.output<typeof nameAdminSchema>;

/** `role` counts on the console page alone, `canvas` on pages that show one; `person` '' is nobody by name. */
export const addressSchema = z.object({
  page: z.enum(SETUP_PAGES),
  role: z.enum(DESK_ROLES),
  canvas: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,31}$/)
    .nullable(),
  person: typed,
  /** the addresses for the same page, role, canvas and person stop working */
  replace: z.boolean(),
});
export type AddressWish = z.output<typeof addressSchema>;

export type NamedReply = SetupReply<{ readonly token: string; readonly person: string }>;
export type OverviewReply = SetupOverview;
export type TableReply = SetupReply<{ readonly detail: SetupTable }>;
export type PlanReply = SetupReply<{ readonly plan: TablePlan }>;
export type AddressReply = SetupReply<{ readonly address: SetupAddress; readonly revoked: readonly string[] }>;
export type DoneReply = SetupReply<object>;
