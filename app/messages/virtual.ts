// Picks the texts of the virtual table by language.
import { type VirtualMessages, virtualEn } from './en/virtual.ts';
import type { Language, PerLanguage } from './language.ts';
import { virtualRu } from './ru/virtual.ts';

const VIRTUAL: PerLanguage<VirtualMessages> = { en: virtualEn, ru: virtualRu };

export function virtualMessages(language: Language): VirtualMessages {
  return VIRTUAL[language];
}
