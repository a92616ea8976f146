// When the cards of later streets and draws were all said to be there, read or not. Slots and times, never a card.
import { gameOf } from '../engine/game/games.ts';
import { streetIndex } from '../engine/game/streets.ts';
import type { Hand } from '../engine/hand.ts';
import type { CompletedPlace, Segment } from './segment.ts';

/** Stands for as long as its fact does: a completion that was taken back and came again came later. */
export function markCompleted({ completed }: Segment, hand: Hand | null, recorded: number): void {
  if (hand === null) return;
  const places = new Set(hand.seats.flatMap(({ seat, held, thrown }) => [...held, ...thrown].map(name(seat))));
  for (const [place, mark] of completed) if (!places.has(place) || isOpenAgain(hand, mark)) completed.delete(place);
  if (!hand.dealComplete || !hand.streetDealt) return;
  for (const { seat, held } of hand.seats)
    for (const place of held.map(name(seat)))
      if (!completed.has(place)) completed.set(place, { at: recorded, street: hand.street });
}

function name(seat: number) {
  return (slot: number) => `${seat}:${slot}`;
}

function isOpenAgain(hand: Hand, { street }: CompletedPlace): boolean {
  const game = gameOf(hand.game);
  const [now, then] = [streetIndex(game, hand.street), streetIndex(game, street)];
  return now < then || (now === then && !hand.streetDealt);
}
