// Picks the texts of the set-up pages by language and fills in their parameters.
import { type SetupMessages, setupEn } from './en/setup.ts';
import type { Language, PerLanguage } from './language.ts';
import { setupRu } from './ru/setup.ts';

const SETUP: PerLanguage<SetupMessages> = { en: setupEn, ru: setupRu };

export function setupMessages(language: Language): SetupMessages {
  return SETUP[language];
}

export type SetupParams = Readonly<Record<string, string | number>>;

/** {seat} stands for a parameter, {stack:money} for an amount, {leastSeconds:time} for seconds as minutes:seconds. */
export function filledText(text: string, params: SetupParams, money: (amount: number) => string = String): string {
  return text.replace(/\{(\w+)(?::(money|time))?\}/g, (_, name: string, form: string | undefined) => {
    const value = params[name] ?? '…';
    if (typeof value !== 'number' || form === undefined) return String(value);
    return form === 'money' ? money(value) : `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  });
}

/** A code without a text is shown as itself: better than nothing to read out on the phone. */
export function codeWords(texts: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
}
