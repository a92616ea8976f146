// Scenes of Omaha, short deck and pineapple: three to six cards, halves of a pot.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { fullTable, handOf, lit, shows } from './gameTables.ts';
import { board, overlay, places, playing, pot, tableOf } from './overlayScenes.ts';

const PLO = playing({ game: 'omaha', limit: 'pot' });
const FLOP = 'Ts9h2s';
const HILO_BOARD = '3h7s5dKcKd';
const HILO = { high: 'AcKsTd9h4c', low: 'Ad2cQsJh8d' } as const;

export const GAME_SCENES: Readonly<Record<string, OverlayView>> = {
  'plo4-six': overlay({
    played: PLO,
    street: 'flop',
    boards: [board(FLOP)],
    pot: 1_875_000,
    pots: [pot(0, 1_875_000, { seats: [2, 5, 6] })],
    seats: tableOf([
      { seat: 1, position: 'SB', state: 'folded', cards: ['..', '..', '..', '..'] },
      {
        ...shows(
          'omaha',
          { hole: 'AsKsQd8d', on: FLOP },
          { seat: 2, state: 'live', position: 'BB', equity: 41, toAct: true },
        ),
      },
      { seat: 3, position: 'UTG', state: 'folded', cards: ['..', '..', '..', '..'] },
      { seat: 4, position: 'HJ', state: 'folded', cards: ['..', '..', '..', '..'] },
      shows(
        'omaha',
        { hole: 'TdTc9s8s', on: FLOP },
        { seat: 5, state: 'live', position: 'CO', equity: 52, action: 'bet', amount: 625_000 },
      ),
      shows(
        'omaha',
        { hole: 'QhJc4h4c', on: FLOP },
        { seat: 6, state: 'live', position: 'BTN', button: true, equity: 7, action: 'call', amount: 625_000 },
      ),
    ]),
  }),
  'plo4-ten': overlay({
    played: PLO,
    seats: fullTable('omaha', 10, (seat) => ({
      equity: [4, 12, 9, 10, 11, 8, 13, 12, 10, 11][seat - 1] ?? 0,
      label: null,
    })),
  }),
  'plo5-hi-lo-result': overlay({
    played: playing({ game: 'omaha5_8', limit: 'pot', halves: 'high-low' }),
    phase: 'complete',
    street: 'river',
    boards: [board(HILO_BOARD, { lit: lit(HILO_BOARD, '3h7s5dKcKd') })],
    pot: 3_600_000,
    pots: [
      pot(0, 3_600_000, {
        seats: [2, 5],
        winners: [
          { seat: 2, amount: 1_800_000, run: 0, part: 'high' },
          { seat: 5, amount: 1_800_000, run: 0, part: 'low' },
        ],
      }),
    ],
    results: [
      {
        pot: 0,
        run: 0,
        part: 'high',
        seats: [2],
        hand: handOf('omaha5_8', HILO.high, HILO_BOARD).label,
      },
      {
        pot: 0,
        run: 0,
        part: 'low',
        seats: [5],
        hand: handOf('omaha5_8', HILO.low, HILO_BOARD).lowLabel,
      },
    ],
    seats: tableOf([
      shows(
        'omaha5_8',
        { hole: HILO.high, on: HILO_BOARD },
        { seat: 2, position: 'BB', action: 'wins-high', won: 1_800_000, lit: lit(HILO.high, 'AcKs') },
      ),
      shows(
        'omaha5_8',
        { hole: HILO.low, on: HILO_BOARD },
        { seat: 5, position: 'CO', action: 'wins-low', won: 1_800_000, lit: lit(HILO.low, 'Ad2c') },
      ),
      { seat: 7, position: 'BTN', button: true, state: 'mucked', cards: places('xxxxxxxxxx'), action: 'muck' },
    ]),
  }),
  'plo5-hi-lo-scoop': overlay({
    played: playing({ game: 'omaha5_8', limit: 'pot', halves: 'high-low' }),
    phase: 'complete',
    street: 'river',
    boards: [board('3h7s5dKc9c')],
    pot: 3_600_000,
    pots: [
      pot(0, 3_600_000, {
        seats: [2, 5],
        winners: [
          { seat: 2, amount: 1_800_000, run: 0, part: 'high' },
          { seat: 2, amount: 1_800_000, run: 0, part: 'low' },
        ],
      }),
    ],
    results: [
      { pot: 0, run: 0, part: 'high', seats: [2], hand: { category: 'straight', ranks: '76543' } },
      { pot: 0, run: 0, part: 'low', seats: [2], hand: { category: 'low', ranks: '76543' } },
    ],
    seats: tableOf([
      shows(
        'omaha5_8',
        { hole: '6c4cQdJd9h', on: '3h7s5dKc9c' },
        { seat: 2, position: 'BB', action: 'scoops', won: 3_600_000 },
      ),
      shows('omaha5_8', { hole: 'KhKsTsTh8d', on: '3h7s5dKc9c' }, { seat: 5, position: 'CO', stack: 0 }),
    ]),
  }),
  'plo6-eight': overlay({
    played: playing({ game: 'omaha6', limit: 'pot' }),
    seats: fullTable('omaha6', 8, (seat) => ({
      label: null,
      equity: [14, 9, 12, 16, 11, 13, 10, 15][seat - 1] ?? 0,
      toAct: seat === 3,
    })),
  }),
  'short-deck': overlay({
    played: playing({ game: 'short_deck', limit: 'no' }),
    street: 'flop',
    boards: [board('Ts9h6s')],
    smallBlind: 0,
    bigBlind: 0,
    ante: 10_000,
    pot: 320_000,
    pots: [pot(0, 320_000, { seats: [1, 2, 6] })],
    seats: tableOf([
      shows('short_deck', { hole: 'AsKs', on: 'Ts9h6s' }, { seat: 1, state: 'live', equity: 48 }),
      shows('short_deck', { hole: 'Th9c', on: 'Ts9h6s' }, { seat: 2, state: 'live', equity: 40, toAct: true }),
      shows(
        'short_deck',
        { hole: 'QdJd', on: 'Ts9h6s' },
        { seat: 6, state: 'live', position: 'BTN', button: true, equity: 12 },
      ),
    ]),
  }),
  'pineapple-discard': overlay({
    played: playing({ game: 'crazy_pineapple', limit: 'no' }),
    street: 'flop',
    chancesBy: 'best-discard',
    boards: [board('Ts9h6s')],
    pot: 320_000,
    pots: [pot(0, 320_000, { seats: [1, 2] })],
    seats: tableOf([
      shows('pineapple', { hole: 'AsKs2d', on: 'Ts9h6s' }, { seat: 1, state: 'live', position: 'SB', equity: 58 }),
      { seat: 2, position: 'BB', cards: places('Th9c..'), equity: 42, toAct: true },
    ]),
  }),
};
