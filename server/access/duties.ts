// Duties that nobody holds together: who hands out access does not judge, check or audit the same show. And one named
// person checks a show. Looked at wherever a token or a grant is made.
import type { GrantStore } from '../../db/grants.ts';
import type { TokenStore } from '../../db/tokens.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Role } from './role.ts';

/** Null: every table. */
export interface Duty {
  readonly role: string;
  readonly tableId: TableId | null;
}

export const DUTY_REFUSALS = ['duties-apart', 'checker-taken', 'person-missing'] as const;
export type DutyRefusal = (typeof DUTY_REFUSALS)[number];

export interface DutyDeps {
  readonly tokens: Pick<TokenStore, 'list'>;
  readonly grants: Pick<GrantStore, 'list'>;
  readonly clock: Pick<Clock, 'wall'>;
}

export interface WantedDuty {
  readonly role: Role;
  readonly tableId: TableId | null;
  /** id; null: nobody by name */
  readonly person: string | null;
}

const APART_FROM_ADMIN: readonly string[] = ['chief-judge', 'checker', 'auditor'];

/** One and the same person may not hold both. */
export function areApart(one: Duty, other: Duty): boolean {
  if (!overlap(one, other)) return false;
  const roles = [one.role, other.role];
  return roles.includes('admin') && roles.some((role) => APART_FROM_ADMIN.includes(role));
}

function overlap(one: Duty, other: Duty): boolean {
  return one.tableId === null || other.tableId === null || one.tableId === other.tableId;
}

/** What holds now, by address or by grant, keeps somebody from what he wants; what was taken away does not. */
export async function refuseDuty(deps: DutyDeps, wanted: WantedDuty): Promise<DutyRefusal | undefined> {
  const { role, person } = wanted;
  if (person === null) return role === 'checker' ? 'person-missing' : undefined;
  if (role !== 'admin' && !APART_FROM_ADMIN.includes(role)) return undefined;
  const held = await dutiesHeld(deps);
  if (held.some((duty) => duty.person === person && areApart(duty, wanted))) return 'duties-apart';
  const taken = held.some((duty) => duty.role === 'checker' && duty.person !== person && overlap(duty, wanted));
  return role === 'checker' && taken ? 'checker-taken' : undefined;
}

interface HeldDuty extends Duty {
  readonly person: string | null;
}

async function dutiesHeld({ tokens, grants, clock }: DutyDeps): Promise<readonly HeldDuty[]> {
  const wall = clock.wall();
  const [rows, given] = await Promise.all([tokens.list(), grants.list()]);
  return [
    ...rows.filter(({ revoked, expires }) => revoked === null && (expires === null || expires > wall)),
    ...given.filter(({ revoked }) => revoked === null),
  ];
}
