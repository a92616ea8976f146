// Picks the words of the air desk by language.
import { type AirMessages, airEn } from './en/air.ts';
import { type AirDelayMessages, airDelayEn } from './en/airDelay.ts';
import type { Language, PerLanguage } from './language.ts';
import { airRu } from './ru/air.ts';
import { airDelayRu } from './ru/airDelay.ts';

const AIR: PerLanguage<AirMessages> = { en: airEn, ru: airRu };
const DELAY: PerLanguage<AirDelayMessages> = { en: airDelayEn, ru: airDelayRu };

export function airMessages(language: Language): AirMessages {
  return AIR[language];
}

export function airDelayMessages(language: Language): AirDelayMessages {
  return DELAY[language];
}
