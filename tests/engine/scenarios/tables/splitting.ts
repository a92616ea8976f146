// 5.9.3, one pot: the printed figures, each played as a hand whose board plays for all winners.
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { clockwiseAfter } from '../../../../server/engine/seat.ts';
import { checks, limp } from '../course.ts';
import { handRow, type Row } from '../row.ts';

/** id, pot, unit, seats / button, winners in order of distribution, their shares in that order, variant of oddChips */
const FIGURES = `
T-593-a 1500  25 6/1 2,5     750,750
T-593-b 1500 100 6/1 2,5     800,700
T-593-c 1500 500 6/1 2,5     1000,500
T-593-d 1500 100 6/2 5,2     800,700
T-593-e 2350  25 9/5 7,2,5   800,775,775
T-593-f 2300 100 9/5 7,2,5   800,800,700
T-593-f 2300 100 9/5 7,2,5   900,700,700     all_to_first
T-593-g 1075  25 9/3 6,8,1,3 275,275,275,250
T-593-g 1075  25 9/3 6,8,1,3 325,250,250,250 all_to_first
T-593-h  700 100 9/1 2,4,6,8 200,200,200,100
T-593-i 1050  25 9/6 9,4     525,525
T-593-j 1050  50 9/6 9,4     550,500
T-593-k 1050 100 9/6 9,4     550,500
T-593-l   75  25 2/2 1,2     50,25
T-593-m  100  25 9/8 9,3,6   50,25,25
`;

interface Figures {
  readonly id: string;
  readonly pot: number;
  readonly unit: number;
  readonly seats: readonly number[];
  readonly button: number;
  readonly order: readonly number[];
  readonly shares: readonly number[];
  readonly variant: boolean;
}

function figuresOf(line: string): Figures {
  const [id = '', pot, unit, table = '', order = '', shares = '', variant] = line.split(/\s+/);
  const [count = 0, button = 0] = numbers(table, '/');
  return {
    id,
    pot: Number(pot),
    unit: Number(unit),
    seats: Array.from({ length: count }, (_, i) => i + 1),
    button,
    order: numbers(order, ','),
    shares: numbers(shares, ','),
    variant: variant !== undefined,
  };
}

function numbers(text: string, between: string): readonly number[] {
  return text.split(between).map(Number);
}

/** A pot of exactly that size: everybody who stays pays one unit, the rest is a big-blind ante. */
function fixtureOf({ pot, unit, seats, button, order, variant }: Figures) {
  const [first = 0, second = 0] = clockwiseAfter(button, seats);
  const big = seats.length === 2 ? first : second;
  const ante = pot - unit * new Set([...order, big]).size;
  const profile = { ...RUSSIAN, oddChips: variant ? 'all_to_first' : 'one_each' } as const;
  return { seats, button, unit, small: 0, big: unit, anteKind: 'big_blind', ante, stacks: 1_000_000, profile } as const;
}

const HANDS = ['2c2d', '3c3d', '4c4d', '5c5d'];

function splitRow(figures: Figures): Row {
  const { id, pot, unit, order, shares } = figures;
  const fixture = fixtureOf(figures);
  const live = { fixture, live: order };
  const odd = Math.floor(pot / unit) % order.length > 0 ? ['SP-5.9.3-ODD_CHIP'] : [];
  const residue = pot % unit > 0 ? ['POT_NOT_MULTIPLE_OF_UNIT'] : [];
  const opened = order.map((seat, i) => `open ${seat} ${HANDS[i]}`);
  const streets = ['flop AsKsQs', ...checks(live), 'turn Js', ...checks(live), 'river Ts', ...checks(live)];
  return handRow({
    id,
    title: `${figures.variant ? 'variant all_to_first, ' : ''}${pot} in chips of ${unit} for ${order.join(', ')}`,
    fixture,
    script: [...limp(live), { middle: pot }, ...streets, { openOrder: order }, ...opened, 'award'],
    expect: {
      phase: 'COMPLETE',
      won: Object.fromEntries(order.map((seat, i) => [seat, shares[i] ?? 0])),
      codes: ['SP-5.9.3-SPLIT', ...odd, ...residue],
      noCodes: ['SP-5.9.3-ODD_CHIP', 'POT_NOT_MULTIPLE_OF_UNIT'].filter((c) => ![...odd, ...residue].includes(c)),
    },
  });
}

export const SPLITTING: readonly Row[] = FIGURES.trim().split('\n').map(figuresOf).map(splitRow);
