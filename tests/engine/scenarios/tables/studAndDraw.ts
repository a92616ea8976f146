// Games without a board, and those with cards to throw away: who opens, cards that come and go, who wins.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';
import { STUD as STUD_TABLE } from '../stud.ts';

const STUD = { ...STUD_TABLE, unit: 25, stacks: 1000 } as const;

function third(...ups: readonly string[]): readonly string[] {
  return ups.flatMap((card, i) => [`hole ${i + 1} 0`, `hole ${i + 1} 1`, `up ${i + 1} 2 ${card}`]);
}

/** An up card for each of these seats. */
function street(slot: number, ups: Readonly<Record<number, string>>): readonly string[] {
  return Object.entries(ups).map(([seat, card]) => `up ${seat} ${slot} ${card}`);
}

const HEADS_UP = [...third('Kh', '2c', 'Ks'), 's2 bring_in', 's3 call', 's1 call'];
const DRAW = {
  limit: 'fixed',
  seats: [1, 2, 3],
  button: 1,
  small: 50,
  big: 100,
  extras: { smallBet: 100, bigBet: 200 },
} as const;
const LIMPED = ['s1 call', 's2 call', 's3 check'];
const ROUND = ['s2 check', 's3 check', 's1 check'];

export const STUD_AND_DRAW: readonly Row[] = [
  handRow({
    id: 'STUD-1',
    title: 'the lowest card brings it in, of two deuces the club; a raise is a completion',
    fixture: STUD,
    script: [
      ...third('2d', '2c', 'Ah'),
      { toAct: 2, legal: { bringIn: 50, check: false, call: null, raise: [100, 100] } },
      ...['s2 check !bring-in-first', 's2 fold !bring-in-first', 's2 bring_in'],
      { legal: { call: 50, raise: [100, 100] } },
      ...['s3 complete', 's1 raise 200', 's2 fold'],
    ],
    expect: { toAct: 3, legal: { call: 100, raise: [300, 300] } },
  }),
  handRow({
    id: 'STUD-2',
    title: 'best hand showing opens, of equal ones the first after the button; big bets from fifth street on',
    fixture: STUD,
    script: [
      ...[...HEADS_UP, { phase: 'BETTING_CLOSED' }, ...street(3, { 1: '9h', 2: '2d', 3: '9s' })],
      ...([{ toAct: 2, legal: { raise: [100, 100] } }, 's2 check', 's3 check', 's1 check'] as const),
      ...street(4, { 1: '7h', 2: '5d', 3: 'Kd' }),
      { toAct: 3, legal: { raise: [200, 200] } },
      ...['s3 check', 's1 check', 's2 check'],
      ...street(5, { 1: 'Kc', 2: '6d', 3: '7c' }),
    ],
    expect: { toAct: 1 },
  }),
  handRow({
    id: 'STUD-3',
    title: 'an up card that nobody read is typed, or a person says who opens',
    fixture: STUD,
    script: [
      ...['hole 1 0', 'hole 1 1', 'up 1 2 Kh', 'hole 2 0', 'hole 2 1', 'up 2 2 5c', 'hole 3 0', 'hole 3 1', 'hole 3 2'],
      ...([{ phase: 'DEALING' }, 'dealt !opener-unknown', 'dealt s3', { toAct: 3 }, 's3 bring_in'] as const),
    ],
    expect: { toAct: 1, legal: { call: 50 } },
  }),
  handRow({
    id: 'STUD-4',
    title: 'the lowest card has nothing left behind its ante: the next player brings it in',
    fixture: { ...STUD, stacks: { 1: 1000, 2: 25, 3: 1000 } },
    script: [...third('Kh', '2c', '9d')],
    expect: { toAct: 3, legal: { bringIn: 50 } },
  }),
  handRow({
    id: 'STUD-5',
    title: 'all-in on third street: hands are open, every card behind them too; the odd chip by suit',
    fixture: { ...STUD, seats: [1, 2], button: 2, stacks: 150, ante: 50, unit: 20, profile: CASH },
    script: [
      ...([...third('Kh', 'Kd').slice(0, 6), 's2 complete', 's1 allin', { phase: 'RUNOUT' }] as const),
      ...[
        'open 1 AcQhKh',
        'open 2 AdQdKd',
        'up 1 3 7c',
        'up 2 3 7d',
        'up 1 4 5s',
        'up 2 4 5h',
        'up 1 5 3c',
        'up 2 5 3h',
      ],
      ...['up 1 6 9s', 'up 2 6 9h', 'award'],
    ],
    expect: { phase: 'COMPLETE', won: { 1: 140, 2: 160 } },
  }),
  handRow({
    id: 'STUD-6',
    title: 'eight players to the end: one card for all',
    fixture: { ...STUD, seats: [1, 2, 3, 4, 5, 6, 7, 8], button: 8, profile: CASH },
    script: [
      ...third('Kh', '2c', 'Ks', 'Qh', 'Qs', 'Jh', 'Js', 'Th'),
      ...['s2 bring_in', 's3 call', 's4 call', 's5 call', 's6 call', 's7 call', 's8 call', 's1 call'],
      ...street(3, { 1: 'Ah', 2: '3c', 3: '3d', 4: '3h', 5: '3s', 6: '4c', 7: '4d', 8: '4h' }),
      ...['s1 check', 's2 check', 's3 check', 's4 check', 's5 check', 's6 check', 's7 check', 's8 check'],
      ...street(4, { 1: 'As', 2: '5c', 3: '5d', 4: '5h', 5: '5s', 6: '6c', 7: '6d', 8: '6h' }),
      ...['s1 check', 's2 check', 's3 check', 's4 check', 's5 check', 's6 check', 's7 check', 's8 check'],
      ...street(5, { 1: '9h', 2: '7c', 3: '7d', 4: '7h', 5: '7s', 6: '8c', 7: '8d', 8: '8h' }),
      ...['s1 check', 's2 check', 's3 check', 's4 check', 's5 check', 's6 check', 's7 check', 's8 check'],
      ...['dealt !last-card-for-all', 'deal seventh 9s'],
    ],
    expect: { phase: 'BETTING', toAct: 1, held: { 1: [0, 1, 2, 3, 4, 5], 8: [0, 1, 2, 3, 4, 5] } },
  }),
  handRow({
    id: 'STUD-7',
    title:
      'a down card that the dealer turned over is the up card: it counts for the bring-in and for every later street',
    fixture: STUD,
    script: [
      ...['hole 1 0', 'hole 1 1', 'turned 1 0 2c !lies-face-down', 'turned 1 3 2c !too-many-cards', 'turned 1 2 2c'],
      ...[
        'turned 1 2 2c !already-face-up',
        'up 1 2 3c !already-face-up',
        'hole 2 0',
        'hole 2 1',
        'up 2 2 2c !card-already-face-up',
      ],
      ...['up 2 2 Kh', 'hole 3 0', 'hole 3 1', 'up 3 2 Ks'],
      ...([{ phase: 'BETTING', toAct: 1, legal: { bringIn: 50 } }, 'hole 1 2'] as const),
      ...[
        's1 bring_in',
        's2 call',
        's3 call',
        'turned 1 3 9h !lies-face-up',
        ...street(3, { 1: '2d', 2: 'Qd', 3: '9s' }),
      ],
    ],
    expect: { toAct: 1, held: { 1: [0, 1, 2, 3], 2: [0, 1, 2, 3], 3: [0, 1, 2, 3] } },
  }),
  handRow({
    id: 'STUD-8',
    title: 'seventh card dealt face up: who opens stays, its hand opens with it',
    fixture: { ...STUD, seats: [1, 2], button: 2 },
    script: [
      ...[...third('Kh', '2c'), 's2 bring_in', 's1 call'],
      ...[...street(3, { 1: '9h', 2: '3d' }), 's1 check', 's2 check', ...street(4, { 1: '7h', 2: '5d' })],
      ...['s1 check', 's2 check', ...street(5, { 1: 'Jc', 2: '6d' }), 's1 check', 's2 check'],
      // a pair showing would open
      ...['up 2 6 2h !lies-face-down', 'turned 2 6 Kh !card-already-face-up', 'turned 2 6 2h'],
      ...([{ phase: 'DEALING' }, 'hole 1 6', { toAct: 1, legal: { raise: [200, 200] } }] as const),
      ...['s1 check', 'turned 1 6 As', 's2 check', 'open 2 AcAd2c3d5d6d4h !up-card-missing', 'open 1 QhQdKh9h7hJcAs'],
      ...['open 2 AcAd2c3d5d6d2h', 'award'],
    ],
    expect: { phase: 'COMPLETE', won: { 2: 150 } },
  }),
  handRow({
    id: 'STUD-9',
    title: 'no card is turned over in a game without up cards',
    fixture: { game: 'holdem', seats: [1, 2, 3], dealt: false },
    script: ['hole 1 0', 'turned 1 1 Kh !no-up-cards'],
    expect: { phase: 'DEALING' },
  }),
  handRow({
    id: 'RAZZ-2',
    title: 'the third card of each is turned over at its place: the highest of them brings it in',
    fixture: { ...STUD, game: 'razz' },
    script: [...third('Qh', '4d', 'Td').slice(0, 8), 'hole 3 0', 'hole 3 1', 'turned 3 2 Kd'],
    expect: { phase: 'BETTING', toAct: 3 },
  }),
  handRow({
    id: 'RAZZ-1',
    title: 'the highest card brings it in with the ace low; later the lowest hand opens',
    fixture: { ...STUD, game: 'razz' },
    script: [
      ...([...third('Ah', 'Kd', 'Ks'), { toAct: 3 }, 's3 bring_in', 's1 call', 's2 call'] as const),
      ...street(3, { 1: 'Ad', 2: '4c', 3: '5c' }),
    ],
    // a pair of aces is worse than king-five
    expect: { toAct: 2 },
  }),
  handRow({
    id: 'DRAW-1',
    title: 'draws in turn: new cards have new places, and nobody bets before everybody has his cards',
    fixture: { ...DRAW, game: 'triple_draw_27' },
    script: [
      ...([...LIMPED, { phase: 'DRAWING' }, 'discard 3 1 !not-your-turn', 'discard 2 6 !wrong-discard'] as const),
      ...['discard 2 2 1,7 !slots-not-held', 'discard 2 2 0,3', 'hole 2 5', 'discard 3 0', 'discard 1 1', 'hole 2 6'],
      { phase: 'DRAWING', held: { 1: [5, 6, 7, 8], 2: [1, 2, 4, 5, 6], 3: [0, 1, 2, 3, 4] } },
      'hole 1 9',
    ],
    expect: { phase: 'BETTING', toAct: 2, legal: { raise: [100, 100] }, held: { 1: [5, 6, 7, 8, 9] } },
  }),
  handRow({
    id: 'DRAW-2',
    title: 'the lowest hand without straight and flush wins; the ace is high',
    fixture: { ...DRAW, game: 'single_draw_27' },
    script: [
      ...[...LIMPED, 'discard 2 0', 'discard 3 0', 'discard 1 0', ...ROUND],
      ...['open 2 Ad2c3c4h5s', 'open 3 8c6d4d3s2h', 'open 1 7c6h5d4s3h', 'award'],
    ],
    expect: { phase: 'COMPLETE', won: { 3: 300 } },
  }),
  handRow({
    id: 'DRAW-3',
    title: 'nothing left to bet: cards are changed to the end, then hands are opened',
    fixture: { ...DRAW, game: 'badugi', limit: 'no', stacks: 500, seats: [1, 2], smallSeat: 1, bigSeat: 2 },
    script: [
      ...(['s1 allin', 's2 call', { phase: 'DRAWING' }, 'discard 2 1 0', 'hole 2 4', 'discard 1 0'] as const),
      ...['discard 2 0', 'discard 1 0', 'open 1 Ac2d3h4s !opening-not-allowed', 'discard 2 0', 'discard 1 0'],
      ...['open 2 Ad2c3s3h', 'open 1 Kc Qd Jh Ts', 'award'],
    ],
    // four cards beat three
    expect: { phase: 'COMPLETE', won: { 1: 1000 } },
  }),
  handRow({
    id: 'DRAW-4',
    title: 'badeucy: badugi with the ace high takes one half, deuce to seven the other',
    fixture: { ...DRAW, game: 'badeucy' },
    script: [
      ...[...LIMPED, 's4 fold !'].slice(0, 3),
      ...Array.from({ length: 3 }, () => ['discard 2 0', 'discard 3 0', 'discard 1 0', ...ROUND]).flat(),
      ...['open 2 2c3d4h5s9c', 'open 3 8c7c5c4d2h', 'open 1 KcKdKhKs2s', 'award'],
    ],
    expect: { phase: 'COMPLETE', parts: { high: { 2: 150 }, low: { 3: 150 } } },
  }),
  handRow({
    id: 'PINE-1',
    title: 'pineapple: one of three cards goes before the flop comes',
    fixture: { game: 'pineapple', seats: [1, 2, 3] },
    script: [
      ...(['s1 fold', 's2 call', 's3 check', { phase: 'DRAWING' }, 'flop Kh9c5d !draw-first'] as const),
      ...['discard 3 1 2', 'discard 2 1', 'flop Kh9c5d', 's2 check', 's3 check', 'turn 7s', 's2 check', 's3 check'],
      ...['river 2c', 's2 check', 's3 check', 'open 2 AcAdAh !wrong-card-count', 'open 2 AcAd', 'muck 3', 'award'],
    ],
    expect: { phase: 'COMPLETE', won: { 2: 400 } },
  }),
  handRow({
    id: 'PINE-2',
    title: 'crazy pineapple: it goes before the turn',
    fixture: { game: 'crazy_pineapple', seats: [1, 2, 3] },
    script: [
      ...['s1 fold', 's2 call', 's3 check', 'flop Kh9c5d', 's2 check', 's3 check', 'turn 7s !draw-first'],
      ...['discard 2 1 0', 'discard 3 1 1', 'turn 7s'],
    ],
    expect: { phase: 'BETTING', toAct: 2, held: { 2: [1, 2], 3: [0, 2] } },
  }),
  handRow({
    id: 'COUR-1',
    title: 'Courchevel: the first card of the flop lies there before the first bet',
    fixture: { game: 'courchevel', limit: 'pot', seats: [1, 2, 3] },
    script: [
      ...([
        { phase: 'BETTING_CLOSED', toAct: null },
        'flop Kh9c !wrong-street',
        'deal preflop Kh',
        { toAct: 1 },
      ] as const),
      ...['s1 call', 's2 call', 's3 check', 'flop 9c5d'],
    ],
    expect: { toAct: 2, boardSize: 3, middle: 600 },
  }),
  handRow({
    id: 'SHORT-1',
    title: 'short deck: a flush beats a full house, and there is no deuce',
    fixture: { game: 'short_deck', seats: [1, 2, 3] },
    script: [
      ...['s1 fold', 's2 call', 's3 check', 'flop Kh9h2d !card-of-another-deck', 'flop Kh9h9d', 's2 check', 's3 check'],
      ...['turn 7h', 's2 check', 's3 check', 'river Ts', 's2 check', 's3 check', 'open 2 KcKd', 'open 3 8h6h', 'award'],
    ],
    expect: { phase: 'COMPLETE', won: { 3: 400 } },
  }),
  handRow({
    id: 'DECK-10',
    title: 'more players than the deck has cards for',
    fixture: { game: 'omaha6', limit: 'pot', seats: [1, 2, 3, 4, 5, 6, 7, 8] },
    refused: 'deck-too-small',
    script: [],
  }),
];
