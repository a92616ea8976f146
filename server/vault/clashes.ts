// Which cards of a hand cannot all be true: twins of two tags (SP-6.2.2) and typed cards that clash, and what of it may be
// said. Pure; tells nobody.
import type { Card } from '../engine/card.ts';
import { type HeldHand, type HeldSlot, nowAt, slotKey, sourceOf } from './heldHand.ts';
import { heldCards, type SeatCards, seatCards } from './seatCards.ts';

interface SlotPlace {
  readonly seat: number;
  readonly slot: number;
}

export interface Place {
  readonly card: Card;
  readonly tag: string;
}

/** 6.2.2: two registered tags with the same card, unless a judge has looked at both of them. */
export function hasTwins(hand: HeldHand): boolean {
  const { waived } = hand;
  return twinPairs(hand).some(([one, other]) => !waived.has(one.tag) || !waived.has(other.tag));
}

/** The cards of all pairs that there are now, each once. */
export function twinCards(hand: HeldHand): readonly Place[] {
  return [...new Map(twinPairs(hand).flatMap((pair) => pair.map((place) => [place.tag, place] as const))).values()];
}

/** Two seats count once the deal is complete, face-up cards at once. */
function twinPairs(hand: HeldHand): readonly (readonly [Place, Place])[] {
  const up = hand.faceUp.flatMap(({ card, tag }): Place[] => (tag === null ? [] : [{ card, tag }]));
  const down = [...hand.slots.values()].map((slot) => nowAt(hand, slot)).flatMap(readPlace);
  const pairs = (some: readonly Place[], others: readonly Place[]) =>
    some.flatMap((one) => others.filter((other) => twins(one, other)).map((other) => [one, other] as const));
  return [...pairs(up, [...up, ...down]), ...(hand.dealComplete ? pairs(down, down) : [])];
}

function readPlace({ tag, read }: HeldSlot): Place[] {
  return tag === null || read === null ? [] : [{ card: read, tag }];
}

function twins(one: Place, other: Place): boolean {
  return one.card === other.card && one.tag !== other.tag;
}

/** A typed card that is also somewhere else, or reads of its seat that contradict it. Such a hand stays down. */
export function hasTypedClash(hand: HeldHand): boolean {
  const held = heldCards(hand);
  const seats = new Set(held.map((place) => place.held.seat));
  if ([...seats].some((seat) => seatCards(hand, seat).unused.length > 0)) return true;
  return held.some((place) => sourceOf(place.held) === 'typed' && elsewhere(hand, place, held));
}

export type ClashReport = 'none' | 'clash' | 'untold';

/**
 * What people may hear of typed clashes: nothing before the hand is complete. Each correction after that is answered by the
 * report, so that somebody could try one card after the other: after a few it says the same whatever lies there.
 */
export function clashReport(hand: HeldHand): ClashReport {
  if (!hand.ended) return 'none';
  if (correctionsAfterEnd(hand) > MOST_TOLD) return 'untold';
  return hasTypedClash(hand) ? 'clash' : 'none';
}

/** Two mistyped cards put right, and once more each. */
export const MOST_TOLD = 4;

function correctionsAfterEnd({ rows }: HeldHand): number {
  const kept = [...rows.values()];
  const after = kept.slice(kept.findIndex((row) => row.kind === 'end') + 1);
  return after.filter(({ kind, entries }) => kind === 'corrected' || entries.some(({ flag }) => flag === 'withdrawn'))
    .length;
}

type HeldCard = SeatCards['slots'][number];

function elsewhere(hand: HeldHand, place: HeldCard, held: readonly HeldCard[]): boolean {
  const { card } = place;
  if (card === null) return false;
  return held.some((other) => other !== place && other.card === card) || shown(hand, place.held, card);
}

/**
 * True when the card lies face up in the room at another place, or lay there and still counts there: everyone can see that
 * it is taken. A hand that could not be opened, since a card of it lay face up elsewhere, was seen by nobody.
 */
export function clashesFaceUp(hand: HeldHand, at: SlotPlace, card: Card): boolean {
  const others = heldCards(hand).filter(({ held }) => held.seat !== at.seat && hand.opened.get(held.seat)?.has(card));
  const slot = hand.slots.get(slotKey(at.seat, at.slot));
  const tag = slot === undefined ? null : nowAt(hand, slot).tag;
  return others.some((other) => other.card === card) || shown(hand, { ...at, tag }, card);
}

/** A card of this seat that was turned up, or the very tag of this slot, is no other card. */
function shown(hand: HeldHand, own: SlotPlace & { readonly tag: string | null }, card: Card): boolean {
  const others = hand.faceUp.filter(
    (up) => (up.seat === 0 || up.seat !== own.seat) && (up.tag === null || up.tag !== own.tag),
  );
  return others.some((up) => up.card === card);
}
