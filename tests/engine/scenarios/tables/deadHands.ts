// 6.3.7, 6.3.8, 6.4.2, 6.4.3: a hand killed by ruling, its matched bets and its uncalled part; void and misdeal.
import { handRow, type Row } from '../row.ts';

const RAISER_KILLED = ['s4 fold', 's5 raise 500', 's6 fold', 'kill 5 SP-6.3.7-DEAD'];
export const DEAD_HANDS: readonly Row[] = [
  handRow({
    id: 'T-637-a',
    title:
      'the raiser had a wrong count: his bets stay, the uncalled part as well; the big blind is the last live hand',
    script: [...RAISER_KILLED, 's1 fold', 's2 fold', 'award'],
    expect: { won: { 3: 800 }, stacks: { 2: 9900, 3: 10_600, 5: 9500 }, codes: ['SP-6.3.7-DEAD'], returned: {} },
  }),
  handRow({
    id: 'T-637-b',
    title: 'the level stands for the others: s1 calls 500 and wins it all',
    script: [...RAISER_KILLED, { toAct: 1, legal: { call: 500 } }, 's1 call', 's2 fold', 's3 fold'],
    expect: { won: { 1: 1300 }, shown: [] },
  }),
  handRow({
    id: 'T-637-c',
    title: 'the big blind checked his option and is killed: the caller wins',
    script: ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 check', 'kill 3 SP-6.3.7-DEAD'],
    expect: { won: { 4: 500 } },
  }),
  handRow({
    id: 'T-638-a',
    title: 'a killed big blind has no option, his blind stays',
    script: [
      's4 call',
      'kill 3 SP-6.3.8-DEAD',
      's5 fold',
      's6 fold',
      's1 fold',
      's2 call',
      { phase: 'BETTING_CLOSED', middle: 600 },
      'flop Kh9c5d',
    ],
    expect: { toAct: 2, codes: ['SP-6.3.8-DEAD'] },
  }),
  handRow({
    id: 'VOID-1',
    title: 'a void hand returns every chip, forced bets and the bets of folded and killed seats included',
    fixture: { anteKind: 'big_blind', ante: 200 },
    script: [
      's4 raise 600',
      's5 call',
      's6 call',
      's1 fold',
      's2 fold',
      's3 fold',
      'kill 6 SP-6.3.7-DEAD',
      'flop Kh9c5d',
      's4 bet 500',
      'void SP-6.2.2-VOID',
    ],
    expect: {
      phase: 'VOID',
      stacks: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 },
      won: {},
      codes: ['SP-6.2.2-VOID'],
    },
  }),
  handRow({
    id: 'VOID-2',
    title: 'once the last pot is pushed a hand cannot be voided',
    script: ['s4 fold', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 'award', 'void SP-6.2.2-VOID !'],
    expect: { phase: 'COMPLETE', won: { 3: 200 }, returned: { 3: 100 } },
  }),
  handRow({
    id: 'VOID-3',
    title: 'a misdeal gives the forced bets back; the redeal posts them again from the same button',
    script: ['misdeal SP-6.3.5-REDEAL'],
    expect: { phase: 'MISDEAL', stacks: { 2: 10_000, 3: 10_000 }, codes: ['SP-6.3.5-REDEAL'] },
  }),
  handRow({
    id: 'VOID-4',
    title: 'the dealer declares no void hand and no dead one but that of a player who is away',
    script: [
      's4 call',
      'kill 4 SP-6.3.7-DEAD dealer !SP-6.3.0-ROLE',
      'kill 4 SP-6.4.2-NO_REDRESS dealer !SP-6.3.0-ROLE',
      'void SP-6.2.2-VOID dealer !SP-6.3.0-ROLE',
      'kill 5 SP-6.4.3-FOLDED dealer',
    ],
    expect: { states: { 4: 'LIVE_DOWN', 5: 'KILLED' }, phase: 'BETTING' },
  }),
];
