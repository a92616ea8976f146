// Which of a seat's places hold a card now: seat and slot name one card of the hand for ever. Knows no card.
import type { SeatHand } from './hand.ts';

type Slots = Pick<SeatHand, 'held' | 'thrown'>;

/** How many slots the seat has had: the number of the next one. */
export function slotsUsed({ held, thrown }: Slots): number {
  return held.length + thrown.length;
}

/** A card lies at this slot; those before it lie there as well, read or not. */
export function withSlot<S extends Slots>(s: S, slot: number): S {
  return slot < slotsUsed(s) ? s : withSlots(s, s.held.length + slot + 1 - slotsUsed(s));
}

/** In the first deal: the card at this slot alone, so that one that nobody read is still missing. */
export function withCardAt<S extends Slots>(s: S, slot: number): S {
  return s.held.includes(slot) ? s : { ...s, held: [...s.held, slot].sort((a, b) => a - b) };
}

/** The seat holds at least `count` cards; those that came unread have the lowest slots that it never had. */
export function withSlots<S extends Slots>(s: S, count: number): S {
  const more = Math.max(0, count - s.held.length);
  if (more === 0) return s;
  const had = [...s.held, ...s.thrown];
  const unread = Array.from({ length: slotsUsed(s) + more }, (_, slot) => slot).filter((slot) => !had.includes(slot));
  return { ...s, held: [...s.held, ...unread.slice(0, more)].sort((a, b) => a - b) };
}

/** `count` cards went, `slots` are given up: more of them than went means that the cards that stayed have new slots. */
export function withoutSlots<S extends Slots>(s: S, slots: readonly number[], count: number): S {
  const held = s.held.filter((slot) => !slots.includes(slot));
  const left = { ...s, held, thrown: [...s.thrown, ...slots] };
  return withSlots(left, s.held.length - count);
}
