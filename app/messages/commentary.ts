// Picks the commentary page's texts by language.
import { type CommentaryMessages, commentaryEn } from './en/commentary.ts';
import type { Language, PerLanguage } from './language.ts';
import { commentaryRu } from './ru/commentary.ts';

const COMMENTARY: PerLanguage<CommentaryMessages> = { en: commentaryEn, ru: commentaryRu };

export function commentaryMessages(language: Language): CommentaryMessages {
  return COMMENTARY[language];
}
