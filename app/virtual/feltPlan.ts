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

const OVAL = { x: 640, y: 270, middleY: 385 } as const;
const SEAT = { width: 168, height: 132 } as const;
const PLACE_STEP = 92;
const BOARD_Y = 360;
/** Left free on the dealer's side, where the stub lies. */
const DEALER_ANGLE = 0.42;

export function feltZones(seats: number, board: Board): readonly VirtualZone[] {
  const zones = [...seatZones(seats), ...boardZones(board), muckZone()];
  return zones.map((zone, i) => ({ ...zone, port: String(i + 1) }));
}

type Unnumbered = Omit<VirtualZone, 'port'>;

/** Clockwise from the dealer's left, as seats are counted. */
function seatZones(seats: number): readonly Unnumbered[] {
  const from = Math.PI / 2 + DEALER_ANGLE;
  const step = (2 * Math.PI - 2 * DEALER_ANGLE) / Math.max(1, seats - 1);
  return Array.from({ length: seats }, (_, i) => {
    const angle = from + step * i;
    const x = FELT.width / 2 + OVAL.x * Math.cos(angle);
    return { kind: 'seat', no: i + 1, x, y: OVAL.middleY + OVAL.y * Math.sin(angle), ...SEAT };
  });
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
