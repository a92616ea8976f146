// Chips pushed without a word (R43 to R45, R51): the examples of rules.md 5.2 and the edges between them.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { pushedRow, type Row } from '../row.ts';

/** 250/500, raised to 1,100. */
const RAISED = { currentBet: 1100, lastFull: 600, minBet: 500 } as const;
/** a bet of 325 on the flop */
const BET = { currentBet: 325, lastFull: 325, minBet: 100, openingBet: true } as const;

export const PUSHED: readonly Row[] = [
  pushedRow({
    id: 'PUSH-1',
    title: 'two 1,000 chips into a bet of 1,200 are a call: without one of them they would not be',
    facing: { currentBet: 1200, lastFull: 1200, openingBet: true },
    pushed: [1000, 1000],
    expect: { action: 'call', to: 1200, back: 800, clause: 'R45', judge: false },
  }),
  pushedRow({
    id: 'PUSH-2',
    title: 'one 1,000 and five 100 into 1,100: 400 of 600 is more than half, a raise to 1,700',
    facing: RAISED,
    pushed: [1000, 100, 100, 100, 100, 100],
    expect: { action: 'raise', to: 1700, back: 0, clause: 'R43' },
  }),
  pushedRow({
    id: 'PUSH-3',
    title: 'one 1,000 and three 100: 200 of 600 is less than half, a call and 200 back',
    facing: RAISED,
    pushed: [1000, 100, 100, 100],
    expect: { action: 'call', to: 1100, back: 200, clause: 'R43' },
  }),
  pushedRow({
    id: 'PUSH-4',
    title: '500 and 25 into a bet of 325: a raise to 650',
    facing: BET,
    pushed: [500, 25],
    expect: { action: 'raise', to: 650, clause: 'R43' },
  }),
  pushedRow({
    id: 'PUSH-5',
    title: 'one oversized chip facing a bet is a call',
    facing: BET,
    pushed: [5000],
    expect: { action: 'call', to: 325, back: 4675, clause: 'R44' },
  }),
  pushedRow({
    id: 'PUSH-6',
    title: 'exactly half of the minimum raise is completed',
    facing: RAISED,
    pushed: [1000, 200, 200],
    expect: { action: 'raise', to: 1700 },
  }),
  pushedRow({
    id: 'PUSH-7',
    title: 'two 1,000 chips into 1,100: one alone would be less than the call, so it is a call',
    facing: RAISED,
    pushed: [1000, 1000],
    expect: { action: 'call', to: 1100 },
  }),
  pushedRow({
    id: 'PUSH-8',
    title: 'a full raise in chips that are all needed for it',
    facing: RAISED,
    pushed: [1000, 500, 500],
    expect: { action: 'raise', to: 2000, back: 0, clause: '' },
  }),
  pushedRow({
    id: 'PUSH-9',
    title: 'the last chips are all-in, whatever they are',
    facing: { ...RAISED, stack: 1300 },
    pushed: [1000, 100, 100, 100],
    expect: { action: 'allin', to: 1300, back: 0, clause: 'R45' },
  }),
  pushedRow({
    id: 'PUSH-10',
    title: 'less than the call facing the opening bet is a full call',
    facing: BET,
    pushed: [100, 100],
    expect: { action: 'call', to: 325, judge: false, clause: 'R51' },
  }),
  pushedRow({
    id: 'PUSH-11',
    title: 'less than the call facing a raise with others in: the floor decides',
    facing: RAISED,
    pushed: [500],
    expect: { action: 'call', to: 1100, judge: true, clause: 'R51' },
  }),
  pushedRow({
    id: 'PUSH-12',
    title: 'heads-up it is a full call; at a cash game always',
    facing: { ...RAISED, profile: CASH },
    pushed: [500],
    expect: { action: 'call', to: 1100, judge: false },
  }),
  pushedRow({
    id: 'PUSH-13',
    title: 'a house that decides by hand: the completed raise is a proposal',
    facing: { ...RAISED, profile: { ...RUSSIAN, 'raise.fiftyPercent': 'judge' } },
    pushed: [1000, 200, 200],
    expect: { action: 'raise', to: 1700, judge: true },
  }),
  pushedRow({
    id: 'PUSH-14',
    title: 'without the rule a short raise is a call',
    facing: { ...RAISED, profile: { ...RUSSIAN, 'raise.fiftyPercent': false } },
    pushed: [1000, 200, 200, 200],
    expect: { action: 'call', to: 1100, back: 500 },
  }),
  pushedRow({
    id: 'PUSH-15',
    title: 'an opening below the minimum is put right to it, one big chip is its whole value',
    facing: { currentBet: 0 },
    pushed: [100],
    expect: { action: 'bet', to: 200, clause: 'R52' },
  }),
  pushedRow({
    id: 'PUSH-16',
    title: 'nothing to call and one chip: its whole value is bet',
    facing: { currentBet: 0 },
    pushed: [1000],
    expect: { action: 'bet', to: 1000, back: 0 },
  }),
  pushedRow({
    id: 'PUSH-17',
    title: 'the big blind with his option: 100 more is half of a raise',
    facing: { put: 200 },
    pushed: [100],
    expect: { action: 'raise', to: 400, clause: 'R43' },
  }),
];
