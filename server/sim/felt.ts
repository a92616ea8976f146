// The simulated table seen from above: where seats, board, muck and dealer are, and which antenna lies under each.
// Millimetres; x to the right and y away from the dealer, who sits below the middle. Knows no cards.

/** Zone names are those of the reader layout. */
export type Zone = `seat:${number}` | `up:${number}` | 'board' | `board:${number}` | `board-${number}` | 'muck';

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
  /** boards that are dealt side by side, each with an antenna of its own; otherwise one */
  readonly boards?: number;
  /** an antenna under the up cards of each seat (stud) */
  readonly up?: boolean;
}

export interface Felt extends FeltOptions {
  readonly antennas: readonly Antenna[];
}

export const CARD = { width: 63, height: 88 } as const;
/** The dealer's hands and the stub, beyond every antenna. */
export const DEALER: Point = { x: 0, y: -430 };
export const BURN: Point = { x: -150, y: -400 };
export const MUCK: Point = { x: 230, y: -215 };
/** Where there are antennas for up cards or more boards: they take the room of the other place. */
export const MUCK_BESIDE: Point = { x: 160, y: -330 };
const BOARD_STEP = 90;
const BOARD_ROW = 130;
/** The first of several boards lies so much further from the dealer, mm. */
const FIRST_ROW = 110;
/** Up cards lie so far from the middle, as a part of the way to the seat, and so far from each other, mm. */
const UP_PART = 0.62;
const UP_STEP = 38;
const OVAL = { x: 950, y: 430 };

export function createFelt(options: FeltOptions): Felt {
  const zones = zonesOf(options);
  const antennas = zones.map((zone, i) => antennaOf(zone, i, { options, zones }));
  return { ...options, antennas };
}

function zonesOf({ seats, board, boards = 1, up = false }: FeltOptions): readonly Zone[] {
  const of = <Z extends Zone>(count: number, name: (n: number) => Z) =>
    Array.from({ length: count }, (_, i) => name(i + 1));
  const one: readonly Zone[] = board === 'one' ? ['board'] : of(5, (place) => `board:${place}` as const);
  const middle = boards > 1 ? of(boards, (n) => `board-${n}` as const) : one;
  return [
    ...of(seats, (n) => `seat:${n}` as const),
    ...middle,
    'muck',
    ...(up ? of(seats, (n) => `up:${n}` as const) : []),
  ];
}

/** Ports count from 1 in the order seats, board, muck, up cards. Seats hear the seats beside them, up cards those beside them. */
function antennaOf(
  zone: Zone,
  index: number,
  { options, zones }: { readonly options: FeltOptions; readonly zones: readonly Zone[] },
): Antenna {
  const [kind, n] = zone.split(':');
  const beside = [Number(n) - 1, Number(n) + 1].map((other) => zoneIndex(zones, `${kind}:${other}`));
  const hears = kind === 'seat' || kind === 'up' ? beside.filter((i) => i >= 0).map((i) => String(i + 1)) : [];
  return { port: String(index + 1), zone, ...centreOf(zone, options), ...reachOf(zone), neighbours: hears };
}

function zoneIndex(zones: readonly string[], name: string): number {
  return zones.indexOf(name);
}

function centreOf(zone: Zone, felt: FeltOptions): Point {
  if (zone === 'muck') return muckPoint(felt);
  if (zone === 'board') return boardPoint(2);
  if (zone.startsWith('board-')) return boardPoint(2, Number(zone.slice(6)) - 1, felt.boards);
  const n = Number(zone.split(':')[1]);
  if (zone.startsWith('up:')) return upPoint(n, felt.seats);
  return zone.startsWith('seat:') ? seatPoint(n, felt.seats) : boardPoint(n - 1);
}

function reachOf(zone: Zone): { readonly reachX: number; readonly reachY: number } {
  if (zone === 'muck') return { reachX: 90, reachY: 80 };
  if (zone === 'board' || zone.startsWith('board-')) return { reachX: 225, reachY: 50 };
  if (zone.startsWith('up:')) return { reachX: 85, reachY: 50 };
  return zone.startsWith('seat:') ? { reachX: 60, reachY: 50 } : { reachX: 25, reachY: 40 };
}

/** Seat 1 sits on the dealer's left; numbers run clockwise round an oval in which the dealer has a place too. */
export function seatPoint(seat: number, seats: number): Point {
  const angle = -Math.PI / 2 - (2 * Math.PI * seat) / (seats + 1);
  return { x: OVAL.x * Math.cos(angle), y: OVAL.y * Math.sin(angle) };
}

export function muckPoint({ up = false, boards = 1 }: Pick<FeltOptions, 'up' | 'boards'>): Point {
  return up || boards > 1 ? MUCK_BESIDE : MUCK;
}

/** The middle of a seat's up cards, or one of them: 0 is dealt first. */
export function upPoint(seat: number, seats: number, place = 1.5): Point {
  const { x, y } = seatPoint(seat, seats);
  return { x: x * UP_PART + (place - 1.5) * UP_STEP, y: y * UP_PART };
}

/** Place 0 to 4, from the left. A further board or run lies one row nearer to the dealer. */
export function boardPoint(place: number, row = 0, boards = 1): Point {
  return { x: (place - 2) * BOARD_STEP, y: 20 + (boards > 1 ? FIRST_ROW : 0) - row * BOARD_ROW };
}
