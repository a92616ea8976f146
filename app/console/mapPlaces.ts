// Where each seat is drawn on the map: ten places clockwise from the dealer's left, and the middle of the bottom row. Pure.

export const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'mid'] as const;
export type Place = (typeof PLACES)[number];

/** Both sides alike; an odd number has one seat opposite the dealer. */
const BY_COUNT: Readonly<Record<number, readonly Place[]>> = {
  2: ['2', '9'],
  3: ['2', 'mid', '9'],
  4: ['2', '4', '7', '9'],
  5: ['2', '4', 'mid', '7', '9'],
  6: ['2', '3', '5', '6', '8', '9'],
  7: ['2', '3', '4', 'mid', '7', '8', '9'],
  8: ['2', '3', '4', '5', '6', '7', '8', '9'],
  9: ['1', '2', '3', '4', 'mid', '7', '8', '9', '10'],
  10: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
};

/** In the order of the seats. */
export function placesOf(count: number): readonly Place[] {
  return BY_COUNT[count] ?? PLACES.slice(0, 10);
}
