// Where each seat stands on the stage (docs/DESIGN.md section 1). Pure arithmetic; draws nothing.
import type { SeatView } from '../../server/views/overlay/view.ts';
import type { Camera, FoldedForm } from '../ui/switches.ts';
import { FULL_HEIGHTS, type SeatSize } from './seatSize.ts';

export type SeatForm = 'full' | 'line' | 'gone';
export type Side = 'left' | 'right';

/** Stage pixels; `y` is the top edge of the seat's form. */
export interface SeatPlace {
  readonly seat: number;
  readonly side: Side;
  readonly form: SeatForm;
  readonly x: number;
  readonly y: number;
}

export const SEAT_WIDTH = 476;
const LINE_HEIGHT = 44;
const GAP = 8;
const BOTTOM = 1026;
const X: Readonly<Record<Side, number>> = { left: 96, right: 1824 - SEAT_WIDTH };

/** What becomes of a seat that has folded. */
export interface FoldedLook {
  readonly folded: FoldedForm;
  readonly stays: boolean;
}

export function seatHeight(form: SeatForm, size: SeatSize): number {
  if (form === 'full') return FULL_HEIGHTS[size];
  return form === 'line' ? LINE_HEIGHT : 0;
}

interface ColumnLook extends FoldedLook {
  readonly size: SeatSize;
}

type SeatShape = Pick<SeatView, 'seat' | 'state'>;

/** `stays`: cards of a folded hand stay in the picture, dimmed. */
export function seatForm(seat: Pick<SeatView, 'state'>, { folded, stays }: FoldedLook): SeatForm {
  switch (seat.state) {
    case 'live':
    case 'opened':
    case 'mucked':
      return 'full';
    case 'folded':
      return stays ? 'full' : lineForm(folded);
    case 'killed':
    case 'away':
    case 'blinded-out':
    case 'out':
      return lineForm(folded);
    case 'empty':
      return 'gone';
  }
}

function lineForm(folded: FoldedForm): SeatForm {
  return folded === 'off' ? 'gone' : 'line';
}

/** Clockwise round the picture: the first half down the right column, the rest up the left one. */
export function placeSeats(
  seats: readonly SeatShape[],
  look: ColumnLook & { readonly camera: Camera },
): readonly SeatPlace[] {
  const taken = seats.filter((seat) => seat.state !== 'empty').sort((a, b) => a.seat - b.seat);
  const half = Math.ceil(taken.length / 2);
  const down = taken.slice(0, half);
  const up = taken.slice(half).reverse();
  const [right, left] = look.camera === 'master' ? [down, up] : [[...up].reverse(), [...down].reverse()];
  return [...column(right, 'right', look), ...column(left, 'left', look)];
}

function column(seats: readonly SeatShape[], side: Side, look: ColumnLook): readonly SeatPlace[] {
  const places: SeatPlace[] = [];
  let bottom = BOTTOM;
  for (const seat of [...seats].reverse()) {
    const form = seatForm(seat, look);
    const height = seatHeight(form, look.size);
    const y = bottom - height;
    places.push({ seat: seat.seat, side, form, x: X[side], y });
    if (height > 0) bottom = y - GAP;
  }
  return places.reverse();
}
