// Scenes of games without a board: stud with its up cards, draw games.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { fullTable, handOf, lit, shows } from './gameTables.ts';
import { board, overlay, places, playing, pot, tableOf } from './overlayScenes.ts';

const FIXED = { limit: 'fixed' } as const;
const STUD_LEVEL = { smallBlind: 0, bigBlind: 0, ante: 5_000, smallBet: 25_000, bigBet: 50_000, bringIn: 10_000 };
const DRAW_LEVEL = { smallBlind: 25_000, bigBlind: 50_000, ante: 0, smallBet: 50_000, bigBet: 100_000 };
const NO_BOARD = { boards: [board('', { cards: [], lit: [] })] };

export const HAND_SCENES: Readonly<Record<string, OverlayView>> = {
  'stud-seventh': overlay({
    ...NO_BOARD,
    ...STUD_LEVEL,
    played: playing({ game: 'stud', ...FIXED, mix: 'horse' }),
    street: 'seventh',
    pot: 1_240_000,
    pots: [pot(0, 1_240_000, { seats: [1, 2, 3, 4, 5, 6, 7, 8] })],
    seats: fullTable('stud', 8, (seat) => ({
      toAct: seat === 4,
      ...(seat === 3 ? { action: 'bet', amount: 50_000 } : {}),
    })),
  }),
  'stud-third': overlay({
    ...NO_BOARD,
    ...STUD_LEVEL,
    played: playing({ game: 'stud8', ...FIXED, halves: 'high-low' }),
    street: 'third',
    pot: 50_000,
    pots: [pot(0, 50_000, { seats: [1, 2, 3, 4, 5, 6] })],
    seats: tableOf(
      (['3c', 'Kd', '9s', 'Ah', '8d', '5c'] as const).map((up, i) => ({
        seat: i + 1,
        cards: ['##', '##', up, '..', '..', '..', '..'],
        up: [false, false, true, false, false, false, false],
        ...(i === 0 ? { action: 'bring-in' as const, amount: 10_000 } : {}),
        ...(i === 1 ? { action: 'complete' as const, amount: 25_000 } : {}),
        toAct: i === 2,
      })),
    ),
  }),
  'razz-result': overlay({
    ...NO_BOARD,
    ...STUD_LEVEL,
    played: playing({ game: 'razz', ...FIXED, mix: 'horse' }),
    street: 'seventh',
    phase: 'complete',
    pot: 640_000,
    pots: [pot(0, 640_000, { seats: [2, 7], winners: [{ seat: 2, amount: 640_000, run: 0 }] })],
    results: [{ pot: 0, run: 0, part: 'whole', seats: [2], hand: { category: 'low', ranks: '7532A' } }],
    seats: tableOf([
      shows(
        'razz',
        { hole: 'Ah7c2d5s3hKdQc', on: '' },
        {
          seat: 2,
          up: [false, false, true, true, true, true, false],
          lit: lit('Ah7c2d5s3hKdQc', 'Ah7c2d5s3h'),
          action: 'wins',
          won: 640_000,
        },
      ),
      shows('razz', { hole: '2c4h8s6dAd9cJh', on: '' }, { seat: 7, up: [false, false, true, true, true, true, false] }),
      { seat: 4, state: 'folded', cards: places('..............') },
    ]),
  }),
  'triple-draw-drawn': overlay({
    ...NO_BOARD,
    ...DRAW_LEVEL,
    played: playing({ game: 'triple_draw_27', ...FIXED }),
    street: 'second_draw',
    chancesBy: 'pat',
    pot: 700_000,
    pots: [pot(0, 700_000, { seats: [1, 2, 4, 6] })],
    seats: tableOf([
      shows(
        'triple_draw_27',
        { hole: '7h5c4d3s2h', on: '' },
        { seat: 1, state: 'live', position: 'SB', drew: 0, equity: 71 },
      ),
      shows(
        'triple_draw_27',
        { hole: '8h6c4c3d2s', on: '' },
        { seat: 2, state: 'live', position: 'BB', drew: 1, equity: 29, toAct: true },
      ),
      shows(
        'triple_draw_27',
        { hole: 'KhQc4h3c2d', on: '' },
        { seat: 4, state: 'live', position: 'HJ', drew: 2, equity: 0 },
      ),
      { seat: 6, position: 'BTN', button: true, cards: places('7d##??####'), drew: 3 },
      { seat: 8, position: 'CO', state: 'folded', cards: places('..........') },
    ]),
  }),
  badugi: overlay({
    ...NO_BOARD,
    ...DRAW_LEVEL,
    played: playing({ game: 'badugi', ...FIXED, mix: 'ten_game' }),
    street: 'third_draw',
    pot: 700_000,
    pots: [pot(0, 700_000, { seats: [1, 5] })],
    seats: tableOf([
      shows('badugi', { hole: 'Ah5c4d3s', on: '' }, { seat: 1, state: 'live', position: 'SB', drew: 0, equity: 100 }),
      shows(
        'badugi',
        { hole: '8h6c4c3d', on: '' },
        { seat: 5, state: 'live', position: 'BTN', button: true, drew: 1, equity: 0 },
      ),
    ]),
  }),
  'badeucy-result': overlay({
    ...NO_BOARD,
    ...DRAW_LEVEL,
    played: playing({ game: 'badeucy', ...FIXED, halves: 'badugi-low' }),
    street: 'third_draw',
    phase: 'complete',
    pot: 700_000,
    pots: [
      pot(0, 700_000, {
        seats: [1, 5],
        winners: [
          { seat: 1, amount: 350_000, run: 0, part: 'high' },
          { seat: 5, amount: 350_000, run: 0, part: 'low' },
        ],
      }),
    ],
    results: [
      { pot: 0, run: 0, part: 'high', seats: [1], hand: handOf('badeucy', '2h5c4d3sKs').label },
      { pot: 0, run: 0, part: 'low', seats: [5], hand: handOf('badeucy', '8h6c4c3d2d').lowLabel },
    ],
    seats: tableOf([
      shows(
        'badeucy',
        { hole: '2h5c4d3sKs', on: '' },
        { seat: 1, position: 'SB', action: 'wins-high', won: 350_000, drew: 1 },
      ),
      shows(
        'badeucy',
        { hole: '8h6c4c3d2d', on: '' },
        { seat: 5, position: 'BTN', button: true, action: 'wins-low', won: 350_000, drew: 0 },
      ),
    ]),
  }),
};
