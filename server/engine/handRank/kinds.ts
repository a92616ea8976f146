// What each kind of hand is made of: deck, number of cards, strength, categories. Everything else reads this table.
import type { DeckKind } from '../card/deckFaces.ts';
import type { HandKind } from '../game/handKind.ts';
import { BADUGI_SIZES, badugiStrength } from './badugi.ts';
import { bestSuit, countsOf, type SuitSets } from './cardSets.ts';
import { HAND_CATEGORIES, type HandCategory } from './high.ts';
import {
  aceLow,
  LOW_8_STRONGEST,
  LOW_27_SIZES,
  LOW_A5_SIZES,
  low8Strength,
  low27Strength,
  lowA5Strength,
} from './low.ts';
import { SHORT_ORDER, SHORT_RANKINGS, SHORT_SIZES, type ShortKind } from './shortDeck.ts';
import { CATEGORY_SIZES, flushStrength, rankStrength } from './strength.ts';

/** How many cards of different ranks and suits a badugi has, weakest first. */
export const BADUGI_CATEGORIES = ['badugi_1', 'badugi_2', 'badugi_3', 'badugi_4'] as const;
/** A low without a pair is a 'high_card', as the cards are called in every game. */
export type ValueCategory = HandCategory | (typeof BADUGI_CATEGORIES)[number];

export interface KindRule {
  readonly deck: DeckKind;
  /** Cards that a hand is chosen from: fewer are no hand yet, more are a bug. */
  readonly cards: readonly [number, number];
  /** Whether the ace is the lowest rank; in straights it is where the straight has it. */
  readonly aceLow: boolean;
  /** From 1, the higher wins, equal ties; 0: no such hand. */
  readonly strength: (suits: SuitSets) => number;
  /** Weakest first, with the number of different hands. */
  readonly categories: readonly (readonly [ValueCategory, number])[];
}

/** Without lists: equity asks for it thousands of times in a millisecond. */
function highOf(suits: SuitSets): number {
  const [clubs, diamonds, hearts, spades] = suits;
  const minor = Math.max(flushStrength(clubs), flushStrength(diamonds));
  const major = Math.max(flushStrength(hearts), flushStrength(spades));
  return Math.max(rankStrength(countsOf(suits)), minor, major);
}

function shortRule(kind: ShortKind): KindRule {
  const ranking = SHORT_RANKINGS[kind];
  return {
    deck: '36',
    cards: [5, 7],
    aceLow: false,
    strength: (suits) => Math.max(ranking.rankStrength(countsOf(suits)), bestSuit(suits, ranking.flushStrength)),
    categories: SHORT_ORDER[kind].map((index) => [HAND_CATEGORIES[index] ?? 'high_card', SHORT_SIZES[index] ?? 0]),
  };
}

function named<T extends ValueCategory>(names: readonly T[], sizes: readonly number[]): KindRule['categories'] {
  return names.map((name, index) => [name, sizes[index] ?? 0]);
}

const UPSIDE_DOWN = [...HAND_CATEGORIES].reverse();
const LOW = { deck: '52', cards: [5, 7], aceLow: true } as const;
const BADUGI = { deck: '52', cards: [4, 5], categories: named(BADUGI_CATEGORIES, BADUGI_SIZES) } as const;

export const KINDS: Readonly<Record<HandKind, KindRule>> = {
  high: {
    deck: '52',
    cards: [5, 7],
    aceLow: false,
    strength: highOf,
    categories: named(HAND_CATEGORIES, CATEGORY_SIZES),
  },
  high_short: shortRule('high_short'),
  high_short_trips: shortRule('high_short_trips'),
  low_a5: {
    ...LOW,
    strength: (suits) => lowA5Strength(countsOf(suits)),
    categories: named(
      UPSIDE_DOWN.filter((name) => !/straight|flush/.test(name)),
      LOW_A5_SIZES,
    ),
  },
  low_8: {
    ...LOW,
    strength: (suits) => low8Strength(countsOf(suits).once),
    categories: [['high_card', LOW_8_STRONGEST]],
  },
  low_27: {
    deck: '52',
    cards: [5, 5],
    aceLow: false,
    strength: (suits) => low27Strength(highOf(suits)),
    categories: named(UPSIDE_DOWN, LOW_27_SIZES),
  },
  badugi: { ...BADUGI, aceLow: true, strength: (suits) => badugiStrength(suits.map(aceLow)) },
  badugi_27: { ...BADUGI, aceLow: false, strength: badugiStrength },
};

/** The number of different hands, and the strength of the best. */
export function strongestOf(kind: HandKind): number {
  return KINDS[kind].categories.reduce((sum, [, size]) => sum + size, 0);
}

export function categoryOf(kind: HandKind, strength: number): ValueCategory {
  let left = strength;
  for (const [name, size] of KINDS[kind].categories) {
    if (left >= 1 && left <= size) return name;
    left -= size;
  }
  throw new Error(`${kind}: no strength of a hand: ${strength}`);
}
