// Chances of hands whose cards are all released: exact, over every run, by the released cards alone.
import type { Card } from '../../engine/card.ts';
import { calculateEquity } from '../../equity/equity.ts';
import { type EquityCounts, WHOLE_SHARE } from '../../equity/outcome.ts';
import { type Percentage, roundTogether } from '../../equity/percentages.ts';
import { HOLDEM } from '../../equity/rules.ts';

export interface Question {
  readonly hands: readonly (readonly Card[])[];
  /** the board of each run as it lies now */
  readonly boards: readonly (readonly Card[])[];
  /** cards of hands that are in play for another pot only: they can come no more */
  readonly dead: readonly Card[];
}

/** Mean over the runs. */
export interface Chances {
  /** by hand: share of the pot, ties split; all together 100 */
  readonly equity: readonly Percentage[];
  /** by hand: the same, 0 to 1; 0 and 1 only when exact */
  readonly share: readonly number[];
  /** by hand: chance to win alone and to share, 0 to 1 */
  readonly win: readonly number[];
  readonly tie: readonly number[];
}

export type ChancesOf = (question: Question) => Chances | null;

/** Null when the cards contradict each other (a card stands twice): no figure is better than a wrong one. */
export const exactChances: ChancesOf = ({ hands, boards, dead }) => {
  const counts: EquityCounts[] = [];
  for (const board of boards) {
    const gone = [...deadFor(board, boards), ...dead];
    const counted = calculateEquity({ rules: HOLDEM, players: hands, board, dead: gone });
    if (!counted.ok) return null;
    counts.push(counted.value);
  }
  return counts.length === 0 ? null : meanOf(counts, hands.length);
};

/**
 * Figures are theoretical: folded hands do not count as seen, whatever the canvas shows of them. Only what lies on the
 * board of another run can come no more.
 */
function deadFor(board: readonly Card[], boards: readonly (readonly Card[])[]): readonly Card[] {
  return [...new Set(boards.flat())].filter((card) => !board.includes(card));
}

/** Runs count alike although they may have different numbers of boards to come: brought to one denominator, all exact. */
function meanOf(counts: readonly EquityCounts[], players: number): Chances {
  const whole = counts.reduce((lcm, { boards }) => (lcm / divisor(lcm, boards)) * boards, 1);
  const sumOver = (part: (run: EquityCounts) => number) =>
    counts.reduce((total, run) => total + part(run) * (whole / run.boards), 0);
  const all = whole * counts.length;
  const byPlayer = (part: (run: EquityCounts) => readonly number[]) =>
    Array.from({ length: players }, (_, player) => sumOver((run) => part(run)[player] ?? 0));
  const shares = byPlayer((run) => run.share2520);
  return {
    equity: roundTogether(shares, all * WHOLE_SHARE),
    share: shares.map((share) => share / (all * WHOLE_SHARE)),
    win: byPlayer((run) => run.win).map((boards) => boards / all),
    tie: byPlayer((run) => run.tie).map((boards) => boards / all),
  };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
