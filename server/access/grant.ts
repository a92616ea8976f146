// What somebody may sign in as: a role, at one table or at all, and for those who receive a canvas the canvas. Pure.
import type { GrantRow } from '../../db/grants.ts';
import type { TokenRow } from '../../db/tokens.ts';
import type { TableId } from '../base/ids.ts';
import { CANVAS_ROLES, type Role } from './role.ts';

/** Roles of people. A canvas and a reader are machines: they have addresses. */
export const GRANT_ROLES = [
  'operator',
  'card-desk',
  'floor',
  'chief-judge',
  'producer',
  'checker',
  'commentator',
  'auditor',
  'admin',
] as const satisfies readonly Role[];
export type GrantRole = (typeof GRANT_ROLES)[number];

/** Roles that work on all tables at once, at a page of no table. */
export const EVERYWHERE: readonly string[] = ['admin', 'auditor'];

export interface GrantScope {
  readonly role: GrantRole;
  readonly tableId: TableId | null;
  readonly canvas: string | null;
}

export function isGrantRole(role: string): role is GrantRole {
  return GRANT_ROLES.some((known) => known === role);
}

export function refuseScope({ role, tableId, canvas }: GrantScope) {
  const needsCanvas = CANVAS_ROLES.includes(role);
  if (needsCanvas && canvas === null) return 'canvas-missing';
  if (!needsCanvas && canvas !== null) return 'canvas-not-for-role';
  return needsCanvas && tableId === null ? 'table-missing' : undefined;
}

export function sameScope(one: Pick<GrantRow, 'role' | 'tableId' | 'canvas'>, other: GrantScope): boolean {
  return one.role === other.role && one.tableId === other.tableId && one.canvas === other.canvas;
}

/** The token opens what the grant gives, by sign-in or by an address: without the grant it goes, too. */
export function isUnder(token: TokenRow, grant: GrantRow): boolean {
  if (token.person !== grant.person || token.role !== grant.role || token.canvas !== grant.canvas) return false;
  return grant.tableId === null || token.tableId === grant.tableId;
}
