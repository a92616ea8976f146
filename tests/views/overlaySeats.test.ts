// The ten seats of the overlay: states, chips, positions and actions of scripted hands.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { CASH } from '../../server/engine/profiles/cash.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionEvent } from '../../server/engine/sessionEvent.ts';
import { FOLD_ALL, HEADS_UP, PENDING_MUCK, playedOn, SPLIT, TEN_SEATS, THREE_ALL_IN } from './scenes.ts';
import { bySeat, overlayOf, type Scene, seatIn, venueOf } from './scripted.ts';

describe('who sits where', () => {
  test('given two dealt-in seats, one without chips in play and one sitting out, then ten seats say so', () => {
    const view = overlayOf({
      fixture: HEADS_UP,
      others: [
        { type: 'SeatTaken', seat: seatNo(5), name: 'Waiting', stack: chips(7_500) },
        { type: 'SatOut', seat: seatNo(5), out: true },
      ],
    });
    expect(view.seats.map((s) => s.seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(bySeat(view, 'state', [1, 3, 5, 8])).toEqual(['empty', 'live', 'out', 'live']);
    expect(bySeat(view, 'stack', [1, 3, 5, 8])).toEqual([0, 9_900, 7_500, 9_800]);
    expect(seatIn(view, 5).cards).toEqual(['..', '..']);
  });

  test('given ten seats, then every one has its position and the button lies at one', () => {
    const view = overlayOf(TEN_SEATS);
    expect(view.seats.map((s) => s.position)).toEqual([
      'SB',
      'BB',
      'UTG',
      'UTG1',
      'UTG2',
      'UTG2',
      'LJ',
      'HJ',
      'CO',
      'BTN',
    ]);
    expect(view.seats.filter((s) => s.button).map((s) => s.seat)).toEqual([10]);
  });

  test('5.5 given a dead button at an empty seat, then no seat is marked', () => {
    const view = overlayOf({ fixture: { seats: [2, 3, 4], button: 1 } });
    expect(view.seats.some((s) => s.button)).toBe(false);
  });

  test('given a dead button at a seat that was not dealt in, then that seat is marked', () => {
    const others = [{ type: 'SeatTaken', seat: seatNo(1), name: 'Broke', stack: chips(0) } as const];
    const view = overlayOf({ fixture: { seats: [2, 3, 4], button: 1 }, others });
    expect(bySeat(view, 'button', [1, 2])).toEqual([true, false]);
    expect(seatIn(view, 1).state).toBe('out');
  });

  test('given a name corrected during the hand, then the seat has the new one', () => {
    const after = [{ type: 'SeatRenamed', seat: seatNo(3), name: 'Ada' } as const];
    expect(seatIn(overlayOf({ fixture: HEADS_UP, after }), 3).name).toBe('Ada');
  });

  test('given a seat taken by another player after the hand, then the picture keeps the hand as it was', () => {
    const view = overlayOf({
      script: [...FOLD_ALL, 'award'],
      after: [
        { type: 'SeatLeft', seat: seatNo(3) },
        { type: 'SeatTaken', seat: seatNo(3), name: 'Newcomer', stack: chips(500) },
      ],
    });
    expect(seatIn(view, 3)).toMatchObject({ name: 's3', action: 'wins', stack: 10_100 });
  });

  test('6.4.8 given a stack counted after the hand, then the picture keeps the final one until the next hand', () => {
    const after = [{ type: 'StackSet', seat: seatNo(4), stack: chips(9_000), difference: -1_000 } as const];
    expect(seatIn(overlayOf({ script: [...FOLD_ALL, 'award'], after }), 4).stack).toBe(10_000);
  });

  const FINISHED = overlayOf({ script: [...FOLD_ALL, 'award'] });
  const BETWEEN_HANDS: readonly { readonly title: string; readonly after: readonly SessionEvent[] }[] = [
    { title: 'a player leaves', after: [{ type: 'SeatLeft', seat: seatNo(1) }] },
    { title: 'a player sits out', after: [{ type: 'SatOut', seat: seatNo(3), out: true }] },
    {
      title: 'an empty seat is taken',
      after: [{ type: 'SeatTaken', seat: seatNo(9), name: 'New', stack: chips(500) }],
    },
    {
      title: 'a folded seat is taken with the same stack',
      after: [
        { type: 'SeatLeft', seat: seatNo(4) },
        { type: 'SeatTaken', seat: seatNo(4), name: 'New', stack: chips(10_000) },
      ],
    },
    {
      title: 'the stack of the winner is counted anew',
      after: [{ type: 'StackSet', seat: seatNo(3), stack: chips(10_000), difference: -100 }],
    },
  ];
  test.each(BETWEEN_HANDS)(
    'given a finished hand on air, when $title, then no seat of any canvas changes',
    ({ after }) => {
      const scene: Scene = { script: [...FOLD_ALL, 'award'], after };
      expect(overlayOf(scene).seats).toEqual(FINISHED.seats);
      expect(venueOf(scene).seats).toEqual(venueOf({ script: [...FOLD_ALL, 'award'] }).seats);
    },
  );

  test('given a name corrected after the hand, then the seat has it, with the stack of the hand', () => {
    const after = [
      { type: 'SeatRenamed', seat: seatNo(3), name: 'Ada' },
      { type: 'StackSet', seat: seatNo(3), stack: chips(1), difference: -10_099 },
    ] as const;
    const view = overlayOf({ script: [...FOLD_ALL, 'award'], after });
    expect(seatIn(view, 3)).toMatchObject({ name: 'Ada', stack: 10_100 });
  });
});

interface ActionRow {
  readonly title: string;
  readonly scene: Scene;
  readonly seat: number;
  readonly expect: readonly [string, number];
}

const TO_FLOP = ['s4 fold', 's5 fold', 's6 fold', 's1 raise 600', 's2 fold', 's3 call', 'flop Kh9c5d'];
const LIMPED = ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 fold'];

const ACTIONS: readonly ActionRow[] = [
  { title: 'small blind', scene: {}, seat: 2, expect: ['small-blind', 100] },
  { title: 'big blind', scene: {}, seat: 3, expect: ['big-blind', 200] },
  {
    title: 'an ante of everybody',
    scene: { fixture: { anteKind: 'each', ante: 25 } },
    seat: 5,
    expect: ['ante', 25],
  },
  {
    title: 'straddle',
    scene: { fixture: { straddles: [{ seat: 4, amount: 400 }], profile: CASH } },
    seat: 4,
    expect: ['straddle', 400],
  },
  { title: 'call: chips put in', scene: { script: ['s4 call'] }, seat: 4, expect: ['call', 200] },
  { title: 'raise: street total', scene: { script: ['s4 raise 700'] }, seat: 4, expect: ['raise', 700] },
  { title: 'fold', scene: { script: ['s4 fold'] }, seat: 4, expect: ['fold', 0] },
  { title: 'check of a big blind', scene: { script: [...LIMPED, 's3 check'] }, seat: 3, expect: ['check', 0] },
  { title: 'a new street clears it', scene: { script: TO_FLOP }, seat: 1, expect: ['none', 0] },
  { title: 'bet', scene: { script: [...TO_FLOP, 's3 bet 800'] }, seat: 3, expect: ['bet', 800] },
  { title: 'all-in', scene: { script: ['s4 allin'] }, seat: 4, expect: ['all-in', 10_000] },
  { title: 'all-in blind', scene: { fixture: { stacks: { 3: 150 } } }, seat: 3, expect: ['all-in', 150] },
  { title: 'released at the showdown', scene: PENDING_MUCK, seat: 3, expect: ['muck', 0] },
  { title: 'opened: no longer its last bet', scene: PENDING_MUCK, seat: 8, expect: ['none', 0] },
  { title: 'won', scene: { script: [...FOLD_ALL, 'award'] }, seat: 3, expect: ['wins', 200] },
  { title: 'split', scene: playedOn(SPLIT, 'award'), seat: 1, expect: ['splits', 1_000] },
  { title: 'killed', scene: { script: ['kill 4 SP-6.3.7-DEAD'] }, seat: 4, expect: ['none', 0] },
  { title: 'void', scene: { script: ['s4 call', 'void SP-6.2.2-DUPLICATE'] }, seat: 4, expect: ['none', 0] },
];

describe('what a seat did last', () => {
  test.each(ACTIONS)('given $title, then seat $seat says so', ({ scene, seat, expect: [action, amount] }) => {
    const s = seatIn(overlayOf(scene), seat);
    expect([s.action, s.amount]).toEqual([action, amount]);
  });
});

const STATES: readonly { readonly title: string; readonly scene: Scene; readonly states: Record<number, string> }[] = [
  { title: 'a fold', scene: { script: ['s4 fold'] }, states: { 4: 'folded', 5: 'live' } },
  { title: 'a hand killed by ruling', scene: { script: ['kill 4 SP-6.3.7-DEAD'] }, states: { 4: 'killed' } },
  { title: 'somebody folded in his absence', scene: { script: ['away s4'] }, states: { 4: 'away' } },
  {
    title: 'a posted blind that took the last chip of somebody absent, until the hand is over',
    scene: { fixture: { absent: [3], stacks: { 3: 150 } }, script: ['s4 call'] },
    states: { 3: 'away' },
  },
  {
    title: 'the same when the hand is over: out, and not by cards',
    scene: {
      fixture: { absent: [3], stacks: { 3: 150 } },
      script: ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 'award'],
    },
    states: { 3: 'blinded-out' },
  },
  { title: 'a hand released at the showdown', scene: PENDING_MUCK, states: { 3: 'mucked', 8: 'opened' } },
  { title: 'a released hand that came back', scene: playedOn(PENDING_MUCK, 'retrieve 3'), states: { 3: 'live' } },
];

describe('states and turns', () => {
  test.each(STATES)('given $title, then the state says so', ({ scene, states }) => {
    const view = overlayOf(scene);
    for (const [seat, state] of Object.entries(states)) expect(seatIn(view, Number(seat)).state).toBe(state);
  });

  test('given a seat to act, then it alone is marked, and nobody once the round is closed', () => {
    expect(
      overlayOf({ script: ['s4 fold'] })
        .seats.filter((s) => s.toAct)
        .map((s) => s.seat),
    ).toEqual([5]);
    expect(overlayOf({ script: [...LIMPED, 's3 check'] }).seats.some((s) => s.toAct)).toBe(false);
  });

  test('given stacks all-in and one with chips behind, then all-in stands at those with none, until the award', () => {
    expect(bySeat(overlayOf(THREE_ALL_IN), 'allIn', [1, 2, 3])).toEqual([true, true, false]);
    const awarded = playedOn(
      THREE_ALL_IN,
      'open 1 QsQh',
      'open 2 AsAh',
      'open 3 KsKh',
      'flop 2c7d9h',
      'turn 3s',
      'river Jc',
    );
    expect(bySeat(overlayOf(playedOn(awarded, 'award')), 'allIn', [1, 2, 3])).toEqual([false, false, false]);
  });

  test('given bets in front of the seats, then they lie there until betting is over', () => {
    expect(bySeat(overlayOf({ script: ['s4 raise 700', 's5 call'] }), 'bet', [2, 3, 4, 5])).toEqual([
      100, 200, 700, 700,
    ]);
    expect(bySeat(overlayOf(THREE_ALL_IN), 'bet', [1, 2, 3])).toEqual([0, 0, 0]);
  });
});
