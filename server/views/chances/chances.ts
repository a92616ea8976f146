// Chances of hands whose cards are all released: over every run or board, by the released cards alone and the hand's own game.
import type { Card } from '../../engine/card.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import type { EquityAnswer } from '../../equity/equity.ts';
import { type Percentage, roundTogether } from '../../equity/percentages.ts';
import { rulesOf } from '../../equity/rules.ts';
import { type BoardsAnswer, equityOverBoards } from '../../equity/severalBoards.ts';

export interface Question {
  readonly game: GameName;
  readonly hands: readonly (readonly Card[])[];
  /** each board, or the board of each run, as it lies now */
  readonly boards: readonly (readonly Card[])[];
  /** cards of hands that are in play for another pot only: they can come no more */
  readonly dead: readonly Card[];
  /** draws that are still to be made */
  readonly drawsLeft: number;
}

/** best-discard: whoever has a card to throw away is taken to know which. The least certain word goes for all boards. */
export const COUNTED_BY = ['exact', 'best-discard', 'sample', 'pat'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/** Mean over the boards. */
export interface Chances {
  /** by hand: share of the pot, ties and halves split; all together 100 */
  readonly equity: readonly Percentage[];
  /** by hand: the same, 0 to 1; 0 and 1 only when exact */
  readonly share: readonly number[];
  /** by hand: chance to win the pot alone and to get a part of it, 0 to 1 */
  readonly win: readonly number[];
  readonly tie: readonly number[];
  readonly by: CountedBy;
}

export type ChancesOf = (question: Question) => Chances | null;

/**
 * Null when the cards contradict each other (a card stands twice): no figure is better than a wrong one. Figures are
 * theoretical: folded hands do not count as seen, whatever the canvas shows of them.
 */
export const exactChances: ChancesOf = ({ game, hands, boards, dead, drawsLeft }) => {
  if (boards.length === 0) return null;
  const counted = equityOverBoards({ rules: rulesOf(gameOf(game)), players: hands, boards, dead, drawsLeft });
  return counted.ok ? chancesFrom(counted.value) : null;
};

function chancesFrom({ runs, shares, whole }: BoardsAnswer): Chances {
  return {
    equity: roundTogether(shares, whole),
    share: shares.map((share) => share / whole),
    win: shares.map((_, player) => meanOf(runs, (run) => run.win[player])),
    tie: shares.map((_, player) => meanOf(runs, (run) => run.tie[player])),
    by: worst(runs.map(countedBy)),
  };
}

function meanOf(runs: readonly EquityAnswer[], part: (run: EquityAnswer) => number | undefined): number {
  return runs.reduce((total, run) => total + (part(run) ?? 0) / run.boards, 0) / runs.length;
}

function countedBy({ method, assumes }: EquityAnswer): CountedBy {
  return method === 'exact' && assumes === 'best_discard' ? 'best-discard' : method;
}

export function worst(words: readonly CountedBy[]): CountedBy {
  return COUNTED_BY.findLast((word) => words.includes(word)) ?? 'exact';
}
