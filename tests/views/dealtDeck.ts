// Which card of a shuffled deck lies at which slot of a random hand: as the engine's properties deal it.
import { isOfKind } from '../../server/engine/card/deckFaces.ts';
import type { Card } from '../../server/engine/card.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { mostCards } from '../../server/engine/game/streets.ts';
import type { Hand } from '../../server/engine/hand.ts';
import type { Hole } from './released.ts';

/** The cards that the hand's game is played with, in the order of the deck. */
export function cardsOfGame(hand: Hand, deck: readonly Card[]): readonly Card[] {
  return deck.filter((card) => isOfKind(card, gameOf(hand.game).deck));
}

/** Index of the dealt-in seat to whose hand this place of the cards belongs. */
export function seatAt(hand: Hand, place: number): number | undefined {
  return hand.seats[Math.floor(place / mostCards(gameOf(hand.game)))]?.seat;
}

/** The cards that a seat holds, in the order of its slots. */
export function holeCards(hand: Hand, cards: readonly Card[], seat: number): readonly Card[] {
  const index = hand.seats.findIndex((s) => s.seat === seat);
  const first = index * mostCards(gameOf(hand.game));
  const held = hand.seats[index]?.held ?? [];
  return held.map((_, at) => cards[(first + at) % cards.length] ?? '2c');
}

/** By seat and slot; a slot that was given up has no value. */
export function holeOf(hand: Hand, cards: readonly Card[], due: readonly number[]): Hole {
  const texts = hand.seats.map(({ seat, held }) => [seat, slotText(held, holeCards(hand, cards, seat))] as const);
  return Object.fromEntries(texts.filter(([seat]) => due.includes(seat)));
}

/** What lies at each slot up to the last one held, in the order of the slots. */
export function slotText(held: readonly number[], own: readonly Card[]): string {
  const last = Math.max(-1, ...held);
  return Array.from({ length: last + 1 }, (_, slot) => own[held.indexOf(slot)] ?? '##').join('');
}
