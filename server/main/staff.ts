// Who works on a show: people with tokens for console roles, as the release policy needs them.
import type { TokenStore } from '../../db/tokens.ts';
import { CONSOLE_ROLES, isRole } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import type { Staff } from '../release/policy.ts';

/**
 * Everybody who ever held a console token for this table counts as a person of the show, so that revoking tokens never
 * turns a staff into one person; only tokens that still hold give roles.
 */
export async function staffOf(
  tokens: TokenStore,
  at: { readonly table: TableId; readonly wall: number },
  actor: string,
): Promise<Omit<Staff, 'second'>> {
  const roles = new Map<string, string[]>();
  for (const token of await tokens.list()) {
    const here = token.tableId === null || token.tableId === at.table;
    if (!here || !isRole(token.role) || !CONSOLE_ROLES.includes(token.role)) continue;
    const holds = token.revoked === null && (token.expires === null || token.expires > at.wall);
    const person = token.person ?? `token:${token.id}`;
    roles.set(person, [...(roles.get(person) ?? []), ...(holds ? [token.role] : [])]);
  }
  return { actor, people: [...roles].map(([person, held]) => ({ person, roles: held })) };
}

/** The show has exactly one person, and it is this one. */
export async function isAlone(tokens: TokenStore, at: Parameters<typeof staffOf>[1], actor: string): Promise<boolean> {
  const { people } = await staffOf(tokens, at, actor);
  return people.length === 1 && people[0]?.person === actor;
}
