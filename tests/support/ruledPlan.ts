// What the show of rulings is made of: five hands, which places are turned up, and which hand has two tags of one card.
import type { HandPlaces, Place } from './world.ts';

export const RULED_SEATS = 4;
/** Hand 1: the button has a card too many, the small blind opens, the big blind mucks. */
export const COUNTED = { miscounted: 1, opens: 2, mucks: 3 } as const;
/** Hands 2 and 3: dealt anew with the same button; this seat is away and first to act. */
export const AWAY = 1;
/** Hand 5: of this seat team play is found. */
export const PROVED = 4;

const HOLE = [1, 2, 3, 4].flatMap((seat): Place[] => [`${seat}.0`, `${seat}.1`]);
const BOARD = [0, 1, 2, 3, 4].map((index): Place => `board.${index}`);
const PLACES = [...HOLE, ...BOARD];

/** In the order of the show; a hand that is dealt anew is a hand of its own. */
export const RULED_HANDS: readonly HandPlaces[] = [
  { places: PLACES, shown: [...BOARD, `${COUNTED.opens}.0`, `${COUNTED.opens}.1`] },
  { places: PLACES, shown: [] },
  { places: PLACES, shown: BOARD.slice(0, 3) },
  { places: PLACES, shown: [], twins: true },
  { places: PLACES, shown: [] },
];

/** A case of the chief judge by its number in the show. */
export function caseOf(n: number): string {
  return `01980000-0000-7000-8000-0000000020${String(n).padStart(2, '0')}`;
}
