// What a tag of a deck may stand for: a playing card, a joker or the cut card; and the decks that are made of them. Knows no
// game and no tag.
import { type Card, cardIndex, DECK, isCard } from '../card.ts';

/** In a deck and never in play. */
export const SPECIALS = ['joker-1', 'joker-2', 'cut-card'] as const;
export type Special = (typeof SPECIALS)[number];
export type Face = Card | Special;

/** The 52 cards as `DECK` has them, then the specials. */
export const FACES: readonly Face[] = [...DECK, ...SPECIALS];

/** 52; 36: sixes to aces (short deck); 40: without eights, nines and tens. */
export const DECK_KINDS = ['52', '36', '40'] as const;
export type DeckKind = (typeof DECK_KINDS)[number];

const WITHOUT: Readonly<Record<DeckKind, string>> = { '52': '', '36': '2345', '40': '89T' };

export function isFace(text: string): text is Face {
  return isCard(text) || SPECIALS.some((special) => special === text);
}

/** 0 to 54: the index in `FACES`. */
export function faceIndex(face: Face): number {
  return isCard(face) ? cardIndex(face) : FACES.indexOf(face);
}

export function isOfKind(card: Card, kind: DeckKind): boolean {
  return !WITHOUT[kind].includes(card.charAt(0));
}

/** As many playing cards as the name of the kind says. */
export function cardsOfKind(kind: DeckKind): readonly Card[] {
  return DECK.filter((card) => isOfKind(card, kind));
}

/** The kind whose playing cards these are, each once, with any specials; null for no such deck. */
export function kindOf(faces: readonly Face[]): DeckKind | null {
  const cards = new Set(faces.filter(isCard));
  const whole = new Set(faces).size === faces.length;
  const kind = DECK_KINDS.find((one) => {
    const all = cardsOfKind(one);
    return all.length === cards.size && all.every((card) => cards.has(card));
  });
  return whole ? (kind ?? null) : null;
}
