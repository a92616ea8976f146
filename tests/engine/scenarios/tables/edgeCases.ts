// Section 4.5: edge cases of the showdown with exact results.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { checks, limp, limpToRiver } from '../course.ts';
import { handRow, type Row } from '../row.ts';
import { allInOnTheFlop } from './openingOrder.ts';

const HEADS_UP = { seats: [1, 2], button: 1, stacks: { 1: 5000, 2: 5000 } };
const FLOP_ALL_IN = ['s1 call', 's2 check', 'flop Kh9c5d', 's2 allin', 's1 call'];
const RIVER_ALL_IN = [...limpToRiver({ fixture: HEADS_UP, live: [1, 2] }), 's2 allin', 's1 call'];

/** E-3: main 2,600 for s1, s2, s5; side 3,400 for s2, s5; s4 left 200 behind. */
const MAIN_AND_SIDE = { button: 6, stacks: { 1: 800 } };
const TO_THE_RIVER = [
  ...limp({ fixture: MAIN_AND_SIDE, live: [1, 2, 4, 5] }),
  'flop Kh9c5d',
  's1 bet 600',
  's2 call',
  's4 fold',
  's5 call',
  'turn 5s',
  's2 bet 1700',
  's5 call',
  'river 2c',
];
const CHECKED_DOWN = [
  ...TO_THE_RIVER,
  's2 check',
  's5 check',
  {
    pots: [
      [2600, [1, 2, 5]],
      [3400, [2, 5]],
    ],
    openOrder: [1, 2, 5],
  } as const,
];
const SIDE_POT = allInOnTheFlop();
const DEEP = { seats: [1, 2], button: 1 };
/** Heads-up to the river, where s2 bets 500 and s1 calls. */
const RIVER_CALL = [...limpToRiver({ fixture: DEEP, live: [1, 2] }), 's2 bet 500', 's1 call'];

export const EDGE_CASES: readonly Row[] = [
  handRow({
    id: 'E-1',
    title: 'all-in on the flop: face up at once, mucking is impossible, turn and river with burns',
    fixture: HEADS_UP,
    script: [
      ...FLOP_ALL_IN,
      { phase: 'FACE_UP', toAct: null },
      'muck 1 !HR-A02-FACE_UP',
      'open 2 AhAd',
      { phase: 'FACE_UP' },
      'muck 1 !HR-A02-FACE_UP',
      'open 1 KdQd',
      { phase: 'RUNOUT' },
      'burn',
      'turn 7s',
      { phase: 'RUNOUT' },
      'burn',
      'river 2c',
    ],
    expect: { phase: 'AWARDING', won: { 2: 10_000 }, shown: [1, 2] },
  }),
  handRow({
    id: 'E-1',
    title: 'a board card before the hands are open is taken with a notice; the award waits for the openings',
    fixture: HEADS_UP,
    script: [
      ...FLOP_ALL_IN,
      'turn 7s',
      { phase: 'FACE_UP' },
      'river 2c',
      { phase: 'FACE_UP' },
      'award !',
      'open 2 AhAd',
      'open 1 KdQd',
    ],
    expect: { phase: 'AWARDING', won: { 2: 10_000 } },
  }),
  handRow({
    id: 'E-2',
    title: 'all-in on the river and called: the bettor opens first, the loser may muck',
    fixture: HEADS_UP,
    script: [...RIVER_ALL_IN, { phase: 'SHOWDOWN', openOrder: [2, 1] }, 'open 2 AhAd', 'muck 1', 'award'],
    expect: { won: { 2: 10_000 }, shown: [2], states: { 1: 'MUCKED' }, stacks: { 1: 0, 2: 10_000 } },
  }),
  handRow({
    id: 'E-2',
    title: 'TDA: both must table',
    fixture: { ...HEADS_UP, profile: TDA },
    script: [...RIVER_ALL_IN, { phase: 'FACE_UP' }, 'open 2 AhAd', 'muck 1 !TDA-R16-NO_MUCK', 'open 1 KdQd', 'award'],
    expect: { won: { 2: 10_000 }, shown: [1, 2] },
  }),
  handRow({
    id: 'E-3',
    title: 'main and side pot, the river checked: nines full take both, the third may muck',
    fixture: MAIN_AND_SIDE,
    script: [...CHECKED_DOWN, 'open 1 KdQd', 'open 2 9h9s', 'muck 5', 'award'],
    expect: { shares: [{ 2: 2600 }, { 2: 3400 }], shown: [1, 2], awardOrder: [1, 0] },
  }),
  handRow({
    id: 'E-4',
    title: 's2 mucks: the side pot is s5 unshown; opening wins him the main pot',
    fixture: MAIN_AND_SIDE,
    script: [
      ...CHECKED_DOWN,
      'open 1 KdQd',
      'muck 2',
      { shares: [{ 5: 3400 }], phase: 'SHOWDOWN', shown: [1] },
      'open 5 AcKc',
      'award',
    ],
    expect: { shares: [{ 5: 2600 }, { 5: 3400 }], shown: [1, 5] },
  }),
  handRow({
    id: 'E-4',
    title: 's2 mucks and s5 mucks for the main pot: s1 has it, the side pot stays with s5',
    fixture: MAIN_AND_SIDE,
    script: [...CHECKED_DOWN, 'open 1 KdQd', 'muck 2', 'muck 5', 'award'],
    expect: { shares: [{ 1: 2600 }, { 5: 3400 }], shown: [1] },
  }),
  handRow({
    id: 'E-5',
    title: 'all but one muck before anyone opens: pot by pot, unshown',
    fixture: SIDE_POT.fixture,
    script: [...SIDE_POT.script, 's2 check', 's5 bet 1000', 's2 call', 'muck 5', 'muck 2', 'award'],
    expect: { shares: [{ 1: 2100 }, { 2: 2000 }], shown: [], phase: 'COMPLETE' },
  }),
  handRow({
    id: 'E-6',
    title:
      'the other player of the side pot folds on the river: the bet comes back, the older side pot is decided at once',
    fixture: MAIN_AND_SIDE,
    script: [
      ...TO_THE_RIVER,
      's2 bet 1000',
      's5 fold',
      { returned: { 2: 1000 }, shares: [{ 2: 3400 }], phase: 'SHOWDOWN', openOrder: [2, 1], shown: [] },
      'muck 2',
      'award',
    ],
    expect: { shares: [{ 1: 2600 }, { 2: 3400 }], shown: [], phase: 'COMPLETE' },
  }),
  handRow({
    id: 'E-7',
    title: 'everyone throws his cards in: the last to release holds the pot',
    fixture: HEADS_UP,
    script: [...limpToRiver({ fixture: HEADS_UP, live: [1, 2] }), 's2 check', 's1 check', 'muck 2', 'muck 1', 'award'],
    expect: { won: { 1: 400 }, shown: [], phase: 'COMPLETE' },
  }),
  handRow({
    id: 'E-8',
    title: 'the dealer sweeps a tabled winner by mistake: the tabled hand stays valid',
    fixture: HEADS_UP,
    script: [
      ...limpToRiver({ fixture: HEADS_UP, live: [1, 2] }),
      's2 bet 1000',
      's1 call',
      'open 2 AhAd',
      'seen 2',
      { states: { 2: 'OPENED' }, phase: 'SHOWDOWN' },
      'open 1 KdQd',
      'seen 2',
      'award',
    ],
    expect: { won: { 2: 2400 }, shown: [1, 2], stacks: { 2: 6200 } },
  }),
  handRow({
    id: 'E-10',
    title: 'the board plays for three and one mucks: the other two share, he gets nothing',
    fixture: { seats: [1, 2, 3] },
    script: [
      's1 call',
      's2 call',
      's3 check',
      'flop AhKhQh',
      ...checks({ live: [1, 2, 3] }),
      'turn Jh',
      ...checks({ live: [1, 2, 3] }),
      'river Th',
      ...checks({ live: [1, 2, 3] }),
      'open 2 2c3c',
      'muck 3',
      'open 1 2d3d',
      'award',
    ],
    expect: { won: { 1: 300, 2: 300 }, states: { 3: 'MUCKED' }, codes: ['SP-5.9.2.4-MUCKED', 'SP-5.9.3-SPLIT'] },
  }),
  handRow({
    id: 'E-13',
    title: 'a caller asks to see the hand that was mucked: refused',
    fixture: DEEP,
    script: [...RIVER_CALL, 'open 1 AhAd', 'muck 2', 'ask 2 by 1 !SP-5.9.2.4-NO_OPENING'],
    expect: { phase: 'AWARDING', won: { 1: 1400 } },
  }),
  handRow({
    id: 'E-13',
    title: 'TDA: the river caller sees the aggressor, and if he must table, the hand is live',
    fixture: { ...DEEP, profile: TDA },
    script: [...RIVER_CALL, 'muck 2', 'ask 2 by 1', 'open 2 AsAc', 'open 1 KsQs'],
    expect: { phase: 'AWARDING', won: { 2: 1400 }, codes: ['TDA-R18-MUST_TABLE'] },
  }),
  handRow({
    id: 'E-13',
    title: 'CASH: granted, and if the winner asks, the shown hand is live',
    fixture: { ...DEEP, profile: CASH },
    script: [...RIVER_CALL, 'muck 2', 'ask 2 by 1', { phase: 'SHOWDOWN' }, 'open 2 AsAc', 'open 1 KsQs'],
    expect: { phase: 'AWARDING', codes: ['HR-A44-LIVE'] },
  }),
  handRow({
    id: 'E-14',
    title: 'run out and everybody open: the order of opening is named, and nothing depends on it',
    fixture: HEADS_UP,
    script: [
      's1 call',
      's2 check',
      'flop Kh9c5d',
      's2 allin',
      's1 call',
      { openOrder: [2, 1] },
      'open 1 KdQd',
      'open 2 AhAd',
      'turn 7s',
      'river 2c',
    ],
    expect: { phase: 'AWARDING', openOrder: [2, 1], won: { 2: 10_000 }, codes: ['SP-5.9.2.1-LAST_AGGR'] },
  }),
];
