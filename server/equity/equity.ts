// Chances of players whose cards are known: every deal that can still come is counted, or a sample where there are too many.
// Knows no seats, no pots and no show; pure.
import { ok, type Result } from '../base/result.ts';
import { countBoardGame } from './boardGame.ts';
import type { Deal } from './deal.ts';
import { countHandGame, type HandCount } from './handGame.ts';
import { checkInput, type EquityInput, type EquityRefusal } from './input.ts';
import { type EquityCounts, outcomeOf, WHOLE_SHARE } from './outcome.ts';

/**
 * exact: every deal was counted. sample: `samples` of them, with an error. pat: draws are left and nobody is taken to make
 * one; what was dealt besides is counted, or sampled where `samples` is not 0.
 */
export type EquityMethod = 'exact' | 'sample' | 'pat';

export interface EquityAnswer extends EquityCounts {
  readonly method: EquityMethod;
  /** 0: counted. */
  readonly samples: number;
  /** By player: of his share of the pot, 0 to 1. All 0 where every deal was counted. */
  readonly standardError: readonly number[];
  /** best_discard: whoever has a card to throw away is taken to know which, so each chance is the most it can be. */
  readonly assumes: 'nothing' | 'best_discard' | 'no_draw';
}

export function calculateEquity(input: EquityInput): Result<EquityAnswer, EquityRefusal> {
  const checked = checkInput(input);
  if (!checked.ok) return checked;
  return ok(input.rules.boardCards > 0 ? onBoards(checked.value) : inHands(checked.value, input.drawsLeft ?? 0));
}

function onBoards(deal: Deal): EquityAnswer {
  const { hands, rules } = deal;
  const counts = outcomeOf(countBoardGame(deal), hands.length, rules.kinds.length > 1);
  const toDiscard = hands.some((hand) => hand.length > rules.lastCards);
  return answerOf(counts, {
    method: 'exact',
    samples: 0,
    standardError: hands.map(() => 0),
    assumes: toDiscard ? 'best_discard' : 'nothing',
  });
}

function inHands(deal: Deal, drawsLeft: number): EquityAnswer {
  const count = countHandGame(deal);
  const counts = outcomeOf(count.tally, deal.hands.length, deal.rules.kinds.length > 1);
  const counted = count.samples === 0 ? 'exact' : 'sample';
  return answerOf(counts, {
    method: drawsLeft > 0 ? 'pat' : counted,
    samples: count.samples,
    standardError: counts.share2520.map((share, player) => errorOf(share / WHOLE_SHARE, player, count)),
    assumes: drawsLeft > 0 ? 'no_draw' : 'nothing',
  });
}

/** Field by field: spreading the counts would take longer than a river. */
function answerOf(counts: EquityCounts, how: Omit<EquityAnswer, keyof EquityCounts>): EquityAnswer {
  return {
    boards: counts.boards,
    win: counts.win,
    tie: counts.tie,
    tieByWinners: counts.tieByWinners,
    share2520: counts.share2520,
    winnerMasks: counts.winnerMasks,
    halves: counts.halves,
    method: how.method,
    samples: how.samples,
    standardError: how.standardError,
    assumes: how.assumes,
  };
}

/** Of the mean of `samples` shares that add up to `sum`. */
function errorOf(sum: number, player: number, { samples, squares }: HandCount): number {
  if (squares === null) return 0;
  const mean = sum / samples;
  const variance = (squares[player] ?? 0) / samples - mean * mean;
  return Math.sqrt(Math.max(0, variance) / (samples - 1));
}
