// Who leads on each board while suits are forgotten. The flushes are put right afterwards, in flushClasses.ts.
import { BOARDS } from './boardClass.ts';
import type { Deal } from './deal.ts';
import { type RankRows, rowOf } from './rankRows.ts';
import type { Runouts } from './runouts.ts';

/** A lead is the best strength and the set of players who have it, in one number. */
export const PLAYER_BITS = 10;
export const PLAYER_MASK = (1 << PLAYER_BITS) - 1;

const leads = new Int32Array(BOARDS);
/** The rows of one player, and the best of them. */
const rows: Uint16Array[] = [];
const best = new Uint16Array(BOARDS);

/** Lead by class of the cards to come, `strength << 10 | players`; valid until the next call, and only for the runouts. */
export function rankLeads({ hands, missing }: Deal, runouts: Runouts, table: RankRows): Int32Array {
  leads.fill(0, 0, runouts.weight.length);
  for (let player = 0; player < hands.length; player++) {
    const count = layRows(hands[player] ?? [], table);
    const place = { player: 1 << player, first: table.first };
    if (missing === 5 && count > 1) raiseLeads(runouts, strongest(count), place);
    else for (let row = 0; row < count; row++) raiseLeads(runouts, rows[row] ?? best, place);
  }
  return leads;
}

/** One row for each two ranks that a hand may use, each once. How many there are. */
function layRows(hand: readonly number[], table: RankRows): number {
  let once = 0;
  let twice = 0;
  for (const card of hand) {
    const bit = 1 << (card >> 2);
    twice |= once & bit;
    once |= bit;
  }
  let count = 0;
  for (let low = once; low !== 0; low &= low - 1) {
    const rank = 31 - Math.clz32(low & -low);
    const others = (twice & low & -low) === 0 ? low & (low - 1) : low;
    for (let high = others; high !== 0; high &= high - 1) {
      rows[count++] = rowOf(table, rank, 31 - Math.clz32(high & -high));
    }
  }
  return count;
}

/** The greatest of each class over whole rows; valid until the next call. */
function strongest(count: number): Uint16Array {
  best.set(rows[0] ?? best);
  for (let row = 1; row < count; row += 2) raiseBest(rows[row] ?? best, rows[Math.min(row + 1, count - 1)] ?? best);
  return best;
}

/** Without a branch: which is the greatest cannot be foreseen, and a wrong guess costs more than the sum. */
function raiseBest(one: Uint16Array, other: Uint16Array): void {
  for (let i = 0; i < one.length; i++) {
    let strength = best[i] ?? 0;
    let more = (one[i] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (other[i] ?? 0) - strength;
    best[i] = strength + (more & ~(more >> 31));
  }
}

interface Place {
  /** Bit of the player. */
  readonly player: number;
  /** The class that the row begins with. */
  readonly first: number;
}

function raiseLeads({ classes, boards, reached }: Runouts, row: Uint16Array, { player, first }: Place): void {
  for (let place = 0; place < reached; place++) {
    const strength = row[(boards[place] ?? 0) - first] ?? 0;
    const coming = classes[place] ?? 0;
    const lead = leads[coming] ?? 0;
    const high = lead >>> PLAYER_BITS;
    if (strength > high) leads[coming] = (strength << PLAYER_BITS) | player;
    else if (strength === high) leads[coming] = lead | player;
  }
}
