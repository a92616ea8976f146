// A chop in the pictures: a split with its amounts, no light, no hand named, no hole card out that was not.
import { describe, expect, test } from 'vitest';
import { CASH } from '../../server/engine/profiles/cash.ts';
import { THREE_ALL_IN, TWICE } from './scenes.ts';
import { bySeat, cardsOf, commentaryOf, litOf, overlayOf, type Scene, seatIn, venueOf } from './scripted.ts';

const CHECKED_DOWN = ['flop 2c7d9h', 's3 check', 's4 check', 'turn 3s', 's3 check', 's4 check', 'river Jc'];
/** s3 and s4 see the river, check, and share 1,300 without opening. */
const CHOPPED: Scene = {
  fixture: { seats: [1, 2, 3, 4], profile: CASH },
  script: [
    's4 raise 600',
    's1 fold',
    's2 fold',
    's3 call',
    ...CHECKED_DOWN,
    's3 check',
    's4 check',
    'chop 3:500 4:800',
  ],
  hole: { 3: 'AsAh', 4: 'KsKh' },
};

const lights = (scene: Scene) => {
  const view = overlayOf(scene);
  return [...view.seats, ...view.boards].map(litOf).join('');
};

describe('given a pot shared by agreement', () => {
  test('then overlay and venue say who has agreed and how much', () => {
    for (const view of [overlayOf(CHOPPED), venueOf(CHOPPED)]) {
      expect(bySeat(view, 'action', [3, 4])).toEqual(['chops', 'chops']);
      expect(bySeat(view, 'won', [3, 4])).toEqual([500, 800]);
      expect(bySeat(view, 'stack', [3, 4])).toEqual([9_900, 10_200]);
    }
    expect(overlayOf(CHOPPED).pots.map((pot) => pot.winners)).toEqual([
      [
        { seat: 3, amount: 500, run: 0, part: 'whole' },
        { seat: 4, amount: 800, run: 0, part: 'whole' },
      ],
    ]);
  });

  test('then nothing is lit and no hand is named, though the overlay shows the cards it showed before', () => {
    const view = overlayOf(CHOPPED);
    expect(lights(CHOPPED)).toBe('');
    expect(bySeat(view, 'label', [3, 4])).toEqual([null, null]);
    expect([3, 4].map((seat) => cardsOf(view, seat))).toEqual(['AsAh', 'KsKh']);
    expect(bySeat(view, 'state', [3, 4])).toEqual(['live', 'live']);
  });

  test('then a canvas without released cards shows none', () => {
    const sealed = { ...CHOPPED, hole: {} };
    expect([3, 4].map((seat) => cardsOf(overlayOf(sealed), seat))).toEqual(
      [3, 4].map((seat) => cardsOf(overlayOf({ ...sealed, script: (CHOPPED.script ?? []).slice(0, -1) }), seat)),
    );
  });

  test('the twin: the same hands opened and compared have a winner, a light and a name', () => {
    const script = [...(CHOPPED.script ?? []).slice(0, -1), 'open 3 AsAh', 'open 4 KsKh', 'award'];
    const view = overlayOf({ ...CHOPPED, script });
    expect(bySeat(view, 'action', [3])).toEqual(['wins']);
    expect(lights({ ...CHOPPED, script })).not.toBe('');
    expect(seatIn(view, 3).label).not.toBeNull();
  });

  test('when main and side pot go to one seat each, then both split all the same', () => {
    const scene: Scene = {
      fixture: { ...THREE_ALL_IN.fixture, profile: CASH },
      script: [...(THREE_ALL_IN.script ?? []), 'chop 1:3000 2:6000 3:3000'],
    };
    expect(bySeat(overlayOf(scene), 'action', [1, 2, 3])).toEqual(['chops', 'chops', 'chops']);
    expect(bySeat(overlayOf(scene), 'won', [1, 2, 3])).toEqual([3_000, 6_000, 3_000]);
  });

  test('when two boards were agreed, then the whole pot is split once and no board is lit', () => {
    const board = ['flop 2c7d9h', 'turn 3s', 'river Jc'];
    const scene: Scene = {
      ...TWICE,
      fixture: { ...TWICE.fixture, profile: CASH },
      script: ['s3 allin', 's8 allin', 'runs 2', ...board, 'chop 3:10000 8:10000'],
    };
    expect(overlayOf(scene).pots.map((pot) => pot.winners.map((winner) => winner.run))).toEqual([[0, 0]]);
    expect(lights(scene)).toBe('');
  });

  test('then the commentator reads that it was agreed, and the amounts', () => {
    const lines = commentaryOf(CHOPPED).lines.filter((line) => ['PotDecided', 'PotAwarded'].includes(line.type));
    expect(lines.map(({ type, seat, amount }) => [type, seat, amount])).toEqual([
      ['PotDecided', 0, 1_300],
      ['PotAwarded', 3, 500],
      ['PotAwarded', 4, 800],
    ]);
  });
});
