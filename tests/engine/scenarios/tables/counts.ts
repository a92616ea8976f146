// 6.4.8: stacks that are counted, between hands and in one.
import { handRow, type Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

export const COUNTS: readonly Row[] = [
  sessionRow({
    id: 'T-648-a',
    title: 'the ledger says 10,250 and 10,200 are counted between hands: corrected, on record with its role',
    stacks: { 1: 10_250, 2: 10_000 },
    script: ['counted 1 10200 operator'],
    expect: { stacks: { 1: 10_200 }, codes: ['SP-6.4.8-CORRECTED'] },
  }),
  handRow({
    id: 'T-648-b',
    title: 'in a hand a judge counts, before the pots are built; the operator does not',
    script: [
      ...['s4 raise 600', 'count s4 9350 !SP-6.3.0-ROLE', 'count s4 9350 dealer !SP-6.3.0-ROLE', 'count s4 9350 judge'],
      { stacks: { 4: 9350 } },
      ...['s5 allin', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 's4 call', 'count s5 100 judge !pots-built'],
    ],
    expect: { codes: ['SP-6.4.8-CORRECTED'], pots: [[20_200, [4, 5]]], returned: { 5: 50 } },
  }),
  handRow({
    id: 'COUNT-1',
    title: 'nothing lies there any more: the seat is all-in and passed over',
    script: ['count s4 0 judge'],
    expect: { toAct: 5 },
  }),
  handRow({
    id: 'COUNT-2',
    title: 'chips were found behind an all-in: he is asked again',
    fixture: { stacks: { 4: 600 } },
    script: ['s4 allin', 'count s4 400 judge', 's5 raise 1000', 's6 fold', 's1 fold', 's2 fold', 's3 fold'],
    expect: { toAct: 4, legal: { call: 400 } },
  }),
  handRow({
    id: 'COUNT-3',
    title: 'what was counted already changes nothing, and a hand that is over is counted between hands',
    script: ['count s4 10000 judge', 'void SP-6.2.2-VOID', 'count s4 9000 judge !hand-over'],
    expect: { noCodes: ['SP-6.4.8-CORRECTED'] },
  }),
];
