// What a cash table keeps from hand to hand beside stacks: bomb pots to come, the stand-up game, the highest buy-in, blinds that
// are owed. Pure; knows no hand.
import { type Chips, chips } from './chips.ts';
import type { SeatNo } from './seat.ts';

/** Everybody antes, no blinds, play starts on the flop or the first draw. */
export interface BombPotPlan {
  /** of each player */
  readonly ante: Chips;
  readonly boards: number;
  /** a bomb pot every so many hands; 0: when somebody says so */
  readonly every: number;
  /** whether the button moves on behind it */
  readonly buttonMoves: boolean;
  /** somebody has said so: the next hand is one */
  readonly next: boolean;
  /** hands dealt since the last one */
  readonly since: number;
}

/** Whoever wins a main pot alone may sit; the last one who stands pays each of the others. */
export interface StandUp {
  /** to each of the others */
  readonly amount: Chips;
  /** who is in the game */
  readonly seats: readonly SeatNo[];
  readonly safe: readonly SeatNo[];
}

export interface CashState {
  readonly bombPot: BombPotPlan | null;
  readonly standUp: StandUp | null;
  /** what a stack may be brought up to; 0: no limit */
  readonly maxBuyIn: Chips;
}

export const NO_CASH: CashState = { bombPot: null, standUp: null, maxBuyIn: chips(0) };

/** Blinds that passed a seat while its player sat out. `waits`: he comes back in when the big blind reaches him. */
export interface Owes {
  readonly small: boolean;
  readonly big: boolean;
  readonly waits: boolean;
}

export const OWES_NOTHING: Owes = { small: false, big: false, waits: false };

/** Whether the next hand is a bomb pot by its plan. */
export function bombPotDue(plan: BombPotPlan | null): boolean {
  return plan !== null && (plan.next || (plan.every > 0 && plan.since + 1 >= plan.every));
}

/** Behind a hand that was dealt. */
export function afterDeal(plan: BombPotPlan, bomb: boolean): Pick<BombPotPlan, 'next' | 'since'> {
  return bomb ? { next: false, since: 0 } : { next: plan.next, since: plan.since + 1 };
}

export function standing({ seats, safe }: StandUp): readonly SeatNo[] {
  return seats.filter((seat) => !safe.includes(seat));
}
