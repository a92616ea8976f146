// The chances of each seat over the pots it contests: with side pots, its share of their chips. By the hands in sight alone.
import type { Hand } from '../../engine/hand.ts';
import { type Percentage, roundTogether } from '../../equity/percentages.ts';
import { type Chances, type ChancesOf, type CountedBy, type Question, worst } from '../chances/chances.ts';
import { potViews } from '../felt/pots.ts';

export interface SeatChances {
  readonly equity: Percentage;
  /** chance to win alone and to share, 0 to 1; with several pots the mean by their chips */
  readonly win: number;
  readonly tie: number;
  readonly by: CountedBy;
}

export interface Rivals extends Question {
  readonly seats: readonly number[];
}

interface Contested {
  readonly amount: number;
  readonly seats: readonly number[];
  readonly chances: Chances;
}

/** By seat. Who contests one pot has the figure of that pot, and the seats of a single pot add up to 100. */
export function seatChances(hand: Hand, rivals: Rivals, chancesOf: ChancesOf): ReadonlyMap<number, SeatChances> {
  const pots = contestedPots(hand, rivals).flatMap(({ amount, seats }) => {
    const chances = chancesOf(questionFor(seats, rivals));
    return chances === null ? [] : [{ amount, seats, chances }];
  });
  const found = rivals.seats.map((seat) => [seat, overPots(seat, pots)] as const);
  return new Map(found.flatMap(([seat, chances]) => (chances === null ? [] : [[seat, chances] as const])));
}

/** A pot that only one hand can win is not contested. */
function contestedPots(hand: Hand, { seats }: Rivals): readonly Pick<Contested, 'amount' | 'seats'>[] {
  const pots = potViews(hand).filter((pot) => pot.seats.length > 1);
  return pots.length > 1 ? pots : [{ amount: 1, seats }];
}

/** Hands that are in for another pot do not compete here, and their cards cannot come. */
function questionFor(seats: readonly number[], { seats: all, ...rivals }: Rivals): Question {
  const inFor = (_: unknown, player: number) => seats.includes(all[player] ?? -1);
  return {
    ...rivals,
    hands: rivals.hands.filter(inFor),
    dead: rivals.hands.filter((hand, player) => !inFor(hand, player)).flat(),
  };
}

function overPots(seat: number, pots: readonly Contested[]): SeatChances | null {
  const own = pots.filter((pot) => pot.seats.includes(seat));
  const chips = own.reduce((total, pot) => total + pot.amount, 0);
  const mean = (figure: 'share' | 'win' | 'tie') =>
    own.reduce((total, pot) => total + pot.amount * (pot.chances[figure][pot.seats.indexOf(seat)] ?? 0), 0) / chips;
  const [first, ...more] = own;
  const single = more.length === 0 ? first?.chances.equity[first.seats.indexOf(seat)] : undefined;
  return first === undefined
    ? null
    : {
        equity: single ?? percentageOf(mean('share')),
        win: mean('win'),
        tie: mean('tie'),
        by: worst(own.map((pot) => pot.chances.by)),
      };
}

const FINE = 1_000_000_000;

/** 0 and 100 stand only for what is exact. */
function percentageOf(share: number): Percentage {
  const part = share > 0 && share < 1 ? Math.min(Math.max(Math.round(share * FINE), 1), FINE - 1) : share * FINE;
  return roundTogether([part, FINE - part], FINE)[0] ?? { value: 0, text: '0' };
}
