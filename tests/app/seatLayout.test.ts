import { describe, expect, it } from 'vitest';
import { placeSeats, SEAT_WIDTH, type SeatPlace, seatHeight } from '../../app/overlay/seatLayout.ts';
import { SEAT_SIZES, type SeatSize } from '../../app/overlay/seatSize.ts';
import { empty, seat } from './overlayScenes.ts';

const SAFE = { left: 96, top: 54, right: 1824, bottom: 1026 };
const BOARD = { left: 627, right: 1293 };
const TURN_SHIFT = 12;
const LOOK = { camera: 'master', folded: 'line', stays: false, size: 'pair' } as const;

function table(count: number, folded = 0) {
  return Array.from({ length: 10 }, (_, i) => {
    if (i >= count) return empty(i + 1);
    return seat({ seat: i + 1, state: i < folded ? 'folded' : 'live' });
  });
}

function faults(places: readonly SeatPlace[], size: SeatSize = 'pair'): readonly string[] {
  const boxes = places.map((place) => ({
    ...place,
    left: place.x - (place.side === 'right' ? TURN_SHIFT : 0),
    right: place.x + SEAT_WIDTH + (place.side === 'left' ? TURN_SHIFT : 0),
    bottom: place.y + seatHeight(place.form, size),
  }));
  return boxes.flatMap((box) => {
    const outside =
      box.x < SAFE.left || box.x + SEAT_WIDTH > SAFE.right || box.y < SAFE.top || box.bottom > SAFE.bottom;
    const overBoard = box.left < BOARD.right && box.right > BOARD.left;
    const twin = boxes.find(
      (other) => other.seat > box.seat && other.side === box.side && other.y < box.bottom && box.y < other.bottom,
    );
    return [
      outside ? `${box.seat} outside` : '',
      overBoard ? `${box.seat} over board` : '',
      twin ? 'overlap' : '',
    ].filter((fault) => fault !== '');
  });
}

describe.each(SEAT_SIZES)(
  'DESIGN 1: %s seats lie in the safe area, beside the board, apart from each other',
  (size) => {
    for (let count = 2; count <= 10; count += 1) {
      for (let folded = 0; folded < count; folded += 1) {
        it(`given ${count} seats with ${folded} folded, when placed, then nothing collides`, () => {
          expect(faults(placeSeats(table(count, folded), { ...LOOK, size }), size)).toEqual([]);
        });
      }
    }

    it('twin: given two seats pushed together, when checked, then the overlap is found', () => {
      const places = placeSeats(table(10), { ...LOOK, size }).map((place) => ({ ...place, y: 900 }));
      expect(faults(places, size)).toContain('overlap');
    });
  },
);

describe('DESIGN 1: going round the columns is going round the table', () => {
  const order = (camera: 'master' | 'dealer') =>
    placeSeats(table(6), { ...LOOK, camera }).map((place) => `${place.side}${place.seat}`);

  it('given the master camera, when placed, then down on the right and up on the left', () => {
    expect(order('master')).toEqual(['right1', 'right2', 'right3', 'left6', 'left5', 'left4']);
  });

  it('given a camera behind the dealer, when placed, then turned round', () => {
    expect(order('dealer')).toEqual(['right4', 'right5', 'right6', 'left3', 'left2', 'left1']);
  });

  it('given folded=off, when a seat folds, then the others close up', () => {
    const [top] = placeSeats(table(4, 1), { ...LOOK, folded: 'off' });
    expect(top?.form).toBe('gone');
    expect(placeSeats(table(4, 1), { ...LOOK, folded: 'off' })[1]?.y).toBe(906);
  });
});
