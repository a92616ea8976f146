// Picks the console's texts about picture, graphics and pages by language.
import { type ConsoleSyncMessages, consoleSyncEn } from './en/consoleSync.ts';
import type { Language, PerLanguage } from './language.ts';
import { consoleSyncRu } from './ru/consoleSync.ts';

const SYNC: PerLanguage<ConsoleSyncMessages> = { en: consoleSyncEn, ru: consoleSyncRu };

export function consoleSyncMessages(language: Language): ConsoleSyncMessages {
  return SYNC[language];
}
