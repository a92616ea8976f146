// The best five of five to seven cards, high. Knows cards and the order of hands; neither seats, boards nor games.
import { type Card, cardIndex, RANKS, rankValue } from '../card.ts';
import { bestSuit, countsOf, type SuitSets, suitSetsOf } from './cardSets.ts';
import { sizeOf } from './rankSet.ts';
import { categoryIndexOf, flushStrength, rankStrength, straightOf } from './strength.ts';

/** Weakest first. The royal flush is the highest straight flush. */
export const HAND_CATEGORIES = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
] as const;
export type HandCategory = (typeof HAND_CATEGORIES)[number];

export interface HandValue {
  /** 1 to 7462: the higher wins, equal ties. */
  readonly strength: number;
  readonly category: HandCategory;
  /** The five ranks in order of weight: 'AAKK7', 'KQJT9', the wheel '5432A'. */
  readonly ranks: string;
  /** The five cards used, in that order; of equal ranks the one given first. */
  readonly cards: readonly Card[];
}

/** How many cards of one rank stand together, in order of weight; straights are picked by their own rule. */
const GROUPS: Readonly<Record<HandCategory, readonly number[]>> = {
  high_card: [1, 1, 1, 1, 1],
  pair: [2, 1, 1, 1],
  two_pair: [2, 2, 1],
  three_of_a_kind: [3, 1, 1],
  straight: [],
  flush: [1, 1, 1, 1, 1],
  full_house: [3, 2],
  four_of_a_kind: [4, 1],
  straight_flush: [],
};

/** Five to seven different cards; anything else is a bug and throws. */
export function bestHigh(cards: readonly Card[]): HandValue {
  const suits = suitSets(cards);
  const flush = bestSuit(suits, flushStrength);
  const strength = Math.max(flush, rankStrength(countsOf(suits)));
  const category = HAND_CATEGORIES[categoryIndexOf(strength)] ?? 'high_card';
  const suit = strength === flush ? suits.indexOf(Math.max(...suits.filter((set) => sizeOf(set) >= 5))) : null;
  const pool = suit === null ? cards : cards.filter((card) => (cardIndex(card) & 3) === suit);
  const used = category.startsWith('straight') ? pickStraight(pool) : pickGroups(pool, GROUPS[category]);
  return {
    strength,
    category,
    ranks: used.map((card) => card.charAt(0)).join(''),
    cards: used,
  };
}

/** The strength alone, for loops that need no names: see bestHigh. */
export function highStrength(cards: readonly Card[]): number {
  const suits = suitSets(cards);
  return Math.max(rankStrength(countsOf(suits)), bestSuit(suits, flushStrength));
}

function suitSets(cards: readonly Card[]): SuitSets {
  if (cards.length < 5 || cards.length > 7) throw new Error(`a high hand is made of 5 to 7 cards, not ${cards.length}`);
  const sets = suitSetsOf(cards);
  if (sizeOf(sets[0]) + sizeOf(sets[1]) + sizeOf(sets[2]) + sizeOf(sets[3]) !== cards.length) {
    throw new Error('a card stands twice in one hand');
  }
  return sets;
}

function pickGroups(pool: readonly Card[], groups: readonly number[]): readonly Card[] {
  const byRank = RANKS.map((rank) => pool.filter((card) => card.startsWith(rank)));
  const taken = new Set<number>();
  return groups.flatMap((size) => {
    const rank = byRank.findLastIndex((cards, index) => cards.length >= size && !taken.has(index));
    taken.add(rank);
    return byRank[rank]?.slice(0, size) ?? [];
  });
}

function pickStraight(pool: readonly Card[]): readonly Card[] {
  const set = pool.reduce((ranks, card) => ranks | (1 << (rankValue(card) - 2)), 0);
  const top = straightOf(set) + 2;
  return [0, 1, 2, 3, 4].flatMap((step) => {
    const rank = (top - step + 13) % 13;
    return pool.find((card) => rankValue(card) - 2 === rank) ?? [];
  });
}
