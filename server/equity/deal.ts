// A checked question as numbers: ranks 0..12, suits 0..3, sets of ranks as 13-bit masks. Knows no refusal.

import { cardsOfKind, type DeckKind } from '../engine/card/deckFaces.ts';
import { type Card, cardIndex, SUITS } from '../engine/card.ts';
import type { SuitSets } from '../engine/handRank/cardSets.ts';
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
  readonly unseenOfSuit: SuitSets;
  readonly boardOfSuit: SuitSets;
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
  let count = 0;
  for (const set of unseenOfSuit) count += sizeOf(set);
  return count;
}

export function dealOf({ rules, players, board, dead }: KnownCards): Deal {
  const hands = players.map(indicesOf);
  const known = indicesOf(board);
  const boardOfSuit = suitsOf([known]);
  const seen = suitsOf([...hands, known, indicesOf(dead)]);
  const all = RANKS_OF[rules.deck];
  const unseenOfSuit = [all & ~seen[0], all & ~seen[1], all & ~seen[2], all & ~seen[3]] as const;
  return {
    rules,
    hands,
    board: known,
    missing: rules.boardCards - board.length,
    unseen: countRanks(unseenOfSuit),
    unseenOfSuit,
    boardOfSuit,
  };
}

function indicesOf(cards: readonly Card[]): readonly number[] {
  return cards.map(cardIndex);
}

/** Sets of ranks by suit of all the lists together. */
function suitsOf(lists: readonly (readonly number[])[]): SuitSets {
  const sets: [number, number, number, number] = [0, 0, 0, 0];
  for (const cards of lists) {
    for (const card of cards) sets[card & 3] = (sets[card & 3] ?? 0) | (1 << (card >> 2));
  }
  return sets;
}

function countRanks([clubs, diamonds, hearts, spades]: SuitSets): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let r = 0; r < 13; r++) {
    counts[r] = ((clubs >> r) & 1) + ((diamonds >> r) & 1) + ((hearts >> r) & 1) + ((spades >> r) & 1);
  }
  return counts;
}

/** Ranks of the cards of one suit. */
export function setOfSuit(cards: readonly number[], suit: number): number {
  let set = 0;
  for (const card of cards) if ((card & 3) === suit) set |= 1 << (card >> 2);
  return set;
}
