// What consoles are asked when the vault raises an alarm: in words, without seat and card.
import type { VaultAlarm } from '../vault/port.ts';
import type { Question } from './commands.ts';

/** The clash of typed cards concerns what airs later: the hand may be over, and others may have been dealt since. */
export const CLASH_ALARMS = ['TYPED_CLASH', 'TYPED_CLASH_UNTOLD'] as const satisfies readonly VaultAlarm['code'][];

/** `number`: of the hand, 0 when it is not known. */
export function alarmQuestion({ hand, code }: Pick<VaultAlarm, 'hand' | 'code'>, number: number): Question {
  return {
    id: alarmQuestionId({ hand, code }),
    code,
    // only of two tags the rules speak
    clause: isClash(code) ? '' : '6.2.2',
    seat: null,
    params: number > 0 ? { hand: number } : {},
    recommended: isClash(code) ? 'put-card-right' : 'call-floor',
  };
}

export function alarmQuestionId({ hand, code }: Pick<VaultAlarm, 'hand' | 'code'>): string {
  return `${hand}|${code}`;
}

export function isClashQuestion({ code }: Question): boolean {
  return isClash(code);
}

export function isClash(code: string): boolean {
  return CLASH_ALARMS.some((clash) => clash === code);
}
