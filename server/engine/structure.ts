// What is posted and how bets are sized at one table for one hand. Amounts in the smallest currency unit.
import type { Chips } from './chips.ts';
import type { SeatNo } from './seat.ts';

export const ANTE_KINDS = ['none', 'each', 'big_blind', 'button'] as const;
export type AnteKind = (typeof ANTE_KINDS)[number];

export const LIMITS = ['no', 'pot', 'fixed'] as const;
export type Limit = (typeof LIMITS)[number];

/** One straddle, in the order they were put up. The last one sets the amount to call. */
export interface Straddle {
  readonly seat: SeatNo;
  readonly amount: Chips;
}

/** A returning player's posts: `live` counts as his bet, `dead` goes to the main pot. */
export interface ReturningPost {
  readonly seat: SeatNo;
  readonly live: Chips;
  readonly dead: Chips;
}

export interface Structure {
  readonly limit: Limit;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** each: from every seat, layered over the pots; big_blind and button: one seat pays `ante`, dead money in the main pot */
  readonly anteKind: AnteKind;
  readonly ante: Chips;
  readonly straddles: readonly Straddle[];
  readonly posts: readonly ReturningPost[];
  /** smallest denomination in play: odd chips are given out in it (5.9.3) */
  readonly unit: Chips;
  /** the smallest bet of a street; the big blind unless a source says otherwise */
  readonly minBet: Chips;
}
