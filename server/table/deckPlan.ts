// In which order the cards of a deck are laid: its playing cards as the order says, then jokers and cut card. Knows no tag.
import { type DeckKind, type Face, isOfKind } from '../engine/card/deckFaces.ts';
import { type DeckOrder, deckInOrder } from '../engine/deckOrder.ts';

export interface DeckMake {
  readonly kind: DeckKind;
  /** 0 to 2 */
  readonly jokers: number;
  readonly cutCard: boolean;
}

export const WHOLE_DECK: DeckMake = { kind: '52', jokers: 0, cutCard: false };

export function planOf(order: DeckOrder, { kind, jokers, cutCard }: DeckMake): readonly Face[] {
  const named: readonly Face[] = ['joker-1', 'joker-2'];
  const cards = deckInOrder(order).filter((card) => isOfKind(card, kind));
  return [...cards, ...named.slice(0, jokers), ...(cutCard ? (['cut-card'] as const) : [])];
}
