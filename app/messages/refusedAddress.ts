// Why the server does not open a page, and what to do about it. Codes that concern no address have no words here.
import type { Language } from './language.ts';
import { pagesMessages } from './pages.ts';

/** '' for a code that says nothing about the address. */
export function refusedAddress(language: Language, reason: string): string {
  const { why, cure } = pagesMessages(language).refused;
  const texts: Readonly<Record<string, string>> = why;
  const text = Object.hasOwn(texts, reason) ? texts[reason] : undefined;
  return text === undefined ? '' : `${text} ${cure}`;
}

/** Words in any case: for a page that has nothing else to show. */
export function refusedPage(language: Language, reason: string): string {
  const { refused } = pagesMessages(language);
  return refusedAddress(language, reason) || `${refused.other} ${refused.cure}`;
}
