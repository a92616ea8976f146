// What every part of the card desk is drawn from.
import type { CardsMessages } from '../../messages/en/cards.ts';
import type { Language } from '../../messages/language.ts';
import type { CardDesk } from './useCardDesk.ts';

export interface CardsPart {
  readonly desk: CardDesk;
  readonly words: CardsMessages;
  readonly language: Language;
}
