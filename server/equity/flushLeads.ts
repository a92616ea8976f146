// The best flush on the suited cards of a board, and who has it. Knows one suit at a time and no board class.
import type { Game } from '../engine/game/game.ts';
import { SIZE } from '../engine/handRank/rankSet.ts';
import { PLAYER_BITS } from './rankClasses.ts';

/** What players may use of one suit: a set of ranks and the player it belongs to, place by place. */
export interface SuitedHoles {
  readonly sets: readonly number[];
  readonly owners: readonly number[];
}

/** The lead of the best flush with these board cards; 0 when nobody has one. */
export type LeadOf = (board: number) => number;

/** Leads by set of suited board cards, and the suit for which each was found: counted on, so that nothing has to be cleared. */
const known = new Int32Array(SIZE.length);
const foundFor = new Int32Array(SIZE.length);
let suits = 0;

/** `held`: the ranks of this suit by player. The answer is valid until the next call. */
export function flushLeads(held: readonly number[], holeUse: Game['holeUse'], flushes: Uint16Array): LeadOf {
  const holes = suitedHoles(held, holeUse);
  if (holeUse === 'any') return (board) => bestFlush(holes, board, flushes);
  suits = (suits + 1) | 0;
  const suit = suits;
  const leadOfThrees: LeadOf = (board) => {
    if (foundFor[board] === suit) return known[board] ?? 0;
    const lead = (SIZE[board] ?? 0) === 3 ? bestFlush(holes, board, flushes) : bestWithoutOne(board, leadOfThrees);
    known[board] = lead;
    foundFor[board] = suit;
    return lead;
  };
  return (board) => ((SIZE[board] ?? 0) < 3 ? 0 : leadOfThrees(board));
}

/** Two cards at most come from a hand. With less than two of the suit there is a flush only where one may be enough. */
function suitedHoles(held: readonly number[], holeUse: Game['holeUse']): SuitedHoles {
  const sets: number[] = [];
  const owners: number[] = [];
  for (const [player, set] of held.entries()) {
    const size = SIZE[set] ?? 0;
    const pairs = size > 2 || holeUse === 'two' ? pairsOf(set) : [set];
    for (const pair of pairs) {
      sets.push(pair);
      owners.push(1 << player);
    }
  }
  return { sets, owners };
}

function pairsOf(set: number): readonly number[] {
  const pairs: number[] = [];
  for (let first = set; first !== 0; first &= first - 1) {
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      pairs.push((first & -first) | (second & -second));
    }
  }
  return pairs;
}

function bestFlush({ sets, owners }: SuitedHoles, board: number, flushes: Uint16Array): number {
  let best = 0;
  let players = 0;
  for (let i = 0; i < sets.length; i++) {
    const strength = flushes[board | (sets[i] ?? 0)] ?? 0;
    if (strength > best) {
      best = strength;
      players = owners[i] ?? 0;
    } else if (strength === best) players |= owners[i] ?? 0;
  }
  return best === 0 ? 0 : (best << PLAYER_BITS) | players;
}

/** The best flush over all ways to leave one board card out. */
function bestWithoutOne(board: number, leadOf: LeadOf): number {
  let best = 0;
  for (let left = board; left !== 0; left &= left - 1) {
    const lead = leadOf(board & ~(left & -left));
    if (lead >>> PLAYER_BITS > best >>> PLAYER_BITS) best = lead;
    else if (lead >>> PLAYER_BITS === best >>> PLAYER_BITS) best |= lead;
  }
  return best;
}
