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

const COLUMNS = 11;
/** Player by player: boards by number of winners, 0 to 10. */
const byWinners = new Int32Array(10 * COLUMNS);
/** Boards by winners of the first half. */
const firsts = new Int32Array(WITH_SECOND);

/** `halves`: the game has two, and the tally holds them. */
export function outcomeOf(tally: Tally, players: number, halves: boolean): EquityCounts {
  const winnerMasks = nonZero(tally.winners, 1 << players);
  const win: number[] = [];
  const tie: number[] = [];
  const tieByWinners: number[][] = [];
  const share2520: number[] = [];
  const boards = countByWinners(winnerMasks);
  for (let first = 0; first < players * COLUMNS; first += COLUMNS) {
    const shared = sharedBoards(first);
    win.push(byWinners[first + 1] ?? 0);
    tie.push(sumOf(shared));
    tieByWinners.push(shared);
    share2520.push(shareOf(first));
  }
  return {
    boards,
    win,
    tie,
    tieByWinners,
    share2520: halves ? sharesOfHalves(tally, players) : share2520,
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

/** Fills `byWinners`; how many boards there are. */
function countByWinners(winnerMasks: ReadonlyMap<number, number>): number {
  byWinners.fill(0);
  let all = 0;
  winnerMasks.forEach((boards, set) => {
    const winners = bitsOf(set);
    for (let left = set; left !== 0; left &= left - 1) {
      const at = (31 - Math.clz32(left & -left)) * COLUMNS + winners;
      byWinners[at] = (byWinners[at] ?? 0) + boards;
    }
    all += boards;
  });
  return all;
}

function sharedBoards(first: number): number[] {
  const shared = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let winners = 2; winners < COLUMNS; winners++) shared[winners] = byWinners[first + winners] ?? 0;
  return shared;
}

function sumOf(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

function shareOf(first: number): number {
  let sum = 0;
  for (let winners = 1; winners < COLUMNS; winners++)
    sum += ((byWinners[first + winners] ?? 0) * WHOLE_SHARE) / winners;
  return sum;
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
  for (let set = 0; set < sets; set++) firsts[set] = (first[set] ?? 0) + (first[set + WITH_SECOND] ?? 0);
  return [nonZero(firsts, sets), nonZero(second, sets)];
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}
