// What dealt-in players took off the table since their hand: nothing is paid with it.
import { type Chips, chips } from './chips.ts';
import type { SeatNo } from './seat.ts';

/** `amount` null: whoever was dealt in at this seat has left. */
export interface TakenOff {
  readonly seat: SeatNo;
  readonly amount: Chips | null;
}

interface Payer {
  readonly seat: SeatNo;
  readonly stack: Chips;
}

/** Chips that a seat of the hand can still pay with. */
export function payable({ seat, stack }: Payer, off: readonly TakenOff[] = []): Chips {
  const taken = off.find((one) => one.seat === seat);
  if (taken === undefined) return stack;
  return chips(taken.amount === null ? 0 : Math.max(0, stack - taken.amount));
}

/** Who has left is paid by the table no more than he pays. */
export function hasLeft(off: readonly TakenOff[] | undefined, seat: SeatNo): boolean {
  return off?.some((one) => one.seat === seat && one.amount === null) ?? false;
}
