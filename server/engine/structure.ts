// What is posted and how bets are sized at one table for one hand. Amounts in the smallest currency unit.
import { type Chips, chips } from './chips.ts';
import type { SeatNo } from './seat.ts';

export const ANTE_KINDS = ['none', 'each', 'big_blind', 'button'] as const;
export type AnteKind = (typeof ANTE_KINDS)[number];

export const LIMITS = ['no', 'pot', 'fixed'] as const;
export type Limit = (typeof LIMITS)[number];

/** One straddle, in the order they were put up. The last one in place sets the amount to call. */
export interface Straddle {
  readonly seat: SeatNo;
  readonly amount: Chips;
  /** put up out of place: the betting starts where it would without it, and it counts once everybody before it has folded */
  readonly sleeper?: boolean;
}

/** A returning player's posts: `live` counts as his bet, `dead` goes to the main pot. */
export interface ReturningPost {
  readonly seat: SeatNo;
  readonly live: Chips;
  readonly dead: Chips;
}

/** What every level says, and all that logs of the first releases know. */
export interface PlainStructure {
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

/** What only some games and houses have. */
export interface StructureExtras {
  /** fixed limit and completions: the bet of the first streets, and of the last ones (5.4); 0 where there is none */
  readonly smallBet: Chips;
  readonly bigBet: Chips;
  /** stud: what the seat that must open puts in at least; 0 without a bring-in */
  readonly bringIn: Chips;
  /** the most that one player puts into one hand, dead money apart; 0: no such cap */
  readonly cap: Chips;
  /** live blind of the button; 0: none */
  readonly buttonBlind: Chips;
  /** boards that are dealt from the start, 1 to 3 */
  readonly boards: number;
  /** antes alone, no bet before the flop (3.4) */
  readonly bombPot: boolean;
}

/** As it is said and logged: what is left out is as in a plain game. */
export type Structure = PlainStructure & Partial<StructureExtras>;

/** As a hand is played. */
export interface WholeStructure extends PlainStructure, StructureExtras {}

export const PLAIN_EXTRAS: StructureExtras = {
  smallBet: chips(0),
  bigBet: chips(0),
  bringIn: chips(0),
  cap: chips(0),
  buttonBlind: chips(0),
  boards: 1,
  bombPot: false,
};

/** The one place where a structure that leaves something out is filled up. */
export function wholeStructure(said: Structure): WholeStructure {
  return { ...PLAIN_EXTRAS, ...said };
}
