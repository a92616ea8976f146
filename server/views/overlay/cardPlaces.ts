// What lies on the card places of a seat for one canvas: cards face up, opened faces, released values, or a placeholder.
import { type Card, isCard } from '../../engine/card.ts';
import type { Hand, SeatHand } from '../../engine/hand.ts';
import type { Moment, ReleasedSlot } from '../../release/released.ts';
import { perPlace, slotsClosedUp, slotsInPlace, upCards } from '../felt/slotPlaces.ts';
import { CARD_PLACES, type CardPlace } from './view.ts';

export function noCards(hand: Hand | null): readonly CardPlace[] {
  return perPlace(hand, () => CARD_PLACES.none);
}

export type CardSource = Pick<Moment, 'hand' | 'slots' | 'beforeDraw' | 'openings'>;

/** A place with a card: its slot, the value as far as it is due here, and the face that everybody sees. */
interface Lying {
  readonly slot: number;
  readonly released: ReleasedSlot | undefined;
  readonly up: Card | undefined;
}

export function cardPlaces(source: CardSource, s: SeatHand): readonly CardPlace[] {
  const { hand } = source;
  if (hand === null) return noCards(hand);
  const before = source.beforeDraw.filter(({ seat }) => seat === s.seat);
  if (before.length > 0) return beforeDraw(hand, s, before);
  const up = upCards(s);
  const own = source.slots.filter(({ seat }) => seat === s.seat);
  const slots = own.some(({ card }) => card !== null) ? slotsInPlace(hand, s) : slotsClosedUp(hand, s);
  const places = slots.map((slot): Lying | null => {
    const released = own.find((r) => r.slot === slot);
    return slot === null ? null : { slot, released, up: up.get(slot) };
  });
  const gone = s.state === 'MUCKED' || s.state === 'MUCK_PENDING';
  const opened = s.state === 'OPENED' && source.openings ? inPlace(s.cards, places) : [];
  return places.map((lying, place) => {
    if (gone) return mucked(hand, lying);
    return lying === null ? CARD_PLACES.none : (opened[place] ?? lying.up ?? closed(lying.released));
  });
}

/** The places as they stood before the draw. */
function beforeDraw(hand: Hand, s: SeatHand, before: readonly ReleasedSlot[]): readonly CardPlace[] {
  const held = before.map(({ slot }) => slot);
  return slotsInPlace(hand, { ...s, held, thrown: [] }).map((slot) =>
    slot === null ? CARD_PLACES.none : closed(before.find((one) => one.slot === slot)),
  );
}

function closed(slot: ReleasedSlot | undefined): CardPlace {
  if (slot === undefined) return CARD_PLACES.sealed;
  return slot.card ?? (slot.read ? CARD_PLACES.sealed : CARD_PLACES.unread);
}

/** `hide` takes the faces off with the muck; otherwise what this canvas had been given stays. */
function mucked(hand: Hand, lying: Lying | null): CardPlace {
  const hide = hand.profile['broadcast.muckedAtShowdown'] === 'hide';
  return (hide ? null : (lying?.up ?? lying?.released?.card)) ?? CARD_PLACES.mucked;
}

/**
 * Opened cards by place. The same cards stay where the picture had them; a wrong read gives way to what was opened. Cards
 * that were opened beyond the places lie nowhere.
 */
function inPlace(opened: readonly Card[], places: readonly (Lying | null)[]): readonly (Card | undefined)[] {
  const before = places.map((lying) => lying?.up ?? lying?.released?.card ?? undefined);
  const known = before.filter((card) => card !== undefined);
  if (known.length === opened.length && opened.every((card) => known.includes(card))) return before;
  const left = [...opened];
  return places.map((lying) => (lying === null ? undefined : left.shift()));
}

/** The faces of a seat when all its cards can be seen, else null; the places without a card do not count. */
export function facesOf(places: readonly CardPlace[]): readonly Card[] | null {
  const lying = places.filter((place) => place !== CARD_PLACES.none);
  const faces = lying.filter((place): place is Card => isCard(place));
  return lying.length === 0 || faces.length < lying.length ? null : faces;
}
