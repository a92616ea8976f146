// The orders in which a deck is laid out card by card. Knows no game.
import { assertNever } from '../base/assertNever.ts';
import type { Card, Suit } from './card.ts';

/** `suits`: spades, hearts, clubs, diamonds, each ace to king. `ranks`: the four aces, the four deuces and so on.
 *  `factory`: as a new deck comes out of its box, clubs and hearts king to ace. */
export const DECK_ORDERS = ['suits', 'ranks', 'factory'] as const;
export type DeckOrder = (typeof DECK_ORDERS)[number];

const ACE_TO_KING = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS_LAID = ['s', 'h', 'c', 'd'] as const;

export function deckInOrder(order: DeckOrder): readonly Card[] {
  const up = (suit: Suit): readonly Card[] => ACE_TO_KING.map((rank): Card => `${rank}${suit}`);
  const down = (suit: Suit): readonly Card[] => [...up(suit)].reverse();
  switch (order) {
    case 'suits':
      return SUITS_LAID.flatMap(up);
    case 'ranks':
      return ACE_TO_KING.flatMap((rank) => SUITS_LAID.map((suit): Card => `${rank}${suit}`));
    case 'factory':
      return [...up('s'), ...up('d'), ...down('c'), ...down('h')];
    default:
      return assertNever(order);
  }
}
