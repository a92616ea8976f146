// Scenes with several boards: a bomb pot on two, a hand that is run three times, chips beside the pots.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { handOf, lit, shows } from './gameTables.ts';
import { board, overlay, places, playing, pot, tableOf } from './overlayScenes.ts';

const PLO = playing({ game: 'omaha', limit: 'pot' });
const BOMB = ['Th8s2sJs4d', 'Ac7d6h6cQd'] as const;

export const BOARD_SCENES: Readonly<Record<string, OverlayView>> = {
  'bomb-pot-two-boards': overlay({
    played: playing({ game: 'omaha', limit: 'pot', bombPot: true }),
    phase: 'complete',
    street: 'river',
    boardsAre: 'boards',
    smallBlind: 0,
    bigBlind: 0,
    ante: 200_000,
    boards: [board(BOMB[0], { lit: lit(BOMB[0], 'Th8sJs') }), board(BOMB[1], { run: 1, lit: lit(BOMB[1], 'Ac6h6c') })],
    pot: 4_800_000,
    rake: 12_000,
    pots: [
      pot(0, 4_788_000, {
        seats: [3, 8],
        winners: [
          { seat: 3, amount: 2_394_000, run: 0 },
          { seat: 8, amount: 2_394_000, run: 1 },
        ],
      }),
    ],
    results: [
      { pot: 0, run: 0, part: 'whole', seats: [3], hand: handOf('omaha', 'Qc9cKh2d', BOMB[0]).label },
      { pot: 0, run: 1, part: 'whole', seats: [8], hand: handOf('omaha', 'AdAsTd5h', BOMB[1]).label },
    ],
    seats: tableOf([
      shows(
        'omaha',
        { hole: 'Qc9cKh2d', on: BOMB[0] },
        { seat: 3, action: 'wins', won: 2_394_000, lit: lit('Qc9cKh2d', 'Qc9c') },
      ),
      shows(
        'omaha',
        { hole: 'AdAsTd5h', on: BOMB[1] },
        { seat: 8, action: 'wins', won: 2_394_000, lit: lit('AdAsTd5h', 'AdAs') },
      ),
    ]),
  }),
  'bomb-pot-flop': overlay({
    played: playing({ game: 'holdem', limit: 'no', bombPot: true }),
    street: 'flop',
    boardsAre: 'boards',
    ante: 200_000,
    boards: [board('Th8s2s'), board('Ac7d6h', { run: 1 })],
    pot: 1_200_000,
    pots: [pot(0, 1_200_000, { seats: [1, 2, 3] })],
    seats: tableOf([
      {
        seat: 1,
        cards: places('AhAd'),
        boardLabels: [
          { category: 'pair', ranks: 'AAT82' },
          { category: 'three_of_a_kind', ranks: 'AAA76' },
        ],
        equity: 61,
      },
      {
        seat: 2,
        cards: places('8h8d'),
        boardLabels: [
          { category: 'three_of_a_kind', ranks: '888T2' },
          { category: 'pair', ranks: '88A76' },
        ],
        equity: 35,
        toAct: true,
      },
      {
        seat: 3,
        position: 'BTN',
        button: true,
        cards: places('KcJc'),
        boardLabels: [
          { category: 'high_card', ranks: 'KJT82' },
          { category: 'high_card', ranks: 'AKJ76' },
        ],
        equity: 4,
      },
    ]),
  }),
  'run-three-times': overlay({
    played: PLO,
    phase: 'complete',
    street: 'river',
    boards: [
      board('Th9s2cAd5c', { lit: lit('Th9s2cAd5c', 'Th9sAd') }),
      board('Th9s2c8d5h', { run: 1, lit: lit('Th9s2c8d5h', 'Th9s8d') }),
      board('Th9s2cKdKh', { run: 2, lit: lit('Th9s2cKdKh', 'ThKdKh') }),
    ],
    pot: 4_800_000,
    rake: 30_000,
    payments: [
      { kind: 'seven-deuce', from: 3, to: 8, amount: 50_000 },
      { kind: 'seven-deuce', from: 5, to: 8, amount: 50_000 },
    ],
    pots: [
      pot(0, 4_770_000, {
        seats: [3, 8],
        winners: [
          { seat: 3, amount: 1_590_000, run: 0 },
          { seat: 8, amount: 1_590_000, run: 1 },
          { seat: 3, amount: 1_590_000, run: 2 },
        ],
      }),
    ],
    results: [
      {
        pot: 0,
        run: 0,
        part: 'whole',
        seats: [3],
        hand: handOf('omaha', 'AhKcTs4s', 'Th9s2cAd5c').label,
      },
      {
        pot: 0,
        run: 1,
        part: 'whole',
        seats: [8],
        hand: handOf('omaha', 'QcJd7h7d', 'Th9s2c8d5h').label,
      },
      {
        pot: 0,
        run: 2,
        part: 'whole',
        seats: [3],
        hand: handOf('omaha', 'AhKcTs4s', 'Th9s2cKdKh').label,
      },
    ],
    seats: tableOf([
      shows(
        'omaha',
        { hole: 'AhKcTs4s', on: 'Th9s2cKdKh' },
        { seat: 3, position: 'SB', action: 'wins', won: 3_180_000, lit: lit('AhKcTs4s', 'AhKcTs') },
      ),
      shows(
        'omaha',
        { hole: 'QcJd7h7d', on: 'Th9s2cKdKh' },
        { seat: 8, position: 'BB', action: 'wins', won: 1_590_000, lit: lit('QcJd7h7d', 'QcJd') },
      ),
    ]),
  }),
};
