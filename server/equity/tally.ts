// Counts of deals by who wins: one set of winners for a whole pot, two for its halves. A set has bit p for player p.
import { PLAYER_MASK } from './rankClasses.ts';

export interface Tally {
  /** Deals by set of players who get something. */
  readonly winners: Int32Array;
  /** Games of two halves: deals by winners of the first, `WITH_SECOND` higher where somebody has the second. */
  readonly first: Int32Array;
  /** Deals by winners of the second half, 0 where nobody has it. */
  readonly second: Int32Array;
}

export const WITH_SECOND: number = PLAYER_MASK + 1;

const tally: Tally = {
  winners: new Int32Array(WITH_SECOND),
  first: new Int32Array(WITH_SECOND * 2),
  second: new Int32Array(WITH_SECOND),
};

/** An empty one, valid until the next call: there is one in all. */
export function emptyTally(halves: boolean): Tally {
  tally.winners.fill(0);
  if (halves) {
    tally.first.fill(0);
    tally.second.fill(0);
  }
  return tally;
}

export interface Halves {
  readonly first: number;
  readonly second: number;
  readonly deals: number;
}

export function addHalves(into: Tally, { first, second, deals }: Halves): void {
  const either = first | second;
  const half = second === 0 ? first : first + WITH_SECOND;
  into.winners[either] = (into.winners[either] ?? 0) + deals;
  into.first[half] = (into.first[half] ?? 0) + deals;
  into.second[second] = (into.second[second] ?? 0) + deals;
}

export function addWinners(into: Tally, winners: number, deals: number): void {
  into.winners[winners] = (into.winners[winners] ?? 0) + deals;
}
