// The ways to choose the cards of a hand, those given first coming first. Knows no order of hands.
import type { Card } from '../card.ts';

/** any: the best of all cards; two: exactly two of the hand with three of the board. */
export type HoleUse = 'any' | 'two';

/** Where a hand's cards lie, and how it may use them. */
export interface HandCards {
  readonly holeUse: HoleUse;
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}

/** Every choice of `size` cards that the game allows; none while the cards are too few. */
export function chosen({ holeUse, hole, board }: HandCards, size: number): readonly (readonly Card[])[] {
  if (holeUse === 'any') return choices([...hole, ...board], size);
  const fromBoard = choices(board, size - 2);
  return choices(hole, 2).flatMap((two) => fromBoard.map((three) => [...two, ...three]));
}

function choices(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) => choices(cards.slice(index + 1), size - 1).map((others) => [card, ...others]));
}
