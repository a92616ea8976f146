// Picks the texts of the page for viewers by language.
import { type WatchMessages, watchEn } from './en/watch.ts';
import type { Language, PerLanguage } from './language.ts';
import { watchRu } from './ru/watch.ts';

const WATCH: PerLanguage<WatchMessages> = { en: watchEn, ru: watchRu };

export function watchMessages(language: Language): WatchMessages {
  return WATCH[language];
}
