// Whether what readers saw bears out that a hand came to its showdown, and which hands wait for a second key before that. Pure.
import { mayOpen } from '../engine/decideShowdown.ts';
import type { Street } from '../engine/game/street.ts';
import type { Hand } from '../engine/hand.ts';
import { boardsComplete } from '../engine/showdown.ts';
import { type Evidence, streetsUnread } from './streetEvidence.ts';

interface Told {
  readonly hand: Hand | null;
  readonly typedBoard: boolean;
  readonly sealedCards: boolean;
  readonly evidence: Evidence;
}

/** A showdown behind a full board. What a person typed proves nothing, and neither does a hand that ended by folds. */
export function isProven(state: Told): boolean {
  const { hand } = state;
  if (hand === null) return !state.typedBoard;
  return !state.typedBoard && streetToConfirm(state) === null && boardsComplete(hand) && hand.orderSet;
}

/** The first street that a second person has to confirm before cards of the vault are opened; null: none. */
export function streetToConfirm({ hand, sealedCards, evidence }: Told): Street | null {
  return hand === null || !sealedCards ? null : (streetsUnread(evidence, hand)[0] ?? null);
}

/** A hand could be turned up now, if a second person confirmed its streets first. */
export function asksKey(state: Told): boolean {
  const { hand } = state;
  if (hand === null || streetToConfirm(state) === null) return false;
  return hand.seats.some((s) => s.dealt > 0 && mayOpen(hand, s.seat) === null);
}
