// Cards as two characters, rank then suit: 'As', 'Td'. Knows no deck order and no game.
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;

/** The 52 cards, by rank then suit: index = rank * 4 + suit. */
export const DECK: readonly Card[] = RANKS.flatMap((r) => SUITS.map((s): Card => `${r}${s}`));

const INDEX = new Map<string, number>(DECK.map((card, i) => [card, i]));

export function isCard(text: string): text is Card {
  return INDEX.has(text);
}

/** 0..51, rank * 4 + suit with deuces and clubs first. */
export function cardIndex(card: Card): number {
  return INDEX.get(card) ?? 0;
}

/** 2..14, ace high. */
export function rankValue(card: Card): number {
  return (cardIndex(card) >> 2) + 2;
}

/** Splits 'AsTd7h' into cards; null when a pair of characters is no card. Spaces are allowed. */
export function parseCards(text: string): readonly Card[] | null {
  const packed = text.replace(/\s+/g, '');
  if (packed.length % 2 !== 0) return null;
  const cards: Card[] = [];
  for (let i = 0; i < packed.length; i += 2) {
    const token = packed.slice(i, i + 2);
    const card = `${token.charAt(0).toUpperCase()}${token.charAt(1).toLowerCase()}`;
    if (!isCard(card)) return null;
    cards.push(card);
  }
  return cards;
}

/** The first card that stands twice, or null. */
export function duplicateCard(cards: readonly Card[]): Card | null {
  const seen = new Set<Card>();
  for (const card of cards) {
    if (seen.has(card)) return card;
    seen.add(card);
  }
  return null;
}
