// Cards as sets of ranks: one set for each suit, and how often ranks are held. Knows no hand and no order of hands.
import { type Card, cardIndex } from '../card.ts';
import type { RankCounts } from './strength.ts';

/** The ranks held in clubs, diamonds, hearts, spades. */
export type SuitSets = readonly [number, number, number, number];

export function suitSetsOf(cards: readonly Card[]): SuitSets {
  const sets: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cards) {
    const index = cardIndex(card);
    const suit = index & 3;
    const bit = 1 << (index >> 2);
    if (suit === 0) sets[0] |= bit;
    else if (suit === 1) sets[1] |= bit;
    else if (suit === 2) sets[2] |= bit;
    else sets[3] |= bit;
  }
  return sets;
}

export function countsOf([clubs, diamonds, hearts, spades]: SuitSets): RankCounts {
  const minor = clubs | diamonds;
  const major = hearts | spades;
  const minorPair = clubs & diamonds;
  const majorPair = hearts & spades;
  return {
    once: minor | major,
    twice: minorPair | majorPair | (minor & major),
    thrice: (minorPair & major) | (majorPair & minor),
    four: minorPair & majorPair,
  };
}

/** The best that one of the suits makes alone. Written out, since every evaluation comes by here. */
export function bestSuit([clubs, diamonds, hearts, spades]: SuitSets, strengthOf: (suited: number) => number): number {
  return Math.max(strengthOf(clubs), strengthOf(diamonds), strengthOf(hearts), strengthOf(spades));
}
