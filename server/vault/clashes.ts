// Which cards of a hand cannot all be true: twins of two tags (SP-6.2.2) and typed cards that clash. Pure; tells nobody.
import type { Card } from '../engine/card.ts';
import { cardIn, type HeldHand, type HeldSlot, slotKey, sourceOf } from './heldHand.ts';

interface SlotPlace {
  readonly seat: number;
  readonly slot: number;
}

interface Place {
  readonly card: Card;
  readonly tag: string;
}

/** 6.2.2: two registered tags with the same card. Two seats count once the deal is complete, face-up cards at once. */
export function hasTwins(hand: HeldHand): boolean {
  const up = hand.faceUp.flatMap(({ card, tag }): Place[] => (tag === null ? [] : [{ card, tag }]));
  const down = [...hand.slots.values()].flatMap(readPlace);
  if (up.some((one) => [...up, ...down].some((other) => twins(one, other)))) return true;
  return hand.dealComplete && down.some((one) => down.some((other) => twins(one, other)));
}

function readPlace({ tag, read }: HeldSlot): Place[] {
  return tag === null || read === null ? [] : [{ card: read, tag }];
}

function twins(one: Place, other: Place): boolean {
  return one.card === other.card && one.tag !== other.tag;
}

/** A typed card that is also somewhere else, or that a later read of its own slot contradicts. Known at the hand's end. */
export function hasTypedClash(hand: HeldHand): boolean {
  const slots = [...hand.slots.values()];
  return slots.some((slot) => contradicted(slot) || (sourceOf(slot) === 'typed' && elsewhere(hand, slot)));
}

function contradicted({ typed, read, corrected }: HeldSlot): boolean {
  return corrected === null && typed !== null && read !== null && typed !== read;
}

function elsewhere(hand: HeldHand, slot: HeldSlot): boolean {
  const card = cardIn(slot);
  return (
    card !== null &&
    ([...hand.slots.values()].some((other) => other !== slot && cardIn(other) === card) || shown(hand, slot, card))
  );
}

/** True when the card lies face up in the room as something else than this slot: everyone can see that it is taken. */
export function clashesFaceUp(hand: HeldHand, at: SlotPlace, card: Card): boolean {
  const opened = [...hand.slots.values()].filter((slot) => hand.openedSeats.has(slot.seat));
  const others = opened.filter((slot) => slot.seat !== at.seat || slot.slot !== at.slot);
  const tag = hand.slots.get(slotKey(at.seat, at.slot))?.tag ?? null;
  return others.some((slot) => cardIn(slot) === card) || shown(hand, { ...at, tag }, card);
}

/** A card of this seat that was turned up, or the very tag of this slot, is no other card. */
function shown(hand: HeldHand, own: SlotPlace & { readonly tag: string | null }, card: Card): boolean {
  const others = hand.faceUp.filter(
    (up) => (up.seat === 0 || up.seat !== own.seat) && (up.tag === null || up.tag !== own.tag),
  );
  return others.some((up) => up.card === card);
}
