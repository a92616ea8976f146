// 6.4.3, 6.4.4: players who are away, when the dealer folds their cards, and the blinds he posts for them.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

/** To s3's check, s2, s3 and s4 still in. */
const THREE_LIMP = ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 check'];
const CHECKED = ['s2 check', 's3 check', 's4 check'];
const TO_RIVER = [...THREE_LIMP, 'flop Kh9c5d', ...CHECKED, 'turn 7s', ...CHECKED, 'river 2c', ...CHECKED];
const RAISER_LEAVES = ['s4 raise 600', 'away s4', 's5 fold', 's6 fold', 's1 fold'];
const ALL_IN_CALLED = ['s4 allin', 'away s4', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 fold'];
const OPENED_FOR_HIM = [{ phase: 'FACE_UP', states: { 4: 'LIVE_DOWN' } }, 'open 4 AhAd', 'open 2 KsQs'];

const AWAY: readonly Row[] = [
  handRow({
    id: 'T-643-a',
    title: 'a raiser who left is folded when the action comes back: the re-raise is uncalled',
    script: [...RAISER_LEAVES, { states: { 4: 'LIVE_DOWN' } }, 's2 raise 2000', 's3 fold', 'award'],
    expect: { returned: { 2: 1400 }, won: { 2: 1400 }, stacks: { 2: 10_800, 4: 9400 }, codes: ['SP-6.4.3-FOLDED'] },
  }),
  handRow({
    id: 'T-643-b',
    title: 'all-in of his own and away: his hand stays live, the dealer opens it, and it wins',
    fixture: { stacks: { 4: 600 } },
    script: [...ALL_IN_CALLED, ...OPENED_FOR_HIM, 'flop Kh9c5d', 'turn 7s', 'river 2c', 'award'],
    expect: { won: { 4: 1400 }, codes: ['SP-6.4.3-ALLIN_EXCEPTION'], noCodes: ['SP-6.4.3-FOLDED'] },
  }),
  handRow({
    id: 'T-643-c',
    title: 'who leaves after a check is folded when his turn comes',
    script: [
      ...[...THREE_LIMP, 'flop Kh9c5d', ...CHECKED, 'away s4', 'turn 7s', 's2 bet 200'],
      { states: { 4: 'LIVE_DOWN' } },
      ...['s3 fold', 'award'],
    ],
    expect: {
      returned: { 2: 200 },
      won: { 2: 600 },
      stacks: { 2: 10_400, 3: 9800, 4: 9800 },
      codes: ['SP-6.4.3-FOLDED'],
    },
  }),
  handRow({
    id: 'T-643-d',
    title: 'who left after the last check is folded when he must open or muck',
    script: [
      ...[...TO_RIVER, 'away s4'],
      { openOrder: [2, 3, 4], states: { 4: 'LIVE_DOWN' } },
      ...['open 2 AhAd', 'muck 3', 'award'],
    ],
    expect: {
      won: { 2: 600 },
      shown: [2],
      stacks: { 2: 10_400, 3: 9800, 4: 9800 },
      states: { 4: 'KILLED' },
      codes: ['SP-6.4.3-FOLDED'],
    },
  }),
];

const POSTED: readonly Row[] = [
  handRow({
    id: 'T-644-a',
    title: 'an absent big blind: the dealer posts blind and ante, the hand is folded after the deal, no option',
    fixture: { absent: [3], anteKind: 'big_blind', ante: 200 },
    script: [
      { states: { 3: 'KILLED' }, toAct: 4, legal: { call: 200 } },
      ...['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call'],
    ],
    expect: {
      phase: 'BETTING_CLOSED',
      middle: 800,
      stacks: { 3: 9600 },
      codes: ['SP-6.4.4-POSTED_FOLDED'],
    },
  }),
  handRow({
    id: 'T-644-b',
    title: 'the posted blind takes the whole stack: folded all the same, the level stays, out without cards',
    fixture: { absent: [3], stacks: { 3: 150 } },
    script: [
      { states: { 3: 'KILLED' }, legal: { call: 200 } },
      ...['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call'],
      { middle: 550 },
      ...['flop Kh9c5d', 's2 check', 's4 bet 200', 's2 fold', 'award'],
    ],
    expect: { won: { 4: 550 }, stacks: { 3: 0 }, blindedOut: [3], codes: ['SP-6.4.4-POSTED_FOLDED'] },
  }),
  handRow({
    id: 'T-644-c',
    title: 'who sits down after the last card of the deal has no cards in this hand',
    fixture: { absent: [3] },
    script: ['back s3', ...THREE_LIMP.slice(0, 5)],
    expect: { phase: 'BETTING_CLOSED', states: { 3: 'KILLED' } },
  }),
  handRow({
    id: 'T-644-d',
    title: 'both players away: folded clockwise after the button, the last live hand wins at once',
    fixture: { seats: [1, 2], absent: [1, 2] },
    script: [{ phase: 'AWARDING', states: { 1: 'LIVE_DOWN', 2: 'KILLED' } }, 'award'],
    expect: {
      stacks: { 1: 10_200, 2: 9800 },
      codes: ['SP-6.4.4-POSTED_FOLDED', 'SP-5.9.1.1-LAST_PLAYER'],
    },
  }),
];

const FURTHER: readonly Row[] = [
  handRow({
    id: 'ABSENT-1',
    title: 'back before the deal is complete: his hand is live, also where the dealer posted for him',
    fixture: { absent: [3], dealt: false },
    script: ['back s3', 'dealt', ...THREE_LIMP],
    expect: { states: { 3: 'LIVE_DOWN' }, noCodes: ['SP-6.4.4-POSTED_FOLDED'] },
  }),
  handRow({
    id: 'ABSENT-2',
    title: 'a penalty counts as absence',
    script: ['penalty s4'],
    expect: { toAct: 5, states: { 4: 'KILLED' }, codes: ['SP-6.4.3-FOLDED'] },
  }),
  handRow({
    id: 'ABSENT-3',
    title: 'a raise that came back in part was all-in all the same: the hand stays live',
    fixture: { stacks: { 2: 500 } },
    script: [...ALL_IN_CALLED, { returned: { 4: 9500 }, phase: 'FACE_UP' }],
    expect: { states: { 4: 'LIVE_DOWN' }, codes: ['SP-6.4.3-ALLIN_EXCEPTION'] },
  }),
  handRow({
    id: 'ABSENT-4',
    title: 'the betting ends and hands are turned up: who is away with chips behind is folded first',
    fixture: { stacks: { 2: 500 } },
    script: ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 'away s4', 's2 allin', 's3 fold'],
    expect: { phase: 'AWARDING', states: { 4: 'KILLED' }, won: { 2: 1200 }, returned: { 4: 100 } },
  }),
  handRow({
    id: 'ABSENT-5',
    title: 'an opened hand is not folded any more',
    script: [...TO_RIVER, 'open 2 AhAd', 'away s2', 'muck 3', 'muck 4', 'award'],
    expect: { won: { 2: 600 }, states: { 2: 'OPENED' } },
  }),
  handRow({
    id: 'ABSENT-6',
    title: 'everybody left at the showdown: the last live hand is not folded',
    script: [...TO_RIVER, 'away s3', 'away s4', 'away s2', 'award'],
    expect: { won: { 4: 600 }, states: { 2: 'KILLED', 3: 'KILLED' } },
  }),
  handRow({
    id: 'ABSENT-7',
    title: 'nobody is folded while an alarm stops the hand; the ruling lets it follow',
    script: [
      ...['report fouled s5', 'away s4', { stopped: 'SP-6.4.2-REVIEW', states: { 4: 'LIVE_DOWN' } }],
      ...['rule 1 no-redress judge'],
    ],
    expect: { states: { 4: 'KILLED', 5: 'KILLED' }, toAct: 6 },
  }),
  handRow({
    id: 'ABSENT-8',
    title: 'cards of an absent player in the muck before his turn are collected, not folded',
    fixture: { profile: TDA },
    script: ['away s4', 'seen 4'],
    expect: { toAct: 4, states: { 4: 'LIVE_DOWN' }, codes: ['FOLD_UNCONFIRMED'] },
  }),
  handRow({
    id: 'ABSENT-9',
    title: 'where the house keeps it live (A-30), a hand that the posted blind put all-in plays',
    fixture: { absent: [3], stacks: { 3: 150 }, profile: { ...RUSSIAN, 'absent.forcedAllInLive': true } },
    script: [],
    expect: { states: { 3: 'LIVE_DOWN' }, codes: ['SP-6.4.3-ALLIN_EXCEPTION'] },
  }),
  handRow({
    id: 'ABSENT-10',
    title: 'without the check at the showdown the pointer waits for a person',
    fixture: { profile: { ...RUSSIAN, 'absent.check': 'deal_end+turn' } },
    script: [...TO_RIVER, 'away s2'],
    expect: { phase: 'SHOWDOWN', states: { 2: 'LIVE_DOWN' } },
  }),
  handRow({
    id: 'ABSENT-11',
    title: 'CASH: away as the deal ends he keeps his cards until it is his turn',
    fixture: { profile: CASH, absent: [5, 6] },
    script: [
      { states: { 5: 'LIVE_DOWN', 6: 'LIVE_DOWN' } },
      'back s6',
      's4 call',
      { states: { 5: 'KILLED' }, toAct: 6 },
    ],
  }),
];

const BETWEEN: readonly Row[] = [
  sessionRow({
    id: 'ABSENT-12',
    title: 'away between hands: dealt in, the blind is posted, and it holds for the hands behind it until he is back',
    script: [
      ...['gone 3', 'start', { dealtIn: [1, 2, 3, 4, 5, 6], bigBlind: 3, stacks: { 3: 9800 } }, 'dealt'],
      ...['s4 fold', 's5 fold', 's6 fold', 's1 fold', 'award', 'start', 'dealt', { stacks: { 3: 9700 } }],
      ...[{ smallBlind: 3, noCodes: ['SP-6.4.3-FOLDED'] }, 's5 fold', 's6 fold', 's1 fold', 's2 fold', 'award'],
      ...['returns 3', 'start', 'dealt', { button: 3 }, 's6 fold', 's1 fold', 's2 fold', 's3 fold', 's4 fold', 'award'],
    ],
    expect: { stacks: { 3: 9700 }, codes: ['SP-6.4.4-POSTED_FOLDED', 'SP-6.4.4-POSTED_FOLDED'] },
  }),
  sessionRow({
    id: 'X-10',
    title: 'CASH: away, he is not dealt in and nothing is posted for him',
    profile: 'cash',
    stacks: { 1: 10_000, 2: 10_000, 3: 200, 4: 10_000 },
    script: ['gone 3', 'start'],
    expect: { dealtIn: [1, 2, 4], bigBlind: 4 },
  }),
];

const X10 = { absent: [3], stacks: { 3: 200 } };
const X14 = ['s4 raise 600', 'away s4', 's5 call', 's6 fold', 's1 fold', 's2 raise 2000', 's3 fold'];

/** Section 7 of the rules: the same input under the three profiles. */
const MATRIX: readonly Row[] = [
  handRow({
    id: 'X-10',
    title: 'away, the posted blind takes his whole stack: dead',
    fixture: X10,
    script: [],
    expect: { states: { 3: 'KILLED' }, codes: ['SP-6.4.4-POSTED_FOLDED'] },
  }),
  handRow({
    id: 'X-10',
    title: 'TDA: away, the posted blind takes his whole stack: dead',
    fixture: { ...X10, profile: TDA },
    script: [],
    expect: { states: { 3: 'KILLED' }, codes: ['SP-6.4.4-POSTED_FOLDED'] },
  }),
  handRow({
    id: 'X-14',
    title: 'away after a bet, the action comes back: dead, the matched 600 stays',
    script: X14,
    expect: { states: { 4: 'KILLED' }, stacks: { 4: 9400 }, toAct: 5, codes: ['SP-6.4.3-FOLDED'] },
  }),
  handRow({
    id: 'X-14',
    title: 'TDA: away after a bet, the action comes back: the clock decides, then dead',
    fixture: { profile: TDA },
    script: [...X14, { toAct: 4, states: { 4: 'LIVE_DOWN' } }, 'kill 4 TDA-R29-DEAD'],
    expect: { states: { 4: 'KILLED' }, stacks: { 4: 9400 }, toAct: 5 },
  }),
  handRow({
    id: 'X-14',
    title: 'CASH: away after a bet, the action comes back: dead on his turn',
    fixture: { profile: CASH },
    script: X14,
    expect: { states: { 4: 'KILLED' }, stacks: { 4: 9400 }, toAct: 5 },
  }),
];

export const PRESENCE: readonly Row[] = [...AWAY, ...POSTED, ...FURTHER, ...BETWEEN, ...MATRIX];
