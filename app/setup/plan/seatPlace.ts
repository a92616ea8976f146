// Where the seats lie around the drawn table: seat 1 left of the dealer, clockwise, as on the consoles: the
// dealer at the top, seen from opposite him. Pure.

export interface SeatPlace {
  readonly seat: number;
  /** percent of the drawing's width and height */
  readonly x: number;
  readonly y: number;
}

const WIDTH = 38;
const HEIGHT = 38;
/** The dealer keeps this part of the round to himself. */
const DEALER = 0.12;
/** Seats at the long sides stand further apart than on an ellipse, since their plates are wider than high. */
const SPREAD = { x: 0.6, y: 1.3 } as const;

export function seatPlaces(seats: number): readonly SeatPlace[] {
  return Array.from({ length: seats }, (_, i) => {
    const part = DEALER / 2 + ((1 - DEALER) * (i + 0.5)) / seats;
    const angle = -Math.PI / 2 + part * 2 * Math.PI;
    const x = spread(Math.cos(angle), SPREAD.x);
    const y = spread(Math.sin(angle), SPREAD.y);
    return { seat: i + 1, x: round(50 + WIDTH * x), y: round(50 + HEIGHT * y) };
  });
}

function spread(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
