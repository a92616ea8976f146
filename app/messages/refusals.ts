// Picks refusal texts by language and fills in their parameters. A code without a text is shown as itself.
import { type RefusalMessages, refusalsEn } from './en/refusals.ts';
import type { Language, PerLanguage } from './language.ts';
import { refusalsRu } from './ru/refusals.ts';

const REFUSALS: PerLanguage<RefusalMessages> = { en: refusalsEn, ru: refusalsRu };

export type CodeGroup = 'refusals' | 'alarms' | 'questions' | 'recommended' | 'rulings';
export type CodeParams = Readonly<Record<string, string | number>>;

export interface CodeText {
  readonly language: Language;
  readonly params?: CodeParams;
  /** how amounts are written; plain digits without it */
  readonly money?: (amount: number) => string;
}

export function codeText(group: CodeGroup, code: string, how: CodeText): string {
  const messages = REFUSALS[how.language];
  const texts: Readonly<Record<string, string>> = messages[group];
  const known = Object.hasOwn(texts, code) ? texts[code] : undefined;
  if (known !== undefined) return filled(known, how);
  return group === 'refusals' ? filled(messages.unknown, { ...how, params: { code } }) : code;
}

/** 'rule 5.2', or '' without a clause. */
export function clauseText(clause: string, language: Language): string {
  return clause === '' ? '' : filled(REFUSALS[language].clause, { language, params: { clause } });
}

const MISSING = '…';

/** A sentence whose parameters are not known is left out, unless nothing else would be said. */
function filled(text: string, how: CodeText): string {
  const sentences = text.split(/(?<=\.) /).map((sentence) => filledSentence(sentence, how));
  const whole = sentences.filter((sentence) => !sentence.includes(MISSING));
  return (whole.length === 0 ? sentences : whole).join(' ');
}

function filledSentence(text: string, { params = {}, money = String }: CodeText): string {
  return text.replace(/\{(\w+)(?::(money|time))?\}/g, (_, name: string, form: string | undefined) => {
    const value = params[name];
    if (value === undefined) return MISSING;
    if (form === undefined || typeof value !== 'number') return String(value);
    return form === 'money' ? money(value) : minutes(value);
  });
}

/** Milliseconds as minutes:seconds. */
function minutes(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
