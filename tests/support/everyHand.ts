// One hand of each class: every different hand that cards can make, whatever its value in a game.
import { type Card, DECK } from '../../server/engine/card.ts';
import { combinations } from '../equity/plainLoop.ts';

/** One hand of each of the 7462: every rank multiset off-suit, every set of five ranks suited. */
export function everyFiveCardClass(): readonly (readonly Card[])[] {
  const hands: Card[][] = [];
  const extend = (ranks: readonly number[]) => {
    if (ranks.length === 5) {
      const hand = ranks.map((rank, index) => DECK[rank * 4 + (index % 4)]);
      hands.push(hand.filter((card) => card !== undefined));
      if (new Set(ranks).size === 5) hands.push(ranks.flatMap((rank) => DECK[rank * 4] ?? []));
      return;
    }
    for (let rank = ranks.at(-1) ?? 0; rank < 13; rank++)
      if (ranks.filter((r) => r === rank).length < 4) extend([...ranks, rank]);
  };
  extend([]);
  return hands;
}

/** Every set of one to four ranks in as many suits; the other suits hold the last of these ranks again. */
export function everyBadugi(): readonly (readonly Card[])[] {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const sets = [1, 2, 3, 4].flatMap((size) => [...combinations(ranks, size)]);
  return sets.map((set) => [0, 1, 2, 3].flatMap((suit) => DECK[(set[suit] ?? set.at(-1) ?? 0) * 4 + suit] ?? []));
}
