// Who leads on each board class while suits are forgotten. The flushes are put right afterwards, in flushClasses.ts.
import { BOARDS } from './boardClass.ts';
import type { BoardCounts } from './boardCounts.ts';
import type { Deal } from './deal.ts';
import { type RankRows, rowOf } from './rankRows.ts';

/** A lead is the best strength and the set of players who have it, in one number. */
export const PLAYER_BITS = 10;
export const PLAYER_MASK = (1 << PLAYER_BITS) - 1;

/** From so many classes on it is quicker to go through whole rows than to pick the classes that can come. */
const MANY = BOARDS / 3;
const leads = new Int32Array(BOARDS);
const best = new Uint16Array(BOARDS);

/** Lead by class, `strength << 10 | players`; valid until the next call, and only for the classes of `boards`. */
export function rankLeads(deal: Deal, boards: BoardCounts, table: RankRows): Int32Array {
  for (let i = 0; i < boards.reached; i++) leads[boards.classes[i] ?? 0] = 0;
  const whole = boards.reached > MANY;
  for (const [player, hand] of deal.hands.entries()) {
    const place = { player: 1 << player, first: table.first };
    const rows = pairRows(hand, table);
    if (whole && rows.length > 1) raiseLeads(boards, strongest(rows), place);
    else for (const row of rows) raiseLeads(boards, row, place);
  }
  return leads;
}

/** One row for each two ranks that a hand may use. */
function pairRows(hand: readonly number[], table: RankRows): readonly Uint16Array[] {
  const rows: Uint16Array[] = [];
  for (let low = 0; low < hand.length; low++) {
    for (let high = low + 1; high < hand.length; high++) {
      const row = rowOf(table, (hand[low] ?? 0) >> 2, (hand[high] ?? 0) >> 2);
      if (!rows.includes(row)) rows.push(row);
    }
  }
  return rows;
}

/** The best of all rows, class by class; valid until the next call. */
function strongest([start = best, ...others]: readonly Uint16Array[]): Uint16Array {
  best.set(start);
  for (const row of others) raiseAll(row);
  return best;
}

/** The greater of each two without a branch: which it is cannot be foreseen, and a wrong guess costs more than the sum. */
function raiseAll(row: Uint16Array): void {
  for (let i = 0; i < row.length; i++) {
    const strength = best[i] ?? 0;
    const more = (row[i] ?? 0) - strength;
    best[i] = strength + (more & ~(more >> 31));
  }
}

interface Place {
  /** Bit of the player. */
  readonly player: number;
  /** The class that the row begins with. */
  readonly first: number;
}

function raiseLeads(boards: BoardCounts, row: Uint16Array, { player, first }: Place): void {
  const { classes, reached } = boards;
  for (let i = 0; i < reached; i++) {
    const board = classes[i] ?? 0;
    const strength = row[board - first] ?? 0;
    const lead = leads[board] ?? 0;
    const high = lead >>> PLAYER_BITS;
    if (strength > high) leads[board] = (strength << PLAYER_BITS) | player;
    else if (strength === high) leads[board] = lead | player;
  }
}
