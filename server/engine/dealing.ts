// How far the cards of a street have come: what each seat is owed, whose turn to draw it is. Counts alone, never a card.
import { cardsOfKind } from './card/deckFaces.ts';
import type { StreetRule } from './game/game.ts';
import { gameOf } from './game/games.ts';
import type { Street } from './game/street.ts';
import { boardSizeAfter, cardsHeld, firstStreet, fullBoard, lastStreet, nextStreet, ruleOf } from './game/streets.ts';
import { type Hand, liveSeats, type SeatHand } from './hand.ts';
import { slotsUsed } from './heldSlots.ts';
import type { SeatNo } from './seat.ts';

/** The street whose cards come now, or next; null when all have come. */
export function streetToCome(hand: Hand): Street | null {
  return hand.streetDealt ? nextStreet(gameOf(hand.game), hand.street) : hand.street;
}

/** Cards that a seat holds once everybody has those of `street`; one shared card stands for the last one of each (stud). */
export function cardsDue(hand: Hand, street: Street = hand.street): number {
  return cardsHeld(gameOf(hand.game), street) - sharedCards(hand);
}

/** Cards that the seat itself holds on this street: fewer once it has thrown away for good what others have to throw away yet. */
export function cardsOf(hand: Hand, s: SeatHand): number {
  const rule = drawToCome(hand);
  const thrown = rule !== null && rule.draw === 0 && !hasToDraw(hand, s, rule);
  return thrown ? cardsHeld(gameOf(hand.game), rule.street) : cardsDue(hand);
}

/** A card that lies in the middle since the deck does not suffice for one each. */
export function sharedCards(hand: Hand): number {
  return fullBoard(gameOf(hand.game)) === 0 ? (hand.boards[0]?.length ?? 0) : 0;
}

/** Cards that the seat waits for, once `street` is open. */
export function cardsOwed(hand: Hand, s: SeatHand, street: Street = hand.street): number {
  return Math.max(0, cardsDue(hand, street) - s.held.length);
}

/** Board cards of the street lie on every board that is dealt from the start. */
export function boardsDealt(hand: Pick<Hand, 'game' | 'boards' | 'street' | 'structure'>): boolean {
  const size = boardSizeAfter(gameOf(hand.game), hand.street);
  return hand.boards.slice(0, hand.structure.boards).every((board) => board.length >= size);
}

/** The street is open, and everybody still in has its cards. */
export function isDealtOut(hand: Hand): boolean {
  const waits = liveSeats(hand).some((s) => cardsOwed(hand, s) > 0);
  return !waits && toDraw(hand) === null && boardsDealt(hand);
}

/** A street behind the first one that gives cards to seats is open, and not all of them are there. */
export function isDealing(hand: Hand): boolean {
  const { deal } = ruleOf(gameOf(hand.game), hand.street);
  return !hand.streetDealt && deal.length > 0 && hand.street !== firstStreet(gameOf(hand.game));
}

/** The street to come, when cards are exchanged or thrown away before it. */
export function drawToCome(hand: Hand): StreetRule | null {
  const street = hand.roundOpen || !hand.dealComplete ? null : streetToCome(hand);
  const rule = street === null ? null : ruleOf(gameOf(hand.game), street);
  return rule !== null && (rule.draw > 0 || rule.discard > 0) ? rule : null;
}

/** The seat that draws or throws away next, clockwise after the button; null: nobody has to. */
export function toDraw(hand: Hand): SeatNo | null {
  const rule = drawToCome(hand);
  return rule === null ? null : (liveSeats(hand).find((s) => hasToDraw(hand, s, rule))?.seat ?? null);
}

export function hasToDraw(hand: Hand, s: SeatHand, rule: StreetRule): boolean {
  if (rule.draw > 0) return hand.streetDealt || s.drew === null;
  return s.held.length > cardsHeld(gameOf(hand.game), rule.street);
}

/** A draw runs: somebody still has to choose, or waits for his cards. */
export function isDrawing(hand: Hand): boolean {
  const rule = drawToCome(hand);
  return rule !== null && (toDraw(hand) !== null || (rule.draw > 0 && !hand.streetDealt));
}

/** Somebody still in has cards to choose on this street or a later one. */
export function drawsLeft(hand: Hand): boolean {
  const game = gameOf(hand.game);
  if (isDrawing(hand)) return true;
  for (let street = nextStreet(game, hand.street); street !== null; street = nextStreet(game, street)) {
    const rule = ruleOf(game, street);
    if (rule.draw > 0) return true;
    if (rule.discard > 0 && liveSeats(hand).some((s) => hasToDraw(hand, s, rule))) return true;
  }
  return false;
}

/** The next street, when a card for a seat opens it; null while a round is open or cards are still coming. */
export function streetToDeal(hand: Hand): Street | null {
  const street = hand.streetDealt && hand.dealComplete && !hand.roundOpen ? streetToCome(hand) : null;
  return street !== null && ruleOf(gameOf(hand.game), street).deal.length > 0 ? street : null;
}

/** Stud: the deck has fewer cards left than players wait for, and the last street is one card for all. */
export function mayShareCard(hand: Hand): boolean {
  const burns = gameOf(hand.game).streets.reduce((sum, rule) => sum + rule.burn, 0);
  return cardsMissing(hand) > -burns;
}

/** The same with the burns taken back into the deck: there is no other way. */
export function mustShareCard(hand: Hand): boolean {
  return cardsMissing(hand) > 0;
}

/** How many more cards the last street needs than the deck and its burns hold; below 0 where that many are left over. */
function cardsMissing(hand: Hand): number {
  const street = streetToDeal(hand);
  const game = gameOf(hand.game);
  if (street === null || street !== lastStreet(game) || fullBoard(game) > 0) return Number.NEGATIVE_INFINITY;
  const out = hand.seats.reduce((sum, s) => sum + slotsUsed(s), 0);
  return liveSeats(hand).length + out - cardsOfKind(game.deck).length;
}
