// Scenes before the showdown: deal, betting, side pots, countdown, rulings.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { board, overlay, places, pot, type SeatPatch, tableOf } from './overlayScenes.ts';

const TEN: readonly SeatPatch[] = [
  { seat: 1, position: 'UTG', action: 'fold', state: 'folded', cards: ['..', '..'] },
  { seat: 2, position: 'UTG1', action: 'raise', amount: 110_000, bet: 110_000, cards: places('AsKs') },
  { seat: 3, position: 'UTG2', toAct: true, cards: places('9h9d') },
  { seat: 4, position: 'LJ', cards: places('Jc4d') },
  { seat: 5, position: 'HJ', cards: places('8s7s') },
  { seat: 6, position: 'CO', cards: places('Qh5c') },
  { seat: 7, position: 'BTN', button: true, cards: places('AdTc') },
  { seat: 8, position: 'SB', action: 'small-blind', amount: 25_000, bet: 25_000, cards: places('6c2d') },
  { seat: 9, position: 'BB', action: 'big-blind', amount: 50_000, bet: 50_000, cards: places('KdQd') },
  { seat: 10, position: 'ST', action: 'straddle', amount: 100_000, bet: 100_000, cards: ['??', '??'] },
];
const SIX: readonly SeatPatch[] = [
  { seat: 1, position: 'SB', state: 'folded', action: 'fold', cards: ['..', '..'] },
  { seat: 2, position: 'BB', cards: places('AsKs'), action: 'check' },
  { seat: 4, position: 'LJ', state: 'folded', cards: ['..', '..'] },
  { seat: 5, position: 'HJ', cards: places('8s7s'), action: 'bet', amount: 1_250_000, bet: 1_250_000 },
  { seat: 7, position: 'CO', cards: places('AdTc'), toAct: true },
  { seat: 9, position: 'BTN', button: true, state: 'folded', cards: ['..', '..'] },
];

export const BETTING_SCENES: Readonly<Record<string, OverlayView>> = {
  'ten-preflop': overlay({ seats: tableOf(TEN), pot: 335_000 }),
  'ten-sealed': overlay({
    seats: tableOf(TEN.map((s) => ({ ...s, cards: ['##', '##'], state: 'live', action: 'none', amount: 0 }))),
  }),
  'six-flop': overlay({
    seats: tableOf(SIX),
    street: 'flop',
    boards: [board('AhTs2c')],
    pot: 2_375_000,
    pots: [pot(0, 2_375_000, { seats: [2, 5, 7] })],
  }),
  'six-folding': overlay({
    seats: tableOf(
      SIX.map((s) => (s.seat === 7 ? { ...s, state: 'folded', action: 'fold', toAct: false, cards: ['..', '..'] } : s)),
    ),
    street: 'flop',
    boards: [board('AhTs2c')],
    pot: 2_375_000,
  }),
  'heads-up': overlay({
    seats: tableOf([
      { seat: 3, position: 'SB', button: true, cards: places('Ah7h'), toAct: true, equity: 56 },
      { seat: 8, position: 'BB', cards: places('KcKd'), equity: 44, action: 'bet', amount: 450_000, bet: 450_000 },
    ]),
    street: 'turn',
    boards: [board('2h9hTcKs')],
    pot: 1_850_000,
  }),
  'side-pots': overlay({
    seats: tableOf([
      { seat: 1, position: 'UTG', allIn: true, stack: 0, action: 'all-in', amount: 640_000, cards: places('TdTc') },
      { seat: 2, position: 'HJ', allIn: true, stack: 0, action: 'all-in', amount: 1_875_000, cards: places('AsKs') },
      { seat: 5, position: 'CO', cards: places('QcQd'), stack: 5_520_000, action: 'raise', amount: 3_420_000 },
      {
        seat: 7,
        position: 'BTN',
        button: true,
        allIn: true,
        stack: 0,
        action: 'call',
        amount: 3_200_000,
        cards: places('JhJs'),
      },
      { seat: 8, position: 'SB', toAct: true, cards: places('5c5s') },
      { seat: 9, position: 'BB', state: 'folded', cards: ['..', '..'] },
    ]),
    street: 'flop',
    boards: [board('Th8s3c')],
    pot: 11_255_000,
    pots: [
      pot(0, 3_325_000, { seats: [1, 2, 5, 7, 8] }),
      pot(1, 4_940_000, { seats: [2, 5, 7, 8] }),
      pot(2, 2_650_000, { seats: [5, 7, 8] }),
      pot(3, 340_000, { seats: [5, 8] }),
    ],
  }),
  countdown: overlay({ seats: tableOf(TEN), show: 'countdown', countdownMs: 27_000, demo: true }),
  ruling: overlay({ seats: tableOf(SIX), ruling: true, demo: true, boards: [board('AhTs2c')], pot: 2_375_000 }),
  'big-stacks': overlay({
    seats: tableOf([
      {
        seat: 1,
        name: 'Wolfgang Schwarzenegger',
        position: 'UTG1',
        stack: 98_765_432,
        action: 'raise',
        amount: 12_345_678,
        cards: places('TdTc'),
        equity: 100,
      },
      {
        seat: 2,
        name: 'MMMMMMMM WWWWWWWW',
        position: 'UTG2',
        stack: 0,
        allIn: true,
        action: 'all-in',
        amount: 88_888_888,
        cards: places('AsKs'),
        equity: 0,
      },
      {
        seat: 5,
        name: 'Ли',
        position: 'BTN',
        button: true,
        stack: 188_888_888,
        cards: places('QcQd'),
        equityMark: 'more',
        equity: 99,
        label: { category: 'three_of_a_kind', ranks: 'QQQT8' },
      },
      {
        seat: 7,
        name: 'Константин Константинопольский',
        position: 'SB',
        stack: 88_888_888,
        state: 'folded',
        cards: ['..', '..'],
      },
    ]),
    street: 'flop',
    boards: [board('QhTs2c')],
    smallBlind: 1_250_000,
    bigBlind: 2_500_000,
    ante: 2_500_000,
    handNumber: 1288,
    pot: 88_888_888,
    pots: [pot(0, 88_888_888, { seats: [1, 2, 5] }), pot(1, 88_888_888, { seats: [1, 5] })],
  }),
  idle: overlay({
    seats: tableOf([1, 2, 5, 7, 8].map((n) => ({ seat: n, cards: ['..', '..'] as const, button: n === 7 }))),
    phase: 'idle',
    pot: 0,
    pots: [],
  }),
  misdeal: overlay({ seats: tableOf(TEN), phase: 'misdeal' }),
};
