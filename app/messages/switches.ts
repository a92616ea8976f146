// Picks the texts of the page of a table's rules by language.
import { type SwitchesMessages, switchesEn } from './en/switches.ts';
import type { Language, PerLanguage } from './language.ts';
import { switchesRu } from './ru/switches.ts';

const SWITCHES: PerLanguage<SwitchesMessages> = { en: switchesEn, ru: switchesRu };

export function switchesMessages(language: Language): SwitchesMessages {
  return SWITCHES[language];
}
