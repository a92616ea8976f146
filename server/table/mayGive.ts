// Whether this person may give this command as the table stands: by the role, or because there is nobody else to ask.
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import type { TableCommand } from './commands.ts';
import { floorClause, isFloor, isOfOneAlone, permitOf } from './permits.ts';
import { endsStopped, type TableStop } from './stops.ts';

export interface Staffed {
  /** nobody else ever held a console of this table */
  readonly alone: (actor: string) => Promise<boolean>;
}

export interface Standing {
  readonly state: TableState;
  readonly stop: TableStop | null;
}

export interface Asking {
  readonly actor: TableActor;
  readonly command: TableCommand;
}

/** Null when he may. */
export async function refusedRole(
  { actor, command }: Asking,
  { state, stop }: Standing,
  deps: Staffed,
): Promise<RuleViolation | null> {
  const ends = endsStopped(stop, state.hand, command);
  const refused = permitOf(actor, command, state) ?? (ends && !isFloor(actor) ? 'needs-floor' : null);
  if (refused === null) return null;
  const alone = ends || isOfOneAlone(actor, command, state);
  if (refused === 'needs-floor' && alone && (await mayRuleAlone(actor, deps))) return null;
  return violation(refused, { role: actor.role }, ends ? (stop?.clause ?? '') : floorClause(command, state));
}

/** He is the whole staff: there is no floor to ask. */
export async function mayRuleAlone(actor: TableActor, { alone }: Staffed): Promise<boolean> {
  return actor.role === 'operator' && (await alone(actor.actor));
}
