// Picks the texts for an address that has leaked by language.
import { type ReissueMessages, reissueEn } from './en/reissue.ts';
import type { Language, PerLanguage } from './language.ts';
import { reissueRu } from './ru/reissue.ts';

const REISSUE: PerLanguage<ReissueMessages> = { en: reissueEn, ru: reissueRu };

export function reissueMessages(language: Language): ReissueMessages {
  return REISSUE[language];
}

/** A code without words of its own says itself. */
export function reissueRefusal({ refusals }: ReissueMessages, code: string): string {
  const texts: Readonly<Record<string, string>> = refusals;
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
