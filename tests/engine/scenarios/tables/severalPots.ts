// 5.9.3, several pots and several boards: each is split on its own.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { handRow, type Row } from '../row.ts';

/** T-593-n: s1 50 folded, s3 300 and s4 725 all-in, s5 and s6 1,500. */
const THREE_POTS = { button: 2, small: 25, big: 50, stacks: { 3: 300, 4: 725, 5: 1500, 6: 1500 } };
const THREE_POTS_SCRIPT = [
  's5 call',
  's6 call',
  's1 call',
  's2 fold',
  's3 allin',
  's4 allin',
  's5 allin',
  's6 call',
  's1 fold',
  {
    pots: [
      [1250, [3, 4, 5, 6]],
      [1275, [4, 5, 6]],
      [1550, [5, 6]],
    ],
  } as const,
  'open 5 Th4c',
  'open 6 Tc5d',
  'open 3 Td3c',
  'open 4 AhAd',
  'flop AsKdQh',
  'turn Jc',
  'river 2s',
  'award',
];

/** T-593-o: s1 all-in for 25, s5 leaves after 25, s4 after 50. */
const TWO_POTS = { button: 6, small: 25, big: 25, stacks: { 1: 25 } };

export const SEVERAL_POTS: readonly Row[] = [
  handRow({
    id: 'T-593-n',
    title: 'each pot has its own winners and its own odd chips',
    fixture: THREE_POTS,
    script: THREE_POTS_SCRIPT,
    expect: {
      shares: [
        { 3: 425, 5: 425, 6: 400 },
        { 5: 650, 6: 625 },
        { 5: 775, 6: 775 },
      ],
      stacks: { 3: 425, 4: 0, 5: 1850, 6: 1800 },
      awardOrder: [2, 1, 0],
    },
  }),
  handRow({
    id: 'T-593-n',
    title: 'variant all_to_first',
    fixture: { ...THREE_POTS, profile: { ...RUSSIAN, oddChips: 'all_to_first' } },
    script: THREE_POTS_SCRIPT,
    expect: { stacks: { 3: 450, 4: 0, 5: 1825, 6: 1800 } },
  }),
  handRow({
    id: 'T-593-o',
    title: 'pots are split one by one, never merged',
    fixture: TWO_POTS,
    script: [
      's3 call',
      's4 call',
      's5 call',
      's6 fold',
      's2 check',
      'flop Kh9c5d',
      's2 bet 25',
      's3 call',
      's4 call',
      's5 fold',
      'turn 5s',
      's2 check',
      's3 check',
      's4 fold',
      {
        pots: [
          [125, [1, 2, 3]],
          [75, [2, 3]],
        ],
      },
      'river 2c',
      's2 check',
      's3 check',
      'open 1 7h8h',
      'open 2 AcQd',
      'open 3 AdQh',
      'award',
    ],
    expect: {
      shares: [
        { 2: 75, 3: 50 },
        { 2: 50, 3: 25 },
      ],
      won: { 2: 125, 3: 75 },
      awardOrder: [1, 0],
    },
  }),
  handRow({
    id: 'T-593-p',
    title: 'main and two side pots to three winners, the rest of the last bet comes back',
    fixture: { button: 6, small: 50, big: 100, stacks: { 2: 350, 3: 900, 4: 2000 } },
    script: [
      's3 call',
      's4 call',
      's5 call',
      's6 fold',
      's1 call',
      's2 check',
      'flop 7h7dTc',
      's1 check',
      's2 check',
      's3 check',
      's4 check',
      's5 bet 2500',
      's1 fold',
      's2 allin',
      's3 allin',
      's4 allin',
      {
        returned: { 5: 600 },
        pots: [
          [1500, [2, 3, 4, 5]],
          [1650, [3, 4, 5]],
          [2200, [4, 5]],
        ],
      },
      'open 5 QhQc',
      'open 2 TsTh',
      'open 3 AsAd',
      'open 4 KcKd',
      'turn 4s',
      'river 2d',
      'award',
    ],
    expect: { shares: [{ 2: 1500 }, { 3: 1650 }, { 4: 2200 }], returned: { 5: 600 }, awardOrder: [2, 1, 0] },
  }),
  ...runRows(),
  runsOfTwoPots(),
];

/** 3.4, run it twice: every pot is halved in whole units, then each board pays its own winners. */
function runRows(): readonly Row[] {
  const fixture = { profile: CASH, small: 25, big: 25, stacks: { 2: 525, 5: 525 } };
  const start = ['s4 fold', 's5 allin', 's6 fold', 's1 fold', 's2 call', 's3 fold', { middle: 1075 }, 'runs 2'];
  return [
    handRow({
      id: 'T-RIT-a',
      title: 'two boards, two winners: the odd unit belongs to the first run',
      fixture,
      script: [
        ...start,
        'flop 2c7d9s',
        'turn 3c',
        'river 4h',
        'flop 2 Kc8dTs',
        'turn 2 5c',
        'river 2 6h',
        'open 5 KhKd',
        'open 2 AhAd',
        'award',
      ],
      expect: { won: { 2: 550, 5: 525 }, phase: 'COMPLETE' },
    }),
    handRow({
      id: 'T-RIT-b',
      title: 'the first board is tied, the second is not',
      fixture,
      script: [
        ...start,
        'flop 2c7d9s',
        'turn 3c',
        'river 4s',
        'flop 2 Qh8h6h',
        'turn 2 3h',
        'river 2 Ts',
        'open 5 AdKh',
        'open 2 AcKd',
        'award',
      ],
      expect: { won: { 2: 275, 5: 800 }, phase: 'COMPLETE' },
    }),
    handRow({
      id: 'T-RIT-a',
      title: 'under a profile without it a second run is refused',
      fixture: { ...fixture, profile: RUSSIAN },
      script: [...start.slice(0, -1), 'runs 2 !'],
      expect: { phase: 'FACE_UP' },
    }),
  ];
}

/** Both pots at once. */
function runsOfTwoPots(): Row {
  // the printed winners of the second run exclude each other on one board: here s5 takes both its pots
  return handRow({
    id: 'T-RIT-c',
    title: 'main and side pot are divided over the runs each by itself',
    fixture: { profile: CASH, small: 0, big: 25, stacks: { 2: 325, 3: 75, 5: 325 } },
    script: [
      ...['s4 raise 100', 's5 allin', 's6 fold', 's1 fold', 's2 allin', 's3 allin', 's4 fold'],
      ...([
        {
          pots: [
            [300, [2, 3, 5]],
            [525, [2, 5]],
          ],
        },
        'runs 2',
        'flop QcQd8s',
        'turn 3c',
        'river 4s',
      ] as const),
      ...['flop 2 Kc7d2s', 'turn 2 9h', 'river 2 Jc', 'open 5 KhKd', 'open 2 AhAd', 'open 3 8h8d', 'award'],
    ],
    expect: { parts: { whole: { 2: 275, 3: 150 }, 'whole 2': { 5: 400 } }, won: { 2: 275, 3: 150, 5: 400 } },
  });
}
