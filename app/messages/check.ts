// Picks the texts of the checker's page by language.
import { type CheckMessages, checkEn } from './en/check.ts';
import type { Language, PerLanguage } from './language.ts';
import { checkRu } from './ru/check.ts';

const CHECK: PerLanguage<CheckMessages> = { en: checkEn, ru: checkRu };

export function checkMessages(language: Language): CheckMessages {
  return CHECK[language];
}
