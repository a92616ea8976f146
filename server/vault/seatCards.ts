// What a seat holds, held before and threw away: which card counts in which of its slots. Pure.
import type { Card } from '../engine/card.ts';
import { type HeldHand, type HeldSlot, isFilled, isThrown, nowAt, slotKey } from './heldHand.ts';
import { withoutTurned } from './turnedOver.ts';

export interface SeatCards {
  /** by slot, ascending; null: nothing is known of it, or what was read there counts in another slot */
  readonly slots: readonly { readonly held: HeldSlot; readonly card: Card | null }[];
  /** reads of this seat that contradict what was typed: no slot is left for them */
  readonly unused: readonly Card[];
}

/**
 * The cards that a seat holds, less what it threw away. Face up before corrected before typed before read; and since nobody
 * knows in which slot a card was typed that is read later, the cards of a seat are taken together: a read that names a typed
 * card is that card, and what another slot of the seat read takes its place.
 */
export function seatCards(hand: HeldHand, seat: number): SeatCards {
  const own = hand.faceUp.filter((one) => one.seat === seat);
  const held = slotsOf(hand, seat).filter((slot) => !isThrown(hand, slot));
  const closed = withoutTurned(held, own);
  const counted = together(closed.slots);
  const cards = { ...counted, unused: [...counted.unused, ...closed.unused] };
  const up = own.filter(({ turned }) => turned === null).map(({ card }) => card);
  if (up.length < Math.max(LEAST_HAND, cards.slots.length)) return cards;
  return { slots: asShown(cards.slots, up), unused: [] };
}

function together(slots: readonly HeldSlot[]): SeatCards {
  const fixed = slots.map((slot) => slot.corrected ?? slot.typed);
  // the read of a corrected slot was wrong: it counts nowhere
  const reads = slots.filter((slot) => slot.corrected === null).flatMap(({ read }) => (read === null ? [] : [read]));
  const left = reads.filter((card) => !fixed.includes(card));
  const taken = new Set<Card>();
  const own = slots.map((slot, i) => fixed[i] ?? take(taken, left, slot.read));
  const next = () =>
    take(
      taken,
      left,
      left.find((card) => !taken.has(card)),
    );
  const cards = slots.map((held, i) => ({ held, card: own[i] ?? (isFilled(held) ? next() : null) }));
  return { slots: cards, unused: left.filter((card) => !taken.has(card)) };
}

function slotsOf(hand: HeldHand, seat: number): readonly HeldSlot[] {
  const own = [...hand.slots.values()].filter((slot) => slot.seat === seat);
  return own.map((slot) => nowAt(hand, slot)).sort((a, b) => a.slot - b.slot);
}

/** What the seat threw away in draws, as far as it was read or typed: each draw as it was held until then. */
export function thrownCards(hand: HeldHand, seat: number): SeatCards['slots'] {
  const slots = slotsOf(hand, seat).filter((slot) => isThrown(hand, slot));
  const drawOf = (slot: HeldSlot) => hand.thrown.get(slotKey(slot.seat, slot.slot));
  const draws = [...new Set(slots.map(drawOf))];
  return draws.flatMap((draw) => together(slots.filter((slot) => drawOf(slot) === draw)).slots);
}

/** One card shown is no opened hand. */
const LEAST_HAND = 2;

/** A hand that lies face up is what everybody sees, whatever was read or typed for it. */
function asShown(cards: SeatCards['slots'], up: readonly Card[]): SeatCards['slots'] {
  const missing = up.filter((card) => !cards.some((slot) => slot.card === card));
  const seen = new Set<Card>();
  return cards.map(({ held, card }) => {
    const stands = card !== null && up.includes(card) && !seen.has(card);
    const shown = stands ? card : isFilled(held) ? (missing.shift() ?? null) : null;
    if (shown !== null) seen.add(shown);
    return { held, card: shown };
  });
}

function take(taken: Set<Card>, left: readonly Card[], card: Card | null | undefined): Card | null {
  if (card === null || card === undefined || !left.includes(card) || taken.has(card)) return null;
  taken.add(card);
  return card;
}

/** The card that counts in this slot; null when there is none. One that was thrown away is shown until then, like a folded hand. */
export function cardAt(hand: HeldHand, { seat, slot }: { readonly seat: number; readonly slot: number }): Card | null {
  const slots = [...seatCards(hand, seat).slots, ...thrownCards(hand, seat)];
  return slots.find(({ held }) => held.slot === slot)?.card ?? null;
}

/** Every slot of the hand with the card that counts there. */
export function heldCards(hand: HeldHand): SeatCards['slots'] {
  const seats = new Set([...hand.slots.values()].map(({ seat }) => seat));
  return [...seats].flatMap((seat) => seatCards(hand, seat).slots);
}
