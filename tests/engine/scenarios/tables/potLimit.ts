// 5.3: the largest bet in pot-limit, and how blinds and antes are counted before the flop.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { FLOP, limp } from '../course.ts';
import { type Expectation, handRow, type Row } from '../row.ts';

const POT = { game: 'omaha', limit: 'pot' } as const;
const TO_BLINDS = ['s4 fold', 's5 fold', 's6 fold', 's1 fold'];
const EIGHT = { seats: [1, 2, 3, 4, 5, 6, 7, 8], anteKind: 'each', ante: 25 } as const;
const BBA = { anteKind: 'big_blind', ante: 200 } as const;
const FOUR_LIMP = { live: [2, 3, 4, 5, 6] };

function max(min: number, most: number): Expectation {
  return { legal: { raise: [min, most] } };
}

export const POT_LIMIT: readonly Row[] = [
  handRow({ id: 'PL-1', title: 'first in', fixture: POT, script: [], expect: max(400, 700) }),
  handRow({ id: 'PL-2', title: 'folded to the small blind', fixture: POT, script: TO_BLINDS, expect: max(400, 600) }),
  handRow({
    id: 'PL-3',
    title: 'the small blind limps, the big blind has his option',
    fixture: POT,
    script: [...TO_BLINDS, 's2 call'],
    expect: max(400, 600),
  }),
  handRow({ id: 'PL-4', title: 'behind one limp', fixture: POT, script: ['s4 call'], expect: max(400, 900) }),
  handRow({
    id: 'PL-5',
    title: 'a raise of the pot, and what each seat behind may make of it',
    fixture: POT,
    script: [
      's4 raise 700',
      max(1200, 2400),
      ...['s5 fold', 's6 fold', 's1 fold'],
      max(1200, 2300),
      's2 raise 2301 !more-than-pot',
      's2 fold',
    ],
    expect: max(1200, 2200),
  }),
  handRow({
    id: 'PL-6',
    title: 'a dead small blind counts as a full one (R54-B)',
    fixture: { ...POT, smallSeat: null },
    script: [],
    expect: max(400, 700),
  }),
  handRow({
    id: 'PL-7',
    title: 'so does a big blind that is all-in for less',
    fixture: { ...POT, stacks: { 3: 100 } },
    script: [],
    expect: max(400, 700),
  }),
  handRow({
    id: 'PL-7',
    title: 'variant actual: what was posted counts',
    fixture: { ...POT, stacks: { 3: 100 }, profile: { ...RUSSIAN, 'pl.preflopShortBlinds': 'actual' } },
    script: [],
    expect: max(400, 600),
  }),
  handRow({
    id: 'PL-8',
    title: 'on the flop the actual pot counts, then the bets with it',
    fixture: POT,
    script: [...limp(FOUR_LIMP), FLOP, 's2 bet 400', max(800, 2200), 's3 raise 1000', 's4 fold', 's5 fold', 's6 fold'],
    expect: max(1600, 4000),
  }),
  handRow({
    id: 'PL-9',
    title: 'antes of each count',
    fixture: { ...POT, ...EIGHT },
    script: [],
    expect: max(400, 900),
  }),
  handRow({
    id: 'PL-10',
    title: 'an ante that one pays for all does not count before the flop, and always behind it',
    fixture: { ...POT, ...BBA },
    script: [max(400, 700), ...limp({ live: [2, 3] }), FLOP],
    expect: max(200, 600),
  }),
  handRow({
    id: 'PL-10',
    title: 'unless the house says so',
    fixture: { ...POT, ...BBA, profile: { ...RUSSIAN, 'pl.anteCountsPreflop': 'always' } },
    script: [],
    expect: max(400, 900),
  }),
  handRow({
    id: 'PL-11',
    title: 'a straddle is what has to be called',
    fixture: { ...POT, straddles: [{ seat: 4, amount: 400 }], profile: CASH },
    script: [],
    // Robert's counts the small blind as a big one besides
    expect: max(800, 1600),
  }),
  handRow({
    id: 'PL-11',
    title: 'and the pot of blinds and straddle',
    fixture: {
      ...{ ...POT, straddles: [{ seat: 4, amount: 400 }] },
      profile: { ...CASH, 'pl.preflopShortBlinds': 'full' },
    },
    script: [],
    expect: max(800, 1500),
  }),
  handRow({
    id: 'PL-12',
    title: 'in a cash game the small blind counts as a big one: four big blinds',
    fixture: { ...POT, small: 5, big: 10, unit: 5, profile: CASH },
    script: [],
    expect: max(20, 40),
  }),
];
