// 3.4: seven-deuce that is shown by who won without a showdown, and payments that wait for the faces.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { limp } from '../course.ts';
import { handRow, type Row } from '../row.ts';

const SEVEN = { profile: { ...CASH, sevenDeuce: 500 }, stacks: { 6: 300 } };
const BLUFF = ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold'];
const PAID = { phase: 'COMPLETE', stacks: { 1: 9500, 2: 9400, 3: 9300, 4: 12_600, 5: 9500, 6: 0 } };
const RIVER = [
  ...limp({ live: [2, 3] }),
  ...['flop 7c7d2s', 's2 check', 's3 check', 'turn Ks', 's2 check', 's3 check', 'river 9d', 's2 check', 's3 check'],
];

export const SEVEN_DEUCE: readonly Row[] = [
  handRow({
    id: 'SD-4',
    title: 'a bluff that is shown before the pot is pushed is paid with it',
    fixture: SEVEN,
    script: [...BLUFF, 'open 5 7h2c !SP-5.9.2.4-NO_OPENING', 'open 4 7h2c', 'award'],
    expect: PAID,
  }),
  handRow({
    id: 'SD-5',
    title: 'and one that is shown afterwards until the next hand, once',
    fixture: SEVEN,
    script: [
      ...BLUFF,
      'sevenDeuce !hand-not-complete',
      'award',
      'sevenDeuce',
      'open 4 7h2c',
      'sevenDeuce',
      'sevenDeuce',
    ],
    expect: PAID,
  }),
  handRow({
    id: 'SD-6',
    title: 'other cards are shown and nothing is paid',
    fixture: SEVEN,
    script: [...BLUFF, 'award', 'open 4 7h3c', 'sevenDeuce'],
    expect: { stacks: { 1: 10_000, 4: 10_300 }, shown: [4] },
  }),
  handRow({
    id: 'SD-7',
    title: 'where nothing is paid for it a hand that ended by folds stays closed',
    fixture: { profile: CASH },
    script: [...BLUFF, 'open 4 7h2c !opening-not-allowed', 'award', 'open 4 7h2c !opening-not-allowed'],
    expect: { shown: [] },
  }),
  handRow({
    id: 'SD-8',
    title: 'the last holder of a showdown shows after the award and is paid',
    fixture: SEVEN,
    script: [...RIVER, 'muck 2', 'award', 'open 3 7h2c', 'sevenDeuce'],
    expect: { phase: 'COMPLETE', stacks: { 1: 9500, 2: 9300, 3: 12_500, 6: 0 } },
  }),
  handRow({
    id: 'SD-9',
    title: 'while the faces wait for the second key nothing is paid beside the pots, and the pots are',
    fixture: SEVEN,
    script: [
      ...[...RIVER, 'open 2 7h2c', 'muck 3', 'awardHidden'],
      { phase: 'COMPLETE', stacks: { 1: 10_000, 2: 10_200, 6: 300 } },
      'sevenDeuce',
    ],
    expect: { stacks: { 1: 9500, 2: 12_500, 3: 9300, 6: 0 } },
  }),
];
