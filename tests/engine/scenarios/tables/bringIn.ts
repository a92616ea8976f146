// The bring-in of stud: a forced bet, which no player chooses (0.6), and the completion of it, the first full bet (5.4).
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';
import { STUD as STUD_TABLE } from '../stud.ts';

const STUD = { ...STUD_TABLE, unit: 5, stacks: 1000 } as const;
const LOW = ['Kh', '2c', '9d'];
const THIRD = LOW.flatMap((card, i) => [`hole ${i + 1} 0`, `hole ${i + 1} 1`, `up ${i + 1} 2 ${card}`]);

export const BRING_IN: readonly Row[] = [
  handRow({
    id: 'BRING-1',
    title: 'a bring-in is no action: the right to a redeal lasts until the first one behind it',
    fixture: STUD,
    script: [...THIRD, 's2 bring_in', 'misdeal SP-6.3.4-REDEAL dealer'],
    expect: { phase: 'MISDEAL', stacks: { 1: 1000, 2: 1000, 3: 1000 } },
  }),
  handRow({
    id: 'BRING-2',
    title: 'a completion of the one who opens is an action',
    fixture: STUD,
    script: [...THIRD, 's2 complete', 'misdeal SP-6.3.4-REDEAL dealer !SP-6.3.4-PLAY_ON'],
  }),
  ...[RUSSIAN, TDA, { ...RUSSIAN, 'deadHand.betLevel': 'reverts' } as const].map((profile) =>
    handRow({
      id: 'ABSENT-13',
      title: 'an absent player with the low card: the dealer brings it in for him, and the next one faces it',
      fixture: { ...STUD, profile, absent: [2] },
      script: [...THIRD],
      expect: {
        states: { 2: 'KILLED' },
        stacks: { 2: 925 },
        toAct: 3,
        legal: { check: false, call: 50, raise: [100, 100], bringIn: null },
        codes: ['SP-6.4.4-POSTED_FOLDED'],
      },
    }),
  ),
  handRow({
    id: 'ABSENT-14',
    title: 'the same at his turn, at most what he has: the others call the whole bring-in',
    fixture: { ...STUD, profile: CASH, absent: [2], stacks: { 1: 1000, 2: 45, 3: 1000 } },
    script: [
      ...THIRD,
      { states: { 2: 'KILLED' }, stacks: { 2: 0 }, toAct: 3, legal: { call: 50 } },
      's3 fold',
      'award',
    ],
    expect: { phase: 'COMPLETE', blindedOut: [2], won: { 1: 95 } },
  }),
  ...[RUSSIAN, TDA, CASH].flatMap((profile) =>
    (['no', 'pot'] as const).map((limit) =>
      handRow({
        id: 'BRING-3',
        title: 'the completion is the first full bet: who has put in the bring-in alone may raise',
        fixture: { ...STUD, limit, profile },
        script: [
          ...[...THIRD, 's2 bring_in', 's3 call', 's1 complete'],
          ...([{ toAct: 2, minRaise: 200 }, 's2 call', { toAct: 3, minRaise: 200 }, 's3 raise 200'] as const),
        ],
        expect: { toAct: 1, legal: { call: 100 }, minRaise: 300 },
      }),
    ),
  ),
  handRow({
    id: 'BRING-4',
    title: 'in fixed limit as well, where the bring-in is more than half of the bet',
    fixture: { ...STUD, extras: { ...STUD.extras, bringIn: 60 } },
    script: [...THIRD, 's2 bring_in', 's3 call', 's1 complete'],
    expect: { toAct: 2, legal: { call: 40, raise: [200, 200] } },
  }),
  handRow({
    id: 'BRING-5',
    title: 'an all-in between bring-in and bet is completed and re-opens nothing by itself',
    fixture: { ...STUD, limit: 'no', stacks: { 1: 1000, 2: 1000, 3: 95 } },
    script: [...THIRD, 's2 bring_in', 's3 allin', { toAct: 1, legal: { call: 70 }, minRaise: 100 }, 's1 call'],
    expect: { toAct: 2, legal: { call: 20, raise: null } },
  }),
  ...(['fixed', 'no'] as const).map((limit) =>
    handRow({
      id: 'BRING-6',
      title: 'who opens with no more than the bring-in has nothing to complete: all-in, and the level is the bring-in',
      fixture: { ...STUD, limit, stacks: { 1: 1000, 2: 45, 3: 1000 } },
      script: [...THIRD, { toAct: 2, legal: { bringIn: 20, raise: null } }, 's2 complete', { stacks: { 2: 0 } }],
      expect: { toAct: 3, legal: { call: 50 }, minRaise: 100 },
    }),
  ),
  ...['s2 bring_in', 's2 complete 20', 's2 allin'].map((line) =>
    handRow({
      id: 'BRING-6',
      title: `whatever he calls it: ${line}`,
      fixture: { ...STUD, limit: 'no', stacks: { 1: 1000, 2: 45, 3: 1000 } },
      script: [...THIRD, 's2 bet 20 !bring-in-first', line],
      expect: { toAct: 3, legal: { call: 50, as: 'complete' }, minRaise: 100, stacks: { 2: 0 } },
    }),
  ),
  handRow({
    id: 'BRING-8',
    title: 'the low card is all-in for its ante: the next one brings it in, or folds to the one behind him (RP-10-E)',
    fixture: { ...STUD, seats: [1, 2, 3, 4], button: 4, stacks: { 1: 1000, 2: 25, 3: 1000, 4: 1000 } },
    script: [
      ...[...THIRD, 'hole 4 0', 'hole 4 1', 'up 4 2 Qs'],
      { toAct: 3, legal: { fold: true, bringIn: 50, raise: [100, 100] } },
      ...['s3 check !bring-in-first', 's3 fold'],
      { toAct: 4, legal: { fold: true, bringIn: 50 }, noCodes: ['FOLD_UNFORCED'] },
      's4 bring_in',
    ],
    expect: { toAct: 1, legal: { fold: true, call: 50 } },
  }),
  handRow({
    id: 'BRING-9',
    title: 'the twin: the low card with chips may not fold',
    fixture: { ...STUD, stacks: { 1: 1000, 2: 1000, 3: 25 } },
    script: [
      ...[...THIRD, { toAct: 2, legal: { fold: false, bringIn: 50 } } as const, 's2 fold !bring-in-first'],
      's2 bring_in',
    ],
    expect: { toAct: 1 },
  }),
  handRow({
    id: 'BRING-10',
    title: 'everybody else folds: one with chips is left and does not act, the cards go to the end',
    fixture: { ...STUD, stacks: { 1: 1000, 2: 25, 3: 1000 } },
    script: [...THIRD, 's3 fold'],
    expect: { toAct: null, phase: 'FACE_UP', middle: 75 },
  }),
  handRow({
    id: 'BRING-11',
    title: 'who is away and may fold is folded, and brings nothing in',
    fixture: { ...STUD, profile: CASH, absent: [3], seats: [1, 2, 3, 4], button: 4, stacks: { 2: 25, 3: 1000 } },
    script: [...THIRD, 'hole 4 0', 'hole 4 1', 'up 4 2 Qs'],
    expect: { toAct: 4, states: { 3: 'KILLED' }, stacks: { 3: 975 } },
  }),
  handRow({
    id: 'BRING-7',
    title: 'exactly the bring-in is no bet: it is completed',
    fixture: { ...STUD, stacks: { 1: 1000, 2: 75, 3: 1000 } },
    script: [...THIRD, { legal: { bringIn: 50, raise: null } }, 's2 complete 50'],
    expect: { toAct: 3, legal: { call: 50, raise: [100, 100] } },
  }),
];
