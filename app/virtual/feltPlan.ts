// The virtual felt in units of its drawing: where each antenna lies, where the stub is, and what a card at a place is read by.
export const FELT = { width: 1600, height: 800 } as const;
export const CARD = { width: 70, height: 100 } as const;
export const STUB = { x: 800, y: 715 } as const;

export type Board = 'one' | 'five';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A rectangle around its middle. `port` as the reader names it: seats, board, muck, counted from 1. */
export interface VirtualZone extends Place {
  readonly port: string;
  readonly kind: 'seat' | 'board' | 'muck';
  /** seat or place on the board; 0 for the only one of its kind */
  readonly no: number;
  readonly width: number;
  readonly height: number;
}

const SEAT = { width: 168, height: 132 } as const;
const PLACE_STEP = 92;
const BOARD_Y = 360;
/** Room under each seat's antenna for what is pressed there. */
export const UNDER_SEAT = 68;

const LOW: Place = { x: 330, y: 610 };
const BESIDE_LOW: Place = { x: 130, y: 480 };
const BESIDE: Place = { x: 130, y: 350 };
const BESIDE_HIGH: Place = { x: 130, y: 190 };
const TOP: Place = { x: 420, y: 112 };
const TOP_INNER: Place = { x: 673, y: 112 };
const TOP_MIDDLE: Place = { x: FELT.width / 2, y: 112 };
/** On the dealer's left, in the order of the seats, by how many sit there; the right is its mirror. */
const LEFT: readonly (readonly Place[])[] = [
  [],
  [BESIDE],
  [BESIDE, TOP],
  [LOW, BESIDE, TOP],
  [LOW, BESIDE_LOW, BESIDE_HIGH, TOP],
  [LOW, BESIDE_LOW, BESIDE_HIGH, TOP, TOP_INNER],
];

export function feltZones(seats: number, board: Board): readonly VirtualZone[] {
  const zones = [...seatZones(seats), ...boardZones(board), muckZone()];
  return zones.map((zone, i) => ({ ...zone, port: String(i + 1) }));
}

type Unnumbered = Omit<VirtualZone, 'port'>;

/** Clockwise from the dealer's left, as seats are counted; an odd one sits opposite the dealer. */
function seatZones(seats: number): readonly Unnumbered[] {
  const left = LEFT[Math.floor(seats / 2)] ?? [];
  const right = left.map(({ x, y }): Place => ({ x: FELT.width - x, y })).reverse();
  const places = [...left, ...(seats % 2 === 1 ? [TOP_MIDDLE] : []), ...right];
  return places.map((place, i) => ({ kind: 'seat', no: i + 1, ...place, ...SEAT }));
}

function boardZones(board: Board): readonly Unnumbered[] {
  const middle = FELT.width / 2;
  if (board === 'one') return [{ kind: 'board', no: 0, x: middle, y: BOARD_Y, width: 5 * PLACE_STEP + 6, height: 124 }];
  return Array.from({ length: 5 }, (_, i) => {
    return { kind: 'board', no: i + 1, ...boardPlace(i), width: PLACE_STEP - 6, height: 124 };
  });
}

function muckZone(): Unnumbered {
  return { kind: 'muck', no: 0, x: 800, y: 545, width: 300, height: 128 };
}

export function boardPlace(index: number): Place {
  return { x: FELT.width / 2 + (index - 2) * PLACE_STEP, y: BOARD_Y };
}

/** The antenna that reads a card lying here: its middle counts. */
export function zoneAt(zones: readonly VirtualZone[], { x, y }: Place): VirtualZone | null {
  return (
    zones.find((zone) => Math.abs(x - zone.x) <= zone.width / 2 && Math.abs(y - zone.y) <= zone.height / 2) ?? null
  );
}

/** Kept on the felt, whole. */
export function onFelt({ x, y }: Place): Place {
  return {
    x: Math.min(FELT.width - CARD.width / 2, Math.max(CARD.width / 2, x)),
    y: Math.min(FELT.height - CARD.height / 2, Math.max(CARD.height / 2, y)),
  };
}
