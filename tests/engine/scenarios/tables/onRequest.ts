// What is shown, taken back or dealt only because somebody asks: asking to see, retrieving, cards after the hand.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { checks, FLOP, limpToRiver } from '../course.ts';
import { handRow, type Row } from '../row.ts';

const THREE = { seats: [1, 2, 3], live: [1, 2, 3] } as const;
const FIXTURE = { seats: THREE.seats } as const;
const RIVER = [
  ...limpToRiver({ fixture: FIXTURE, live: THREE.live }),
  ...checks({ fixture: FIXTURE, live: THREE.live }),
];
const ROBERT = { ...FIXTURE, profile: CASH } as const;

export const ON_REQUEST: readonly Row[] = [
  handRow({
    id: 'ASK-1',
    title: 'any dealt-in player: the loser asks, the hand is shown and stays dead',
    fixture: ROBERT,
    script: [...RIVER, 'open 2 AsKs', 'muck 3', 'ask 3 by 1', 'open 3 AhKd', 'open 1 Qd2s'],
    expect: { phase: 'AWARDING', won: { 2: 600 }, states: { 3: 'MUCKED' }, codes: ['HR-A44-DEAD'] },
  }),
  handRow({
    id: 'ASK-2',
    title: 'any dealt-in player: the winner asks, the hand is live again and the best hand wins',
    fixture: ROBERT,
    script: [
      ...RIVER,
      'open 2 AsKs',
      'muck 3',
      'muck 1',
      { phase: 'AWARDING' },
      'ask 3 by 2',
      { phase: 'SHOWDOWN' },
      'muck 3 !TDA-R18-MUST_TABLE',
      'open 3 9d9s',
      'award',
    ],
    expect: { stacks: { 1: 9800, 2: 9800, 3: 10_400 }, codes: ['HR-A44-LIVE'] },
  }),
  handRow({
    id: 'ASK-3',
    title: 'any dealt-in player: not his own hand, not one folded before the showdown, not after the award',
    fixture: ROBERT,
    script: [
      's1 fold',
      's2 call',
      's3 check',
      FLOP,
      's2 check',
      's3 check',
      'turn 7s',
      's2 check',
      's3 check',
      'river 2c',
      's2 check',
      's3 check',
      'open 2 AsKs',
      'muck 3',
      'ask 3 by 3 !SP-5.9.2.4-NO_OPENING',
      'ask 1 by 2 !SP-5.9.2.4-NO_OPENING',
      'award',
      'ask 3 by 1 !SP-5.9.2.4-NO_OPENING',
    ],
    expect: { phase: 'COMPLETE' },
  }),
  handRow({
    id: 'RETRIEVE-1',
    title: 'where the floor decides, a released hand comes back by its ruling alone, and its pot is open again',
    fixture: ROBERT,
    script: [
      ...RIVER,
      'muck 2',
      'open 3 QhJd',
      'muck 1',
      { phase: 'AWARDING' },
      'retrieve 2 !needs-floor',
      'retrieve 2 judge',
      { phase: 'SHOWDOWN' },
      'open 2 AsKs',
      'award',
      'retrieve 1 judge !SP-5.9.2.4-NO_RETRIEVAL',
    ],
    expect: { stacks: { 2: 10_400, 3: 9800 }, codes: ['HR-A07-RETRIEVED'] },
  }),
  handRow({
    id: 'RETRIEVE-2',
    title: 'by default nobody brings a hand back, whoever says so',
    fixture: FIXTURE,
    script: [...RIVER, 'muck 2', 'retrieve 2 judge !SP-5.9.2.4-NO_RETRIEVAL'],
    expect: { states: { 2: 'MUCKED' } },
  }),
  handRow({
    id: 'RABBIT-1',
    title: 'no card after the hand is decided, whoever says so',
    fixture: FIXTURE,
    script: ['s1 fold', 's2 fold', 'flop Kh9c5d !SP-2.5.7-NO_RABBIT', 'hunt flop Kh9c5d !SP-2.5.7-NO_RABBIT'],
    expect: { phase: 'AWARDING', boardSize: 0 },
  }),
  handRow({
    id: 'RABBIT-2',
    title: 'where the floor decides, cards are shown by its word and change no pot',
    fixture: ROBERT,
    script: [
      's1 fold',
      's2 fold',
      'flop Kh9c5d !SP-2.5.7-NO_RABBIT',
      'hunt flop Kh9c5d',
      { phase: 'AWARDING', boardSize: 3, toAct: null },
      'award',
      'hunt turn 7s',
      'hunt turn 7d !wrong-street',
    ],
    expect: { phase: 'COMPLETE', boardSize: 4, stacks: { 2: 9900, 3: 10_100 } },
  }),
];
