// Which of a seat's places hold a card now: seat and slot name one card of the hand for ever. Knows no card.
import type { Hand, SeatHand } from './hand.ts';

/** Slots in the order dealt. Once the deal is said to be complete a card that nobody read lies there all the same. */
export function heldSlots(_hand: Hand, s: SeatHand): readonly number[] {
  return s.held;
}

type Slots = Pick<SeatHand, 'held' | 'thrown'>;

/** How many slots the seat has had: the number of the next one. */
export function slotsUsed({ held, thrown }: Slots): number {
  return held.length + thrown.length;
}

/** A card lies at this slot; those before it lie there as well, read or not. */
export function withSlot<S extends Slots>(s: S, slot: number): S {
  return slot < slotsUsed(s) ? s : withSlots(s, s.held.length + slot + 1 - slotsUsed(s));
}

/** The seat holds at least `count` cards. */
export function withSlots<S extends Slots>(s: S, count: number): S {
  const next = slotsUsed(s);
  const more = Math.max(0, count - s.held.length);
  return more === 0 ? s : { ...s, held: [...s.held, ...Array.from({ length: more }, (_, i) => next + i)] };
}

/** `count` cards went, `slots` are given up: more of them than went means that the cards that stayed have new slots. */
export function withoutSlots<S extends Slots>(s: S, slots: readonly number[], count: number): S {
  const held = s.held.filter((slot) => !slots.includes(slot));
  const left = { ...s, held, thrown: [...s.thrown, ...slots] };
  return withSlots(left, s.held.length - count);
}
