// What an open hard alarm stops: everything but reports, rulings and what already lies there (rules.md 0.2).
import type { HandCommand } from '../command.ts';
import type { Hand, HandState } from '../hand.ts';
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

export function stoppedBy(hand: Hand, command: HandCommand): RuleViolation | null {
  const incident = STOPPED_COMMANDS.some((type) => type === command.type) ? stopOf(hand) : null;
  return incident === null
    ? null
    : violation('hand-stopped', { code: incident.code, id: incident.id }, incident.clause);
}
