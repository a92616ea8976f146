// 4.4: pots in two halves, played as hands of Omaha eight or better.
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { clockwiseAfter } from '../../../../server/engine/seat.ts';
import { checks, limp } from '../course.ts';
import { type Expectation, handRow, type Row } from '../row.ts';

const BOARD = ['flop 2h4s7c', 'turn Kd', 'river 9h'];
const KINGS = 'KhKs8c8d';
const [LOW_1, LOW_2, LOW_3] = ['As3dKcQd', 'Ad3cJsTd', 'Ah3sQsJd'];

interface Halves {
  readonly id: string;
  readonly title: string;
  readonly pot: number;
  readonly button: number;
  readonly unit?: number;
  readonly even?: boolean;
  /** hands by seat, in the order in which they are opened */
  readonly hands: readonly (readonly [number, string | undefined])[];
  readonly expect: Expectation;
}

/** A pot of exactly that size: everybody who stays pays one unit, the rest is a big-blind ante. */
function halvesRow({ id, title, pot, button, unit = 25, even = true, hands, expect }: Halves): Row {
  const seats = [1, 2, 3, 4, 5, 6];
  const order = hands.map(([seat]) => seat);
  const [, big = 0] = clockwiseAfter(button, seats);
  const ante = pot - unit * new Set([...order, big]).size;
  const profile = { ...RUSSIAN, 'hiLo.identicalHandsEvenSplit': even };
  const fixture = {
    seats,
    button,
    unit,
    small: 0,
    big: unit,
    anteKind: 'big_blind',
    ante,
    stacks: 1_000_000,
    profile,
    game: 'omaha8',
    limit: 'pot',
  } as const;
  const live = { fixture, live: order };
  const opened = hands.map(([seat, cards]) => `open ${seat} ${cards}`);
  const streets = BOARD.flatMap((street) => [street, ...checks(live)]);
  const script = [...limp(live), { middle: pot }, ...streets, ...opened, 'award'];
  return handRow({ id, title, fixture, script, expect: { phase: 'COMPLETE', ...expect } });
}

export const HIGH_LOW: readonly Row[] = [
  halvesRow({
    ...{ id: 'T-593-q', title: 'the odd chip goes to the high half', pot: 1025, button: 1 },
    hands: [
      [3, KINGS],
      [5, LOW_2],
    ],
    expect: { parts: { high: { 3: 525 }, low: { 5: 500 } } },
  }),
  halvesRow({
    ...{ id: 'T-593-r', title: 'a low half for two', pot: 175, button: 1 },
    hands: [
      [2, LOW_1],
      [3, KINGS],
      [5, LOW_2],
    ],
    expect: { parts: { high: { 3: 100 }, low: { 2: 50, 5: 25 } } },
  }),
  halvesRow({
    ...{ id: 'T-593-s', title: 'a low half for two without an odd chip', pot: 1125, button: 3 },
    hands: [
      [4, KINGS],
      [6, LOW_1],
      [2, LOW_2],
    ],
    expect: { parts: { high: { 4: 575 }, low: { 2: 275, 6: 275 } } },
  }),
  halvesRow({
    ...{ id: 'T-593-t', title: 'a tied high half and a low of one of them', pot: 500, unit: 100, button: 1 },
    hands: [
      [2, 'As3dKc9c'],
      [3, 'Kh9dQsJd'],
    ],
    expect: { parts: { high: { 2: 200, 3: 100 }, low: { 2: 200 } }, won: { 2: 400, 3: 100 } },
  }),
  halvesRow({
    ...{ id: 'T-593-u', title: 'three lows, the printed hands', pot: 2025, button: 3 },
    hands: [
      [4, LOW_2],
      [5, KINGS],
      [6, LOW_3],
      [2, LOW_1],
    ],
    expect: { parts: { high: { 5: 1025 }, low: { 2: 325, 4: 350, 6: 325 } } },
  }),
  halvesRow({
    ...{ id: 'T-593-v', title: 'the same hands on both sides share once', pot: 150, button: 1 },
    hands: [
      [2, LOW_1],
      [5, 'Ah3sKsQh'],
    ],
    expect: { won: { 2: 75, 5: 75 } },
  }),
  halvesRow({
    ...{ id: 'T-593-v', title: 'variant: each half by itself', pot: 150, button: 1, even: false },
    hands: [
      [2, LOW_1],
      [5, 'Ah3sKsQh'],
    ],
    expect: { parts: { high: { 2: 50, 5: 25 }, low: { 2: 50, 5: 25 } }, won: { 2: 100, 5: 50 } },
  }),
  halvesRow({
    ...{ id: 'T-593-w', title: 'nobody has a low: all goes to the high hand', pot: 2175, button: 1 },
    hands: [
      [2, 'QsQhJdTc'],
      [5, KINGS],
    ],
    expect: { parts: { high: { 5: 2175 } } },
  }),
  halvesRow({
    ...{ id: 'E-9', title: 'second for high and best for low: each half has its own winner', pot: 1000, button: 1 },
    hands: [
      [2, LOW_1],
      [5, KINGS],
    ],
    expect: { parts: { high: { 5: 500 }, low: { 2: 500 } } },
  }),
  handRow({
    id: 'E-9',
    title: 'a mucked low wins nothing',
    fixture: { game: 'omaha8', limit: 'pot' },
    script: [
      ...limp({ live: [2, 3] }),
      ...BOARD.flatMap((street) => [street, ...checks({ live: [2, 3] })]),
      ...['open 2 KhKs8c8d', 'muck 3', 'award'],
    ],
    expect: { phase: 'COMPLETE', won: { 2: 400 } },
  }),
];
