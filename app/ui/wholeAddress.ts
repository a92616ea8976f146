// The address of a page as it is handed on, from its path with the token in the fragment. Pure.
import type { Language } from '../messages/language.ts';

/** A page opens in the language in which its address was taken. */
export function wholeAddress(origin: string, path: string, language: Language): string {
  const [place = '', ...fragment] = path.split('#');
  const query = language === 'en' ? '' : `${place.includes('?') ? '&' : '?'}lang=${language}`;
  return `${origin}${place}${query}${fragment.length === 0 ? '' : `#${fragment.join('#')}`}`;
}
