// In whose name somebody at this desk may enter a ruling. Only offers: the rules decide. Pure.
import type { FloorRemedy } from '../../../server/floor/view.ts';
import type { Me } from '../consoleLink.ts';
import type { DeclaredRole } from './floorDesk.ts';

/** Those who rule, the usual one first. */
export const RULING_ROLES = ['JUDGE', 'CHIEF_JUDGE', 'AUTHORISED'] as const;
/** Those who declare rulings, in the order of every panel. */
const DECLARING_ROLES: readonly DeclaredRole[] = [...RULING_ROLES, 'DEALER'];
/** Those who may say what happened. */
export const REPORTING_ROLES = ['DEALER', 'JUDGE', 'CHIEF_JUDGE', 'PLAYER'] as const;

/** Who this desk speaks for by itself. */
export function usualRole(me: Pick<Me, 'role'> | null): (typeof RULING_ROLES)[number] {
  return me?.role === 'chief-judge' ? 'CHIEF_JUDGE' : 'JUDGE';
}

/** All roles that some remedy allows, those of this desk first. */
export function rolesOf(remedies: readonly FloorRemedy[], me: Pick<Me, 'role'> | null): readonly DeclaredRole[] {
  const allowed = remedies.flatMap(({ by }) => by);
  const all = DECLARING_ROLES.filter((role) => allowed.includes(role));
  const usual = usualRole(me);
  return [...all.filter((role) => role === usual), ...all.filter((role) => role !== usual)];
}
