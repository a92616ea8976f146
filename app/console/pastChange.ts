// What undo says where the last entry is no part of the hand: which change it was and where it is changed. Pure.
import type { ConsoleLine } from '../../server/console/view.ts';

export type PastChange = 'undo-past-seat' | 'undo-past-plan' | 'undo-past-table';

const PLANS: readonly string[] = ['ChangePlanned', 'ChangeWithdrawn'];

export function pastChange(line: ConsoleLine): PastChange {
  if (PLANS.includes(line.type)) return 'undo-past-plan';
  // the button is set for the whole table
  return line.seat === null || line.type === 'ButtonSet' ? 'undo-past-table' : 'undo-past-seat';
}
