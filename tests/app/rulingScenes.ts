// Scenes of a pot that waits for a judge, and of one that he gave otherwise than the cards.
import type { OverlayView, SeatView } from '../../server/views/overlay/view.ts';
import { board, overlay, places, pot, tableOf } from './overlayScenes.ts';

const AT_THE_AWARD: readonly (Partial<SeatView> & Pick<SeatView, 'seat'>)[] = [
  {
    seat: 2,
    position: 'BB',
    state: 'opened',
    stack: 1_875_000,
    cards: places('AsKs'),
    label: { category: 'flush', ranks: 'AKJ82' },
  },
  {
    seat: 5,
    position: 'HJ',
    state: 'opened',
    stack: 640_000,
    cards: places('TdTc'),
    label: { category: 'three_of_a_kind', ranks: 'TTTJ8' },
  },
  { seat: 7, position: 'CO', state: 'mucked', cards: ['xx', 'xx'], action: 'muck', stack: 905_000 },
  { seat: 9, position: 'BTN', button: true, state: 'folded', cards: ['..', '..'] },
];
const PAID = tableOf(
  AT_THE_AWARD.map((seat) => ({
    ...seat,
    ...(seat.seat === 5 ? { action: 'wins', won: 6_875_000, stack: 7_515_000, label: null } : {}),
  })),
);
/** The last one with chips, and the hand that won them. */
const CHAMPION: Partial<SeatView> & Pick<SeatView, 'seat'> = {
  seat: 2,
  position: 'BTN',
  button: true,
  state: 'opened',
  stack: 37_500_000,
  cards: places('AsKs'),
  lit: [true, true],
};
const RIVER = [board('Th8s2sJs4d')];

export const RULING_SCENES: Readonly<Record<string, OverlayView>> = {
  'ruling-award': overlay({
    seats: tableOf(AT_THE_AWARD),
    phase: 'awarding',
    street: 'river',
    boards: RIVER,
    pot: 6_875_000,
    pots: [pot(0, 6_875_000, { seats: [2, 5] })],
    ruling: true,
  }),
  'ruling-pots': overlay({
    seats: tableOf(AT_THE_AWARD),
    phase: 'awarding',
    street: 'river',
    boards: RIVER,
    pot: 6_875_000,
    pots: [pot(0, 4_125_000, { seats: [2, 5] }), pot(1, 2_750_000, { seats: [2, 5] })],
    ruling: true,
  }),
  overruled: overlay({
    seats: PAID,
    phase: 'complete',
    street: 'river',
    boards: RIVER,
    pot: 6_875_000,
    pots: [pot(0, 6_875_000, { seats: [2, 5], winners: [{ seat: 5, amount: 6_875_000, run: 0 }], ruled: true })],
    overruled: true,
  }),
  'overruled-pots': overlay({
    seats: PAID,
    phase: 'complete',
    street: 'river',
    boards: RIVER,
    pot: 6_875_000,
    pots: [
      pot(0, 4_125_000, { seats: [2, 5], winners: [{ seat: 2, amount: 4_125_000, run: 0 }] }),
      pot(1, 2_750_000, { seats: [2, 5], winners: [{ seat: 5, amount: 2_750_000, run: 0 }], ruled: true }),
    ],
    overruled: true,
  }),
  champion: overlay({
    seats: tableOf([
      { ...CHAMPION, label: null, action: 'wins', won: 37_500_000 },
      {
        seat: 5,
        position: 'BB',
        state: 'opened',
        stack: 0,
        cards: places('TdTc'),
        label: { category: 'three_of_a_kind', ranks: 'TTTJ8' },
      },
    ]),
    phase: 'complete',
    street: 'river',
    boards: [board('Th8s2sJs4d', { lit: [false, true, true, true, false] })],
    pot: 37_500_000,
    pots: [pot(0, 37_500_000, { seats: [2, 5], winners: [{ seat: 2, amount: 37_500_000, run: 0 }] })],
    champion: 'Konstantin Puchkov',
  }),
  'champion-agreed': overlay({
    seats: tableOf([
      { ...CHAMPION, label: null, lit: [false, false], action: 'none' },
      { seat: 5, position: 'BB', state: 'folded', stack: 640_000, cards: ['..', '..'] },
    ]),
    phase: 'complete',
    pot: 0,
    pots: [],
    champion: 'Константин Константинопольский-Пучков',
  }),
};
