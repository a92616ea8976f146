// What an open hard alarm stops: everything but reports, rulings and what already lies there (rules.md 0.2).
import type { HandCommand } from '../command.ts';
import { streetToDeal } from '../dealing.ts';
import { type Hand, type HandState, seatOf } from '../hand.ts';
import { slotsUsed } from '../heldSlots.ts';
import type { SeatNo } from '../seat.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { Incident } from './incident.ts';

/** The oldest open incident that stops the hand now; null when it goes on, or was misdealt or voided. */
export function stopOf(hand: HandState): Incident | null {
  if (hand?.phase === 'MISDEAL' || hand?.phase === 'VOID') return null;
  return hand?.incidents.find((one) => one.status === 'open' && stops(hand, one)) ?? null;
}

/** What waits for the round has no meaning once one hand is left or the pots are decided: no further card comes. */
export function stops(hand: Hand, incident: Pick<Incident, 'stops'>): boolean {
  return incident.stops === 'now' || (incident.stops === 'round' && !hand.roundOpen && !noCardComes(hand));
}

export function noCardComes({ phase }: Hand): boolean {
  return phase === 'UNCONTESTED' || phase === 'AWARDING' || phase === 'COMPLETE';
}

/** Commands that carry a hand on. Reports, rulings, corrections and reads of what lies there are never stopped. */
export const STOPPED_COMMANDS = [
  'Act',
  'ActAsRuled',
  'ReopenRound',
  'Discard',
  'DealBoard',
  'AgreeRuns',
  'OpenHand',
  'OpenOne',
  'MuckHand',
  'KillMuck',
  'RetrieveHand',
  'AskToSee',
  'AwardPots',
  'EnterAward',
  'ChopPots',
] as const satisfies readonly HandCommand['type'][];

/** Whether this card is the first of a street behind the first deal. */
export function opensStreet(hand: Hand, { seat, slot }: { readonly seat: SeatNo; readonly slot: number }): boolean {
  const s = seatOf(hand, seat);
  return s !== undefined && slot >= slotsUsed(s) && streetToDeal(hand) !== null;
}

/** The first deal goes on, and so do cards of a draw that are under way. */
function carriesOn(hand: Hand, command: HandCommand): boolean {
  if (command.type === 'CompleteDeal') return hand.dealComplete;
  if (command.type === 'DealHole' || command.type === 'DealUp') return opensStreet(hand, command);
  return STOPPED_COMMANDS.some((type) => type === command.type);
}

export function stoppedBy(hand: Hand, command: HandCommand): RuleViolation | null {
  return carriesOn(hand, command) ? stopped(hand) : null;
}

/** The same for an up card, before the vault opens it. */
export function stoppedUpCard(hand: Hand, at: { readonly seat: SeatNo; readonly slot: number }): RuleViolation | null {
  return opensStreet(hand, at) ? stopped(hand) : null;
}

function stopped(hand: Hand): RuleViolation | null {
  const incident = stopOf(hand);
  return incident === null
    ? null
    : violation('hand-stopped', { code: incident.code, id: incident.id }, incident.clause);
}
