// Picks the console's texts about what waits for a second person by language.
import { type ConsoleAskMessages, consoleAsksEn } from './en/consoleAsks.ts';
import type { Language, PerLanguage } from './language.ts';
import { consoleAsksRu } from './ru/consoleAsks.ts';

const ASKS: PerLanguage<ConsoleAskMessages> = { en: consoleAsksEn, ru: consoleAsksRu };

export function consoleAsksMessages(language: Language): ConsoleAskMessages {
  return ASKS[language];
}
