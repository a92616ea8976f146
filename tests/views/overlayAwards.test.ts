// Pots, boards and the light on the deciding cards.
import { describe, expect, test } from 'vitest';
import { RUSSIAN } from '../../server/engine/profiles/russian.ts';
import {
  BOTH_BOARDS,
  FOLD_ALL,
  HEADS_UP,
  muckedUnder,
  PENDING_MUCK,
  playedOn,
  SPLIT,
  THREE_ALL_IN,
  THREE_AWARDED,
  TWICE,
} from './scenes.ts';
import { bySeat, cardsOf, commentaryOf, litOf, overlayOf, type Scene, seatIn } from './scripted.ts';

const anyLit = (scene: Scene) => {
  const view = overlayOf(scene);
  return [...view.seats, ...view.boards].some((holder) => holder.lit.includes(true));
};
const pots = (scene: Scene) => overlayOf(scene).pots.map((pot) => [pot.amount, pot.seats]);

describe('pots', () => {
  test('given blinds and bets of a running street, then they make one pot', () => {
    expect(pots({ script: ['s4 raise 700'] })).toEqual([[1_000, [2, 3, 4, 5, 6, 1]]]);
    expect(overlayOf({ script: ['s4 raise 700'] }).pot).toBe(1_000);
  });

  test('given an ante of the big blind, then it lies in the pot', () => {
    expect(overlayOf({ fixture: { anteKind: 'big_blind', ante: 200 } }).pot).toBe(500);
  });

  test('given three different stacks all-in, then main and side pot with those who may win them', () => {
    expect(pots(THREE_ALL_IN)).toEqual([
      [6_000, [2, 3, 1]],
      [6_000, [3, 1]],
    ]);
  });

  test('given a side pot and bets of a running street, then these count to the side pot', () => {
    const scene: Scene = {
      fixture: { seats: [1, 2, 3], stacks: { 2: 2_000 }, profile: RUSSIAN },
      script: ['s1 raise 2000', 's2 allin', 's3 call', 'flop 2c7d9h', 's3 bet 1000'],
    };
    expect(pots(scene)).toEqual([[7_000, [2, 3, 1]]]);
    expect(pots(playedOn(scene, 's1 call', 'turn 3s', 's3 bet 500'))).toEqual([
      [6_000, [2, 3, 1]],
      [2_500, [3, 1]],
    ]);
  });

  test('given a mucked hand, then it may win nothing any more', () => {
    expect(pots(muckedUnder('hide'))).toEqual([[1_200, [8]]]);
  });

  test('given a void hand, then nothing lies in the middle', () => {
    const scene = { script: ['s4 call', 'void SP-6.2.2-DUPLICATE'] };
    expect(overlayOf(scene)).toMatchObject({ pot: 0, pots: [], phase: 'void' });
  });
});

describe('award', () => {
  test('given a hand that is decided but not awarded, then no light and no winner', () => {
    const scene = { ...THREE_AWARDED, script: (THREE_AWARDED.script ?? []).slice(0, -1) };
    expect(overlayOf(scene).phase).toBe('awarding');
    expect(anyLit(scene)).toBe(false);
    expect(bySeat(overlayOf(scene), 'won', [1, 2, 3])).toEqual([0, 0, 0]);
    expect(overlayOf(scene).pots.flatMap((pot) => pot.winners)).toEqual([]);
  });

  test('given main and side pot awarded, then each winner has his amount and his light', () => {
    const view = overlayOf(THREE_AWARDED);
    expect(bySeat(view, 'won', [1, 2, 3])).toEqual([0, 6_000, 6_000]);
    expect(view.pots.map((pot) => pot.winners)).toEqual([
      [{ seat: 2, amount: 6_000, run: 0, part: 'whole' }],
      [{ seat: 3, amount: 6_000, run: 0, part: 'whole' }],
    ]);
    expect([1, 2, 3].map((seat) => litOf(seatIn(view, seat)))).toEqual(['', 'AsAh', 'KsKh']);
    expect(view.boards.map(litOf)).toEqual(['7d9hJc']);
  });

  test('5.9.3 given a split with an odd unit, then both split, with their own cards lit', () => {
    const view = overlayOf(playedOn(SPLIT, 'award'));
    expect(bySeat(view, 'won', [1, 3])).toEqual([1_000, 1_100]);
    expect(bySeat(view, 'action', [1, 3])).toEqual(['splits', 'splits']);
    expect([1, 3].map((seat) => litOf(seatIn(view, seat)))).toEqual(['Ac', 'As']);
    expect(view.boards.map(litOf)).toEqual(['KhQhJdTc']);
  });

  test('given two runs with a winner each, then both win, each board lit for its own', () => {
    const view = overlayOf(playedOn(TWICE, ...BOTH_BOARDS, 'award'));
    expect(bySeat(view, 'action', [3, 8])).toEqual(['wins', 'wins']);
    expect(view.boards.map(litOf)).toEqual(['7d9hJc', 'Kc4h4s']);
    expect(view.pots.map((pot) => pot.winners)).toEqual([
      [
        { seat: 8, amount: 10_000, run: 0, part: 'whole' },
        { seat: 3, amount: 10_000, run: 1, part: 'whole' },
      ],
    ]);
  });

  test('5.9.1.1 given a pot that nobody contests, then it is won and nothing is lit', () => {
    const scene = { script: [...FOLD_ALL, 'award'], hole: { 3: 'AsAh' } };
    expect(anyLit(scene)).toBe(false);
    expect(seatIn(overlayOf(scene), 3)).toMatchObject({ action: 'wins', won: 200 });
  });

  test('5.9.1.1 given a bet on the flop that everybody folds to, then the winner has no named hand on any page', () => {
    const scene: Scene = {
      fixture: HEADS_UP,
      script: ['s3 call', 's8 check', 'flop Kh9h5h', 's8 bet 400', 's3 fold'],
      hole: { 3: '7c2d', 8: 'AhQh' },
    };
    expect(seatIn(overlayOf(scene), 8).label).toEqual({ category: 'flush', ranks: 'AKQ95' });
    const awarded = playedOn(scene, 'award');
    expect(seatIn(overlayOf(awarded), 8)).toMatchObject({ action: 'wins', label: null });
    expect(seatIn(commentaryOf(awarded), 8).label).toBeNull();
    expect(anyLit(awarded)).toBe(false);
  });

  test('given a winner whose rival mucked, then his opened hand is lit and the mucked one is not', () => {
    const view = overlayOf(playedOn(muckedUnder('as_played'), 'award'));
    expect([3, 8].map((seat) => litOf(seatIn(view, seat)))).toEqual(['', 'AsKd']);
    expect(cardsOf(view, 3)).toBe('QcQd');
  });

  test('R14 given a released hand that can come back, then the award waits for a ruling', () => {
    expect(overlayOf(PENDING_MUCK).ruling).toBe(true);
    expect(overlayOf(playedOn(PENDING_MUCK, 'killMuck 3')).ruling).toBe(false);
    expect(overlayOf(THREE_ALL_IN).ruling).toBe(false);
  });
});

describe('boards', () => {
  const boards = (scene: Scene) => overlayOf(scene).boards.map((board) => board.cards.join(''));

  test('given no hand or no flop, then one board with five empty places', () => {
    expect(boards({})).toEqual(['..........']);
    expect(boards({ show: 'hidden' })).toEqual(['..........']);
  });

  test('given runs from the turn on, then the flop is repeated on each', () => {
    const script = [
      's3 call',
      's8 check',
      'flop 2c7d9h',
      's8 bet 9800',
      's3 call',
      'open 8 AsAh',
      'open 3 KsKh',
      'runs 2',
    ];
    expect(boards({ ...TWICE, script })).toEqual(['2c7d9h....', '2c7d9h....']);
    expect(boards({ ...TWICE, script: [...script, 'turn 3s'] })).toEqual(['2c7d9h3s..', '2c7d9h....']);
    expect(boards({ ...TWICE, script: [...script, 'turn 3s', 'river Jc', 'turn 2 4s'] })).toEqual([
      '2c7d9h3sJc',
      '2c7d9h4s..',
    ]);
  });
});
