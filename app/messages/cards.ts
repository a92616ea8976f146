// Picks the texts of the card desk by language.
import { type CardsMessages, cardsEn } from './en/cards.ts';
import type { Language, PerLanguage } from './language.ts';
import { cardsRu } from './ru/cards.ts';

const CARDS: PerLanguage<CardsMessages> = { en: cardsEn, ru: cardsRu };

export function cardsMessages(language: Language): CardsMessages {
  return CARDS[language];
}
