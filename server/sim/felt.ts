// The simulated table seen from above: where seats, board, muck and dealer are, and which antenna lies under each.
// Millimetres; x to the right and y away from the dealer, who sits below the middle. Knows no cards.

/** Zone names are those of the reader layout. */
export type Zone = `seat:${number}` | 'board' | `board:${number}` | 'muck';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Antenna extends Point {
  /** as the reader names it */
  readonly port: string;
  readonly zone: Zone;
  /** half of the antenna's width and height: within them a card lies on it */
  readonly reachX: number;
  readonly reachY: number;
  /** ports that may hear its cards through the table */
  readonly neighbours: readonly string[];
}

export const BOARDS = ['one', 'five'] as const;

export interface FeltOptions {
  readonly seats: number;
  readonly board: (typeof BOARDS)[number];
}

export interface Felt extends FeltOptions {
  readonly antennas: readonly Antenna[];
}

export const CARD = { width: 63, height: 88 } as const;
/** The dealer's hands and the stub, beyond every antenna. */
export const DEALER: Point = { x: 0, y: -430 };
export const BURN: Point = { x: -150, y: -400 };
export const MUCK: Point = { x: 230, y: -215 };
const BOARD_STEP = 90;
const OVAL = { x: 950, y: 430 };

export function createFelt({ seats, board }: FeltOptions): Felt {
  const zones: Zone[] = Array.from({ length: seats }, (_, i): Zone => `seat:${i + 1}`);
  if (board === 'one') zones.push('board');
  else for (let place = 1; place <= 5; place += 1) zones.push(`board:${place}`);
  zones.push('muck');
  const antennas = zones.map((zone, i) => antennaOf(zone, i, { seats, board }));
  return { seats, board, antennas };
}

/** Ports count from 1 in the order seats, board, muck. */
function antennaOf(zone: Zone, index: number, { seats }: FeltOptions): Antenna {
  const port = String(index + 1);
  const seat = index + 1;
  const beside = [seat - 1, seat + 1].filter((n) => n >= 1 && n <= seats).map(String);
  const neighbours = zone.startsWith('seat:') ? beside : [];
  return { port, zone, ...centreOf(zone, seats), ...reachOf(zone), neighbours };
}

function centreOf(zone: Zone, seats: number): Point {
  if (zone === 'muck') return MUCK;
  if (zone === 'board') return boardPoint(2);
  const n = Number(zone.split(':')[1]);
  return zone.startsWith('seat:') ? seatPoint(n, seats) : boardPoint(n - 1);
}

function reachOf(zone: Zone): { readonly reachX: number; readonly reachY: number } {
  if (zone === 'muck') return { reachX: 90, reachY: 80 };
  if (zone === 'board') return { reachX: 225, reachY: 50 };
  return zone.startsWith('seat:') ? { reachX: 60, reachY: 50 } : { reachX: 25, reachY: 40 };
}

/** Seat 1 sits on the dealer's left; numbers run clockwise round an oval in which the dealer has a place too. */
export function seatPoint(seat: number, seats: number): Point {
  const angle = -Math.PI / 2 - (2 * Math.PI * seat) / (seats + 1);
  return { x: OVAL.x * Math.cos(angle), y: OVAL.y * Math.sin(angle) };
}

/** Place 0 to 4, from the left. A further run lies one row nearer to the dealer. */
export function boardPoint(place: number): Point {
  return { x: (place - 2) * BOARD_STEP, y: 20 };
}
