// A checked question as numbers: ranks 0..12, suits 0..3, sets of ranks as 13-bit masks. Knows no refusal.

import { cardsOfKind, type DeckKind } from '../engine/card/deckFaces.ts';
import { type Card, cardIndex, RANKS, SUITS } from '../engine/card.ts';
import { sizeOf } from '../engine/handRank/rankSet.ts';
import type { EquityRules } from './rules.ts';

export interface KnownCards {
  readonly rules: EquityRules;
  /**
   * Known cards of the 2 to 10 players who may win. In games with a board all hole cards; in stud and draw games those that
   * are known or kept, and the rest of a hand comes from the unseen cards.
   */
  readonly players: readonly (readonly Card[])[];
  /** The 0 to 5 board cards known so far. */
  readonly board: readonly Card[];
  /** Cards that can come no more and belong to no player here: folded hands, seen burns, outsiders of a side pot. */
  readonly dead: readonly Card[];
}

export interface Deal {
  readonly rules: EquityRules;
  /** Hole cards by player; a card is rank * 4 + suit. */
  readonly hands: readonly (readonly number[])[];
  readonly board: readonly number[];
  /** Board cards to come. */
  readonly missing: number;
  /** Unseen cards by rank. */
  readonly unseen: readonly number[];
  readonly unseenOfSuit: readonly number[];
  readonly boardOfSuit: readonly number[];
}

/** Ranks of a whole suit of each deck. */
const RANKS_OF: Readonly<Record<DeckKind, number>> = {
  '52': ranksOf('52'),
  '36': ranksOf('36'),
  '40': ranksOf('40'),
};

function ranksOf(deck: DeckKind): number {
  return setOfSuit(cardsOfKind(deck).map(cardIndex), 0);
}

export function deckSize(deck: DeckKind): number {
  return SUITS.length * sizeOf(RANKS_OF[deck]);
}

export function unseenCount({ unseenOfSuit }: Deal): number {
  return unseenOfSuit.reduce((sum, set) => sum + sizeOf(set), 0);
}

export function dealOf({ rules, players, board, dead }: KnownCards): Deal {
  const hands = players.map((hand) => hand.map(cardIndex));
  const known = board.map(cardIndex);
  const seen = [0, 0, 0, 0];
  for (const hand of hands) addTo(seen, hand);
  addTo(seen, known);
  addTo(seen, dead.map(cardIndex));
  const unseenOfSuit = seen.map((set) => RANKS_OF[rules.deck] & ~set);
  return {
    rules,
    hands,
    board: known,
    missing: rules.boardCards - board.length,
    unseen: countRanks(unseenOfSuit),
    unseenOfSuit,
    boardOfSuit: SUITS.map((_, suit) => setOfSuit(known, suit)),
  };
}

function addTo(sets: number[], cards: readonly number[]): void {
  for (const card of cards) sets[card & 3] = (sets[card & 3] ?? 0) | (1 << (card >> 2));
}

function countRanks(sets: readonly number[]): readonly number[] {
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = sets;
  return RANKS.map((_, r) => ((clubs >> r) & 1) + ((diamonds >> r) & 1) + ((hearts >> r) & 1) + ((spades >> r) & 1));
}

/** Ranks of the cards of one suit. */
export function setOfSuit(cards: readonly number[], suit: number): number {
  let set = 0;
  for (const card of cards) if ((card & 3) === suit) set |= 1 << (card >> 2);
  return set;
}
