// 5.9.2.2 to 5.9.2.4: the first hand is thrown away, the last holder, mucking after an opening, asking to see.
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { limpToRiver } from '../course.ts';
import { handRow, type Row } from '../row.ts';
import { THREE_TO_THE_RIVER } from './endings.ts';
import { allInOnTheFlop } from './openingOrder.ts';

const BUTTON_3 = { button: 3 };
const FOUR_SEATS = { seats: [1, 2, 3, 4] };
const TWO = [...limpToRiver({ fixture: BUTTON_3, live: [1, 5] }), 's5 check', 's1 check', { openOrder: [5, 1] }];
const THREE = [
  ...limpToRiver({ fixture: BUTTON_3, live: [1, 2, 5] }),
  's5 check',
  's1 check',
  's2 check',
  { openOrder: [5, 1, 2] },
];
const RIVER_BET = [...limpToRiver({ fixture: BUTTON_3, live: [1, 5] }), 's5 bet 400', 's1 call', { openOrder: [5, 1] }];
const SIDE_POT = allInOnTheFlop();

export const MUCKING: readonly Row[] = [
  handRow({
    id: 'T-5922-a',
    title: 'the first player mucks: the second wins without showing',
    fixture: BUTTON_3,
    script: [...TWO, 'muck 5'],
    expect: {
      phase: 'AWARDING',
      won: { 1: 500 },
      shown: [],
      codes: ['SP-5.9.2.2-FIRST_MUCKS', 'SP-5.9.2.3-LAST_HOLDER'],
    },
  }),
  handRow({
    id: 'T-5922-b',
    title: 'muck, open, muck: the opened hand wins',
    fixture: BUTTON_3,
    script: [...THREE, 'muck 5', 'open 1 AhAd', 'muck 2'],
    expect: { won: { 1: 700 }, shown: [1], states: { 2: 'MUCKED', 5: 'MUCKED' } },
  }),
  handRow({
    id: 'T-5922-c',
    title: 'two muck: the third wins without showing',
    fixture: BUTTON_3,
    script: [...THREE, 'muck 5', 'muck 1'],
    expect: { won: { 2: 700 }, shown: [], codes: ['SP-5.9.2.2-FIRST_MUCKS', 'SP-5.9.2.3-LAST_HOLDER'] },
  }),
  handRow({
    id: 'T-5922-d',
    title: 'asking to see a mucked hand is refused',
    fixture: BUTTON_3,
    script: [...RIVER_BET, 'muck 5', 'ask 5 by 1 !SP-5.9.2.4-NO_OPENING', 'open 5 AhAd !SP-5.9.2.4-NO_OPENING'],
    expect: { won: { 1: 1300 }, shown: [], states: { 5: 'MUCKED' } },
  }),
  handRow({
    id: 'T-5922-d',
    title: 'TDA: the river caller who keeps his cards sees the bettor, who must table',
    fixture: { ...BUTTON_3, profile: TDA },
    script: [
      ...RIVER_BET,
      'muck 5',
      { states: { 5: 'MUCK_PENDING' } },
      'ask 5 by 1',
      'muck 5 !',
      'open 5 AhAd',
      'open 1 KdQd',
    ],
    expect: { won: { 5: 1300 }, shown: [1, 5] },
  }),
  handRow({
    id: 'T-5922-d',
    title: 'TDA: nobody else has that right, and not when the river was checked',
    fixture: { ...BUTTON_3, profile: TDA },
    script: [...TWO, 'muck 5', 'ask 5 by 1 !SP-5.9.2.4-NO_OPENING', 'killMuck 5'],
    expect: { won: { 1: 500 }, shown: [], states: { 5: 'MUCKED' } },
  }),
  handRow({
    id: 'T-5923-a',
    title: 'the last holder shows after the award: voluntary, the award stays',
    fixture: BUTTON_3,
    script: [...TWO, 'muck 5', 'award', { phase: 'COMPLETE', stacks: { 1: 10_300 } }, 'open 1 AhAd'],
    expect: { phase: 'COMPLETE', won: { 1: 500 }, shown: [1], stacks: { 1: 10_300, 5: 9_800 } },
  }),
  handRow({
    id: 'T-5923-b',
    title: 'per pot: the side pot is locked at the first muck, the main pot at the second',
    fixture: SIDE_POT.fixture,
    script: [
      ...SIDE_POT.script,
      's2 check',
      's5 bet 1000',
      's2 call',
      { openOrder: [5, 2, 1] },
      'muck 5',
      { shares: [{ 2: 2000 }] },
      'muck 2',
      'award',
    ],
    expect: { shares: [{ 1: 2100 }, { 2: 2000 }], shown: [], awardOrder: [1, 0], phase: 'COMPLETE' },
  }),
  handRow({
    id: 'T-5924-a',
    title: 'a better hand is mucked after an opening: it admits defeat and is not corrected',
    fixture: FOUR_SEATS,
    script: [
      ...THREE_TO_THE_RIVER,
      's1 call',
      's3 fold',
      'open 4 AhQh',
      'muck 1',
      'open 1 JhJc !SP-5.9.2.4-NO_OPENING',
      'award',
    ],
    expect: {
      won: { 4: 3900 },
      stacks: { 1: 8_400, 4: 12_300 },
      states: { 1: 'MUCKED' },
      shown: [4],
      codes: ['SP-5.9.2.4-MUCKED'],
    },
  }),
  handRow({
    id: 'T-5924-c',
    title: 'a mucked hand does not come back',
    fixture: FOUR_SEATS,
    script: [...THREE_TO_THE_RIVER, 's1 call', 's3 fold', 'open 4 AhQh', 'muck 1', 'retrieve 1 !'],
    expect: { won: { 4: 3900 }, states: { 1: 'MUCKED' } },
  }),
  handRow({
    id: 'T-5924-c',
    title: 'TDA: released cards come back while the dealer can identify them, and may be tabled',
    fixture: { ...FOUR_SEATS, profile: TDA },
    script: [
      ...THREE_TO_THE_RIVER,
      's1 call',
      's3 fold',
      'open 4 AhQh',
      'muck 1',
      { states: { 1: 'MUCK_PENDING' } },
      'retrieve 1',
      { states: { 1: 'LIVE_DOWN' } },
      'open 1 JhJc',
    ],
    expect: { won: { 1: 3900 }, shown: [1, 4] },
  }),
  handRow({
    id: 'T-5924-c',
    title: 'TDA: once the dealer killed the released cards they stay dead',
    fixture: { ...FOUR_SEATS, profile: TDA },
    script: [...THREE_TO_THE_RIVER, 's1 call', 's3 fold', 'open 4 AhQh', 'muck 1', 'killMuck 1', 'retrieve 1 !'],
    expect: { won: { 4: 3900 }, states: { 1: 'MUCKED' } },
  }),
];
