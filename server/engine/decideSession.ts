// What the table answers to a command of the session. While a hand runs, what would change seats or stacks waits for its end.
import { nameKey } from '../base/nameKey.ts';
import { err, ok } from '../base/result.ts';
import { decideChange, type SessionDecision } from './decideChange.ts';
import { gameOf } from './game/games.ts';
import { type Hand, isRunning } from './hand.ts';
import { checkLevel } from './levelRules.ts';
import { freeName } from './playerNames.ts';
import { decideCompetition } from './rulings/competition.ts';
import { decideDeck, isDeckCommand } from './rulings/deckChange.ts';
import type { Session } from './session.ts';
import { planChange, sessionAfterPlans, withdrawChange } from './sessionChanges.ts';
import type { SessionCommand } from './sessionEvent.ts';
import { decideShow, isShowCommand } from './showEnd.ts';
import { violation } from './violation.ts';

/** When and by whom a command is given. */
export interface SessionMoment {
  /** the current or last hand */
  readonly hand: Hand | null;
  /** log position that the entry will have */
  readonly position: number;
  readonly by: string;
}

export function decideSession(session: Session, command: SessionCommand, moment: SessionMoment): SessionDecision {
  if (isShowCommand(command)) return decideShow(session, command, moment.hand);
  if (isDeckCommand(command)) return decideDeck(session, command, moment.hand);
  switch (command.type) {
    case 'WithdrawChange':
      return withdrawChange(session, command.change);
    case 'SetStructure': {
      const refused = checkLevel(command.structure, gameOf(session.game));
      return refused === null ? ok([{ type: 'StructureSet', structure: command.structure }]) : err(refused);
    }
    case 'EndCompetition':
      return decideCompetition(session, command, moment.hand);
    case 'RenameSeat':
      return rename(session, command);
    case 'SetPresence':
      return setPresence(session, command);
    default:
      return isRunning(moment.hand)
        ? planChange(session, command, { id: moment.position, by: moment.by })
        : decideChange(session, command);
  }
}

/** 6.4.3: of somebody who is in no hand that runs; it counts from the next deal on. */
function setPresence(
  session: Session,
  { seat, presence }: Extract<SessionCommand, { type: 'SetPresence' }>,
): SessionDecision {
  const s = session.seats.find((other) => other.seat === seat);
  if (s === undefined) return err(violation('seat-empty', { seat }, '6.4.3'));
  return ok(s.presence === presence ? [] : [{ type: 'PresenceSet', seat, presence }]);
}

/** A name changes at once; who is only going to sit down has his name already. */
function rename(session: Session, { seat, name }: Extract<SessionCommand, { type: 'RenameSeat' }>): SessionDecision {
  const s = session.seats.find((other) => other.seat === seat);
  if (s === undefined) return err(violation('seat-empty', { seat }));
  const own = nameKey(s.name);
  const everybody = [...session.seats, ...sessionAfterPlans(session).seats];
  const free = freeName(
    seat,
    name,
    everybody.filter((other) => nameKey(other.name) !== own),
  );
  return free.ok ? ok([{ type: 'SeatRenamed', seat, name: free.value }]) : free;
}
