// 5.10.1: the winner has all chips of all participants that are in play; and an end by the chief judge before that.
import { err, ok, type Result } from '../../base/result.ts';
import { type Hand, isRunning } from '../hand.ts';
import { profileOf, type Session, type SessionSeat } from '../session.ts';
import { type RuleViolation, violation } from '../violation.ts';
import { chipsOfCompetition } from './chipLedger.ts';
import type { CompetitionCommand, CompetitionEvent } from './eventCommand.ts';

const CLAUSE = '5.10.1';

export function decideCompetition(
  session: Session,
  command: CompetitionCommand,
  hand: Hand | null,
): Result<readonly CompetitionEvent[], RuleViolation> {
  const refused = mayEnd(session, command, hand);
  if (refused !== null) return err(refused);
  const { by, note, seat } = command;
  if (!command.on) return ok([{ type: 'CompetitionResumed', by, note }]);
  const name = session.seats.find((s) => s.seat === seat)?.name ?? '';
  if (seat !== null && name === '') return err(violation('seat-empty', { seat }, CLAUSE));
  return ok([{ type: 'CompetitionFinished', seat, name, code: 'SP-5.10.1-ENDED', by, note }]);
}

function mayEnd(session: Session, { by, on }: CompetitionCommand, hand: Hand | null): RuleViolation | null {
  if (by !== 'CHIEF_JUDGE') return violation('not-chief-judge', {}, CLAUSE);
  if (profileOf(session).setting !== 'competition') return violation('no-competition', {}, CLAUSE);
  if (isRunning(hand)) return violation('hand-running', {}, CLAUSE);
  if (on === (session.competitionEnd !== null))
    return violation(on ? 'competition-ended' : 'competition-not-ended', {}, CLAUSE);
  return null;
}

/** Who has won the competition with the hand that is over; null while chips of others are in play. */
export function winnerOf(session: Session, hand: Hand | null): SessionSeat | null {
  if (hand?.phase !== 'COMPLETE' || profileOf(session).setting !== 'competition') return null;
  const all = chipsOfCompetition(session.ledger);
  return session.seats.find((s) => s.stack - s.short === all && s.stack > 0) ?? null;
}

/** The name of who has won, by all chips or by the chief judge's word; '' for nobody. */
export function championOf({ session, hand }: { readonly session: Session; readonly hand: Hand | null }): string {
  return session.competitionEnd?.name ?? winnerOf(session, hand)?.name ?? '';
}

export function finishedBy({ seat, name }: SessionSeat): CompetitionEvent {
  return { type: 'CompetitionFinished', seat, name, code: 'SP-5.10.1-ALL_CHIPS', by: null, note: '' };
}
