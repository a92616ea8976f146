// Which of a seat's places hold a card now: seat and slot name one card of the hand for ever.
import { gameOf } from './game/games.ts';
import { holeCards } from './game/streets.ts';
import type { Hand, SeatHand } from './hand.ts';

/** Slots in the order dealt. Once the deal is said to be complete a card that nobody read lies there all the same. */
export function heldSlots(hand: Hand, s: SeatHand): readonly number[] {
  const dealt = hand.dealComplete ? Math.max(holeCards(gameOf(hand.game)), s.dealt) : s.dealt;
  return Array.from({ length: dealt }, (_, slot) => slot);
}
