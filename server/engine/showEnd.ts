// The end of a show: last hand announced, ended, reopened, and a new show of the same people. Knows nothing of canvases.
import { err, ok } from '../base/result.ts';
import { chips } from './chips.ts';
import type { SessionDecision } from './decideChange.ts';
import { type Hand, isRunning } from './hand.ts';
import { isDealtAgain, type Session } from './session.ts';
import type { NewStacks, SessionCommand, ShowCommand } from './sessionEvent.ts';
import { violation } from './violation.ts';

const SHOW_COMMANDS: Readonly<Record<ShowCommand['type'], true>> = {
  LastHand: true,
  EndShow: true,
  ReopenShow: true,
  NewShow: true,
};

export function isShowCommand(command: SessionCommand): command is ShowCommand {
  return command.type in SHOW_COMMANDS;
}

export function decideShow(session: Session, command: ShowCommand, hand: Hand | null): SessionDecision {
  switch (command.type) {
    case 'LastHand':
      return lastHand(session, command.on, hand);
    case 'EndShow':
      if (session.ended) return err(violation('show-ended'));
      return isRunning(hand) ? err(violation('hand-running')) : ok([{ type: 'ShowEnded' }]);
    case 'ReopenShow':
      return session.ended ? ok([{ type: 'ShowReopened' }]) : err(violation('show-not-ended'));
    case 'NewShow':
      return session.ended ? newShow(session, command.stacks) : err(violation('show-not-ended'));
  }
}

/** The hand that runs is the last one; between hands, the next. A redeal keeps the number and so is not one too many (6.3). */
function lastHand(session: Session, on: boolean, hand: Hand | null): SessionDecision {
  if (session.ended) return err(violation('show-ended'));
  if (on === (session.lastHand !== null)) return err(violation(on ? 'last-hand-set' : 'last-hand-not-set'));
  if (!on) return ok([{ type: 'LastHandSet', number: null }]);
  const current = isRunning(hand) || isDealtAgain(hand);
  return ok([{ type: 'LastHandSet', number: session.handNumber + (current ? 0 : 1) }]);
}

function newShow(session: Session, stacks: NewStacks): SessionDecision {
  const seats = session.seats.map(({ seat, stack, start, short }) => {
    const next = stacks === 'start' ? start : stack;
    return { seat, stack: chips(next), difference: next - stack + short };
  });
  return ok([{ type: 'ShowStarted', stacks, seats }]);
}
