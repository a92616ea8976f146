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
/** Where in a row the classes that can come stand, in their turn. */
const places = new Uint16Array(BOARDS);

/** Lead by class, `strength << 10 | players`; valid until the next call, and only for the classes of `boards`. */
export function rankLeads(deal: Deal, boards: BoardCounts, table: RankRows): Int32Array {
  for (let i = 0; i < boards.reached; i++) leads[boards.classes[i] ?? 0] = 0;
  for (const [player, hand] of deal.hands.entries()) {
    const rows = pairRows(hand, table);
    raiseBest(boards, rows, { player: 1 << player, first: table.first });
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

/** The best of all rows of one player, class by class. */
function raiseBest(boards: BoardCounts, rows: readonly Uint16Array[], place: Place): void {
  const [only = best] = rows;
  if (rows.length === 1) raiseLeads(boards, only, place);
  else if (boards.reached > MANY) raiseLeads(boards, strongest(rows), place);
  else raiseInTurn(boards, strongestOf(boards, rows, place.first), place);
}

/** Of whole rows, by class from the first of the rows on; valid until the next call. */
function strongest(rows: readonly Uint16Array[]): Uint16Array {
  const [start = best] = rows;
  best.set(start);
  for (let i = 1; i < rows.length; i += 3) {
    const one = rows[i] ?? start;
    raiseAll([one, rows[i + 1] ?? one, rows[i + 2] ?? one]);
  }
  return best;
}

/** Of the classes that can come alone, in their turn and not by their number; valid until the next call. */
function strongestOf({ classes, reached }: BoardCounts, rows: readonly Uint16Array[], first: number): Uint16Array {
  for (let i = 0; i < reached; i++) places[i] = (classes[i] ?? 0) - first;
  best.fill(0, 0, reached);
  const atOnce = rows.length > 6 ? 5 : 3;
  for (let i = 0; i < rows.length; i += atOnce) {
    const one = rows[i] ?? best;
    const [two, three] = [rows[i + 1] ?? one, rows[i + 2] ?? one];
    if (atOnce === 3) raiseThree(reached, [one, two, three]);
    else raiseFive(reached, [one, two, three, rows[i + 3] ?? one, rows[i + 4] ?? one]);
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

type Five = readonly [...Three, Uint16Array, Uint16Array];

/** The same at the places that are asked for: as many rows at once as pay, since each pass reads and writes every class. */
function raiseThree(count: number, [first, second, third]: Three): void {
  for (let i = 0; i < count; i++) {
    const at = places[i] ?? 0;
    let strength = best[i] ?? 0;
    let more = (first[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (second[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (third[at] ?? 0) - strength;
    best[i] = strength + (more & ~(more >> 31));
  }
}

function raiseFive(count: number, [first, second, third, fourth, fifth]: Five): void {
  for (let i = 0; i < count; i++) {
    const at = places[i] ?? 0;
    let strength = best[i] ?? 0;
    let more = (first[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (second[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (third[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (fourth[at] ?? 0) - strength;
    strength += more & ~(more >> 31);
    more = (fifth[at] ?? 0) - strength;
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

/** The same with the strengths of the classes in their turn. */
function raiseInTurn({ classes, reached }: BoardCounts, strengths: Uint16Array, { player }: Place): void {
  for (let i = 0; i < reached; i++) {
    const board = classes[i] ?? 0;
    const strength = strengths[i] ?? 0;
    const lead = leads[board] ?? 0;
    const high = lead >>> PLAYER_BITS;
    if (strength > high) leads[board] = (strength << PLAYER_BITS) | player;
    else if (strength === high) leads[board] = lead | player;
  }
}
