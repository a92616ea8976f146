// Words of the judge's page: the catalogue, refusals with their clause, times, and what a case waits for. Pure.
import type { JudgeCase } from '../../../server/judge/view.ts';
import type { JudgeMessages } from '../../messages/en/judge.ts';
import { judgeMessages } from '../../messages/judge.ts';
import type { Language } from '../../messages/language.ts';
import { type CodeParams, codeText } from '../../messages/refusals.ts';

export interface JudgeWords {
  readonly language: Language;
  readonly messages: JudgeMessages;
  refusal(code: string, params: CodeParams): string;
  status(one: JudgeCase): string;
  /** day and time on this device, `at`: wall ms */
  time(at: number): string;
}

export function judgeWords(language: Language): JudgeWords {
  const messages = judgeMessages(language);
  const clock = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return {
    ...{ language, messages },
    refusal: (code, params) => codeText('refusals', code, { language, params }),
    status: (one) => messages.status[statusOf(one)],
    time: (at) => clock.format(at),
  };
}

export function statusOf({ closed, finding, looks, sealed, shown }: JudgeCase): keyof JudgeMessages['status'] {
  if (closed && finding === null) return 'withdrawn';
  if (closed) return sealed ? 'sealed' : 'closed';
  if (shown) return 'shown';
  if (finding !== null) return 'found';
  return looks > 0 ? 'looked' : 'ordered';
}
