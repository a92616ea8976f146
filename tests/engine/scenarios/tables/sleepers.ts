// Straddles out of place: they count once everybody before them has folded, and a call or raise before them cancels them.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';

const sleeping = { profile: CASH, straddles: [{ seat: 6, amount: 400, sleeper: true }] };

export const SLEEPERS: readonly Row[] = [
  handRow({
    id: 'SLEEP-1',
    title: 'before it is reached the big blind is called; a call cancels it, its chips never left the stack',
    fixture: sleeping,
    script: [
      { toAct: 4, legal: { call: 200, raise: [400, 10000] }, middle: 300, stacks: { 6: 10000 } },
      's4 call',
      's5 fold',
      { toAct: 6, legal: { call: 200, raise: [400, 10000] }, middle: 500 },
      ...['s6 call', 's1 fold', 's2 call', 's3 check'],
    ],
    expect: { phase: 'BETTING_CLOSED', middle: 800, stacks: { 6: 9800 } },
  }),
  handRow({
    id: 'SLEEP-2',
    title: 'a raise cancels it as well',
    fixture: sleeping,
    script: ['s4 raise 500', 's5 fold'],
    expect: { toAct: 6, legal: { call: 500, raise: [800, 10000] }, middle: 800 },
  }),
  handRow({
    id: 'SLEEP-3',
    title: 'folded to it, it sets the amount to call and the smallest raise, and acts last',
    fixture: sleeping,
    script: [
      ...['s4 fold', 's5 fold'],
      { toAct: 1, legal: { call: 400, raise: [800, 10000] }, middle: 700, stacks: { 6: 9600 } },
      ...['s1 call', 's2 fold', 's3 call'],
      { toAct: 6, legal: { check: true, raise: [800, 10000] } },
      's6 check',
    ],
    expect: { phase: 'BETTING_CLOSED', middle: 1300, returned: {} },
  }),
  handRow({
    id: 'SLEEP-4',
    title: 'in its place behind the big blind nobody is before it',
    fixture: { profile: CASH, straddles: [{ seat: 4, amount: 400, sleeper: true }] },
    script: [{ toAct: 5, legal: { call: 400 }, middle: 700 }, 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold'],
    expect: { phase: 'AWARDING', won: { 4: 500 }, returned: { 4: 200 } },
  }),
  handRow({
    id: 'SLEEP-5',
    title: 'a second one counts behind the first; the smallest raise by the big blind where the house says so',
    fixture: {
      profile: { ...CASH, 'straddle.minRaise': 'big_blind' },
      straddles: [
        { seat: 5, amount: 400, sleeper: true },
        { seat: 1, amount: 800, sleeper: true },
      ],
    },
    script: ['s4 fold', { toAct: 6, legal: { call: 400, raise: [600, 10000] } }, 's6 fold'],
    expect: { toAct: 2, legal: { call: 700, raise: [1000, 10000] }, middle: 1500 },
  }),
  handRow({
    id: 'SLEEP-6',
    title: 'behind the call of the first one the second is cancelled; who has no more than the level puts up nothing',
    fixture: {
      profile: CASH,
      stacks: { 1: 200 },
      straddles: [
        { seat: 5, amount: 400, sleeper: true },
        { seat: 1, amount: 800, sleeper: true },
      ],
    },
    script: ['s4 fold', 's6 call'],
    expect: { toAct: 1, legal: { call: 200 }, middle: 1100, stacks: { 1: 200 } },
  }),
  handRow({
    id: 'SLEEP-7',
    title: 'one of the small blind is a total, and a short one leaves the whole to call',
    fixture: { profile: CASH, stacks: { 2: 350 }, straddles: [{ seat: 2, amount: 400, sleeper: true }] },
    script: ['s4 fold', 's5 fold', 's6 fold', { toAct: 1, legal: { call: 200 } }, 's1 fold'],
    expect: { toAct: 3, legal: { call: 150, raise: null }, middle: 550, stacks: { 2: 0 } },
  }),
];
