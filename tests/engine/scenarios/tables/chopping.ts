// A chop by agreed amounts: who may agree, what fits into the pots, and what it leaves alone (docs/RULES.md 6.5).
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

/** s4 and s5 see a flop for 1,500. */
const TWO_TO_THE_FLOP = ['s4 raise 600', 's5 call', 's6 fold', 's1 fold', 's2 fold', 's3 fold'];
const CHECKED_DOWN = ['flop 2c7d9s', 's4 check', 's5 check', 'turn 3c', 's4 check', 's5 check', 'river 4h'];

/** As T-593-n: s3 300 and s4 725 all-in, s5 and s6 1,500; 1,250 for all, 1,275 without s3, 1,550 for s5 and s6. */
const THREE_POTS = { button: 2, small: 25, big: 50, stacks: { 3: 300, 4: 725, 5: 1500, 6: 1500 }, profile: CASH };
const ALL_IN = ['s5 call', 's6 call', 's1 call', 's2 fold', 's3 allin', 's4 allin', 's5 allin', 's6 call', 's1 fold'];

export const CHOPPING: readonly Row[] = [
  handRow({
    id: 'CHOP-1',
    title: 'players of a cash game agree by themselves when a round is closed; no hand is opened or named the best',
    fixture: { profile: CASH },
    script: [...TWO_TO_THE_FLOP, { phase: 'BETTING_CLOSED' }, 'chop 4:750 5:750', 'award !nothing-to-award'],
    expect: {
      phase: 'COMPLETE',
      shares: [{ 4: 750, 5: 750 }],
      stacks: { 2: 9_900, 3: 9_800, 4: 10_150, 5: 10_150 },
      shown: [],
      codes: ['CHOPPED'],
      noCodes: ['SP-5.9.1.2-BEST_HAND', 'SP-5.9.1.1-LAST_PLAYER'],
    },
  }),
  handRow({
    id: 'CHOP-1',
    title: 'the amounts need not be equal',
    fixture: { profile: CASH },
    script: [...TWO_TO_THE_FLOP, 'chop 4:375 5:1125'],
    expect: { won: { 4: 375, 5: 1125 }, stacks: { 4: 9_775, 5: 10_525 } },
  }),
  handRow({
    id: 'CHOP-2',
    title: 'whoever has to act acts first; before the deal is complete there is nothing to share',
    fixture: { profile: CASH, dealt: false },
    script: [
      'chop 4:150 5:150 !deal-not-complete',
      'dealt',
      'chop 4:150 5:150 !chop-too-early',
      ...TWO_TO_THE_FLOP,
      'flop 2c7d9s',
      'chop 4:750 5:750 !chop-too-early',
      's4 check',
      's5 check',
      'chop 4:750 5:750',
      'chop 4:750 5:750 !hand-over',
    ],
    expect: { phase: 'COMPLETE' },
  }),
  handRow({
    id: 'CHOP-3',
    title: 'where pots are played for a title the floor decides, and nobody else',
    script: [
      ...TWO_TO_THE_FLOP,
      'chop 4:750 5:750 !chop-needs-ruling',
      'chop 4:750 5:750 dealer !SP-6.3.0-ROLE',
      'chop 4:750 5:750 judge',
    ],
    expect: { phase: 'COMPLETE', stacks: { 4: 10_150, 5: 10_150 }, codes: ['CHOPPED', 'HR-CHOP'] },
  }),
  handRow({
    id: 'CHOP-4',
    title:
      'the shares are the pots: what is missing or too much is refused, and so is a seat that is out or named twice',
    fixture: { profile: CASH },
    script: [
      ...TWO_TO_THE_FLOP,
      'chop 4:725 5:750 !chop-below-pots',
      'chop 4:775 5:750 !chop-above-pots',
      'chop 2:750 4:750 !seat-not-in-hand',
      'chop 4:750 9:750 !seat-not-dealt-in',
      'chop 4:750 4:750 !seat-twice',
    ],
    expect: { phase: 'BETTING_CLOSED', middle: 1500 },
  }),
  handRow({
    id: 'CHOP-5',
    title: 'nobody breaks a chip of the smallest kind in play',
    fixture: { profile: CASH },
    script: [...TWO_TO_THE_FLOP, 'chop 4:760 5:740 !share-below-unit', 'chop 4:775 5:725'],
    expect: { won: { 4: 775, 5: 725 } },
  }),
  handRow({
    id: 'CHOP-5',
    title: 'a pot that is no multiple of the unit holds smaller chips already',
    fixture: { profile: CASH, small: 10, big: 30 },
    script: ['s4 raise 90', 's5 call', 's6 fold', 's1 fold', 's2 fold', 's3 fold', { middle: 220 }, 'chop 4:110 5:110'],
    expect: { won: { 4: 110, 5: 110 } },
  }),
  handRow({
    id: 'CHOP-6',
    title: 'a seat takes no more than the pots it is in, and seats outside a side pot no more together',
    fixture: THREE_POTS,
    script: [
      ...ALL_IN,
      'chop 3:1275 5:2800 !share-above-pots',
      'chop 4:2550 5:1525 !share-above-pots',
      'chop 3:1250 4:1300 5:1525 !shares-above-pots',
      'chop 3:1250 4:1275 6:1550',
    ],
    expect: { shares: [{ 3: 1250 }, { 4: 1275 }, { 6: 1550 }], awardOrder: [2, 1, 0], stacks: { 3: 1250, 5: 0 } },
  }),
  handRow({
    id: 'CHOP-6',
    title: 'the side pots are filled first, in parts as equal as the amounts allow',
    fixture: THREE_POTS,
    script: [...ALL_IN, 'chop 3:600 4:1000 5:1500 6:975'],
    expect: {
      shares: [
        { 3: 600, 4: 450, 5: 200 },
        { 4: 550, 5: 525, 6: 200 },
        { 5: 775, 6: 775 },
      ],
      stacks: { 1: 9_950, 3: 600, 4: 1000, 5: 1500, 6: 975 },
    },
  }),
  handRow({
    id: 'CHOP-7',
    title: 'all-in for less: what nobody called went back first',
    fixture: { profile: CASH, stacks: { 4: 1000 } },
    script: ['s4 allin', 's5 raise 3000', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'chop 4:1150 5:1150'],
    expect: { returned: { 5: 2000 }, won: { 4: 1150, 5: 1150 }, stacks: { 4: 1150, 5: 10_150 } },
  }),
  handRow({
    id: 'CHOP-8',
    title: 'with two boards agreed and one of them lying there the whole pot is shared once',
    fixture: { profile: CASH, small: 25, big: 25, stacks: { 2: 525, 5: 525 } },
    script: [
      's4 fold',
      's5 allin',
      's6 fold',
      's1 fold',
      's2 call',
      's3 fold',
      'runs 2',
      'flop 2c7d9s',
      'turn 3c',
      'river 4h',
      'chop 2:550 5:525',
    ],
    expect: { phase: 'COMPLETE', shares: [{ 2: 550, 5: 525 }], stacks: { 2: 550, 5: 525 } },
  }),
  handRow({
    id: 'CHOP-9',
    title: 'until the pots are pushed the agreement goes before the cards',
    fixture: { profile: CASH },
    script: [
      ...TWO_TO_THE_FLOP,
      ...CHECKED_DOWN,
      's4 check',
      's5 check',
      'open 4 AhAd',
      'open 5 KhKd',
      'chop 4:750 5:750',
    ],
    expect: { phase: 'COMPLETE', stacks: { 4: 10_150, 5: 10_150 }, shown: [4, 5] },
  }),
  handRow({
    id: 'CHOP-9',
    title: 'the twin: without an agreement the best hand takes it all',
    fixture: { profile: CASH },
    script: [...TWO_TO_THE_FLOP, ...CHECKED_DOWN, 's4 check', 's5 check', 'open 4 AhAd', 'open 5 KhKd', 'award'],
    expect: { stacks: { 4: 10_900, 5: 9_400 }, noCodes: ['CHOPPED'] },
  }),
  handRow({
    id: 'CHOP-10',
    title: 'one player left has nobody to share with',
    fixture: { profile: CASH },
    script: ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'chop 4:500 !nothing-to-chop'],
    expect: { phase: 'AWARDING' },
  }),
  handRow({
    id: 'CHOP-10',
    title: 'a mucked hand shares in nothing, and the last holder has nobody to share with',
    fixture: { profile: CASH },
    script: [
      ...TWO_TO_THE_FLOP,
      ...CHECKED_DOWN,
      's4 check',
      's5 check',
      'muck 4',
      'chop 4:750 5:750 !nothing-to-chop',
      'award',
    ],
    expect: { stacks: { 5: 10_900 } },
  }),
  handRow({
    id: 'CHOP-11',
    title: 'a released hand that can come back is settled first',
    fixture: { profile: TDA },
    script: [
      ...TWO_TO_THE_FLOP,
      ...CHECKED_DOWN,
      's4 check',
      's5 check',
      'muck 4',
      'chop 5:1500 judge !released-hand-waits',
      'retrieve 4',
      'chop 4:500 5:1000 judge',
    ],
    expect: { phase: 'COMPLETE', won: { 4: 500, 5: 1000 } },
  }),
  handRow({
    id: 'CHOP-12',
    title: 'a killed hand leaves its bets to those who share',
    fixture: { profile: CASH },
    script: [
      's4 raise 600',
      's5 call',
      's6 call',
      's1 fold',
      's2 fold',
      's3 fold',
      'kill 5 SP-6.3.7-DEAD',
      'chop 4:700 5:700 6:700 !seat-not-in-hand',
      'chop 4:1050 6:1050',
    ],
    expect: { stacks: { 4: 10_450, 5: 9_400, 6: 10_450 } },
  }),
];
