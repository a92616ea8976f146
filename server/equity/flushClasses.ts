// Puts the flushes right: takes boards on which somebody has a flush out of their rank class and gives them to the
// better of flush and rank value. A board is split into its cards of the suit (a set) and the others (a class).
import { highest, SIZE, sizeOf } from '../engine/handRank/rankSet.ts';
import { BOARDS, NEXT, nextClass, PAIR_RANKS, PAIRS, TAIL } from './boardClass.ts';
import { type Deal, setOfSuit } from './deal.ts';
import { flushLeads, type LeadOf } from './flushLeads.ts';
import { type LowWinners, lowOn } from './lowClasses.ts';
import { PLAYER_MASK } from './rankClasses.ts';
import { addHalves, type Tally } from './tally.ts';

/** The count so far: boards left in each class, who leads there, and boards by winners. */
export interface Standing {
  readonly weight: Int32Array;
  readonly leads: Int32Array;
  readonly tally: Tally;
  /** null where the high hand wins the whole pot. */
  readonly lows: LowWinners | null;
}

/** One suit of one deal. Sets are of ranks in this suit. */
interface Suit {
  readonly leadOf: LeadOf;
  readonly known: number;
  readonly unseen: number;
  /** Known board cards of other suits, as ranks. */
  readonly others: readonly number[];
  /** Unseen cards of other suits by rank. */
  readonly left: Int32Array;
  /** With fewer cards of the suit on the board nobody has a flush. */
  readonly fewest: number;
}

/** How a board is completed with cards of other suits. */
interface Tail {
  /** The complete board, by class so far * ways.length + way. */
  readonly boards: Uint16Array;
  /** Ways to take each rank, or each pair of ranks, from the unseen cards. */
  readonly ways: Int32Array;
}

/** The boards that share their cards of the suit: class so far, and the lead of the best flush on them. */
interface Flush {
  readonly board: number;
  readonly lead: number;
}

/** Sets of ranks by size, none to five: the suited cards to come. */
const SETS: readonly Uint16Array[] = setsBySize();
/** Class of a set of up to five ranks. */
const CLASS_OF_SET: Uint16Array = classesOfSets();
const COMPLETE: Tail = {
  boards: new Uint16Array(BOARDS).map((_, board) => board),
  ways: Int32Array.of(1),
};
const PAIR_LOW: Uint8Array = Uint8Array.from(PAIR_RANKS, ([low = 0]) => low);
const PAIR_HIGH: Uint8Array = Uint8Array.from(PAIR_RANKS, ([, high = 0]) => high);

function setsBySize(): readonly Uint16Array[] {
  const lists: number[][] = [[], [], [], [], [], []];
  for (let set = 0; set < SIZE.length; set++) lists[sizeOf(set)]?.push(set);
  return lists.map((sets) => Uint16Array.from(sets));
}

function classesOfSets(): Uint16Array {
  const table = new Uint16Array(SIZE.length);
  for (let set = 1; set < table.length; set++) {
    const lowest = set & -set;
    const rest = set ^ lowest;
    if (sizeOf(set) <= 5) table[set] = nextClass(sizeOf(rest), table[rest] ?? 0, highest(lowest));
  }
  return table;
}

export function settleFlushes(deal: Deal, flushes: Uint16Array, standing: Standing): void {
  const { holeUse } = deal.rules;
  for (let suit = 0; suit < 4; suit++) {
    const held = deal.hands.map((hand) => setOfSuit(hand, suit));
    const longest = Math.min(2, Math.max(...held.map(sizeOf)));
    const fewest = holeUse === 'any' ? 5 - longest : 3;
    const most = sizeOf(deal.boardOfSuit[suit] ?? 0) + deal.missing;
    if (most < fewest || (holeUse === 'two' && longest < 2)) continue;
    settleSuit(suitOf(deal, suit, { leadOf: flushLeads(held, holeUse, flushes), fewest }), standing);
  }
}

function suitOf(deal: Deal, suit: number, { leadOf, fewest }: Pick<Suit, 'leadOf' | 'fewest'>): Suit {
  const unseen = deal.unseenOfSuit[suit] ?? 0;
  const left = new Int32Array(13);
  for (let rank = 0; rank < 13; rank++) left[rank] = (deal.unseen[rank] ?? 0) - ((unseen >> rank) & 1);
  const others = deal.board.filter((card) => (card & 3) !== suit).map((card) => card >> 2);
  return { leadOf, fewest, known: deal.boardOfSuit[suit] ?? 0, unseen, others, left };
}

function tailOf({ left }: Suit, cards: number): Tail | null {
  if (cards === 0) return COMPLETE;
  if (cards === 1) return { boards: NEXT[4] ?? COMPLETE.boards, ways: left };
  return cards === 2 ? { boards: TAIL, ways: waysOf(left) } : null;
}

function waysOf(left: Int32Array): Int32Array {
  const ways = new Int32Array(PAIRS);
  for (let pair = 0; pair < PAIRS; pair++) {
    const low = PAIR_LOW[pair] ?? 0;
    const high = PAIR_HIGH[pair] ?? 0;
    const count = left[high] ?? 0;
    ways[pair] = low === high ? (count * (count - 1)) / 2 : count * (left[low] ?? 0);
  }
  return ways;
}

function settleSuit(suit: Suit, standing: Standing): void {
  const lying = sizeOf(suit.known);
  const missing = 5 - lying - suit.others.length;
  for (let coming = Math.max(0, suit.fewest - lying); coming <= missing; coming++) {
    const tail = tailOf(suit, missing - coming);
    if (tail !== null) settleSets(suit, { coming, tail }, standing);
  }
}

/** The boards on which exactly `coming` more cards of the suit appear. */
function settleSets(suit: Suit, { coming, tail }: { coming: number; tail: Tail }, standing: Standing): void {
  const { leadOf, known, others } = suit;
  const sets = SETS[coming] ?? CLASS_OF_SET;
  const seen = ~suit.unseen;
  const settle = standing.lows === null ? settleTail : settleHalves;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i] ?? 0;
    if ((set & seen) !== 0) continue;
    const lead = leadOf(known | set);
    if (lead !== 0) settle(tail, { board: boardOf(known | set, others), lead }, standing);
  }
}

function boardOf(suited: number, others: readonly number[]): number {
  let board = CLASS_OF_SET[suited] ?? 0;
  let size = sizeOf(suited);
  for (const rank of others) board = nextClass(size++, board, rank);
  return board;
}

/** Where the flush wins, the boards leave their class; where it does not, they stay with whoever leads there. */
function settleTail(tail: Tail, flush: Flush, { weight, leads, tally }: Standing): void {
  const { boards, ways } = tail;
  const { board: fixed, lead } = flush;
  const first = fixed * ways.length;
  let won = 0;
  for (let way = 0; way < ways.length; way++) {
    const board = boards[first + way] ?? 0;
    if ((leads[board] ?? 0) > lead) continue;
    const count = ways[way] ?? 0;
    weight[board] = (weight[board] ?? 0) - count;
    won += count;
  }
  tally.winners[lead & PLAYER_MASK] = (tally.winners[lead & PLAYER_MASK] ?? 0) + won;
}

/** The same where the low hand of each board has its half. */
function settleHalves(tail: Tail, flush: Flush, { weight, leads, tally, lows }: Standing): void {
  const { boards, ways } = tail;
  const { board: fixed, lead } = flush;
  const first = fixed * ways.length;
  for (let way = 0; way < ways.length; way++) {
    const count = ways[way] ?? 0;
    const board = boards[first + way] ?? 0;
    if (count === 0 || (leads[board] ?? 0) > lead) continue;
    weight[board] = (weight[board] ?? 0) - count;
    addHalves(tally, { first: lead & PLAYER_MASK, second: lowOn(lows, board), deals: count });
  }
}
