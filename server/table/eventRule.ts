// 5.5.1: a change of a table's rules against the other tables of its event. Refused as soon as it is asked, not when the hand is over.
import { decideSession } from '../engine/decideSession.ts';
import { evolveSession } from '../engine/evolveSession.ts';
import { type EventTables, shufflerMismatch } from '../engine/rulings/shuffler.ts';
import { profileOf } from '../engine/session.ts';
import { sessionAfterPlans } from '../engine/sessionChanges.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import { sessionCommandOf } from './sessionWords.ts';

/** `event` undefined: the table is alone. What the rules refuse by themselves is left to them. */
export function refusedByEvent(
  state: TableState,
  command: TableCommand,
  event: EventTables | undefined,
): RuleViolation | null {
  if (event === undefined || (command.do !== 'setSwitches' && command.do !== 'setProfile')) return null;
  const session = sessionAfterPlans(state.session);
  const decided = decideSession(session, sessionCommandOf(command), { hand: null, position: 0, by: '' });
  if (!decided.ok) return null;
  const profile = profileOf(decided.value.reduce(evolveSession, session));
  return shufflerMismatch({ name: event.table, profile }, event.others);
}
