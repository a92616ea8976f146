// Whether a hand runs. Pure.
import type { ConsoleView } from '../../server/console/view.ts';

const IDLE: readonly string[] = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'];

/** No hand runs: seats, stacks and level change at once. */
export function isIdle({ phase }: Pick<ConsoleView, 'phase'>): boolean {
  return IDLE.includes(phase);
}
