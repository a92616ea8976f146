// Who opens a street where the cards that lie face up say so: the bring-in, the best or the lowest hand showing (stud, razz).
import { type Card, rankValue, SUITS } from './card.ts';
import type { Opener } from './game/game.ts';
import { gameOf } from './game/games.ts';
import { ruleOf, upSlots } from './game/streets.ts';
import { type Hand, liveSeats } from './hand.ts';
import type { SeatNo } from './seat.ts';

/** Weights from the heaviest on; lists of one street are equally long. */
type Weight = readonly number[];

const BY_CARDS: Readonly<Partial<Record<Opener, (cards: readonly Card[]) => Weight>>> = {
  // the seat with the heaviest opens
  bring_in_low: ([card]) => (card === undefined ? [] : [-rankValue(card), -suitOf(card)]),
  bring_in_high: ([card]) => (card === undefined ? [] : [aceLow(card), suitOf(card)]),
  best_showing: (cards) => showing(cards, rankValue),
  lowest_showing: (cards) => showing(cards, aceLow).map((weight) => -weight),
};

/** Whether the up cards, and no place at the table, say who opens this street. */
export function isOpenedByCards(hand: Hand): boolean {
  return BY_CARDS[ruleOf(gameOf(hand.game), hand.street).opens] !== undefined;
}

/** The seat that opens by its cards, of equal hands the first after the button; null while a card that counts is not known. */
export function openerByCards(hand: Hand): SeatNo | null {
  const weigh = BY_CARDS[ruleOf(gameOf(hand.game), hand.street).opens];
  const due = upSlots(gameOf(hand.game), hand.street);
  const seats = liveSeats(hand).map(({ seat, up }) => ({ seat, up: up.filter(({ slot }) => due.includes(slot)) }));
  if (weigh === undefined || seats.some(({ up }) => up.length < due.length)) return null;
  const weighed = seats.map(({ seat, up }) => ({ seat, weight: weigh(up.map(({ card }) => card)) }));
  const [first, ...others] = weighed;
  return (
    others.reduce((best, one) => (best !== undefined && compare(one.weight, best.weight) > 0 ? one : best), first)
      ?.seat ?? null
  );
}

/** Quads, trips, pairs, then ranks: neither straights nor flushes count with fewer than five cards. */
function showing(cards: readonly Card[], rank: (card: Card) => number): Weight {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rank(card), (counts.get(rank(card)) ?? 0) + 1);
  return [...counts].map(([value, count]) => count * 100 + value).sort((a, b) => b - a);
}

function compare(a: Weight, b: Weight): number {
  const at = a.findIndex((weight, i) => weight !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function aceLow(card: Card): number {
  return card.startsWith('A') ? 1 : rankValue(card);
}

/** Clubs, diamonds, hearts, spades from the bottom. */
function suitOf(card: Card): number {
  return SUITS.findIndex((suit) => card.endsWith(suit));
}
