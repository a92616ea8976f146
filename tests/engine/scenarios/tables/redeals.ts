// 6.3.0: what a redeal keeps from hand to hand, and what the house may deal instead (`misdeal.redeal`).
import type { Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

/** A wrong deal is noticed, and the clock of the levels goes on before it is dealt again. */
const LEVEL_JUMPS = ['start', 'report exposed-in-cut', 'rule 1 redeal dealer', 'blinds 150 300', 'start'];
const PLACES = { number: 1, button: 1, smallBlind: 2, bigBlind: 3 };

export const REDEALS: readonly Row[] = [
  sessionRow({
    id: 'T-630-b',
    title: 'the level jumps between the faulty deal and the redeal: the old level, the same places, nobody pays twice',
    script: [...LEVEL_JUMPS, 'hole 2 0', 'dealt'],
    expect: { ...PLACES, level: [100, 200], middle: 300, stacks: { 1: 10_000, 2: 9900, 3: 9800, 4: 10_000 } },
  }),
  sessionRow({
    id: 'T-630-b',
    title: 'other chips that were put in go back, and the next hand has the new level',
    script: [
      ...['start', 'dealt', 's4 raise 600', 'misdeal SP-6.3.1-REDEAL', 'blinds 150 300', 'start', 'dealt'],
      { ...PLACES, level: [100, 200], stacks: { 2: 9900, 3: 9800, 4: 10_000 } },
      ...['s4 fold', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 'award', 'start'],
    ],
    expect: { number: 2, button: 2, level: [150, 300] },
  }),
  sessionRow({
    id: 'T-630-b',
    title: 'who sat down meanwhile is dealt in; an exact replay has no new players (R35-C)',
    profile: 'tda',
    script: ['start', 'misdeal TDA-R35-REDEAL', 'sit 7 5000', 'start'],
    expect: { ...PLACES, level: [100, 200], dealtIn: [1, 2, 3, 4, 5, 6] },
  }),
  sessionRow({
    id: 'T-630-b',
    title: 'CASH: a new hand from the same button, at the level that is set by then',
    profile: 'cash',
    script: ['start', 'misdeal RRP-MISDEAL-REDEAL', 'sit 7 5000', 'blinds 150 300', 'start'],
    expect: { ...PLACES, level: [150, 300], dealtIn: [1, 2, 3, 4, 5, 6, 7] },
  }),
];
