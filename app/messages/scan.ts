// Picks the texts of the players' page by language.
import { type ScanMessages, scanEn } from './en/scan.ts';
import type { Language, PerLanguage } from './language.ts';
import { scanRu } from './ru/scan.ts';

const SCAN: PerLanguage<ScanMessages> = { en: scanEn, ru: scanRu };

export function scanMessages(language: Language): ScanMessages {
  return SCAN[language];
}
