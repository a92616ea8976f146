// Equity and hand labels of the overlay: only from cards in sight, only while something is to be decided.
import { describe, expect, test } from 'vitest';
import { REPLAY } from '../../server/engine/profiles/replay.ts';
import {
  BLANK_BOARD,
  BOTH_BOARDS,
  FOLD_ALL,
  HEADS_UP,
  muckedUnder,
  playedOn,
  SIX_SEATS,
  TEN_SEATS,
  THREE_ALL_IN,
  THREE_AWARDED,
  TWICE,
} from './scenes.ts';
import { bySeat, overlayOf, type Scene, seatIn } from './scripted.ts';

const inSight = (scene: Scene) => overlayOf(scene).seats.flatMap((s) => (s.equity < 0 ? [] : [s.equity]));
const total = (scene: Scene) => inSight(scene).reduce((sum, equity) => sum + equity, 0);

describe('equity', () => {
  test.each([
    { title: 'heads-up', scene: { fixture: HEADS_UP, hole: { 3: 'AhKs', 8: 'QdQc' } }, seats: 2 },
    { title: 'six seats', scene: SIX_SEATS, seats: 6 },
    { title: 'ten seats', scene: TEN_SEATS, seats: 10 },
  ])('given $title with every hand in sight, then the figures add up to 100', ({ scene, seats }) => {
    expect(inSight(scene)).toHaveLength(seats);
    expect(total(scene)).toBe(100);
  });

  test.each([
    { title: 'one hand is sealed', scene: { ...SIX_SEATS, hole: { ...SIX_SEATS.hole, 4: '####' } } },
    { title: 'one card is sealed', scene: { ...SIX_SEATS, hole: { ...SIX_SEATS.hole, 4: 'Jh##' } } },
    { title: 'one card was never read', scene: { ...SIX_SEATS, hole: { ...SIX_SEATS.hole, 4: 'Jh??' } } },
    { title: 'the deal goes on', scene: { ...SIX_SEATS, fixture: { dealt: false } } },
    { title: 'one hand is left', scene: { ...SIX_SEATS, script: FOLD_ALL } },
    { title: 'the pots are awarded', scene: THREE_AWARDED },
    { title: 'all but one mucked', scene: muckedUnder('as_played') },
    { title: 'the hand is void', scene: { ...SIX_SEATS, script: ['void SP-6.2.2-DUPLICATE'] } },
    { title: 'a card stands twice', scene: { fixture: HEADS_UP, hole: { 3: 'AhKs', 8: 'AhQc' } } },
    { title: 'the canvas is off', scene: { ...SIX_SEATS, show: 'hidden' } },
  ] satisfies readonly { readonly title: string; readonly scene: Scene }[])(
    'given that $title, then none',
    ({ scene }) => {
      expect(inSight(scene)).toEqual([]);
    },
  );

  test('given a folded hand that is sealed, then the others have their figures', () => {
    const scene = { ...SIX_SEATS, script: ['s4 fold'], hole: { ...SIX_SEATS.hole, 4: '####' } };
    expect(inSight(scene)).toHaveLength(5);
    expect(total(scene)).toBe(100);
  });

  test('given a folded hand in sight, then its cards do not count as seen', () => {
    const scene = { ...SIX_SEATS, script: ['s4 fold'] };
    const sealed = { ...scene, hole: { ...SIX_SEATS.hole, 4: '####' } };
    expect(inSight(scene)).toEqual(inSight(sealed));
  });

  test('given a chance that is small but not nothing, then it is marked', () => {
    const scene: Scene = {
      fixture: { ...HEADS_UP, profile: REPLAY },
      script: ['s3 allin', 's8 allin', 'open 8 AsAh', 'open 3 7h2d', 'flop AcKh2c'],
    };
    const view = overlayOf(scene);
    expect(bySeat(view, 'equityMark', [3, 8])).toEqual(['less', 'more']);
    expect(total(scene)).toBe(100);
  });

  test('given a complete board before the award, then the winner has 100', () => {
    const view = overlayOf(playedOn(THREE_ALL_IN, 'open 1 QsQh', 'open 2 AsAh', 'open 3 KsKh', ...BLANK_BOARD));
    // seat 3 loses the main pot and wins the side pot of the same size
    expect(bySeat(view, 'equity', [1, 2, 3])).toEqual([0, 100, 50]);
    expect(bySeat(view, 'equityMark', [1, 2, 3])).toEqual(['', '', '']);
  });

  test('given a side pot, then each has his share of the chips he may win, and the short stack that of the main pot', () => {
    const view = overlayOf(THREE_ALL_IN);
    expect(bySeat(view, 'equity', [1, 2, 3])).toEqual([17, 68, 50]);
    const lost = ['open 1 QsQh', 'open 2 AsAh', 'open 3 KsKh', 'flop QcQd9h'];
    expect(bySeat(overlayOf(playedOn(THREE_ALL_IN, ...lost)), 'equityMark', [1, 2, 3])).toEqual([
      'more',
      'less',
      'less',
    ]);
  });

  test('given two runs, then the figure is the share over both', () => {
    const before = overlayOf(TWICE);
    const once = overlayOf({ ...TWICE, script: (TWICE.script ?? []).slice(0, -1) });
    expect(bySeat(before, 'equity', [3, 8])).toEqual(bySeat(once, 'equity', [3, 8]));
    // the first run went to seat 8: half the pot and half of what may still come
    const half = overlayOf(playedOn(TWICE, ...BOTH_BOARDS.slice(0, 3)));
    expect(bySeat(half, 'equity', [3, 8])).toEqual([9, 91]);
    const both = overlayOf(playedOn(TWICE, ...BOTH_BOARDS));
    expect(bySeat(both, 'equity', [3, 8])).toEqual([50, 50]);
  });

  test('given a card on the other run, then it can come no more', () => {
    const river = [...BOTH_BOARDS.slice(0, 3), 'flop 2 Kc8d4h', 'turn 2 Kd'];
    const view = overlayOf(playedOn(TWICE, ...river));
    // quads on the second run against aces that lie in hands: nothing is left to come
    expect(bySeat(view, 'equity', [3, 8])).toEqual([50, 50]);
  });
});

describe('hand labels', () => {
  test('given hands in sight from the flop on, then each is named, and none before', () => {
    const script = ['s3 call', 's8 check'];
    const scene: Scene = { fixture: HEADS_UP, script, hole: { 3: 'AhKs', 8: 'Qd##' } };
    expect(seatIn(overlayOf(scene), 3).label).toBeNull();
    const flop = overlayOf(playedOn(scene, 'flop Kh9c5d'));
    expect(seatIn(flop, 3).label).toEqual({ category: 'pair', ranks: 'KKA95' });
    expect(seatIn(flop, 8).label).toBeNull();
  });

  test('given a fold or a muck, then the hand has no name', () => {
    expect(seatIn(overlayOf(muckedUnder('as_played')), 3).label).toBeNull();
    expect(seatIn(overlayOf(muckedUnder('as_played')), 8).label).toEqual({ category: 'pair', ranks: 'KKA97' });
  });

  test('given a second run, then the hand is named by the board that is being dealt', () => {
    const view = overlayOf(playedOn(TWICE, ...BOTH_BOARDS.slice(0, 4)));
    expect(seatIn(view, 3).label).toEqual({ category: 'three_of_a_kind', ranks: 'KKK84' });
  });

  test('given a read that contradicts the board, then no name is better than a wrong one', () => {
    const scene: Scene = { fixture: HEADS_UP, script: ['s3 call', 's8 check', 'flop Kh9c5d'], hole: { 3: 'KhKs' } };
    expect(seatIn(overlayOf(scene), 3).label).toBeNull();
  });
});
