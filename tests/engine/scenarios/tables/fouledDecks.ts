// 6.2.2: two cards of one suit and rank void the hand, until the last pot is awarded.
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { readsRow } from '../readsRow.ts';
import { handRow, type Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

/** F6 with a single big-blind ante of 200, up to the turn: 4,100 in the middle. */
const TWO_NINES = [
  'start',
  'dealt',
  ...['s4 raise 600', 's5 fold', 's6 fold', 's1 call', 's2 fold', 's3 call'],
  ...['flop Qs8d4c', 's3 check', 's4 bet 1000', 's1 call', 's3 fold', 'turn 9s'],
];
const EVERYBODY = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 };
const REPLAYED = { running: true, number: 1, button: 1, smallBlind: 2, bigBlind: 3 };
/** s4 wins the blinds */
const PLAYED = ['start', 'dealt', 's4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'award'];
/** heads-up to a river bet that is called */
const TO_THE_RIVER = [
  ...['s4 raise 600', 's5 fold', 's6 fold', 's1 call', 's2 fold', 's3 fold'],
  ...['flop Qs8d4c', 's4 check', 's1 check', 'turn 2h', 's4 check', 's1 check', 'river Jd'],
];

export const FOULED_DECKS: readonly Row[] = [
  handRow({
    id: 'T-622-a',
    title: 'dealt again for another reason while two cards alike are in question: the deck goes',
    script: ['report duplicate', 'report exposed-in-cut', 'rule 2 redeal dealer'],
    expect: { phase: 'MISDEAL', deckToReplace: ['SP-6.2.0-REPLACE'] },
  }),
  handRow({
    id: 'T-622-a',
    title: 'rejected before that: the deck stays',
    script: ['report duplicate', 'report exposed-in-cut', 'rule 1 reject judge', 'rule 2 redeal dealer'],
    expect: { phase: 'MISDEAL', deckToReplace: [] },
  }),
  sessionRow({
    id: 'T-622-a',
    title: 'two 9s on the turn: everything goes back, another deck, the same button and blinds',
    level: { anteKind: 'big_blind', ante: 200 },
    script: [
      ...TWO_NINES,
      { middle: 4_100 },
      'report duplicate',
      's4 check !hand-stopped',
      'rule 1 void dealer !SP-6.3.0-ROLE',
      'rule 1 void judge',
      { running: false, stacks: EVERYBODY, codes: ['SP-6.2.2-DUPLICATE', 'SP-6.2.2-VOID'] },
      'start !SP-6.2.0-REPLACE',
      'change defect',
      'start',
    ],
    expect: REPLAYED,
  }),
  sessionRow({
    id: 'T-622-a',
    title: 'the same by a direct ruling of the floor, with a hand killed before (6.3.7)',
    level: { anteKind: 'big_blind', ante: 200 },
    script: [...TWO_NINES.slice(0, -2), 'kill 1 SP-6.3.7-DEAD', 'void SP-6.2.2-VOID', 'start !SP-6.2.0-REPLACE'],
    expect: { running: false, stacks: EVERYBODY },
  }),
  handRow({
    id: 'T-622-a',
    title: 'both cards were looked at, and a tag was wrong: the hand goes on',
    script: ['s4 call', 'report duplicate', { remedies: ['void', 'reject'] }, 'rule 1 reject judge', 's5 fold'],
    expect: { phase: 'BETTING', stopped: null, deckToReplace: [], codes: ['SP-6.2.2-REJECTED'] },
  }),
  sessionRow({
    id: 'T-622-b',
    title: 'seen when the muck is collected: the result stands, the deck goes',
    script: [
      ...PLAYED,
      'report duplicate',
      'void SP-6.2.2-VOID !SP-6.2.2-TOO_LATE',
      { codes: ['SP-6.2.2-TOO_LATE'], stacks: { 4: 10_300 } },
      'start !SP-6.2.0-REPLACE',
      'change defect',
      'start',
    ],
    expect: { running: true, number: 2 },
  }),
  sessionRow({
    id: 'T-622-b',
    title: 'TDA: until the next hand begins the pots come back, and the hand is played anew (R22)',
    profile: 'tda',
    script: [
      ...PLAYED,
      'report duplicate',
      'start !hand-stopped',
      'rule 1 void judge',
      { running: false, stacks: EVERYBODY },
      'start !SP-6.2.0-REPLACE',
      'change defect',
      'start',
    ],
    expect: REPLAYED,
  }),
  sessionRow({
    id: 'T-622-b',
    title: 'TDA: a void hand of any other reason has no such window',
    profile: 'tda',
    script: [...PLAYED, 'void HR-FLOOR !SP-6.2.2-TOO_LATE', 'void SP-6.2.2-VOID', { stacks: EVERYBODY }],
  }),
  readsRow({
    id: 'T-622-c',
    title: 'one tag at a seat and on the board within 200 ms is cross-talk: nobody is told anything',
    also: 'board',
    ms: 200,
    expect: [],
  }),
  readsRow({
    id: 'T-622-c',
    title: 'the twin: a second tag that stays on the board while betting is open is told',
    also: 'board',
    tag: 'another',
    ms: 3_000,
    expect: ['board-incomplete'],
  }),
  handRow({
    id: 'E-11',
    title: 'two cards alike while the pots are decided and not pushed: void, all chips back',
    script: [
      ...TO_THE_RIVER,
      ...['s4 check', 's1 check', 'open 1 AhAd', 'open 4 KhKd', { phase: 'AWARDING' }],
      ...['report duplicate', 'award !hand-stopped', 'rule 1 void judge'],
    ],
    expect: { phase: 'VOID', stacks: EVERYBODY, won: { 1: 1_500 }, codes: ['SP-6.2.2-VOID'] },
  }),
  handRow({
    id: 'E-11',
    title: 'the same at the showdown, with one hand open',
    script: [...TO_THE_RIVER, 's4 check', 's1 check', 'open 1 AhAd', 'report duplicate', 'rule 1 void judge'],
    expect: { phase: 'VOID', stacks: EVERYBODY },
  }),
  handRow({
    id: 'X-11',
    title: 'two 9s on the river: void, all returned',
    script: [...TO_THE_RIVER, 's4 bet 400', 'report duplicate', { remedies: ['void', 'reject'] }, 'rule 1 void judge'],
    expect: { phase: 'VOID', stacks: EVERYBODY },
  }),
  handRow({
    id: 'X-11',
    title: 'TDA: void as well',
    fixture: { profile: TDA },
    script: [...TO_THE_RIVER, 's4 bet 400', 'report duplicate', { remedies: ['void', 'reject'] }, 'rule 1 void judge'],
    expect: { phase: 'VOID', stacks: EVERYBODY },
  }),
  sessionRow({
    id: 'X-11',
    title: 'CASH: who knew and bet may lose his refund to the pot of the next deal, played by the same people',
    profile: 'cash',
    stacks: EVERYBODY,
    script: [
      ...['start', 'dealt', ...TO_THE_RIVER, 's4 bet 400', 'report duplicate', 'rule 1 knower-forfeits-4 judge'],
      { running: false, stacks: EVERYBODY, codes: ['RRP-FOULED-KNOWER_FORFEITS'] },
      'sit 7 5000',
      'start !SP-6.2.0-REPLACE',
      'change house judge',
      'start',
      { ...REPLAYED, middle: 1_300, stacks: { 4: 9_000 }, dealtIn: [1, 2, 3, 4, 5, 6] },
    ],
  }),
];
