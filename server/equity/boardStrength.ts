// How strong a hand is on the board cards that lie there now, three to five of them: for outs, and no loop over boards.
import type { SuitSets } from '../engine/handRank/cardSets.ts';
import { KINDS } from '../engine/handRank/kinds.ts';
import { addCard, type Suits } from './handDeal.ts';
import type { EquityRules } from './rules.ts';

const NO_CARDS: SuitSets = [0, 0, 0, 0];

/** By the first kind of the game; from 1, the higher wins. Cards are 0..51. */
export function boardStrength(
  { kinds, holeUse }: EquityRules,
  hand: readonly number[],
  board: readonly number[],
): number {
  const { strength } = KINDS[kinds[0]];
  const boards = holeUse === 'two' ? threesOf(board) : [board];
  let best = 0;
  for (const cards of boards) {
    const lying = withCards(NO_CARDS, cards);
    for (const pair of pairsOf(hand)) best = Math.max(best, strength(withCards(lying, pair)));
  }
  return best;
}

function withCards(suits: SuitSets, cards: readonly number[]): SuitSets {
  const more: Suits = [...suits];
  for (const card of cards) addCard(more, card);
  return more;
}

function pairsOf(hand: readonly number[]): readonly (readonly number[])[] {
  return hand.flatMap((first, index) => hand.slice(index + 1).map((second) => [first, second]));
}

function threesOf(board: readonly number[]): readonly (readonly number[])[] {
  return board.flatMap((first, index) => pairsOf(board.slice(index + 1)).map((two) => [first, ...two]));
}
