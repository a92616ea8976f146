// 5.9.1 to 5.9.3: the dealer's award against the engine's, and a judge's own award.
import { handRow, type Row } from '../row.ts';
import { THREE_TO_THE_RIVER } from './endings.ts';
import { allInOnTheFlop } from './openingOrder.ts';

export const FOUR_SEATS = { seats: [1, 2, 3, 4] };
/** T-591-b: s1 has three jacks, s4 a pair of queens; 3,900 lie in the middle. */
export const BOTH_OPEN = [
  ...THREE_TO_THE_RIVER,
  's1 call',
  's3 fold',
  'open 4 AhQh',
  'open 1 JhJc',
  { phase: 'AWARDING' },
];
/** T-5924-a: s4 opens, s1 mucks. */
const ONE_MUCKS = [...THREE_TO_THE_RIVER, 's1 call', 's3 fold', 'open 4 AhQh', 'muck 1', { phase: 'AWARDING' }];
export const UNTOUCHED = { 1: 8_400, 2: 9_900, 3: 9_400, 4: 8_400 };

/** s2 and s3 tie for 900 in chips of 100: s2, first after the button, has the odd one. */
const TIE = { seats: [1, 2, 3], small: 100, big: 300, unit: 100, button: 1 } as const;
const TIED = ['s1 call', 's2 call', 's3 check', 'flop KhKd9c', 's2 check', 's3 check', 's1 check', 'turn 9s'];
const TIED_TO_THE_END = [
  ...TIED,
  's2 check',
  's3 check',
  's1 check',
  'river As',
  's2 check',
  's3 check',
  's1 check',
  'open 2 3h4h',
  'open 3 3d4d',
  'muck 1',
  { phase: 'AWARDING', shares: [{ 2: 500, 3: 400 }] } as const,
];

const SIDE_POT = allInOnTheFlop();
/** Main 2,100 for s1, s2, s5; side 2,000 for s2, s5; s1 has the best hand, s2 the second. */
const MAIN_AND_SIDE = [
  ...SIDE_POT.script,
  's2 check',
  's5 bet 1000',
  's2 call',
  'open 5 8d8c',
  'open 2 QdQc',
  'open 1 AhAd',
  { phase: 'AWARDING', shares: [{ 1: 2100 }, { 2: 2000 }] } as const,
];

export const AWARDS: readonly Row[] = [
  handRow({
    id: 'AWARD-1',
    title: 'the award that the dealer makes is the one that the rules give: the pots are pushed',
    fixture: FOUR_SEATS,
    script: [...BOTH_OPEN, 'award 1:3900'],
    expect: { phase: 'COMPLETE', stacks: { ...UNTOUCHED, 1: 12_300 }, noCodes: ['SP-5.9.1-OVERRULED'] },
  }),
  handRow({
    id: 'AWARD-2',
    title: 'another one stops the hand before a pot is pushed, and names the clause it breaks',
    fixture: FOUR_SEATS,
    script: [
      ...BOTH_OPEN,
      'award 4:3900',
      { phase: 'AWARDING', stacks: UNTOUCHED, codes: ['SP-5.9.1.2-AWARD_OTHER'] },
      'award !hand-stopped',
      'award 1:3900 !hand-stopped',
      'chop 1:1950 4:1950 judge !hand-stopped',
      'rule 1 as-computed dealer !SP-6.3.0-ROLE',
      'rule 1 as-computed operator !SP-6.3.0-ROLE',
      'rule 2 as-computed !no-such-incident',
      'rule 1 stands !outcome-not-offered',
      'rule 1 as-computed',
      'rule 1 as-computed !already-ruled',
    ],
    expect: {
      phase: 'COMPLETE',
      stacks: { ...UNTOUCHED, 1: 12_300 },
      codes: ['SP-5.9.1.2-AWARD_OTHER', 'SP-5.9.1.2-BEST_HAND'],
      noCodes: ['SP-5.9.1-OVERRULED'],
    },
  }),
  handRow({
    id: 'AWARD-3',
    title: 'a judge lets it go as the dealer pushed it: chips move, cards and hand states stay',
    fixture: FOUR_SEATS,
    script: [...BOTH_OPEN, 'award 4:3900', 'rule 1 as-entered'],
    expect: {
      phase: 'COMPLETE',
      stacks: { ...UNTOUCHED, 4: 12_300 },
      states: { 1: 'OPENED', 4: 'OPENED' },
      shown: [1, 4],
      codes: ['SP-5.9.1.2-AWARD_OTHER', 'SP-5.9.1-OVERRULED'],
    },
  }),
  handRow({
    id: 'AWARD-4',
    title: 'or gives another award, which is the pots to the chip and not the one of the rules',
    fixture: FOUR_SEATS,
    script: [
      ...BOTH_OPEN,
      'award 4:3900',
      'rule 1 override !award-missing',
      'rule 1 override 1:1900 4:1900 !award-sum',
      'rule 1 override 1:1900 6:2000 !seat-not-dealt-in',
      'rule 1 override 1:3900 !award-not-different',
      { phase: 'AWARDING', stacks: UNTOUCHED },
      'rule 1 override 1:1900 3:2000',
    ],
    expect: { phase: 'COMPLETE', stacks: { ...UNTOUCHED, 1: 10_300, 3: 11_400 }, states: { 3: 'FOLDED' } },
  }),
  handRow({
    id: 'AWARD-5',
    title: 'a slip of the entry is taken back by the dealer: nothing was pushed, the award is entered again',
    fixture: FOUR_SEATS,
    script: [
      ...BOTH_OPEN,
      'award 4:3900',
      'rule 1 entry-error operator !SP-6.3.0-ROLE',
      'rule 1 entry-error dealer',
      { phase: 'AWARDING', stacks: UNTOUCHED, codes: ['SP-5.9.1-ENTRY_ERROR'] },
      'award 1:3900',
    ],
    expect: { phase: 'COMPLETE', stacks: { ...UNTOUCHED, 1: 12_300 } },
  }),
  handRow({
    id: 'AWARD-6',
    title:
      'what cannot be an award is refused: too early, other sums, a seat without cards, by a player or the operator',
    fixture: FOUR_SEATS,
    script: [
      'award 4:300 !nothing-to-award',
      ...BOTH_OPEN,
      'award 1:3800 !award-sum',
      'award 1:3900 4:100 !award-sum',
      'award 5:3900 !seat-not-dealt-in',
      'award 1:1900 1:2000 !seat-twice',
      'award 1:3900 player !SP-6.3.0-ROLE',
      'award 1:3900 operator !SP-6.3.0-ROLE',
      'award 1:3900 judge',
    ],
    expect: { phase: 'COMPLETE' },
  }),
  handRow({
    id: 'AWARD-7',
    title: 'paid to a hand that was mucked: it admitted defeat (5.9.2.4); a judge may still pay it',
    fixture: FOUR_SEATS,
    script: [...ONE_MUCKS, 'award 1:3900', { codes: ['SP-5.9.2.4-AWARD_MUCKED'] }, 'rule 1 as-entered chief'],
    expect: { stacks: { ...UNTOUCHED, 1: 12_300 }, states: { 1: 'MUCKED' }, shown: [4] },
  }),
  handRow({
    id: 'AWARD-7',
    title: 'the twin: ruled by the rules, the mucked hand gets nothing',
    fixture: FOUR_SEATS,
    script: [...ONE_MUCKS, 'award 1:3900', 'rule 1 as-computed'],
    expect: { stacks: { ...UNTOUCHED, 4: 12_300 }, codes: ['SP-5.9.1.2-BEST_HAND'] },
  }),
  handRow({
    id: 'AWARD-8',
    title: 'paid to a hand that was folded (5.9.1), also where nobody else was left',
    fixture: FOUR_SEATS,
    script: [
      's4 raise 600',
      's1 fold',
      's2 fold',
      's3 fold',
      'award 3:500',
      { codes: ['SP-5.9.1-AWARD_DEAD'] },
      'rule 1 as-computed',
    ],
    expect: { stacks: { 1: 10_000, 2: 9_900, 3: 9_800, 4: 10_300 }, codes: ['SP-5.9.1.1-LAST_PLAYER'] },
  }),
  handRow({
    id: 'AWARD-9',
    title: 'the odd chip to the other winner, and parts that are not equal (5.9.3)',
    fixture: TIE,
    script: [
      ...TIED_TO_THE_END,
      'award 2:400 3:500',
      { codes: ['SP-5.9.3-AWARD_ODD_CHIP'] },
      'rule 1 entry-error',
      'award 2:900',
      { codes: ['SP-5.9.3-AWARD_UNEQUAL'] },
      'rule 2 as-computed',
    ],
    expect: { phase: 'COMPLETE', won: { 2: 500, 3: 400 }, codes: ['SP-5.9.3-ODD_CHIP'] },
  }),
  handRow({
    id: 'AWARD-10',
    title: 'the side pot pushed to a player who is not in it (A-14)',
    fixture: SIDE_POT.fixture,
    script: [
      ...MAIN_AND_SIDE,
      'award 1:4100',
      { codes: ['HR-A14-AWARD_ABOVE_POTS'] },
      'rule 1 override 1:2100 5:2000 judge',
    ],
    expect: { phase: 'COMPLETE', shares: [{ 1: 2100 }, { 2: 2000 }, { 5: 2000 }], awardOrder: [1, 0] },
  }),
  handRow({
    id: 'AWARD-11',
    title: 'a hand with an award in question is voided as any other: all chips go back',
    fixture: FOUR_SEATS,
    script: [...BOTH_OPEN, 'award 4:3900', 'void SP-6.2.2-VOID', 'rule 1 as-computed !hand-over'],
    expect: { phase: 'VOID', stacks: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 } },
  }),
];
