// Whether cards may be laid at the deck desk now, from what anyone in the room can see of the table.
import type { TableState } from '../log/tableState.ts';
import { handRuns } from './decideInput.ts';

/**
 * `hand-not-left`: cards of the last hand were dealt and nobody has seen them leave. A check would name such a card
 * before it airs, to somebody who did not turn it up. Behind a hand that is entered afterwards another one may be dealt.
 */
export function playOf(state: TableState): 'hand-running' | 'hand-not-left' | null {
  if (handRuns(state)) return 'hand-running';
  const { hand, left, afterwards } = state;
  if (hand === null || left.includes(hand.handId)) return null;
  return afterwards !== null || hand.seats.some(({ dealt }) => dealt > 0) ? 'hand-not-left' : null;
}
