// 2.5.3, 2.5.5, 2.5.7: board cards too early or too many, and the stub on the muck.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

/** s2, s3 and s4 see the flop. */
const LIMPED = ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 check'];
const CHECKED = ['s2 check', 's3 check', 's4 check'];
const BEFORE_OPTION = [...LIMPED.slice(0, 5), 'burn', 'flop Kd7s2c !betting-open', 'report premature-board flop'];
const ON_RIVER = [
  ...[...LIMPED, 'burn', 'flop Kd7s2c', ...CHECKED, 'burn', 'turn Qh', ...CHECKED, 'burn', 'river Jc', ...CHECKED],
];
const WAITS_FOR_FLOP = [...LIMPED, 'burn', 'report four-card-flop'];

const PREMATURE: readonly Row[] = [
  handRow({
    id: 'T-253-c',
    title: 'burn and three board cards before the option: betting is finished first, then a judge',
    script: [
      ...[...BEFORE_OPTION, { stopped: null, toAct: 3 }, 'rule 1 back-to-stub judge !betting-open', 's3 check'],
      { stopped: 'PREMATURE_BOARD', remedies: ['back-to-stub', 'cards-stand'] },
      ...['flop 9h8h3c !hand-stopped', 'rule 1 back-to-stub judge', 'flop 9h8h3c'],
    ],
    expect: { boardSize: 3, burns: 1, toAct: 2, codes: ['SP-2.5.3-BACK_TO_STUB'], noCodes: ['BURN_MISSING'] },
  }),
  handRow({
    id: 'T-253-c',
    title: 'TDA: the burn stays, the cards go back, shuffle, no new burn (RP-5)',
    fixture: { profile: TDA },
    script: [...BEFORE_OPTION, 's3 check', { remedies: ['back-to-stub'] }, 'rule 1 back-to-stub judge', 'flop 9h8h3c'],
    expect: { boardSize: 3, burns: 1, codes: ['TDA-RP5-BACK_TO_STUB'] },
  }),
  handRow({
    id: 'T-253-c',
    title: 'CASH: a flop is shuffled and dealt anew',
    fixture: { profile: CASH },
    script: [...BEFORE_OPTION, 's3 check'],
    expect: { remedies: ['reshuffle'] },
  }),
  handRow({
    id: 'PREMATURE-1',
    title: 'CASH: a turn is set aside: another burn, the next card is the turn, and the river has no burn',
    fixture: { profile: CASH },
    script: [
      ...[...LIMPED, 'burn', 'flop Kd7s2c', 's2 check', 's3 check', 'burn', 'report premature-board turn'],
      ...['s4 check', { remedies: ['set-aside'] }, 'rule 1 set-aside judge', 'burn', 'turn Qh', ...CHECKED, 'river Jc'],
    ],
    expect: { burns: 3, noCodes: ['BURN_EXTRA', 'COUNT_MISMATCH'] },
  }),
  handRow({
    id: 'PREMATURE-2',
    title: 'everybody folds to one: nothing has to be ruled, the pot is pushed',
    script: [
      ...[...LIMPED.slice(0, 5), 'report premature-board flop', 's3 raise 800', 's4 fold', 's2 fold'],
      ...[{ phase: 'AWARDING', stopped: null, remedies: ['settled'] }, 'award'],
    ],
    // nothing of it is left to hold up the next hand
    expect: { phase: 'COMPLETE', won: { 3: 600 }, stopped: null, incidents: { open: [], noted: ['PREMATURE_BOARD'] } },
  }),
  handRow({
    id: 'PREMATURE-3',
    title: 'only the next street can be too early, and only while betting is open',
    script: ['report premature-board turn !wrong-street', ...LIMPED, 'report premature-board flop !betting-not-open'],
  }),
];

const FOUR: readonly Row[] = [
  handRow({
    id: 'T-255-b',
    title: 'four cards on the flop: the hand is paused, a judge decides',
    script: [
      ...[...WAITS_FOR_FLOP, { stopped: 'FLOP_4', remedies: ['scramble', 'redeal-flop'] }],
      ...['flop Kd7s2c !hand-stopped', 'rule 1 scramble judge', 'flop Kd7s2c', ...CHECKED, 'burn', 'turn Qh'],
    ],
    expect: { boardSize: 4, burns: 2, noCodes: ['BURN_EXTRA', 'BURN_MISSING'] },
  }),
  handRow({
    id: 'T-255-b',
    title: 'TDA: the four are scrambled, the floor picks the next burn (R39-A)',
    fixture: { profile: TDA },
    script: [...WAITS_FOR_FLOP, { remedies: ['scramble'] }, 'rule 1 scramble judge'],
    expect: { stopped: null, codes: ['TDA-R39-SCRAMBLE'] },
  }),
  handRow({
    id: 'T-255-b',
    title: 'CASH: the flop is dealt anew, also when three of the four were taken',
    fixture: { profile: CASH },
    script: [...LIMPED, 'burn', 'flop Kd7s2c', 'report four-card-flop', 'rule 1 redeal-flop judge', { boardSize: 0 }],
    expect: { phase: 'BETTING_CLOSED', burns: 1, codes: ['RRP-FLOP-REDEAL'] },
  }),
  handRow({
    id: 'FLOP4-1',
    title: 'the fourth card is seen after an action: the three stand',
    script: [
      ...[...LIMPED, 'flop Kd7s2c', 's2 check', 'report four-card-flop', { remedies: ['play-on'] }],
      'rule 1 play-on judge',
    ],
    expect: { boardSize: 3, toAct: 3 },
  }),
  handRow({
    id: 'FLOP4-2',
    title: 'no flop is due, or another street lies there',
    script: [
      ...['report four-card-flop !not-on-the-flop', ...LIMPED, 'flop Kd7s2c', ...CHECKED, 'turn Qh'],
      'report four-card-flop !not-on-the-flop',
    ],
  }),
  handRow({
    id: 'T-255-a',
    title: 'somebody counts burns and board and they do not fit: noted',
    script: [...ON_RIVER, 'report count-mismatch 2 5'],
    expect: { stopped: null, incidents: { noted: ['COUNT_MISMATCH'] } },
  }),
];

const STUB: readonly Row[] = [
  handRow({
    id: 'T-257-a',
    title: 'the stub on the muck behind the river: no fold, and all 52 cards are counted',
    script: [...ON_RIVER, 'stub 32'],
    expect: {
      states: { 2: 'LIVE_DOWN', 3: 'LIVE_DOWN', 4: 'LIVE_DOWN' },
      cardCount: { holes: 6, board: 5, burns: 3, muck: 6, stub: 32, total: 52 },
      noCodes: ['FOLD_UNCONFIRMED', 'STUB_TOO_EARLY'],
    },
  }),
  handRow({
    id: 'T-257-b',
    title: 'the same before the turn with two live players: the hand is paused for a judge',
    script: [
      ...[
        ...LIMPED,
        'flop Kd7s2c',
        'stub 40',
        { stopped: 'STUB_TOO_EARLY', remedies: ['rebuild', 'shuffle-stub', 'misread'] },
      ],
      ...['s2 check !hand-stopped', 'rule 1 rebuild judge', ...CHECKED, 'turn Qh'],
    ],
    expect: { boardSize: 4, codes: ['SP-2.5.7-REBUILT'] },
  }),
  handRow({
    id: 'T-257-c',
    title: "a seat's cards in the muck in the same second as the stub: a person decides",
    script: [...ON_RIVER.slice(0, -3), 's2 bet 200', 'stub 30', 'seen 3 stub'],
    expect: { toAct: 3, states: { 3: 'LIVE_DOWN' }, codes: ['FOLD_UNCONFIRMED'] },
  }),
  handRow({
    id: 'STUB-1',
    title: 'no board card behind it, also none that somebody wants to see',
    script: [
      ...['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'stub 40'],
      ...['flop Kd7s2c !SP-2.5.7-NO_RABBIT', 'stub 40 !stub-already-mucked'],
    ],
    expect: { phase: 'AWARDING' },
  }),
  handRow({
    id: 'STUB-2',
    title: 'readers saw the stub too early: the dealer says that it did not happen',
    script: [...LIMPED, 'stub 40', 'stub 40', 'rule 1 misread dealer', 'flop Kd7s2c'],
    expect: { boardSize: 3, incidents: { ruled: ['STUB_TOO_EARLY'] } },
  }),
  handRow({
    id: 'STUB-3',
    title: 'a report that the stub came too early, when it did not',
    script: [...ON_RIVER, 'report stub-too-early !stub-in-time'],
  }),
];

export const BOARDS: readonly Row[] = [...PREMATURE, ...FOUR, ...STUB];
