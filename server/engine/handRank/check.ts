// Whether cards that somebody typed can be a hand at all. Names the field at fault, never a card.

import { type DeckKind, isOfKind } from '../card/deckFaces.ts';
import { type Card, duplicateCard } from '../card.ts';

/** Least and most cards in each place, and the deck they come from. */
export interface HandLimits {
  readonly deck: DeckKind;
  readonly hole: readonly [number, number];
  readonly board: readonly [number, number];
}

export type HandField = 'hole' | 'board';

export type HandRefusal =
  | { readonly code: 'card-count'; readonly field: HandField; readonly least: number; readonly most: number }
  | { readonly code: 'duplicate-card'; readonly field: HandField; readonly other: HandField }
  | { readonly code: 'foreign-card'; readonly field: HandField; readonly deck: DeckKind };

interface TypedCards {
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}

/** null: the cards can be evaluated. */
export function checkHand(limits: HandLimits, cards: TypedCards): HandRefusal | null {
  for (const field of ['hole', 'board'] as const) {
    const [least, most] = limits[field];
    if (cards[field].length < least || cards[field].length > most) return { code: 'card-count', field, least, most };
    if (!cards[field].every((card) => isOfKind(card, limits.deck))) {
      return { code: 'foreign-card', field, deck: limits.deck };
    }
    if (duplicateCard(cards[field]) !== null) return { code: 'duplicate-card', field, other: field };
  }
  const shared = duplicateCard([...cards.hole, ...cards.board]) !== null;
  return shared ? { code: 'duplicate-card', field: 'board', other: 'hole' } : null;
}
