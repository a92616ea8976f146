// Picks the texts for an address that has leaked by language.
import { type ReissueMessages, reissueEn } from './en/reissue.ts';
import type { Language, PerLanguage } from './language.ts';
import { reissueRu } from './ru/reissue.ts';

const REISSUE: PerLanguage<ReissueMessages> = { en: reissueEn, ru: reissueRu };

export function reissueMessages(language: Language): ReissueMessages {
  return REISSUE[language];
}
