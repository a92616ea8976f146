// Three players, a hand that everybody folds, and what is asked of the table meanwhile.
import type { TableCommandInput } from '../../server/table/commands.ts';
import { actInput, must } from './console.ts';
import type { Desk } from './house.ts';

/** Everybody folds to the big blind, who is paid. */
export async function foldOut(desk: Desk, hand: string): Promise<void> {
  for (;;) {
    const { hand: running } = desk.table.state();
    if (running?.toAct == null) break;
    await must(desk, actInput(desk, running.toAct, 'fold'));
  }
  await must(desk, { do: 'award', hand });
}

/** Three players with a button at seat 1: seat 2 has the small blind of 100, seat 3 the big one of 200. */
export const SIX_CHANGES: readonly TableCommandInput[] = [
  { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 },
  { do: 'leaveSeat', seat: 1 },
  { do: 'moveSeat', seat: 2, to: 1 },
  { do: 'topUp', seat: 3, amount: 500 },
  { do: 'setCurrency', symbol: '€', decimals: 2 },
  { do: 'sitOut', seat: 5, out: true },
];
