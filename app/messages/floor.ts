// Picks the texts of the ruling desk and of the rulebook's clauses by language.
import { type ClausesMessages, clausesEn } from './en/clauses.ts';
import { type FloorMessages, floorEn } from './en/floor.ts';
import type { Language, PerLanguage } from './language.ts';
import { clausesRu } from './ru/clauses.ts';
import { floorRu } from './ru/floor.ts';

const FLOOR: PerLanguage<FloorMessages> = { en: floorEn, ru: floorRu };
const CLAUSES: PerLanguage<ClausesMessages> = { en: clausesEn, ru: clausesRu };

export function floorMessages(language: Language): FloorMessages {
  return FLOOR[language];
}

/** What a clause says: its own text, else that of the clause above it; '' when there is none. */
export function clauseSays(clause: string, language: Language): string {
  const texts: Readonly<Record<string, string>> = CLAUSES[language];
  const own = Object.hasOwn(texts, clause) ? texts[clause] : undefined;
  if (own !== undefined) return own;
  const above = clause.replace(/\.\d+$/, '');
  return above === clause ? '' : clauseSays(above, language);
}
