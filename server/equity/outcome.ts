// What the winners of every board come to for each player, in whole numbers. Knows no cards.

/** Sum of a board's shares: divisible by every number of winners up to ten. */
export const WHOLE_SHARE = 2520;

export interface EquityCounts {
  /** Boards that can still come. */
  readonly boards: number;
  /** By player: boards won alone. */
  readonly win: readonly number[];
  /** By player: boards shared with others. */
  readonly tie: readonly number[];
  /** By player, then by number of winners (2 to 10): boards shared. tieByWinners[p][3] is a three-way tie. */
  readonly tieByWinners: readonly (readonly number[])[];
  /** By player: sum of 2520 / winners over his boards; all players together have 2520 * boards. */
  readonly share2520: readonly number[];
  /** Boards by set of winners, bit p = player p. Ascending, no zeros; everything above follows from it. */
  readonly winnerMasks: ReadonlyMap<number, number>;
}

/** `tally` holds the number of boards by set of winners. */
export function outcomeOf(tally: Int32Array, players: number): EquityCounts {
  const winnerMasks = new Map<number, number>();
  for (let mask = 1; mask < 1 << players; mask++) {
    const boards = tally[mask] ?? 0;
    if (boards > 0) winnerMasks.set(mask, boards);
  }
  const byWinners = Array.from({ length: players }, (_, player) => boardsByWinners(winnerMasks, player));
  return {
    boards: [...winnerMasks.values()].reduce((sum, boards) => sum + boards, 0),
    win: byWinners.map((boards) => boards[1] ?? 0),
    tie: byWinners.map((boards) => boards.slice(2).reduce((sum, count) => sum + count, 0)),
    tieByWinners: byWinners.map((boards) => boards.map((count, winners) => (winners < 2 ? 0 : count))),
    share2520: byWinners.map((boards) =>
      boards.reduce((sum, count, k) => (k === 0 ? 0 : sum + count * (WHOLE_SHARE / k)), 0),
    ),
    winnerMasks,
  };
}

/** One player's boards by number of winners, 0 to 10. */
function boardsByWinners(winnerMasks: ReadonlyMap<number, number>, player: number): readonly number[] {
  const counts = new Array<number>(11).fill(0);
  for (const [mask, boards] of winnerMasks) {
    if (((mask >> player) & 1) === 0) continue;
    const winners = bitsOf(mask);
    counts[winners] = (counts[winners] ?? 0) + boards;
  }
  return counts;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}
