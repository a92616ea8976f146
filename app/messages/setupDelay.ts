// Picks the texts of the page about delayed video by language.
import { type SetupDelayMessages, setupDelayEn } from './en/setupDelay.ts';
import type { Language, PerLanguage } from './language.ts';
import { setupDelayRu } from './ru/setupDelay.ts';

const DELAY: PerLanguage<SetupDelayMessages> = { en: setupDelayEn, ru: setupDelayRu };

export function setupDelayMessages(language: Language): SetupDelayMessages {
  return DELAY[language];
}
