// Picks the texts of the page of the readers by language.
import { type ReadersMessages, readersEn } from './en/readers.ts';
import type { Language, PerLanguage } from './language.ts';
import { readersRu } from './ru/readers.ts';

const READERS: PerLanguage<ReadersMessages> = { en: readersEn, ru: readersRu };

export function readersMessages(language: Language): ReadersMessages {
  return READERS[language];
}
