// Picks the texts of the start page and of waiting pages by language.
import { type PagesMessages, pagesEn } from './en/pages.ts';
import type { Language, PerLanguage } from './language.ts';
import { pagesRu } from './ru/pages.ts';

const PAGES: PerLanguage<PagesMessages> = { en: pagesEn, ru: pagesRu };

export function pagesMessages(language: Language): PagesMessages {
  return PAGES[language];
}
