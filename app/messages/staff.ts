// Picks the texts of the staff part of the set-up by language.
import { type StaffMessages, staffEn } from './en/staff.ts';
import type { Language, PerLanguage } from './language.ts';
import { staffRu } from './ru/staff.ts';

const STAFF: PerLanguage<StaffMessages> = { en: staffEn, ru: staffRu };

export function staffMessages(language: Language): StaffMessages {
  return STAFF[language];
}
