// Whether this socket may ask this of this table: the permission first, then the table, so that a token learns nothing about
// tables that are not its own.
import { may, type Principal } from '../access/principal.ts';
import type { Permission } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import type { Speaker } from './hub.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';

export function known<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Refusal('NOT_FOUND', 'unknown-table');
  return found;
}

type Caller = Principal & { readonly address: string };

export function allowed(visitor: Visitor, table: TableId, any: readonly Permission[]): Caller {
  const principal = visitor.require();
  if (any.some((permission) => may(principal, permission, table))) return { ...principal, address: visitor.address };
  const elsewhere = principal.tableId !== null && principal.tableId !== table;
  throw new Refusal('FORBIDDEN', elsewhere ? 'not-your-table' : 'not-your-role');
}

export function speakerOf({ actor, role, address }: Principal & Pick<Speaker, 'address'>): Speaker {
  return address === undefined ? { actor, role } : { actor, role, address };
}
