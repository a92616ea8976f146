// Called once at the start of a server, so that the first answer on air is as quick as the thousandth.
import { DECK, RANKS } from '../engine/card.ts';
import { calculateEquity } from './equity.ts';
import { holdemRow } from './holdemTable.ts';
import { HOLDEM } from './rules.ts';

const CALLS = 40;

/** Fills every table and runs the counting until the compiler has seen it; about 0.2 s of processor time. */
export function warmUpEquity(): void {
  for (let high = 0; high < RANKS.length; high++) for (let low = 0; low <= high; low++) holdemRow(low, high);
  const players = [0, 1, 2, 3, 4, 5].map((player) => DECK.slice(player * 2, player * 2 + 2));
  for (let call = 0; call < CALLS; call++) {
    for (const board of [0, 3, 4, 5])
      calculateEquity({ rules: HOLDEM, players, board: DECK.slice(40, 40 + board), dead: [] });
  }
}
