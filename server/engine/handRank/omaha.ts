// The strongest choice of exactly two hole cards and three of the board. Knows no kind of hand: it is told the strength.
import type { Card } from '../card.ts';
import { type SuitSets, suitSetsOf } from './cardSets.ts';
import { choices } from './choice.ts';

export interface Choice {
  /** 0: no choice makes a hand, or the cards are too few. */
  readonly strength: number;
  /** The first of the strongest, hole cards first. */
  readonly cards: readonly Card[];
}

export function strongestTwo(
  hole: readonly Card[],
  board: readonly Card[],
  strengthOf: (suits: SuitSets) => number,
): Choice {
  const threes = withSets(board, 3);
  let best: Choice = { strength: 0, cards: [] };
  for (const two of withSets(hole, 2)) {
    for (const three of threes) {
      const strength = strengthOf(together(two.suits, three.suits));
      if (strength > best.strength) best = { strength, cards: [...two.cards, ...three.cards] };
    }
  }
  return best;
}

function withSets(from: readonly Card[], size: number) {
  return choices(from, size).map((cards) => ({ cards, suits: suitSetsOf(cards) }));
}

function together(a: SuitSets, b: SuitSets): SuitSets {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]];
}
