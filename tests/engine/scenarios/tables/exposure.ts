// 6.3.6, 6.4.5 and 6.4.7: cards that the dealer opens, boxed cards in the deck, and cards that players show.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { limp } from '../course.ts';
import { handRow, type Row } from '../row.ts';

const HOLE_CARDS = ['hole 2 0', 'hole 3 0', 'report boxed hole', 'hole 4 0', 'hole 5 0', 'hole 6 0', 'hole 1 0'];
const TWO_BOXED = ['report boxed hole', { stopped: null }, 'report boxed hole'];

export const EXPOSURE: readonly Row[] = [
  handRow({
    id: 'T-636-a',
    title: 'the fifth card was opened: replaced after the deal, and the burn of the flop; no extra burn',
    script: [
      'report exposed-by-dealer s6 5',
      { stopped: null, incidents: { noted: ['SP-6.3.6-SINGLE_REPLACED'] } },
      ...['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 check'],
      'burn',
      'flop Kh9c5d',
    ],
    expect: { phase: 'BETTING', burns: 1 },
  }),
  handRow({
    id: 'T-636-b',
    title: 'a second card opened by the dealer: redeal',
    script: [
      'report exposed-by-dealer s6 5',
      'report exposed-by-dealer s6 5 !card-reported-already',
      'report exposed-by-dealer s4 13 !no-such-deal-card',
      'report exposed-by-dealer s4 9',
      { stopped: 'SP-6.3.6-REVIEW', remedies: ['redeal', 'unfounded'] },
      'rule 2 redeal dealer',
    ],
    expect: { phase: 'MISDEAL', codes: ['SP-6.3.6-SINGLE_REPLACED', 'SP-6.3.6-REVIEW', 'SP-6.3.6-REDEAL'] },
  }),
  handRow({
    id: 'T-636-b',
    title: 'a report that was unfounded does not count',
    script: [
      'report exposed-by-dealer s6 5',
      'report exposed-by-dealer s4 9',
      'rule 2 unfounded dealer',
      'report exposed-by-dealer s4 9',
      { stopped: 'SP-6.3.6-REVIEW' },
    ],
  }),
  handRow({
    id: 'T-636-c',
    title: 'only the very first card was opened: replaced',
    script: ['report exposed-by-dealer s2 1'],
    expect: { stopped: null, incidents: { noted: ['SP-6.3.6-SINGLE_REPLACED'] } },
  }),
  handRow({
    id: 'T-636-c',
    title: 'TDA: one of the first two cards is a misdeal (R35-A7)',
    fixture: { profile: TDA },
    script: ['report exposed-by-dealer s2 1', 'rule 1 redeal dealer'],
    expect: { phase: 'MISDEAL', codes: ['TDA-R35-REDEAL'] },
  }),
  handRow({
    id: 'T-636-c',
    title: 'CASH: one of the first two cards is a misdeal; the third one alone is replaced',
    fixture: { profile: CASH },
    script: [
      'report exposed-by-dealer s4 3',
      { stopped: null },
      'report exposed-by-dealer s3 2',
      { remedies: ['redeal', 'unfounded'] },
      'rule 2 redeal dealer',
    ],
    expect: { phase: 'MISDEAL', codes: ['RRP-MISDEAL-REDEAL'] },
  }),
  handRow({
    id: 'T-636-d',
    title: 'the second card is reported after a call: a judge decides, the proposal is to play on',
    script: [
      'report exposed-by-dealer s6 5',
      's4 call',
      'misdeal SP-6.3.6-REDEAL dealer !SP-6.3.6-PLAY_ON',
      'report exposed-by-dealer s4 9',
      { stopped: 'SP-6.3.6-REVIEW', remedies: ['play-on', 'redeal'] },
      'rule 2 play-on judge',
      's5 call',
    ],
    expect: { phase: 'BETTING', codes: ['SP-6.3.6-PLAY_ON'] },
  }),
  handRow({
    id: 'T-645-a',
    title: 'the third card lies turned over: to the muck, the next one goes to the same player, no misdeal',
    fixture: { dealt: false },
    script: [
      ...HOLE_CARDS,
      { phase: 'DEALING', stopped: null, dealOrder: [2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1] },
      ...['hole 2 1', 'hole 3 1', 'hole 4 1', 'hole 5 1', 'hole 6 1', 'hole 1 1'],
    ],
    expect: { phase: 'BETTING', incidents: { open: [], noted: ['SP-6.4.5-BOXED'] } },
  }),
  handRow({
    id: 'T-645-b',
    title: 'three boxed cards in the deal: each is replaced',
    script: ['report boxed hole', 'report boxed hole', 'report boxed hole', 's4 call'],
    expect: { stopped: null, incidents: { noted: ['SP-6.4.5-BOXED', 'SP-6.4.5-BOXED', 'SP-6.4.5-BOXED'] } },
  }),
  handRow({
    id: 'T-645-b',
    title: 'TDA: the second one is a misdeal (R35-A1)',
    fixture: { profile: TDA },
    script: [...TWO_BOXED, { stopped: 'TDA-R35-REVIEW', remedies: ['redeal', 'unfounded'] }, 'rule 2 redeal dealer'],
    expect: { phase: 'MISDEAL', codes: ['SP-6.4.5-BOXED', 'TDA-R35-REVIEW', 'TDA-R35-REDEAL'] },
  }),
  handRow({
    id: 'T-645-b',
    title: "CASH: the second one is a misdeal by Robert's",
    fixture: { profile: CASH },
    script: [...TWO_BOXED, { stopped: 'RRP-MISDEAL-REVIEW' }, 'rule 2 redeal dealer'],
    expect: { phase: 'MISDEAL', codes: ['RRP-MISDEAL-REVIEW', 'RRP-MISDEAL-REDEAL'] },
  }),
  handRow({
    id: 'T-645-b',
    title: 'CASH: a boxed burn does not count, and after the cut-off none does',
    fixture: { profile: CASH },
    script: [
      'report boxed hole',
      'report boxed burn',
      { stopped: null },
      's4 call',
      's5 call',
      'report boxed hole',
      { stopped: null },
    ],
  }),
  handRow({
    id: 'T-645-c',
    title: 'a boxed card where the turn should be: the next card is the turn, no extra burn',
    script: [
      ...limp({ live: [3, 4] }),
      'burn',
      'flop Kh9c5d',
      ...['s3 check', 's4 check', 'burn', 'report boxed board', 'turn 7s'],
    ],
    expect: { phase: 'BETTING', burns: 2, boardSize: 4, incidents: { noted: ['SP-6.4.5-BOXED'] } },
  }),
  handRow({
    id: 'T-647-a',
    title: 'a player turns a card over by accident: it plays, the action goes on',
    script: ['report exposed-by-player s4', { stopped: null }, 's4 call'],
    expect: { states: { 4: 'LIVE_DOWN' }, incidents: { noted: ['SP-6.4.7-PLAYS'] } },
  }),
  handRow({
    id: 'T-647-b',
    title: 'one card turned over by a player and one by the dealer are no misdeal',
    script: ['report exposed-by-player s4', 'report exposed-by-dealer s6 5', 's4 call'],
    expect: { stopped: null, incidents: { noted: ['SP-6.4.7-PLAYS', 'SP-6.3.6-SINGLE_REPLACED'] } },
  }),
  handRow({
    id: 'A-32',
    title: 'on purpose while facing a bet: a judge decides, the proposal is a dead hand',
    script: [
      's4 raise 600',
      'report exposed-by-player s5 deliberate',
      { stopped: 'HR-A32-REVIEW', remedies: ['dead-hand', 'plays', 'penalty', 'warning'] },
      's5 call !hand-stopped',
      'rule 1 dead-hand dealer !SP-6.3.0-ROLE',
      'rule 1 dead-hand judge',
    ],
    expect: { toAct: 6, states: { 5: 'KILLED' }, codes: ['HR-A32-DEAD'] },
  }),
  handRow({
    id: 'A-32',
    title: 'facing no bet he keeps his hand; with the round closed nobody has to rule',
    script: [
      ...limp({ live: [3, 4] }),
      'report exposed-by-player s4 deliberate',
      { incidents: { noted: ['SP-6.4.7-PLAYS'] } },
      'flop Kh9c5d',
      'report exposed-by-player s4 deliberate',
      { stopped: null, remedies: ['plays', 'penalty', 'warning'] },
      'rule 2 penalty judge',
    ],
    expect: { states: { 4: 'LIVE_DOWN' }, codes: ['HR-A32-PENALTY'] },
  }),
  handRow({
    id: 'A-32',
    title: 'a house where the hand is dead: the dealer declares it',
    fixture: { profile: { ...RUSSIAN, 'expose.facingBet': 'dead' } },
    script: ['s4 raise 600', 'report exposed-by-player s5 deliberate', 'rule 1 dead-hand dealer'],
    expect: { states: { 5: 'KILLED' } },
  }),
  handRow({
    id: 'A-32',
    title: 'TDA: a penalty, and the hand stays live without a stop (R68)',
    fixture: { profile: TDA },
    script: [
      's4 raise 600',
      'report exposed-by-player s5 deliberate',
      { stopped: null, remedies: ['penalty', 'plays', 'warning'] },
      'rule 1 dead-hand judge !outcome-not-offered',
      'rule 1 penalty judge',
      's5 call',
    ],
  }),
  handRow({
    id: 'A-32',
    title: 'TDA: the judge comes when the round is over: the penalty can still be given',
    fixture: { profile: TDA },
    script: [
      ...[
        's4 raise 600',
        'report exposed-by-player s5 deliberate',
        's5 call',
        's6 fold',
        's1 fold',
        's2 fold',
        's3 fold',
      ],
      { phase: 'BETTING_CLOSED', remedies: ['penalty', 'plays', 'warning'] },
      'rule 1 penalty judge',
    ],
    expect: { states: { 5: 'LIVE_DOWN' }, codes: ['HR-A32-PENALTY'] },
  }),
  handRow({
    id: 'A-32',
    title: 'shown without a bet to face, and a bet came before the judge: the hand does not die of it',
    script: [
      ...limp({ live: [3, 4] }),
      ...['flop Kh9c5d', 'report exposed-by-player s4 deliberate', 's3 bet 400', { toAct: 4, stopped: null }],
      'rule 1 dead-hand judge !outcome-not-offered',
      'rule 1 warning judge',
    ],
    expect: { states: { 4: 'LIVE_DOWN' }, codes: ['HR-A32-WARNING'] },
  }),
  handRow({
    id: 'A-32',
    title: 'CASH: a warning, and the hand stays live',
    fixture: { profile: CASH },
    script: [
      's4 raise 600',
      'report exposed-by-player s5 deliberate',
      { remedies: ['warning', 'plays', 'penalty'] },
      'rule 1 warning judge',
      's5 call',
    ],
  }),
  handRow({
    id: 'A-18',
    title: 'where the house keeps a card that the dealer opened, it stays with its player',
    fixture: { profile: { ...RUSSIAN, 'exposed.single': 'keep' } },
    script: ['report exposed-by-dealer s6 5'],
    expect: { stopped: null, incidents: { noted: ['SP-6.3.6-SINGLE_KEPT'] } },
  }),
];
