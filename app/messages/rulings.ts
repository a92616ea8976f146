// Picks texts of reports, alarms and rulings by language. A code without a text is shown as itself.
import { type RulingsMessages, rulingsEn } from './en/rulings.ts';
import type { Language, PerLanguage } from './language.ts';
import { rulingsRu } from './ru/rulings.ts';

const RULINGS: PerLanguage<RulingsMessages> = { en: rulingsEn, ru: rulingsRu };

export type RulingGroup = keyof RulingsMessages;

export function rulingText(group: RulingGroup, code: string, language: Language): string {
  const texts: Readonly<Record<string, string>> = RULINGS[language][group];
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? code;
}
