// Picks the texts of the deck page by language.
import { type DeckMessages, deckEn } from './en/deck.ts';
import type { Language, PerLanguage } from './language.ts';
import { deckRu } from './ru/deck.ts';

const DECK: PerLanguage<DeckMessages> = { en: deckEn, ru: deckRu };

export function deckMessages(language: Language): DeckMessages {
  return DECK[language];
}
