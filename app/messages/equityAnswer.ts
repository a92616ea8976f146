// Picks the texts of `feltcast equity` by language.
import { type EquityAnswerMessages, equityAnswerEn } from './en/equityAnswer.ts';
import type { Language, PerLanguage } from './language.ts';
import { equityAnswerRu } from './ru/equityAnswer.ts';

const EQUITY_ANSWER: PerLanguage<EquityAnswerMessages> = { en: equityAnswerEn, ru: equityAnswerRu };

export function equityAnswerMessages(language: Language): EquityAnswerMessages {
  return EQUITY_ANSWER[language];
}
