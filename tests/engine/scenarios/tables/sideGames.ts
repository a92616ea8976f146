// 3.4: rake, bomb pots, several boards, seven-deuce, payments beside the pots.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { clockwiseAfter } from '../../../../server/engine/seat.ts';
import { checks, limp } from '../course.ts';
import { handRow, type Row } from '../row.ts';

const RAKE = { pct: 5, cap: 40, noFlopNoDrop: true, roundDownTo: 5 };
const RAKED = { ...CASH, rake: RAKE, ante: ['big_blind'] } as const;

interface Raked {
  readonly id: string;
  readonly pot: number;
  readonly button: number;
  readonly live: readonly [number, number];
  readonly raked: number;
  readonly won: Readonly<Record<number, number>>;
}

/** The board plays for both. */
function rakeRow({ id, pot, button, live, raked, won }: Raked): Row {
  const seats = [1, 2, 3, 4, 5, 6];
  const [, big = 0] = clockwiseAfter(button, seats);
  const ante = pot - 5 * new Set([...live, big]).size;
  const fixture = { seats, button, unit: 5, small: 0, big: 5, anteKind: 'big_blind', ante, profile: RAKED } as const;
  const course = { fixture, live };
  const streets = ['flop AsKsQs', 'turn Js', 'river Ts'].flatMap((street) => [street, ...checks(course)]);
  const opened = [`open ${live[0]} 2c2d`, `open ${live[1]} 3c3d`];
  const script = [...limp(course), { middle: pot }, ...streets, ...opened, 'award'];
  return handRow({ id, title: `${pot} less ${raked}`, fixture, script, expect: { phase: 'COMPLETE', raked, won } });
}

const BOMB = {
  seats: [1, 2, 3, 4, 5],
  small: 0,
  big: 0,
  smallSeat: null,
  bigSeat: null,
  unit: 5,
  stacks: 1000,
  anteKind: 'each',
  ante: 25,
  profile: CASH,
  extras: { bombPot: true, boards: 2 },
} as const;
const TWO = { fixture: BOMB, live: [2, 4] };
const SEVEN = { profile: { ...CASH, sevenDeuce: 500 }, stacks: { 6: 300 } };
const DEUCE = [...limp({ live: [2, 3] }), 'flop 7c7d2s', 's2 check', 's3 check', 'turn Ks', 's2 check', 's3 check'];

export const SIDE_GAMES: readonly Row[] = [
  rakeRow({ id: 'T-RAKE-a', pot: 1010, button: 1, live: [2, 5], raked: 40, won: { 2: 485, 5: 485 } }),
  rakeRow({ id: 'T-RAKE-b', pot: 730, button: 6, live: [1, 2], raked: 35, won: { 1: 350, 2: 345 } }),
  handRow({
    id: 'T-RAKE-a',
    title: 'no flop, no drop',
    fixture: { profile: RAKED },
    script: ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'award'],
    expect: { raked: 0, won: { 4: 500 } },
  }),
  handRow({
    id: 'RAKE-1',
    title: 'the main pot pays first, the side pot the rest',
    fixture: { profile: { ...RAKED, rake: { ...RAKE, pct: 100, cap: 700 } }, stacks: { 4: 200, 5: 1000, 6: 1000 } },
    script: [
      ...['s4 allin', 's5 raise 1000', 's6 call', 's1 fold', 's2 fold', 's3 fold'],
      ...['flop AsKsQs', 'turn Js', 'river Ts', 'open 5 2c2d', 'open 6 3c3d', 'open 4 4c4d', 'award'],
    ],
    expect: {
      raked: 700,
      shares: [
        { 4: 75, 5: 75, 6: 50 },
        { 5: 800, 6: 800 },
      ],
    },
  }),
  handRow({
    id: 'RAKE-2',
    title: 'what players share is what the house leaves',
    fixture: { profile: RAKED },
    script: [...limp({ live: [2, 3] }), 'flop Kh9c5d', ...checks({ live: [2, 3] }), 'chop 2:190 3:190'],
    expect: { phase: 'COMPLETE', raked: 20, stacks: { 2: 9990, 3: 9990 } },
  }),
  handRow({
    id: 'RAKE-3',
    title: 'a void hand gives the rake back as well',
    fixture: { profile: RAKED },
    script: [
      ...limp({ live: [2, 3] }),
      ...['flop Kh9c5d', 'turn 7s', 'river 2c'].flatMap((street) => [street, ...checks({ live: [2, 3] })]),
      ...(['open 2 AcAd', 'open 3 QcQd', { phase: 'AWARDING', raked: 20 }, 'void SP-6.2.2-VOID'] as const),
    ],
    expect: { phase: 'VOID', raked: 0, stacks: { 2: 10_000, 3: 10_000 } },
  }),
  handRow({
    id: 'BOMB-1',
    title: 'antes alone, no bet before the flop, two boards street by street, the first seat after the button opens',
    fixture: BOMB,
    script: [
      { phase: 'BETTING_CLOSED', middle: 125 },
      ...(['flop AsKsQs', { phase: 'BETTING_CLOSED' }, 'turn Js !board-first', 'flop 2 Ah8d3c', { toAct: 2 }] as const),
      ...['s2 check', 's3 check', 's4 check', 's5 check', 's1 fold'],
      ...['turn Js', 'turn 2 9d', 's2 check', 's3 fold', 's4 check', 's5 fold'],
      ...['river Ts', 'river 2 5h', ...checks(TWO), 'open 2 AcAd', 'open 4 4c4d', 'award'],
    ],
    // the first board plays for both, s2 has three aces on the second
    expect: { phase: 'COMPLETE', parts: { whole: { 2: 35, 4: 30 }, 'whole 2': { 2: 60 } }, won: { 2: 95, 4: 30 } },
  }),
  handRow({
    id: 'BOMB-2',
    title: 'a short ante competes for what it matched, board by board',
    fixture: { ...BOMB, stacks: { 3: 10, 1: 1000, 2: 1000, 4: 1000, 5: 1000 } },
    script: [
      ...['flop AsKsQd', 'flop 2 8d3c4h', 's2 check', 's4 check', 's5 fold', 's1 fold'],
      ...['turn 6s', 'turn 2 9d', 's2 check', 's4 check', 'river 6c', 'river 2 Jc', 's2 check', 's4 check'],
      ...['open 2 KcQc', 'open 3 AcAd', 'open 4 9h9s', 'award'],
    ],
    expect: {
      shares: [
        { 3: 25, 4: 25 },
        { 2: 30, 4: 30 },
      ],
    },
  }),
  handRow({
    id: 'BOMB-3',
    title: 'without antes of each, or in a game without a board, there is none',
    fixture: { ...BOMB, ante: 0 },
    refused: 'bomb-ante-missing',
    script: [],
  }),
  handRow({
    id: 'BOARDS-1',
    title: 'three boards from the start; nobody agrees on runs besides',
    fixture: { profile: CASH, extras: { boards: 3 }, stacks: 1000 },
    script: [
      ...['s4 allin', 's5 allin', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'runs 2 !runs-not-allowed'],
      ...[
        'flop AsKsQs',
        'flop 2 2h2d9c',
        'flop 3 JhJd8c',
        'turn Js',
        'turn 2 3s',
        'turn 3 4s',
        'river Ts',
        'river 2 5h',
        'river 3 6h',
      ],
      ...['open 5 9s9h', 'open 4 8s8h', 'award'],
    ],
    // 2,300: 92 units, 31 to the first two boards, 30 to the third
    expect: {
      parts: { whole: { 4: 400, 5: 375 }, 'whole 2': { 5: 775 }, 'whole 3': { 4: 750 } },
      won: { 4: 1150, 5: 1150 },
    },
  }),
  handRow({
    id: 'SD-1',
    title: 'opened seven and deuce win the main pot: everybody dealt in pays, as far as he can',
    fixture: SEVEN,
    script: [...DEUCE, 'river 9d', 's2 check', 's3 check', 'open 2 7h2c', 'muck 3', 'award'],
    expect: { phase: 'COMPLETE', stacks: { 1: 9500, 2: 12_500, 3: 9300, 4: 9500, 6: 0 } },
  }),
  handRow({
    id: 'SD-2',
    title: 'who wins unseen gets nothing for it, and a shared pot is not won',
    fixture: SEVEN,
    script: [...DEUCE, 'river 9d', 's2 check', 's3 check', 'muck 2', 'award'],
    expect: { phase: 'COMPLETE', stacks: { 1: 10_000, 3: 10_200, 6: 300 } },
  }),
  handRow({
    id: 'SD-3',
    title: 'a stand-up game is paid when the hand is over, as far as the payer can',
    fixture: { stacks: { 6: 300 } },
    script: [
      ...['paySide 6 1 100 !hand-not-complete', 's4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold'],
      ...['award', 'paySide 6 1 400'],
    ],
    expect: { stacks: { 1: 10_300, 6: 0 } },
  }),
];
