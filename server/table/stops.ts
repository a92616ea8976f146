// What an alarm beside the log stops at the table: two cards alike are said to the floor alone, without seat and card, and
// the hand stands still for everybody until the floor has answered (6.2.2; design.md section 2, no oracles). Pure.
import { type Hand, type HandState, isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import { stopOf as incidentStop, type STOPPED_COMMANDS } from '../engine/rulings/stopped.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableCommand } from './commands.ts';

export interface TableStop {
  readonly code: string;
  readonly clause: string;
}
export type StopOf = (hand: HandId) => TableStop | null;

/** An open incident of the hand itself, as the rules stop it. */
export function engineStop(hand: HandState): TableStop | null {
  return incidentStop(hand);
}

type Stopped = (typeof STOPPED_COMMANDS)[number];

/** Commands of the door for each command of the rules that an alarm stops; one that is left out does not compile. */
const WORDS: Readonly<Record<Stopped, readonly TableCommand['do'][]>> = {
  Act: ['act'],
  ActAsRuled: ['actAsRuled'],
  ReopenRound: ['reopenRound'],
  Discard: ['discard'],
  DealBoard: ['typeBoard'],
  AgreeRuns: ['agreeRuns'],
  OpenHand: ['openHand', 'typeOpened'],
  OpenOne: [],
  MuckHand: ['muckHand'],
  KillMuck: ['killMuck'],
  RetrieveHand: ['retrieveHand'],
  AskToSee: ['askToSee'],
  AwardPots: ['award'],
  EnterAward: ['enterAward'],
  ChopPots: ['chop'],
};
const STOPPED: readonly TableCommand['do'][] = Object.values(WORDS).flat();
/** The first deal goes on, no later street is opened. */
const LATER_STREETS: readonly TableCommand['do'][] = ['completeDeal', 'typeUp'];

/** Refused while the alarm is open: what carries the hand on, and the start of another with the same deck. */
export function refusedBy(stop: TableStop | null, command: TableCommand, hand: HandState): RuleViolation | null {
  if (stop === null) return null;
  const starts = command.do === 'startHand' || (hand?.dealComplete === true && LATER_STREETS.includes(command.do));
  const refused = starts || STOPPED.includes(command.do) || goesOnByEdit(command);
  return refused ? violation('hand-stopped', { code: stop.code }, stop.clause) : null;
}

/** An action entered by a correction carries the hand on like any other: behind the last one, or before a burn behind it. */
function goesOnByEdit(command: TableCommand): boolean {
  return command.do === 'amend' && command.edits.some((edit) => edit.type === 'insert');
}

/** An end that sends all chips back: while such an alarm is open it is the floor's word, like the answer itself. */
export function endsStopped(stop: TableStop | null, hand: Hand | null, command: TableCommand): boolean {
  return stop !== null && isRunning(hand) && (command.do === 'misdeal' || command.do === 'voidHand');
}
