// The best flush on the suited cards of a board, and who has it. Knows one suit at a time and no board class.
import { SIZE } from '../engine/handRank/rankSet.ts';
import { type Deal, setOfSuit } from './deal.ts';
import { PLAYER_BITS } from './rankClasses.ts';

/** The lead of the best flush with these board cards, a set of ranks; 0 when nobody has one. */
export type LeadOf = (board: number) => number;

export interface SuitedHoles {
  /** The most cards of the suit that somebody may use, 0 to 2. */
  readonly longest: number;
  readonly leadOf: LeadOf;
}

/** What players may use of the suit, place by place: sets of ranks and the players they belong to; `count` of them. */
const sets = new Uint16Array(128);
const owners = new Uint16Array(sets.length);
let count = 0;
let strengths: Uint16Array = new Uint16Array(SIZE.length);
/** Leads by set of suited board cards, and the suit for which each was found: counted on, so that nothing has to be cleared. */
const known = new Int32Array(SIZE.length);
const foundFor = new Int32Array(SIZE.length);
let suits = 0;

/** Two cards at most come from a hand. Valid until the next call. */
export function suitedHoles({ hands, rules }: Deal, suit: number, flushes: Uint16Array): SuitedHoles {
  suits = (suits + 1) | 0;
  strengths = flushes;
  count = 0;
  let longest = 0;
  const lay = rules.holeUse === 'two' ? layPairs : layAny;
  for (let player = 0; player < hands.length; player++) {
    const set = setOfSuit(hands[player] ?? [], suit);
    longest = Math.max(longest, SIZE[set] ?? 0);
    lay(set, 1 << player);
  }
  return { longest: Math.min(2, longest), leadOf: rules.holeUse === 'two' ? leadOfThrees : bestFlush };
}

function layHole(set: number, player: number): void {
  sets[count] = set;
  owners[count++] = player;
}

/** With less than two of the suit there is a flush only where one may be enough, or none. */
function layAny(set: number, player: number): void {
  if ((SIZE[set] ?? 0) > 2) layPairs(set, player);
  else layHole(set, player);
}

function layPairs(set: number, player: number): void {
  for (let first = set; first !== 0; first &= first - 1) {
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      layHole((first & -first) | (second & -second), player);
    }
  }
}

function bestFlush(board: number): number {
  let best = 0;
  let players = 0;
  for (let place = 0; place < count; place++) {
    const strength = strengths[board | (sets[place] ?? 0)] ?? 0;
    if (strength > best) {
      best = strength;
      players = owners[place] ?? 0;
    } else if (strength === best) players |= owners[place] ?? 0;
  }
  return best === 0 ? 0 : (best << PLAYER_BITS) | players;
}

/** Of exactly three of the board cards. */
function leadOfThrees(board: number): number {
  if (foundFor[board] === suits) return known[board] ?? 0;
  const size = SIZE[board] ?? 0;
  const lead = size > 3 ? bestWithoutOne(board) : size === 3 ? bestFlush(board) : 0;
  known[board] = lead;
  foundFor[board] = suits;
  return lead;
}

/** The best flush over all ways to leave one board card out. */
function bestWithoutOne(board: number): number {
  let best = 0;
  for (let left = board; left !== 0; left &= left - 1) {
    const lead = leadOfThrees(board & ~(left & -left));
    if (lead >>> PLAYER_BITS > best >>> PLAYER_BITS) best = lead;
    else if (lead >>> PLAYER_BITS === best >>> PLAYER_BITS) best |= lead;
  }
  return best;
}
