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
  for (const [player, hand] of deal.hands.entries()) {
    const rows = pairRows(hand, table);
    const [only] = rows;
    const row = rows.length === 1 && only !== undefined ? only : strongest(boards, rows, table.first);
    raiseLeads(boards, row, { player: 1 << player, first: table.first });
  }
  return leads;
}

/** One row for each two ranks that a hand may use, each once. */
function pairRows(hand: readonly number[], table: RankRows): readonly Uint16Array[] {
  let once = 0;
  let twice = 0;
  for (const card of hand) {
    const bit = 1 << (card >> 2);
    twice |= once & bit;
    once |= bit;
  }
  const rows: Uint16Array[] = [];
  for (let low = once; low !== 0; low &= low - 1) {
    const rank = 31 - Math.clz32(low & -low);
    if ((twice & low & -low) !== 0) rows.push(rowOf(table, rank, rank));
    for (let high = low & (low - 1); high !== 0; high &= high - 1) {
      rows.push(rowOf(table, rank, 31 - Math.clz32(high & -high)));
    }
  }
  return rows;
}

/** The best of all rows, class by class; valid until the next call, and only for the classes of `boards`. */
function strongest(boards: BoardCounts, rows: readonly Uint16Array[], first: number): Uint16Array {
  const [start = best] = rows;
  const whole = boards.reached > MANY;
  if (whole) best.set(start);
  else for (let i = 0; i < boards.reached; i++) best[(boards.classes[i] ?? 0) - first] = 0;
  for (let i = whole ? 1 : 0; i < rows.length; i += 3) {
    const one = rows[i] ?? start;
    const three: Three = [one, rows[i + 1] ?? one, rows[i + 2] ?? one];
    if (whole) raiseAll(three);
    else raiseSome(boards, three, first);
  }
  return best;
}

type Three = readonly [Uint16Array, Uint16Array, Uint16Array];

/**
 * The greatest of each four without a branch: which it is cannot be foreseen, and a wrong guess costs more than the sum.
 * Three rows at once take a good half of the time of three passes.
 */
function raiseAll([first, second, third]: Three): void {
  for (let i = 0; i < first.length; i++) {
    let strength = best[i] ?? 0;
    let more = (first[i] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (second[i] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (third[i] ?? 0) - strength;
    best[i] = strength + (more & ~(more >> 31));
  }
}

function raiseSome({ classes, reached }: BoardCounts, [first, second, third]: Three, from: number): void {
  for (let i = 0; i < reached; i++) {
    const at = (classes[i] ?? 0) - from;
    let strength = best[at] ?? 0;
    let more = (first[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (second[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (third[at] ?? 0) - strength;
    best[at] = strength + (more & ~(more >> 31));
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
