// 5.9.1: a hand ends with one player left, or with the best opened hand; cards seen in the muck are no fold by themselves.
import { handRow, type Row } from '../row.ts';

const FOUR_SEATS = { seats: [1, 2, 3, 4] };

/** T-591-b up to the river bet: s4 raised, s1 and s3 called, flop and turn checked. */
export const THREE_TO_THE_RIVER = [
  's4 raise 600',
  's1 call',
  's2 fold',
  's3 call',
  'flop Qs8d4c',
  's3 check',
  's4 check',
  's1 check',
  'turn 2h',
  's3 check',
  's4 check',
  's1 check',
  'river Jd',
  's3 check',
  's4 bet 1000',
];

export const ENDINGS: readonly Row[] = [
  handRow({
    id: 'T-591-a',
    title: 'everybody folds to a raise: the uncalled part is returned, the last player takes the pot unshown',
    fixture: FOUR_SEATS,
    script: ['s4 raise 600', 's1 fold', 's2 fold', 's3 fold', { returned: { 4: 400 }, pots: [[500, [4]]] }, 'award'],
    expect: {
      phase: 'COMPLETE',
      returned: { 4: 400 },
      won: { 4: 500 },
      shown: [],
      stacks: { 1: 10_000, 2: 9_900, 3: 9_800, 4: 10_300 },
      codes: ['SP-5.9.1.1-LAST_PLAYER'],
    },
  }),
  handRow({
    id: 'T-591-b',
    title: 'the river bet is called: the bettor opens first, the best hand wins',
    fixture: FOUR_SEATS,
    script: [
      ...THREE_TO_THE_RIVER,
      's1 call',
      's3 fold',
      { phase: 'SHOWDOWN', openOrder: [4, 1] },
      'open 4 AhQh',
      'open 1 JhJc',
      'award',
    ],
    expect: {
      phase: 'COMPLETE',
      shown: [1, 4],
      won: { 1: 3900 },
      stacks: { 1: 12_300, 2: 9_900, 3: 9_400, 4: 8_400 },
      codes: ['SP-5.9.1.2-BEST_HAND'],
    },
  }),
  handRow({
    id: 'T-591-c',
    title: 'cards of a seat in the muck out of turn: unconfirmed, nothing is awarded',
    fixture: FOUR_SEATS,
    script: [...THREE_TO_THE_RIVER.slice(0, -2), { toAct: 3 }, 'seen 1'],
    expect: { toAct: 3, states: { 1: 'LIVE_DOWN' }, codes: ['FOLD_UNCONFIRMED'], phase: 'BETTING', won: {} },
  }),
  handRow({
    id: 'T-591-c',
    title: 'not all cards of the seat in turn were read in the muck: unconfirmed',
    fixture: FOUR_SEATS,
    script: [...THREE_TO_THE_RIVER, { toAct: 1 }, 'seen 1 part'],
    expect: { toAct: 1, states: { 1: 'LIVE_DOWN' }, codes: ['FOLD_UNCONFIRMED'], phase: 'BETTING' },
  }),
  handRow({
    id: 'T-591-c',
    title: 'the twin: all cards of the seat in turn in the muck, others left to decide, are a fold',
    fixture: FOUR_SEATS,
    script: [...THREE_TO_THE_RIVER, 'seen 1'],
    expect: { toAct: 3, states: { 1: 'FOLDED' }, noCodes: ['FOLD_UNCONFIRMED'] },
  }),
  handRow({
    id: 'T-591-c',
    title: 'cards that would end the hand wait for the console',
    fixture: FOUR_SEATS,
    script: [...THREE_TO_THE_RIVER, 's1 fold', { toAct: 3 }, 'seen 3'],
    expect: { toAct: 3, phase: 'BETTING', codes: ['FOLD_UNCONFIRMED'], won: {} },
  }),
];
