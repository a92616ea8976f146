// Puts the flushes right: takes boards on which somebody has a flush out of their rank class and gives them to the
// better of flush and rank value. The cards to come are split into those of the suit (a set) and the others (a class).
import { SETS_OF_SIZE, SIZE, sizeOf } from '../engine/handRank/rankSet.ts';
import { ITSELF, NEXT, pairedWith } from './boardClass.ts';
import type { Deal } from './deal.ts';
import { type LeadOf, suitedHoles } from './flushLeads.ts';
import { type LowWinners, lowOn } from './lowClasses.ts';
import { PLAYER_MASK } from './rankClasses.ts';
import { countWays, emptyLayers, type Runouts } from './runouts.ts';
import { CLASS_OF_SET } from './setClasses.ts';
import { addHalves, type Tally } from './tally.ts';

/** The count so far: boards left in each class of runouts, who leads there, and boards by winners. */
export interface Standing {
  readonly runouts: Runouts;
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
  /** Unseen cards of other suits by rank. */
  readonly left: Int32Array;
  /** With fewer cards of the suit on the board nobody has a flush. */
  readonly fewest: number;
}

/** How the cards to come are completed with those of other suits. */
interface Tail {
  /** The class of all that come, by class of the suited ones * ways.length + way. */
  readonly classes: Uint16Array;
  /** Ways to take no card, each rank, or each pair of ranks, from the unseen cards. */
  readonly ways: Int32Array;
}

/** The boards that share their cards of the suit: class of those to come, and the lead of the best flush. */
interface Flush {
  readonly coming: number;
  readonly lead: number;
}

/** Cards of the suit on the board without which nobody has a flush, in any game. */
const FEWEST = 3;
const left = new Int32Array(13);
const layers = emptyLayers(2);

export function settleFlushes(deal: Deal, flushes: Uint16Array, standing: Standing): void {
  for (let suit = 0; suit < 4; suit++) {
    const most = sizeOf(deal.boardOfSuit[suit] ?? 0) + deal.missing;
    if (most < FEWEST) continue;
    const { longest, leadOf } = suitedHoles(deal, suit, flushes);
    const exactly = deal.rules.holeUse === 'two';
    const fewest = exactly ? FEWEST : 5 - longest;
    if (most < fewest || (exactly && longest < 2)) continue;
    settleSuit(suitOf(deal, suit, { leadOf, fewest }), deal.missing, standing);
  }
}

function suitOf(deal: Deal, suit: number, { leadOf, fewest }: Pick<Suit, 'leadOf' | 'fewest'>): Suit {
  const unseen = deal.unseenOfSuit[suit] ?? 0;
  for (let rank = 0; rank < 13; rank++) left[rank] = (deal.unseen[rank] ?? 0) - ((unseen >> rank) & 1);
  return { leadOf, fewest, known: deal.boardOfSuit[suit] ?? 0, unseen, left };
}

function settleSuit(suit: Suit, missing: number, standing: Standing): void {
  const fewest = Math.max(0, suit.fewest - sizeOf(suit.known));
  for (let coming = fewest; coming <= missing; coming++) {
    settleSets(suit, { coming, tail: tailOf(suit, coming, missing - coming) }, standing);
  }
}

/** Two cards at most, since the board has three of the suit at least. */
function tailOf({ left }: Suit, coming: number, size: number): Tail {
  const classes = (size === 0 ? ITSELF : size === 1 ? NEXT[coming] : pairedWith(coming)) ?? ITSELF;
  return { classes, ways: countWays(layers, { size, left, lowest: 0 }) };
}

/** The boards on which exactly `coming` more cards of the suit appear. */
function settleSets(suit: Suit, { coming, tail }: { coming: number; tail: Tail }, standing: Standing): void {
  const { leadOf, known } = suit;
  const settle = standing.lows === null ? settleTail : settleHalves;
  const count = layUnseen(SETS_OF_SIZE[coming] ?? unseenSets, suit.unseen);
  for (let i = 0; i < count; i++) {
    const set = unseenSets[i] ?? 0;
    const lead = leadOf(known | set);
    if (lead !== 0) settle(tail, { coming: CLASS_OF_SET[set] ?? 0, lead }, standing);
  }
}

const unseenSets = new Uint16Array(SIZE.length);

/** How many of the sets can come. By itself: in one loop with what is done for each, a first answer would wait for the compiler. */
function layUnseen(sets: Uint16Array, unseen: number): number {
  const seen = ~unseen;
  let count = 0;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i] ?? 0;
    if ((set & seen) === 0) unseenSets[count++] = set;
  }
  return count;
}

/** Where the flush wins, the boards leave their class; where it does not, they stay with whoever leads there. */
function settleTail({ classes, ways }: Tail, { coming, lead }: Flush, standing: Standing): void {
  const { leads, tally } = standing;
  const { weight } = standing.runouts;
  const first = coming * ways.length;
  let won = 0;
  for (let way = 0; way < ways.length; way++) {
    const runout = classes[first + way] ?? 0;
    if ((leads[runout] ?? 0) > lead) continue;
    const count = ways[way] ?? 0;
    weight[runout] = (weight[runout] ?? 0) - count;
    won += count;
  }
  tally.winners[lead & PLAYER_MASK] = (tally.winners[lead & PLAYER_MASK] ?? 0) + won;
}

/** The same where the low hand of each board has its half. */
function settleHalves({ classes, ways }: Tail, { coming, lead }: Flush, standing: Standing): void {
  const { leads, tally, lows } = standing;
  const { weight, boardOf } = standing.runouts;
  const first = coming * ways.length;
  for (let way = 0; way < ways.length; way++) {
    const count = ways[way] ?? 0;
    const runout = classes[first + way] ?? 0;
    if (count === 0 || (leads[runout] ?? 0) > lead) continue;
    weight[runout] = (weight[runout] ?? 0) - count;
    addHalves(tally, { first: lead & PLAYER_MASK, second: lowOn(lows, boardOf[runout] ?? 0), deals: count });
  }
}
