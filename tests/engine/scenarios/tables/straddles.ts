// Straddles of seats that have chips in already, and where the button is bought.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';

export const STRADDLES: readonly Row[] = [
  handRow({
    id: 'STR-2',
    title: 'a straddle is a total: heads-up the small blind on the button adds what is missing',
    fixture: { profile: CASH, seats: [1, 2], button: 1, straddles: [{ seat: 1, amount: 400 }] },
    script: [{ toAct: 2, legal: { call: 200 }, middle: 600, stacks: { 1: 9600 } }, 's2 call'],
    expect: { toAct: 1, legal: { check: true }, middle: 800 },
  }),
  handRow({
    id: 'STR-3',
    title: 'the straddle of the big blind, and one of a returning player: nothing comes back',
    fixture: {
      profile: CASH,
      posts: [{ seat: 4, live: 200, dead: 100 }],
      straddles: [
        { seat: 3, amount: 400 },
        { seat: 4, amount: 800 },
      ],
    },
    script: [
      { toAct: 5, legal: { call: 800 }, middle: 1400, stacks: { 3: 9600, 4: 9100 } },
      ...['s5 call', 's6 fold', 's1 fold', 's2 fold', 's3 call', 's4 check'],
    ],
    expect: { phase: 'BETTING_CLOSED', middle: 2600, returned: {} },
  }),
];
