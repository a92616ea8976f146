// Who works on a show: people with tokens for console roles, as the release policy needs them.
import type { TokenStore } from '../../db/tokens.ts';
import { CONSOLE_ROLES, isRole } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import type { Staff } from '../release/policy.ts';

export async function staffOf(
  tokens: TokenStore,
  at: { readonly table: TableId; readonly wall: number },
  actor: string,
): Promise<Omit<Staff, 'second'>> {
  const roles = new Map<string, string[]>();
  for (const token of await tokens.list()) {
    const alive = token.revoked === null && (token.expires === null || token.expires > at.wall);
    const here = token.tableId === null || token.tableId === at.table;
    const works = isRole(token.role) && CONSOLE_ROLES.includes(token.role);
    if (!alive || !here || !works) continue;
    const person = token.person ?? `token:${token.id}`;
    roles.set(person, [...(roles.get(person) ?? []), token.role]);
  }
  return { actor, people: [...roles].map(([person, held]) => ({ person, roles: held })) };
}
