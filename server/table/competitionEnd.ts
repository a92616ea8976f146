// 5.10.1: the hand that ends gives one player all chips of the competition; said behind its events.
import { isRunning } from '../engine/hand.ts';
import { finishedBy, winnerOf } from '../engine/rulings/competition.ts';
import { sessionAfterPlans } from '../engine/sessionChanges.ts';
import type { LogEvent } from '../log/entry.ts';
import { foldEvent, type TableState } from '../log/tableState.ts';

/** Chips that come in behind this hand keep the competition going. */
export function withWinner(state: TableState, events: readonly LogEvent[]): readonly LogEvent[] {
  const after = events.reduce(foldEvent, state);
  if (isRunning(after.hand) || winnerOf(state.session, state.hand) !== null) return events;
  const winner = winnerOf(sessionAfterPlans(after.session), after.hand);
  return winner === null ? events : [...events, finishedBy(winner)];
}
