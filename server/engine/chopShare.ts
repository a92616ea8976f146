// What a seat takes of all pots together.
import type { Chips } from './chips.ts';
import type { SeatNo } from './seat.ts';

export interface ChopShare {
  readonly seat: SeatNo;
  readonly amount: Chips;
}
