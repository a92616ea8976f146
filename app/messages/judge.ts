// Picks the texts of the chief judge's page by language.
import { type JudgeMessages, judgeEn } from './en/judge.ts';
import type { Language, PerLanguage } from './language.ts';
import { judgeRu } from './ru/judge.ts';

const JUDGE: PerLanguage<JudgeMessages> = { en: judgeEn, ru: judgeRu };

export function judgeMessages(language: Language): JudgeMessages {
  return JUDGE[language];
}
