// Which cards a hand may be made of, and the ways to choose them: those given first come first. Knows no order of hands.
import type { Card } from '../card.ts';

/** any: the best of all cards; two: exactly two of the hand with three of the board. */
export type HoleUse = 'any' | 'two';

/** Where a hand's cards lie, and how it may use them. */
export interface HandCards {
  readonly holeUse: HoleUse;
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}

/** Every choice of `size` of the cards; none while they are too few. */
export function choices(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, index) => choices(cards.slice(index + 1), size - 1).map((others) => [card, ...others]));
}
