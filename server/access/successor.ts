// The token that comes in another one's place: the same role, table, canvas, person, label and end, another text. Pure.
import type { TokenRow } from '../../db/tokens.ts';
import type { Principal } from './principal.ts';
import { isRole, type Role } from './role.ts';
import { hashToken } from './token.ts';

/** Addresses of pages without a desk; a checker's is a person's own. */
export const REISSUED_ROLES: readonly Role[] = ['canvas', 'commentator'];

export interface Fresh {
  readonly id: string;
  readonly text: string;
  /** whole milliseconds */
  readonly wall: number;
}

export function successorOf(old: TokenRow, { id, text, wall }: Fresh): TokenRow {
  return { ...old, id, hash: hashToken(text), created: wall, revoked: null, replaces: old.id };
}

/** Whoever stood there with the old one stands there with this one. */
export function heirOf(principal: Principal, { id, person }: TokenRow): Principal {
  return { ...principal, tokenId: id, actor: person ?? `token:${id}` };
}

export function isReissued(row: TokenRow): boolean {
  return isRole(row.role) && REISSUED_ROLES.includes(row.role) && row.canvas !== null && row.tableId !== null;
}

export function holds({ revoked, expires }: TokenRow, wall: number): boolean {
  return revoked === null && (expires === null || expires > wall);
}
