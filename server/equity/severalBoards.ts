// Chances over several boards: double boards, and the runs of a hand that is run more than once. Knows no chips.
//
// The share of the pot is the mean of the shares of the boards, and that is exact: boards share no cards and so hang on each
// other, but the mean of a sum is the sum of the means whatever hangs on what, and each board by itself is any board that the
// cards in sight leave, those on the other boards being gone.
import { ok, type Result } from '../base/result.ts';
import type { Card } from '../engine/card.ts';
import { calculateEquity, type EquityAnswer } from './equity.ts';
import type { EquityInput, EquityRefusal } from './input.ts';
import { WHOLE_SHARE } from './outcome.ts';

export interface BoardsInput extends Omit<EquityInput, 'board'> {
  /** Each as it lies now, one at least. Runs repeat the cards that lay there before they parted. */
  readonly boards: readonly (readonly Card[])[];
}

export interface BoardsAnswer {
  /** Board by board. */
  readonly runs: readonly EquityAnswer[];
  /** By player: whole numbers (with halves of the pot, of a half) that add up to `whole`. */
  readonly shares: readonly number[];
  readonly whole: number;
  /** By player: of his share, 0 to 1. */
  readonly standardError: readonly number[];
}

export function equityOverBoards({ boards, dead, ...input }: BoardsInput): Result<BoardsAnswer, EquityRefusal> {
  const runs: EquityAnswer[] = [];
  for (const board of boards) {
    const run = calculateEquity({ ...input, board, dead: [...goneWith(board, boards), ...dead] });
    if (!run.ok) return run;
    runs.push(run.value);
  }
  return ok(meanOf(runs, input.players.length));
}

/** Cards of other boards that this one does not have. */
function goneWith(board: readonly Card[], boards: readonly (readonly Card[])[]): readonly Card[] {
  return [...new Set(boards.flat())].filter((card) => !board.includes(card));
}

/** Boards count alike although they may have different numbers of cards to come: brought to one denominator. */
function meanOf(runs: readonly EquityAnswer[], players: number): BoardsAnswer {
  const common = runs.reduce((lcm, { boards }) => (lcm / divisor(lcm, boards)) * boards, 1);
  const sumOver = (part: (run: EquityAnswer) => number) => runs.reduce((total, run) => total + part(run), 0);
  const byPlayer = (part: (run: EquityAnswer, player: number) => number) =>
    Array.from({ length: players }, (_, player) => sumOver((run) => part(run, player)));
  return {
    runs,
    shares: byPlayer((run, player) => (run.share2520[player] ?? 0) * (common / run.boards)),
    whole: common * runs.length * WHOLE_SHARE,
    standardError: byPlayer((run, player) => (run.standardError[player] ?? 0) ** 2).map(
      (squares) => Math.sqrt(squares) / runs.length,
    ),
  };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
