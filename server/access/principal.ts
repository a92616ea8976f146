// Who is speaking, and what that may do where. Made by the authenticator alone, from a token.
import type { TableId } from '../base/ids.ts';
import { CANVAS_ROLES, type Permission, permissionsOf, type Role } from './role.ts';

export type Principal = {
  readonly tokenId: string;
  /** Written into log and audit as the actor: the person when the token names one, else the token. */
  readonly actor: string;
  readonly role: Role;
  /** Null: every table. */
  readonly tableId: TableId | null;
  /** The one canvas of a token that is for a canvas. */
  readonly canvas: string | null;
  readonly person: string | null;
};

/** `table` is null for what belongs to no table; a token bound to a table may not do that. */
export function may(principal: Principal, permission: Permission, table: TableId | null): boolean {
  if (!permissionsOf(principal.role).includes(permission)) return false;
  return principal.tableId === null || principal.tableId === table;
}

export function mayView(principal: Principal, canvas: string, table: TableId): boolean {
  if (!may(principal, 'canvas:view', table)) return false;
  return CANVAS_ROLES.includes(principal.role) && principal.canvas === canvas;
}
