// How strong a hand is on the board cards that lie there now, three to five of them: for outs, and no loop over boards.
import type { SuitSets } from '../engine/handRank/cardSets.ts';
import { KINDS } from '../engine/handRank/kinds.ts';
import { addCard, type Suits } from './handDeal.ts';
import type { EquityRules } from './rules.ts';

/** Strength of one hand, from 1, the higher wins, on a board that was laid out by `boardsOf`. */
export type StrengthOn = (boards: readonly SuitSets[]) => number;

/** By the first kind of the game; cards are 0..51. What the hand brings is made once for all boards. */
export function strengthOf({ kinds }: EquityRules, hand: readonly number[]): StrengthOn {
  const { strength } = KINDS[kinds[0]];
  const pairs = pairsOf(hand).map(setsOf);
  return (boards) => {
    let best = 0;
    for (const board of boards) for (const pair of pairs) best = Math.max(best, strength(both(board, pair)));
    return best;
  };
}

/** The board cards that one hand may use together: all, or each three of them. */
export function boardsOf({ holeUse }: EquityRules, board: readonly number[]): readonly SuitSets[] {
  return (holeUse === 'two' ? threesOf(board) : [board]).map(setsOf);
}

function setsOf(cards: readonly number[]): SuitSets {
  const suits: Suits = [0, 0, 0, 0];
  for (const card of cards) addCard(suits, card);
  return suits;
}

function both(one: SuitSets, other: SuitSets): SuitSets {
  return [one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]];
}

function pairsOf(hand: readonly number[]): readonly (readonly number[])[] {
  return hand.flatMap((first, index) => hand.slice(index + 1).map((second) => [first, second]));
}

function threesOf(board: readonly number[]): readonly (readonly number[])[] {
  return board.flatMap((first, index) => pairsOf(board.slice(index + 1)).map((two) => [first, ...two]));
}
