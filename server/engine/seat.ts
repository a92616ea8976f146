// Seat numbers and clockwise order. Seats run 1..N clockwise; the button may lie at an empty seat (rules.md 0.1).
import type { Brand } from '../base/brand.ts';

export type SeatNo = Brand<number, 'SeatNo'>;

export const MAX_SEATS = 10;

export function seatNo(n: number): SeatNo {
  if (!Number.isInteger(n) || n < 1 || n > MAX_SEATS) throw new Error(`not a seat number: ${n}`);
  return n as SeatNo;
}

/** Sort key of "clockwise after `from`": `from` itself comes last. */
export function distanceAfter(from: number, seat: number): number {
  return (seat - from - 1 + MAX_SEATS * 2) % MAX_SEATS;
}

/** The seats clockwise after `from` (0.1); works for any table size since only the order matters. */
export function clockwiseAfter<T extends number>(from: number, seats: readonly T[]): readonly T[] {
  return [...seats].sort((a, b) => distanceAfter(from, a) - distanceAfter(from, b));
}

/** The first of `seats` clockwise after `from`; undefined when there is none. */
export function nextAfter<T extends number>(from: number, seats: readonly T[]): T | undefined {
  return clockwiseAfter(from, seats)[0];
}
