// Who leads on each board class while suits are forgotten. The flushes are put right afterwards, in flushClasses.ts.
import { BOARDS } from './boardClass.ts';
import type { BoardCounts } from './boardCounts.ts';

/** A lead is the best strength and the set of players who have it, in one number. */
export const PLAYER_BITS = 10;
export const PLAYER_MASK = (1 << PLAYER_BITS) - 1;

const leads = new Int32Array(BOARDS);

/** Lead by class, `strength << 10 | players`; valid until the next call, and only for the classes of `boards`. */
export function rankLeads(boards: BoardCounts, rows: readonly Uint16Array[]): Int32Array {
  for (let i = 0; i < boards.reached; i++) leads[boards.classes[i] ?? 0] = 0;
  for (const [player, row] of rows.entries()) raiseLeads(boards, row, 1 << player);
  return leads;
}

function raiseLeads(boards: BoardCounts, row: Uint16Array, player: number): void {
  const { classes, reached } = boards;
  for (let i = 0; i < reached; i++) {
    const board = classes[i] ?? 0;
    const strength = row[board] ?? 0;
    const lead = leads[board] ?? 0;
    const best = lead >>> PLAYER_BITS;
    if (strength > best) leads[board] = (strength << PLAYER_BITS) | player;
    else if (strength === best) leads[board] = lead | player;
  }
}
