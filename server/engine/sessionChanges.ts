// Changes given while a hand runs: checked as far as can be known, kept in order, made at its end or dropped by name.
import { err, ok } from '../base/result.ts';
import { decideChange, type SessionDecision } from './decideChange.ts';
import { evolveSession } from './evolveSession.ts';
import type { Session } from './session.ts';
import type { PlannedChange, SessionEvent, WaitingCommand } from './sessionEvent.ts';
import { type RuleViolation, violation } from './violation.ts';

/** As many as ten seats can need in one hand, many times over: beyond them a key hangs or somebody plays. */
const MOST_WAITING = 60;

export function planChange(
  session: Session,
  command: WaitingCommand,
  by: Pick<PlannedChange, 'id' | 'by'>,
): SessionDecision {
  if (session.planned.length >= MOST_WAITING) return err(violation('too-many-changes', { most: MOST_WAITING }));
  const then = sessionAfterPlans(session);
  const decided = decideChange(then, command);
  if (!decided.ok) return err(inWords(session, decided.error));
  return ok([{ type: 'ChangePlanned', ...by, command }]);
}

/** The session as it would be if the hand changed nothing: what no longer fits is left out. */
export function sessionAfterPlans(session: Session): Session {
  return session.planned.reduce((then, { command }) => {
    const decided = decideChange(then, command);
    return decided.ok ? decided.value.reduce(evolveSession, then) : then;
  }, session);
}

/** A seat that looks free or taken now is refused for what waits at it: say that. */
function inWords(session: Session, refused: RuleViolation): RuleViolation {
  const sits = session.seats.some((s) => s.seat === refused.params['seat']);
  if (refused.code === 'seat-taken' && !sits) return { ...refused, code: 'seat-planned' };
  if (refused.code === 'seat-empty' && sits) return { ...refused, code: 'seat-changes' };
  return refused;
}

export function withdrawChange(session: Session, change: number): SessionDecision {
  return session.planned.some(({ id }) => id === change)
    ? ok([{ type: 'ChangeWithdrawn', id: change }])
    : err(violation('no-such-change'));
}

/** The hand is over: the change is made, or dropped with the reason. */
export function makeChange(session: Session, change: PlannedChange): readonly SessionEvent[] {
  const decided = decideChange(session, change.command);
  if (decided.ok) return [{ type: 'ChangeMade', id: change.id }, ...decided.value];
  const { code, clause, params } = decided.error;
  return [{ type: 'ChangeDropped', ...change, code, clause, params }];
}
