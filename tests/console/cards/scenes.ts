// States of the card desk as a person meets them, without a server.
import type { CardsHand, CardsSeat, CardsView } from '../../../server/console/cards/view.ts';

const NAMES = [
  'Maria Rodriguez',
  'Ann',
  'Константин Пучков',
  'Li Wei',
  'Bo',
  'Otto von Bismarck-Schönhausen',
  'Eva',
  'Max',
];

export function cardsSeat(seat: number, slots: CardsSeat['slots'], state: CardsSeat['state'] = 'live'): CardsSeat {
  return { seat, name: NAMES[(seat - 1) % NAMES.length] ?? '', state, slots };
}

export function cardsHand(number: number, seats: readonly CardsSeat[], more: Partial<CardsHand> = {}): CardsHand {
  const handId = `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  return { handId, number, running: false, clash: 'none', seats, faceUp: [], ...more };
}

export function cardsDesk(hands: readonly CardsHand[], more: Partial<CardsView> = {}): CardsView {
  return { kind: 'cards', table: 't1', tableName: 'Home game', cardDesk: true, hands, readOnly: false, ...more };
}

const EMPTY = ['missing', 'missing'] as const;
const FULL = ['typed', 'typed'] as const;
const TEN = [3, 4, 5, 6, 7, 8, 9, 10, 1, 2];

const SIX_CARDS = ['typed', 'typed', 'missing', 'missing', 'missing', 'missing'] as const;
/** Two of five went, two new ones are to be typed. */
const DRAWN = ['gone', 'typed', 'typed', 'typed', 'gone', 'none', 'none'] as const;
const STUD = ['typed', 'missing', 'up', 'up', 'up', 'up', 'none'] as const;

export const CARDS_SCENES: Readonly<Record<string, CardsView>> = {
  'six-cards': cardsDesk([
    cardsHand(
      14,
      [3, 4, 5, 6, 7, 1, 2].map((seat, i) => cardsSeat(seat, SIX_CARDS, i === 2 ? 'folded' : 'live')),
      { running: true },
    ),
  ]),
  'after-a-draw': cardsDesk([
    cardsHand(
      15,
      [3, 4, 5, 6, 1, 2].map((seat) => cardsSeat(seat, DRAWN)),
      { running: true },
    ),
  ]),
  'stud-hands': cardsDesk([
    cardsHand(
      16,
      [3, 4, 5, 6, 7, 8, 1, 2].map((seat) => cardsSeat(seat, STUD)),
      { running: true, faceUp: ['Ah', '7c'] },
    ),
  ]),
  fresh: cardsDesk([
    cardsHand(
      12,
      [3, 4, 5, 6, 1, 2].map((seat) => cardsSeat(seat, ['none', 'none'])),
      { running: true },
    ),
  ]),
  'ten-seats': cardsDesk([
    cardsHand(
      13,
      TEN.map((seat, i) =>
        cardsSeat(seat, i < 3 ? FULL : i === 3 ? ['typed', 'missing'] : EMPTY, i === 2 ? 'folded' : 'live'),
      ),
      { running: true, faceUp: ['Ah', '7c', '2d', 'Ks'] },
    ),
    cardsHand(
      12,
      TEN.map((seat) => cardsSeat(seat, FULL, seat === 4 ? 'mucked' : 'live')),
    ),
    cardsHand(
      11,
      TEN.map((seat, i) => cardsSeat(seat, i === 1 ? EMPTY : ['scanned', 'scanned'], i === 4 ? 'opened' : 'folded')),
    ),
  ]),
  'many-hands': cardsDesk(
    Array.from({ length: 14 }, (_, i) =>
      cardsHand(
        30 - i,
        TEN.slice(0, 6).map((seat, n) => cardsSeat(seat, (i * n) % 5 === 1 ? EMPTY : FULL)),
        { running: i === 0 },
      ),
    ),
  ),
  clash: cardsDesk([
    cardsHand(
      12,
      TEN.map((seat) => cardsSeat(seat, FULL)),
      { clash: 'clash' },
    ),
    cardsHand(
      11,
      TEN.slice(0, 6).map((seat) => cardsSeat(seat, FULL)),
      { clash: 'untold' },
    ),
  ]),
  'no-hand': cardsDesk([]),
  'no-card-desk': cardsDesk([], { cardDesk: false }),
  'read-only': cardsDesk(
    [
      cardsHand(
        3,
        [1, 2].map((seat) => cardsSeat(seat, EMPTY)),
        { running: true },
      ),
    ],
    {
      readOnly: true,
    },
  ),
};
