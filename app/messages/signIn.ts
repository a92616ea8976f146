// Picks the texts of the sign-in page by language.
import { type SignInMessages, signInEn } from './en/signIn.ts';
import type { Language, PerLanguage } from './language.ts';
import { signInRu } from './ru/signIn.ts';

const SIGN_IN: PerLanguage<SignInMessages> = { en: signInEn, ru: signInRu };

export function signInMessages(language: Language): SignInMessages {
  return SIGN_IN[language];
}
