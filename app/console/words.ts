// Everything a part of the console needs to turn values into words: texts, exact amounts, refusals.
import type { ConsoleView } from '../../server/console/view.ts';
import { consoleMessages } from '../messages/console.ts';
import type { ConsoleMessages } from '../messages/en/console.ts';
import type { Language } from '../messages/language.ts';
import { type CodeGroup, type CodeParams, clauseText, codeText } from '../messages/refusals.ts';
import { amountFormatter, type FormatAmount } from '../ui/amounts.ts';

export interface ConsoleWords {
  readonly language: Language;
  readonly messages: ConsoleMessages;
  /** every digit: an operator compares with the chips */
  readonly money: FormatAmount;
  readonly code: (group: CodeGroup, code: string, params?: CodeParams) => string;
  readonly clause: (clause: string) => string;
}

export function consoleWords(view: Pick<ConsoleView, 'currency' | 'bigBlind'>, language: Language): ConsoleWords {
  const style = { language, mode: 'exact', ...view.currency, bigBlind: view.bigBlind } as const;
  const money = amountFormatter(style);
  return {
    language,
    messages: consoleMessages(language),
    money,
    code: (group, code, params = {}) => codeText(group, code, { language, params, money }),
    clause: (clause) => clauseText(clause, language),
  };
}

/** A word of a catalogue by a key that came from the server; the key itself when there is none. */
export function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;
}
