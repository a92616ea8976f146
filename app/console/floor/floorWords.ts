// Turns codes, clauses, seats and amounts of the ruling desk into words. Pure.
import type { FloorView } from '../../../server/floor/view.ts';
import type { FloorMessages } from '../../messages/en/floor.ts';
import { clauseSays, floorMessages } from '../../messages/floor.ts';
import type { Language } from '../../messages/language.ts';
import { type CodeGroup, type CodeParams, codeText } from '../../messages/refusals.ts';
import { type RulingGroup, rulingText } from '../../messages/rulings.ts';
import { amountFormatter, type FormatAmount } from '../../ui/amounts.ts';
import { wordOf } from '../words.ts';

export interface FloorWords {
  readonly language: Language;
  readonly messages: FloorMessages;
  readonly money: FormatAmount;
  /** refusals, questions */
  code(group: CodeGroup, code: string, params?: CodeParams): string;
  ruling(group: RulingGroup, code: string): string;
  /** of an alarm, whichever catalogue knows it */
  alarm(code: string): string;
  /** 'Rule 6.2.2'; '' without one */
  clause(clause: string): string;
  says(clause: string): string;
  role(role: string): string;
  /** '4 Anna' */
  seat(seat: number): string;
}

export function floorWords(view: Pick<FloorView, 'currency' | 'seats'>, language: Language): FloorWords {
  const messages = floorMessages(language);
  const money = amountFormatter({ language, mode: 'exact', ...view.currency, bigBlind: 0 });
  const code = (group: CodeGroup, text: string, params: CodeParams = {}) =>
    codeText(group, text, { language, params, money });
  const ruling = (group: RulingGroup, text: string) => rulingText(group, text, language);
  return {
    ...{ language, messages, money, code, ruling },
    alarm: (text) => (ruling('alarms', text) === text ? code('alarms', text) : ruling('alarms', text)),
    clause: (clause) => (clause === '' ? '' : messages.detail.clause(clause)),
    says: (clause) => clauseSays(clause, language),
    role: (role) => wordOf(messages.roles, role),
    seat: (seat) => {
      const name = view.seats.find((s) => s.seat === seat)?.name ?? '';
      return name === '' ? messages.seat(seat) : `${seat} ${name}`;
    },
  };
}
