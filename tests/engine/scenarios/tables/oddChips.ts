// 3.2 `oddChips.stud`: the odd chip goes by suit, whatever the order in which the cards were entered.
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

const ALL_IN = {
  game: 'razz',
  limit: 'fixed',
  anteKind: 'each',
  ...{ seats: [1, 2], button: 2, dealt: false, unit: 40, stacks: 150 },
  ...{ small: 0, big: 100, smallSeat: null, bigSeat: null, ante: 50 },
  extras: { smallBet: 100, bigBet: 200, bringIn: 20 },
} as const;

/** Seat 2: 8-4-3-2-A with the eight of diamonds. */
const OTHER = '8dAh2c3s4dKsQh';

/** Seat 1 has the eights of clubs and spades. */
function entered(cards: string): readonly string[] {
  const [, , up1, ...later1] = cards.match(/../g) ?? [];
  const [, , up2, ...later2] = OTHER.match(/../g) ?? [];
  const ups = [3, 4, 5].flatMap((slot, i) => [`up 1 ${slot} ${later1[i]}`, `up 2 ${slot} ${later2[i]}`]);
  return [
    ...['hole 1 0', 'hole 1 1', `up 1 2 ${up1}`, 'hole 2 0', 'hole 2 1', `up 2 2 ${up2}`],
    ...['s1 bring_in', 's2 complete', 's1 call', ...ups, 'hole 1 6', 'hole 2 6'],
    ...[`open 1 ${cards}`, `open 2 ${OTHER}`, 'award'],
  ];
}

const HANDS = ['8cAs2d3h8s4cKd', '8sAs2d3h8c4cKd'];

export const ODD_CHIPS: readonly Row[] = [
  ...HANDS.flatMap((cards) =>
    [RUSSIAN, TDA].map((profile) =>
      handRow({
        id: 'ODD-1',
        title: `the eight of spades gets it, ${profile === TDA ? 'tda' : 'russian'}, entered as ${cards}`,
        fixture: { ...ALL_IN, profile },
        script: entered(cards),
        expect: { phase: 'COMPLETE', won: { 1: 180, 2: 120 } },
      }),
    ),
  ),
  handRow({
    id: 'ODD-2',
    title: 'the twin: with the eight of clubs alone the eight of diamonds gets it',
    fixture: { ...ALL_IN, profile: RUSSIAN },
    script: entered('8cAs2d3h9s4cKd'),
    expect: { phase: 'COMPLETE', won: { 1: 120, 2: 180 } },
  }),
];
