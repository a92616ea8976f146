// How large a seat's panel is: two cards stand beside the plate, more of them in a row on it. Pure arithmetic; draws nothing.

export const SEAT_SIZES = ['pair', 'row', 'stud'] as const;
export type SeatSize = (typeof SEAT_SIZES)[number];

/** Stage pixels of a full panel; up cards of stud stand higher than the others. */
export const FULL_HEIGHTS: Readonly<Record<SeatSize, number>> = { pair: 120, row: 176, stud: 188 };

const STUD_PLACES = 7;

/** `places`: card places of a seat, the same at all seats of a game. */
export function seatSize(places: number): SeatSize {
  if (places <= 2) return 'pair';
  return places < STUD_PLACES ? 'row' : 'stud';
}
