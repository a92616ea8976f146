// Where the cards of a seat lie in the picture: its slots at fixed places, and which of them lie face up. Knows no closed card.
import type { Card } from '../../engine/card.ts';
import { gameOf, HOLDEM } from '../../engine/game/games.ts';
import { mostCards } from '../../engine/game/streets.ts';
import type { Hand, SeatHand } from '../../engine/hand.ts';

/** Every seat has the places of its game, whether cards lie there or not. */
export function placeCount(hand: Hand | null): number {
  return mostCards(hand === null ? HOLDEM : gameOf(hand.game));
}

/** One entry for each place of the seat. */
export function perPlace<T>(hand: Hand | null, entry: (place: number) => T): readonly T[] {
  return Array.from({ length: placeCount(hand) }, (_, place) => entry(place));
}

/** The slot at each place: a card of the deal at its own, a drawn one where the oldest gap is; null where no card lies. */
export function slotsInPlace(hand: Hand, s: SeatHand): readonly (number | null)[] {
  const held = s.held;
  const places = placeCount(hand);
  const drawn = held.filter((slot) => slot >= places).sort((a, b) => a - b);
  return perPlace(hand, (place) => (held.includes(place) ? place : (drawn.shift() ?? null)));
}

/** Where no face of the hand is in sight: cards that were thrown away leave no gap, so that nobody sees which went. */
export function slotsClosedUp(hand: Hand, s: SeatHand): readonly (number | null)[] {
  if (s.thrown.length === 0) return slotsInPlace(hand, s);
  const held = [...s.held];
  return perPlace(hand, () => held.shift() ?? null);
}

/** Which places of the seat lie face up. */
export function upPlaces(hand: Hand | null, s: SeatHand | undefined): readonly boolean[] {
  if (hand === null || s === undefined) return perPlace(hand, () => false);
  const up = upCards(s);
  return slotsInPlace(hand, s).map((slot) => slot !== null && up.has(slot));
}

/** Cards of the seat that lie face up for everybody, by slot. */
export function upCards(s: SeatHand): ReadonlyMap<number, Card> {
  return new Map(s.up.map(({ slot, card }) => [slot, card]));
}
