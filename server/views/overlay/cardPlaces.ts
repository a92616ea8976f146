// What lies on the card places of a seat for one canvas: opened faces, released values, or a placeholder.
import { type Card, isCard } from '../../engine/card.ts';
import { gameOf, HOLDEM } from '../../engine/game/games.ts';
import { mostCards } from '../../engine/game/streets.ts';
import type { Hand, SeatHand } from '../../engine/hand.ts';
import { heldSlots } from '../../engine/heldSlots.ts';
import type { Moment, ReleasedSlot } from '../../release/released.ts';
import { CARD_PLACES, type CardPlace } from './view.ts';

/** Every seat has the places of its game, whether cards lie there or not. */
export function slotsOf(hand: Hand | null): readonly number[] {
  const game = hand === null ? HOLDEM : gameOf(hand.game);
  return Array.from({ length: mostCards(game) }, (_, slot) => slot);
}

export function noCards(hand: Hand | null): readonly CardPlace[] {
  return slotsOf(hand).map(() => CARD_PLACES.none);
}

export type CardSource = Pick<Moment, 'hand' | 'slots' | 'openings'>;

export function cardPlaces(source: CardSource, s: SeatHand): readonly CardPlace[] {
  const { hand } = source;
  if (hand === null) return noCards(hand);
  const slots = slotsOf(hand);
  const released = slots.map((slot) => source.slots.find((r) => r.seat === s.seat && r.slot === slot));
  if (s.state === 'MUCKED' || s.state === 'MUCK_PENDING') return mucked(hand, released);
  const opened = s.state === 'OPENED' && source.openings ? inSlotOrder(s.cards, released) : [];
  const held = heldSlots(hand, s);
  return slots.map((slot) => (held.includes(slot) ? (opened[slot] ?? closed(released[slot])) : CARD_PLACES.none));
}

function closed(slot: ReleasedSlot | undefined): CardPlace {
  if (slot === undefined) return CARD_PLACES.sealed;
  return slot.card ?? (slot.read ? CARD_PLACES.sealed : CARD_PLACES.unread);
}

/** `hide` takes the faces off with the muck; otherwise what this canvas had been given stays. */
function mucked(hand: Hand, released: readonly (ReleasedSlot | undefined)[]): readonly CardPlace[] {
  const hide = hand.profile['broadcast.muckedAtShowdown'] === 'hide';
  return released.map((slot) => (hide ? null : slot?.card) ?? CARD_PLACES.mucked);
}

/** The same two cards stay where the picture had them; a wrong read gives way to what was opened. */
function inSlotOrder(opened: readonly Card[], released: readonly (ReleasedSlot | undefined)[]): readonly Card[] {
  const before = released.map((slot) => slot?.card ?? null).filter((card) => card !== null);
  return before.length === opened.length && opened.every((card) => before.includes(card)) ? before : opened;
}

/** The faces of a seat when all of them can be seen, else null. */
export function facesOf(places: readonly CardPlace[]): readonly Card[] | null {
  const faces = places.filter((place): place is Card => isCard(place));
  return faces.length === places.length ? faces : null;
}
