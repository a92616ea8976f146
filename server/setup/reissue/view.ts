// What is asked and told when an address that has leaked is issued anew: the pages that are open on it, the one that keeps
// the picture, and how it went. A leaf: pages take its types.
import { z } from 'zod';
import type { SetupAddress } from '../view.ts';

/**
 * `unknown-canvas`: the table has none of this name. `not-a-canvas-address`: of a desk, which a new address and a scan cure. `token-gone`: revoked or over meanwhile. `page-gone`:
 * closed, or it came back by another socket. `page-cannot-keep`: its browser stores nothing. `no-answer`: within ten seconds.
 */
export const REISSUE_REFUSALS = [
  'unknown-canvas',
  'unknown-token',
  'not-a-canvas-address',
  'token-gone',
  'page-gone',
  'page-cannot-keep',
  'no-answer',
  'already-under-way',
] as const;
export type ReissueRefusalCode = (typeof REISSUE_REFUSALS)[number];

export interface ReissueRefusal {
  readonly ok: false;
  readonly code: ReissueRefusalCode;
  readonly params: Readonly<Record<string, never>>;
}

/** An address that opens a canvas still; whoever asks knows no id of a token, and no text is kept anywhere. */
export interface ReissueAddress {
  /** id of the token */
  readonly token: string;
  readonly label: string;
  /** name of whoever holds it */
  readonly person: string | null;
  /** wall ms */
  readonly created: number;
}

/** The newest first. */
export type ReissueAddressesReply =
  | { readonly ok: true; readonly addresses: readonly ReissueAddress[] }
  | ReissueRefusal;

/** A page that is open on the address, as it reports itself; `host` is its own word. */
export interface ReissuePage {
  readonly id: string;
  readonly host: 'obs' | 'browser';
  /** of its window; 0 until it has reported */
  readonly width: number;
  readonly height: number;
  readonly visible: boolean;
  /** where its socket comes from */
  readonly address: string;
  /** for how long that socket has stood */
  readonly sinceMs: number;
  /** its browser stores what it is given */
  readonly keeps: boolean;
}

/** `pages`: the oldest first. */
export type ReissuePagesReply = { readonly ok: true; readonly pages: readonly ReissuePage[] } | ReissueRefusal;

/**
 * `address`: shown once. Null where no page was to go on, and for a producer unless it is a screen of what everybody sees:
 * an address of commentary is for an administrator alone.
 */
export type ReissueReply = { readonly ok: true; readonly address: SetupAddress | null } | ReissueRefusal;

const token = z.string().min(1).max(64);

export const reissueAddressesSchema = z.object({ canvas: z.string().min(1).max(32) });
export const reissuePagesSchema = z.object({ token });
/** `page` null: none of them is ours, the address is revoked at once. */
export const reissueSchema = z.object({ token, page: z.string().min(1).max(64).nullable() });
export type ReissueWish = z.output<typeof reissueSchema>;

/** What a page is told over its standing socket, in this order; `forget` when nothing came of it. */
export type SuccessorStep =
  | { readonly do: 'keep'; readonly offer: string; readonly token: string }
  | { readonly do: 'use'; readonly offer: string }
  | { readonly do: 'forget'; readonly offer: string };
