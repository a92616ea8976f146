// 6.4.8: a counted stack that is not the one on record changes the chips in play, which no competition allows: somebody counts again.
import { profileOf } from '../engine/session.ts';
import type { LogEvent } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { Question } from './commands.ts';

/** Questions of the entry that `state` ends with. */
export function countQuestions(events: readonly LogEvent[], state: TableState): readonly Question[] {
  if (profileOf(state.session).tableStakes !== 'fixed_stacks') return [];
  return events.flatMap((event): readonly Question[] => {
    const counted = event.type === 'StackCounted' || (event.type === 'StackSet' && event.code !== undefined);
    if (!counted || event.difference === 0) return [];
    const { seat, difference } = event;
    return [
      {
        id: `counted|${state.position}|${seat}`,
        code: difference < 0 ? 'CHIPS_FEWER' : 'CHIPS_MORE',
        clause: '6.4.8',
        seat,
        params: { amount: Math.abs(difference) },
        recommended: 'count-again',
      },
    ];
  });
}
