// What a console needs at the award and while a hand is stopped (5.9.1): amounts per seat, and what may be ruled. Public facts.
import { type Hand, isRunning } from '../engine/hand.ts';
import { computedShares, shareOf } from '../engine/rulings/awardShares.ts';
import type { Incident } from '../engine/rulings/incident.ts';
import { remediesOf } from '../engine/rulings/ruleIncident.ts';
import { stopOf } from '../engine/rulings/stopped.ts';
import type { ConsoleInput } from './consoleInput.ts';
import type { ConsoleStop } from './rulingView.ts';
import type { ConsoleView } from './view.ts';

/** While pots are ready to be pushed, and as long as a judge may still move what was pushed; 0 for who gets nothing. */
export function consoleAward(hand: Hand, openingsVisible: boolean): ConsoleView['award'] {
  // amounts by faces that nobody is shown yet would tell them apart
  if (!openingsVisible) return null;
  const over = !isRunning(hand) && stopOf(hand) === null;
  if (over || (hand.phase !== 'AWARDING' && hand.phase !== 'COMPLETE')) return null;
  const computed = computedShares(hand);
  return hand.seats.map(({ seat }) => ({ seat, amount: shareOf(computed, seat) }));
}

/** `beside`: an alarm that stands in no hand log; only the floor answers it, so nothing is offered here. */
export function consoleStop(hand: Hand, beside: ConsoleInput['stopped']): ConsoleStop | null {
  if (beside !== null) return { id: 0, ...beside, seat: null, entered: [], remedies: [] };
  const incident = stopOf(hand);
  return incident === null ? null : waiting(hand, incident);
}

/** Reports that wait for a ruling while the hand goes on: it stops for them later, or not at all. */
export function consoleOpen(hand: Hand): readonly ConsoleStop[] {
  const stops = stopOf(hand);
  const open = hand.incidents.filter(({ id, status }) => status === 'open' && id !== stops?.id);
  return isRunning(hand) ? open.map((incident) => waiting(hand, incident)) : [];
}

function waiting(hand: Hand, incident: Incident): ConsoleStop {
  const { id, code, clause, report } = incident;
  const entered = report.kind === 'award' ? report.entered : [];
  const seat = 'seat' in report ? report.seat : null;
  return { id, code, clause, seat, entered, remedies: remediesOf(hand, incident) };
}
