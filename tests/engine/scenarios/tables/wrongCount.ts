// 6.3.5, 6.3.7, 6.3.8: hands with a wrong number of cards. Redealt or completed before the cut-off, dead afterwards.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

const AS_BEFORE = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 };
const RAISED = ['s4 fold', 's5 raise 500', 's6 fold', 'report wrong-count s5 3'];

export const WRONG_COUNT: readonly Row[] = [
  handRow({
    id: 'T-635-a',
    title: 'three cards, nobody acted: redeal, stacks and blinds as before',
    script: [
      'report wrong-count s5 3',
      { stopped: 'SP-6.3.5-REVIEW', remedies: ['redeal', 'count-right'] },
      'rule 1 redeal dealer',
    ],
    expect: { phase: 'MISDEAL', stacks: AS_BEFORE, codes: ['SP-6.3.5-REVIEW', 'SP-6.3.5-REDEAL'] },
  }),
  handRow({
    id: 'T-635-a',
    title: 'a redeal that is asked for after an action is refused: 6.3.7 or 6.3.8 applies',
    script: [
      's4 call',
      'misdeal SP-6.3.5-REDEAL judge !SP-6.3.5-PLAY_ON',
      'report wrong-count s5 3',
      'rule 1 redeal judge !outcome-not-offered',
      { remedies: ['dead-hand', 'count-right'] },
    ],
    expect: { phase: 'BETTING' },
  }),
  handRow({
    id: 'T-635-b',
    title: 'the button is one card short and nobody acted: the dealer completes the deal',
    script: [
      'report wrong-count s1 1',
      { remedies: ['complete', 'redeal', 'unreadable-tag'] },
      'rule 1 complete dealer',
      's4 call',
    ],
    expect: { phase: 'BETTING', codes: ['SP-6.3.5-COMPLETED'] },
  }),
  handRow({
    id: 'T-635-b',
    title: 'another seat one card short is no unfinished deal; after an action the button is not completed either',
    script: [
      'report wrong-count s6 1',
      { remedies: ['redeal', 'unreadable-tag'] },
      'rule 1 unreadable-tag dealer',
      's4 call',
      'report wrong-count s1 1',
    ],
    expect: { remedies: ['dead-hand', 'unreadable-tag'] },
  }),
  handRow({
    id: 'T-635-b',
    title: 'TDA: after substantial action the button still gets his card, unless he acted (R37)',
    fixture: { profile: TDA },
    script: [
      's4 call',
      's5 call',
      'report wrong-count s1 1',
      { remedies: ['complete', 'dead-hand', 'unreadable-tag'] },
      'rule 1 complete dealer',
      's6 fold',
      's1 call',
      'report wrong-count s1 1',
      { remedies: ['dead-hand', 'unreadable-tag'] },
    ],
    expect: { codes: ['TDA-R37-COMPLETED'] },
  }),
  handRow({
    id: 'T-635-b',
    title:
      'CASH: completed in sequence until two players acted; one card too many of the first player becomes the burn',
    fixture: { profile: CASH },
    script: [
      's4 call',
      'report wrong-count s1 1',
      'rule 1 complete dealer',
      'report wrong-count s2 3',
      { remedies: ['becomes-burn', 'redeal', 'count-right'] },
      'rule 2 becomes-burn dealer',
      's5 call',
      'report wrong-count s1 1',
      { remedies: ['dead-hand', 'unreadable-tag'] },
    ],
    expect: { codes: ['RRP-MISDEAL-COMPLETED', 'RRP-MISDEAL-BECOMES_BURN'] },
  }),
  handRow({
    id: 'T-637-a',
    title: 'reported: the raiser had three cards; his 500 stays, the big blind is the last live hand',
    script: [
      ...RAISED,
      { stopped: 'SP-6.3.7-REVIEW', remedies: ['dead-hand', 'count-right'] },
      'rule 1 dead-hand dealer !SP-6.3.0-ROLE',
      'rule 1 dead-hand judge',
      'rule 1 dead-hand judge !already-ruled',
      ...['s1 fold', 's2 fold', 'award'],
    ],
    expect: { won: { 3: 800 }, stacks: { 2: 9900, 3: 10_600, 5: 9500 }, codes: ['SP-6.3.7-DEAD'], returned: {} },
  }),
  handRow({
    id: 'T-637-b',
    title: 'reported: the level stands for the others',
    script: [...RAISED, 'rule 1 dead-hand judge', { toAct: 1, legal: { call: 500 } }, 's1 call', 's2 fold', 's3 fold'],
    expect: { won: { 1: 1300 }, shown: [] },
  }),
  handRow({
    id: 'T-637-c',
    title: 'reported as the round is over: the big blind checked his option and is dead, the caller wins',
    script: [
      ...['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 check'],
      'report wrong-count s3 3',
      { stopped: 'SP-6.3.7-REVIEW' },
      'flop Kh9c5d !hand-stopped',
      'rule 1 dead-hand judge',
    ],
    expect: { won: { 4: 500 } },
  }),
  handRow({
    id: 'T-638-a',
    title: 'reported: a big blind that did not act has no option, his blind stays',
    script: [
      's4 call',
      'report wrong-count s3 3',
      { stopped: 'SP-6.3.8-REVIEW' },
      'rule 1 dead-hand judge',
      ...['s5 fold', 's6 fold', 's1 fold', 's2 call'],
      { phase: 'BETTING_CLOSED', middle: 600 },
      'flop Kh9c5d',
    ],
    expect: { toAct: 2, codes: ['SP-6.3.8-DEAD'] },
  }),
  handRow({
    id: 'T-638-b',
    title: 'one card, one fold before: the seat is out and has lost nothing',
    script: ['s4 fold', 'report wrong-count s6 1', 'rule 1 dead-hand judge', 's5 fold'],
    expect: { toAct: 1, states: { 6: 'KILLED' }, stacks: { 6: 10_000 }, codes: ['SP-6.3.8-DEAD'] },
  }),
  handRow({
    id: 'T-638-b',
    title: 'TDA: one fold is no substantial action: misdeal',
    fixture: { profile: TDA },
    script: ['s4 fold', 'report wrong-count s6 1', 'rule 1 redeal dealer'],
    expect: { phase: 'MISDEAL', codes: ['TDA-R35-REDEAL'] },
  }),
];
