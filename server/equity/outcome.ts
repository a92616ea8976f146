// What the winners of every deal come to for each player, in whole numbers. Knows no cards.
import { type Tally, WITH_SECOND } from './tally.ts';

/** Sum of a deal's shares: divisible by every number of winners up to ten, and its half by all of them but eight. */
export const WHOLE_SHARE = 2520;

export interface EquityCounts {
  /** Boards that can still come; in stud and draw games deals of the unknown cards, or as many as were sampled. */
  readonly boards: number;
  /** By player: boards of which he takes the whole pot alone. */
  readonly win: readonly number[];
  /** By player: boards of which he gets a part. */
  readonly tie: readonly number[];
  /** By player, then by number of players who get something (2 to 10): boards shared. tieByWinners[p][3] is a three-way tie. */
  readonly tieByWinners: readonly (readonly number[])[];
  /** By player: sum of 2520 / winners over his boards; all players together have 2520 * boards. A half counts 1260 / winners. */
  readonly share2520: readonly number[];
  /** Boards by set of players who get something, bit p = player p. Ascending, no zeros. */
  readonly winnerMasks: ReadonlyMap<number, number>;
  /** Games of two halves: boards by set of winners of each; of the second, 0 where nobody has it. */
  readonly halves: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>] | null;
}

/** `halves`: the game has two, and the tally holds them. */
export function outcomeOf(tally: Tally, players: number, halves: boolean): EquityCounts {
  const winnerMasks = nonZero(tally.winners, 1 << players);
  const byWinners = boardsByWinners(winnerMasks, players);
  return {
    boards: [...winnerMasks.values()].reduce((sum, boards) => sum + boards, 0),
    win: byWinners.map((boards) => boards[1] ?? 0),
    tie: byWinners.map((boards) => boards.slice(2).reduce((sum, count) => sum + count, 0)),
    tieByWinners: byWinners.map((boards) => boards.map((count, winners) => (winners < 2 ? 0 : count))),
    share2520: halves ? sharesOfHalves(tally, players) : byWinners.map(shareOf),
    winnerMasks,
    halves: halves ? halfMasks(tally, 1 << players) : null,
  };
}

function nonZero(tally: Int32Array, sets: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let set = 0; set < sets; set++) {
    const boards = tally[set] ?? 0;
    if (boards > 0) found.set(set, boards);
  }
  return found;
}

/** By player, then by number of winners, 0 to 10: his boards. */
function boardsByWinners(winnerMasks: ReadonlyMap<number, number>, players: number): readonly (readonly number[])[] {
  const all = Array.from({ length: players }, () => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  for (const [mask, boards] of winnerMasks) {
    const winners = bitsOf(mask);
    for (let left = mask; left !== 0; left &= left - 1) {
      const counts = all[31 - Math.clz32(left & -left)];
      if (counts !== undefined) counts[winners] = (counts[winners] ?? 0) + boards;
    }
  }
  return all;
}

function shareOf(byWinners: readonly number[]): number {
  return byWinners.reduce((sum, count, k) => (k === 0 ? 0 : sum + count * (WHOLE_SHARE / k)), 0);
}

function sharesOfHalves({ first, second }: Tally, players: number): readonly number[] {
  const shares = new Array<number>(players).fill(0);
  for (let set = 1; set < 1 << players; set++) {
    share(shares, set, (first[set] ?? 0) * WHOLE_SHARE);
    share(shares, set, (((first[set + WITH_SECOND] ?? 0) + (second[set] ?? 0)) * WHOLE_SHARE) / 2);
  }
  return shares;
}

function share(shares: number[], winners: number, amount: number): void {
  if (amount === 0) return;
  const each = amount / bitsOf(winners);
  for (let player = 0; player < shares.length; player++) {
    if (((winners >> player) & 1) === 1) shares[player] = (shares[player] ?? 0) + each;
  }
}

function halfMasks({ first, second }: Tally, sets: number): NonNullable<EquityCounts['halves']> {
  const firsts = first.slice(0, sets).map((boards, set) => boards + (first[set + WITH_SECOND] ?? 0));
  return [nonZero(firsts, sets), nonZero(second, sets)];
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}
