// Picks the console's texts by language.
import { type ConsoleMessages, consoleEn } from './en/console.ts';
import type { Language, PerLanguage } from './language.ts';
import { consoleRu } from './ru/console.ts';

const CONSOLE: PerLanguage<ConsoleMessages> = { en: consoleEn, ru: consoleRu };

export function consoleMessages(language: Language): ConsoleMessages {
  return CONSOLE[language];
}
