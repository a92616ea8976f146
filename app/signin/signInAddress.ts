// The address of the sign-in page and those it leads to: language in the query, what is secret in the fragment.
import type { Language } from '../messages/language.ts';

const WHOLE_CODE = /^fc_[\w-]{43}(?![\w-])/;

/** The one-time code of an invitation; '' without a whole one. */
export function invitationOf(fragment: string): string {
  const given = new URLSearchParams(fragment.replace(/^#/, '')).get('set') ?? '';
  return WHOLE_CODE.exec(given)?.[0] ?? '';
}

/** True for an address that was meant to hold one, however it was cut off. */
export function hasInvitation(fragment: string): boolean {
  return new URLSearchParams(fragment.replace(/^#/, '')).has('set');
}

/** A page opens in the language that was chosen here. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  const [before = '', fragment] = path.split('#', 2);
  const glue = before.includes('?') ? '&' : '?';
  return `${before}${glue}lang=${language}${fragment === undefined ? '' : `#${fragment}`}`;
}
