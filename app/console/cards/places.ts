// Where the next card goes: the places of a hand in the order in which they are typed. Pure; knows no card.
import type { CardPlaceState, CardsHand, CardsSeat, CardsView } from '../../../server/console/cards/view.ts';

export interface Place {
  readonly seat: number;
  readonly slot: number;
}

/** What this page has sent and the table does not show yet, by `placeKey`. */
export type Sending = ReadonlySet<string>;

export function placeKey(hand: string, { seat, slot }: Place): string {
  return `${hand}|${seat}:${slot}`;
}

/** Seat by seat, as the hands lie in the picture of the camera. */
export function placesOf({ seats }: CardsHand): readonly Place[] {
  return seats.flatMap(({ seat, slots }) => shownSlots(slots).map((slot) => ({ seat, slot })));
}

/** What is gone cannot be typed, and what lies face up is typed at the console. */
export function shownSlots(slots: CardsSeat['slots']): readonly number[] {
  return slots.flatMap((state, slot) => (state === 'gone' || state === 'up' ? [] : [slot]));
}

/** It may have been thrown away since it was chosen. */
export function isThere(hand: CardsHand, place: Place): boolean {
  return placesOf(hand).some((other) => samePlace(other, place));
}

export function seatAt({ seats }: CardsHand, { seat }: Place): CardsSeat | undefined {
  return seats.find((s) => s.seat === seat);
}

export function stateAt(hand: CardsHand, place: Place): CardPlaceState {
  return seatAt(hand, place)?.slots[place.slot] ?? 'none';
}

export function isFree(hand: CardsHand, place: Place, sending: Sending): boolean {
  const state = stateAt(hand, place);
  return (state === 'none' || state === 'missing') && !sending.has(placeKey(hand.handId, place));
}

export function freePlaces(hand: CardsHand, sending: Sending): readonly Place[] {
  return placesOf(hand).filter((place) => isFree(hand, place, sending));
}

/** The first free place behind `after`, round the table; null when every place has its card. */
export function nextFree(hand: CardsHand, after: Place | null, sending: Sending): Place | null {
  const free = freePlaces(hand, sending);
  const order = placesOf(hand);
  const from = after === null ? -1 : indexIn(order, after);
  return free.find((place) => indexIn(order, place) > from) ?? free[0] ?? null;
}

/** One place, or one seat, on; round the table. */
export function moved(
  hand: CardsHand,
  from: Place | null,
  by: { readonly seats: number } | { readonly places: number },
) {
  const order = placesOf(hand);
  if ('seats' in by) return seatOn(hand, from, by.seats);
  const step = by.places;
  const at = from === null ? (step > 0 ? -step : 0) : indexIn(order, from);
  return order[round(at + step, order.length)] ?? null;
}

/** The same card of the next seat that has as many, else its last one. */
function seatOn(hand: CardsHand, from: Place | null, by: number): Place | null {
  const seats = hand.seats.filter(({ slots }) => shownSlots(slots).length > 0);
  const at = seats.findIndex((s) => s.seat === from?.seat);
  const next = seats[from === null ? (by > 0 ? 0 : seats.length - 1) : round(at + by, seats.length)];
  if (next === undefined) return null;
  const own = shownSlots(seats[at]?.slots ?? []);
  const slots = shownSlots(next.slots);
  const slot = slots[from === null ? 0 : Math.min(Math.max(0, own.indexOf(from.slot)), slots.length - 1)];
  return slot === undefined ? null : { seat: next.seat, slot };
}

function round(at: number, length: number): number {
  return ((at % length) + length) % length;
}

function indexIn(places: readonly Place[], { seat, slot }: Place): number {
  return places.findIndex((place) => place.seat === seat && place.slot === slot);
}

export function samePlace(one: Place | null, other: Place): boolean {
  return one !== null && one.seat === other.seat && one.slot === other.slot;
}

/** A place that a person filled on this page. */
export interface Step extends Place {
  readonly hand: string;
}

/** The newest last; a place that was filled anew keeps its turn. */
export function stepped(trail: readonly Step[], step: Step): readonly Step[] {
  const there = trail.some((old) => old.hand === step.hand && samePlace(old, step));
  return there ? trail : [...trail, step].slice(-MOST_STEPS);
}

/** Ten seats of two cards, several hands over. */
const MOST_STEPS = 100;

/** The place that was filled last, or the one before `from`; of hands and places that are still here. null: there is none. */
export function backFrom(trail: readonly Step[], { hands }: Pick<CardsView, 'hands'>, from: Step | null): Step | null {
  const here = trail.filter((step) => hands.some((hand) => hand.handId === step.hand && isThere(hand, step)));
  const at = here.findIndex((step) => step.hand === from?.hand && samePlace(from, step));
  return (at < 0 ? here.at(-1) : here[at - 1]) ?? null;
}

export interface ChosenHand {
  readonly hand: string | null;
  /** it was all there when it was chosen, so that a card of it can be put right */
  readonly stay: boolean;
}

/** The hand that is typed now: the one that was chosen while it waits or stays, else the newest. */
export function handOnDesk(
  { hands }: Pick<CardsView, 'hands'>,
  chosen: ChosenHand,
  sending: Sending,
): CardsHand | null {
  const kept = hands.find((hand) => hand.handId === chosen.hand);
  const [newest = null] = hands;
  if (kept === undefined) return newest;
  if (chosen.stay) return kept;
  // a hand that is all there gives way to the one that has begun
  return newest !== null && newest.handId !== kept.handId && freePlaces(kept, sending).length === 0 && newest.running
    ? newest
    : kept;
}
