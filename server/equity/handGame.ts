// Games without a board: hands are filled up from the unseen cards. Every deal is counted where that is little work, else
// deals are sampled. Work is reckoned from the cards alone, never by a clock, so that the same question has the same answer.
import type { HandKind } from '../engine/game/handKind.ts';
import { becomingsOf, choose } from './becomings.ts';
import type { Deal } from './deal.ts';
import { countEveryDeal } from './everyDeal.ts';
import { type HandDeal, handDealOf } from './handDeal.ts';
import { type SquaredShares, sampleDeals } from './sampledDeals.ts';
import { emptyTally, type Tally } from './tally.ts';
import { countTwoHands, MOST_TAKEN } from './twoHands.ts';

export interface HandCount {
  /** Valid until the next call. */
  readonly tally: Tally;
  /** 0: every deal was counted. */
  readonly samples: number;
  readonly squares: SquaredShares | null;
}

/** In steps of about a nanosecond: no answer may keep a server from its work for 5 ms. */
export const MOST_WORK = 5_000_000;
const WORK_OF_SAMPLE = 4_000_000;
/** To find the strength of one hand, by its kind. */
const STRENGTH: Readonly<Record<HandKind, number>> = {
  high: 150,
  high_short: 200,
  high_short_trips: 200,
  low_a5: 150,
  low_8: 80,
  low_27: 150,
  badugi: 400,
  badugi_27: 400,
};
const CARD = 15;
const STEP = 5;
const SET = 12;

/** How a question is answered: `two` and `every` count all deals. */
export interface HandPlan {
  readonly way: 'two' | 'every' | 'sample';
  /** 0 where all deals are counted. */
  readonly samples: number;
  readonly work: number;
}

export function countHandGame(deal: Deal): HandCount {
  const hands = handDealOf(deal);
  const tally = emptyTally(hands.kinds.length > 1);
  const { way, samples } = planOf(hands);
  const squares = way === 'sample' ? sampleDeals(hands, samples, tally) : null;
  if (way === 'two') countTwo(hands, tally);
  if (way === 'every') countEveryDeal(hands, tally);
  return { tally, samples, squares };
}

export function planOf(hands: HandDeal): HandPlan {
  const two = workOfTwo(hands);
  if (two <= MOST_WORK) return { way: 'two', samples: 0, work: two };
  const every = workOfAll(hands);
  if (every <= MOST_WORK) return { way: 'every', samples: 0, work: every };
  const one = workOfOne(hands);
  const samples = Math.floor(WORK_OF_SAMPLE / one);
  return { way: 'sample', samples, work: samples * one };
}

function countTwo(hands: HandDeal, tally: Tally): void {
  const [one, other] = hands.players.map((player) => becomingsOf(hands, player));
  if (one !== undefined && other !== undefined) countTwoHands(hands, [one, other], tally);
}

/** Infinite where there are more hands, or two halves, or too many cards to come. */
function workOfTwo({ players, unseen, shared, kinds }: HandDeal): number {
  const fits = players.length === 2 && kinds.length === 1 && shared === 0;
  if (!fits || players.some(({ needed }) => needed > MOST_TAKEN)) return Number.POSITIVE_INFINITY;
  const one = strengthWork(kinds) + 4 * CARD;
  return players.reduce((sum, { needed }) => sum + choose(unseen.length, needed) * (one + SET * 2 ** needed), 0);
}

/** To know all that each hand can become, and to go through all of them together. */
function workOfAll({ players, unseen, shared, kinds }: HandDeal): number {
  if (shared > 0) return Number.POSITIVE_INFINITY;
  const sizes = players.map(({ needed }) => choose(unseen.length, needed));
  const becomings = sizes.reduce((sum, size) => sum + size, 0);
  const together = sizes.reduce((product, size) => product * size, 1);
  return becomings * (strengthWork(kinds) + 4 * CARD) + together * STEP * kinds.length;
}

function workOfOne({ players, shared, kinds }: HandDeal): number {
  const cards = players.reduce((sum, { needed }) => sum + needed + shared, 0);
  return players.length * strengthWork(kinds) + cards * CARD;
}

function strengthWork(kinds: HandDeal['kinds']): number {
  return kinds.reduce((sum, kind) => sum + STRENGTH[kind], 0);
}
