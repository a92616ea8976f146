// 6.1, 6.2, 6.4.9: defective cards and decks, two cards alike, cards of another deck, and when decks change.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

const EVERYBODY = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 };
/** s4 wins the blinds */
const PLAYED = ['start', 'dealt', 's4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'award'];
/** heads-up to a river bet that is called */
const TO_THE_RIVER = [
  ...['s4 raise 600', 's5 fold', 's6 fold', 's1 call', 's2 fold', 's3 fold'],
  ...['flop Qs8d4c', 's4 check', 's1 check', 'turn 2h', 's4 check', 's1 check', 'river Jd'],
];

const DEFECTS: readonly Row[] = [
  sessionRow({
    id: 'T-611-a',
    title: 'a marked 9h found while shuffling blocks the deal until the deck or the card is replaced',
    script: [
      'defect 9h',
      { deck: 'SP-6.1.1-REPLACE', codes: ['SP-6.1.1-REPLACE'] },
      'start !SP-6.1.1-REPLACE',
      'change defect',
      { deck: null },
      'start',
    ],
    expect: { running: true },
  }),
  sessionRow({
    id: 'T-611-a',
    title: 'one new card of its rank and suit is enough',
    script: ['replace 9h !no-defective-card', 'defect 9h', 'replace 9h player !SP-6.3.0-ROLE', 'replace 9h', 'start'],
    expect: { running: true, deck: null },
  }),
  handRow({
    id: 'T-611-b',
    title: 'a closed card before any action: collect, replace, deal again',
    script: [
      'report defect s4',
      { stopped: 'SP-6.1.1-REVIEW', remedies: ['redeal', 'play-on'] },
      's4 call !hand-stopped',
      'rule 1 redeal judge',
    ],
    expect: { phase: 'MISDEAL', codes: ['SP-6.1.1-REDEAL'], deckToReplace: ['SP-6.1.1-REPLACE'], stacks: EVERYBODY },
  }),
  handRow({
    id: 'T-611-b',
    title: 'after one action the hand goes on, and the card is replaced afterwards',
    script: ['s4 call', 'report defect s4', { remedies: ['play-on'] }, 'rule 1 redeal judge !', 'rule 1 play-on judge'],
    expect: { phase: 'BETTING', toAct: 5, stopped: null, deckToReplace: ['SP-6.1.1-REPLACE'] },
  }),
  handRow({
    id: 'T-611-b',
    title: 'dealt again for another reason before anybody ruled on it: the card is replaced all the same',
    script: ['report defect s4', 'report wrong-count s5 3', 'rule 2 redeal dealer'],
    expect: { phase: 'MISDEAL', deckToReplace: ['SP-6.1.1-REPLACE'] },
  }),
  sessionRow({
    id: 'T-612-a',
    title: 'found while shuffling: the judge is called, the dealer takes deck B, nothing else changes',
    script: [
      ...PLAYED,
      'shuffle',
      'defect',
      { codes: ['SP-6.1.1-REPLACE', 'SP-6.1.2-CALL_JUDGE'] },
      'change defect',
      'start',
    ],
    expect: { running: true, number: 2, button: 2, smallBlind: 3, bigBlind: 4 },
  }),
  sessionRow({
    id: 'T-613-a',
    title: 'a bent turn card: the hand is finished, the next one waits for a new card or deck',
    script: [
      ...['start', 'dealt', 's4 call', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 check'],
      ...['flop 2s8d4c', 's3 check', 's4 check', 'turn Qc', 's3 bet 200', 'report defect up', 's4 fold', 'award'],
      { running: false, codes: ['SP-6.1.3-FINISH_THEN_REPLACE'], stacks: { 3: 10_300, 4: 9_800 } },
      'start !SP-6.1.3-FINISH_THEN_REPLACE',
      'replace Qc',
      'start',
    ],
    expect: { running: true, number: 2 },
  }),
  sessionRow({
    id: 'T-613-a',
    title: 'a report that is taken back blocks nothing',
    script: ['start', 'dealt', 's4 call', 'report defect up', { deck: 'SP-6.1.3-FINISH_THEN_REPLACE' }, 'undo'],
    expect: { running: true, deck: null },
  }),
  sessionRow({
    id: 'T-624-a',
    title: 'two defects and one replacement allowed: the whole deck',
    script: [
      'defect 9h',
      'defect 2c',
      { deck: 'SP-6.2.0-REPLACE' },
      'replace 9h !SP-6.2.0-REPLACE',
      'change defect',
      'start',
    ],
    expect: { running: true, codes: ['SP-6.1.1-REPLACE', 'SP-6.2.0-REPLACE'] },
  }),
  sessionRow({
    id: 'T-624-a',
    title: 'a second defect after a card was replaced, and a house that replaces two',
    switches: { 'deck.maxCardReplacements': 2 },
    script: ['defect 9h', 'replace 9h', 'defect 2c', { deck: 'SP-6.1.1-REPLACE' }, 'replace 2c', 'defect 3c'],
    expect: { deck: 'SP-6.2.0-REPLACE' },
  }),
];

const COUNTED: readonly Row[] = [
  sessionRow({
    id: 'T-621-a',
    title: '51 cards, and 51 again by hand: no hand starts',
    script: [
      'audit 51',
      { deck: null, codes: ['SP-6.2.1-RECOUNT'] },
      'audit 51 51',
      'start !SP-6.2.1-REPLACE',
      'replace 9h !no-defective-card',
      'change defect',
      'start',
    ],
    expect: { running: true },
  }),
  sessionRow({
    id: 'T-621-a',
    title: 'a card too many needs no second count; counted anew it may be right after all',
    script: ['audit 53', 'start !SP-6.2.1-REPLACE', 'audit 53 52', 'start'],
    expect: { running: true },
  }),
  sessionRow({
    id: 'T-621-b',
    title: '51 after the river: the pot is awarded, the deck replaced before the next hand',
    script: [
      ...['start', 'dealt', ...TO_THE_RIVER, 's4 bet 400', 'report deck-count 51 51', 's1 fold', 'award'],
      { running: false, stacks: { 4: 10_900 } },
      'start !SP-6.2.1-REPLACE',
      'change regulation',
      'start',
    ],
    expect: { running: true, number: 2 },
  }),
  handRow({
    id: 'T-621-b',
    title: 'a house that lets a judge decide about a missing card',
    fixture: { profile: { ...RUSSIAN, 'deck.missing': 'judge' } },
    script: ['s4 call', 'report deck-count 51 51', { remedies: ['play-on', 'void'] }, 'rule 1 void judge'],
    expect: { phase: 'VOID', codes: ['SP-6.2.1-MISSING', 'SP-6.2.1-VOID'], stacks: EVERYBODY },
  }),
  handRow({
    id: 'T-621-b',
    title: 'one card too many in a hand stops it; a judge decides',
    script: ['s4 call', 'report deck-count 53', { stopped: 'SP-6.2.1-EXTRA' }, 'rule 1 play-on judge'],
    expect: { phase: 'BETTING', toAct: 5, deckToReplace: ['SP-6.2.1-REPLACE'] },
  }),
  handRow({
    id: 'T-621-c',
    title: '51 read, 52 by hand: a tag that does not answer; the hand and the deck stand',
    script: ['s4 call', 'report deck-count 51 52', 'report deck-count 52 !deck-count-right'],
    expect: { incidents: { open: [], noted: ['UNREADABLE_TAG'] }, stopped: null, deckToReplace: [], toAct: 5 },
  }),
];

const BACKS: readonly Row[] = [
  handRow({
    id: 'T-623-a',
    title: 'a card of another deck on the flop: void is proposed, everything goes back',
    script: [
      ...TO_THE_RIVER.slice(0, 7),
      'report foreign in-play',
      { stopped: 'SP-6.2.3-FOREIGN', remedies: ['void', 'play-on'] },
      'rule 1 void judge',
    ],
    expect: { phase: 'VOID', stacks: EVERYBODY, codes: ['SP-6.2.3-VOID'] },
  }),
  handRow({
    id: 'T-623-a',
    title: 'CASH: a different back in play voids the action',
    fixture: { profile: CASH },
    script: [...TO_THE_RIVER.slice(0, 7), 'report foreign in-play', { remedies: ['void'] }, 'rule 1 void judge'],
    expect: { phase: 'VOID', stacks: EVERYBODY },
  }),
  handRow({
    id: 'T-623-a',
    title: 'a house that finishes such hands: written down, the deck goes afterwards',
    fixture: { profile: { ...RUSSIAN, 'deck.foreignInPlay': 'finish' } },
    script: ['s4 call', 'report foreign in-play'],
    expect: { stopped: null, toAct: 5, deckToReplace: ['SP-6.2.3-REPLACE_AFTER'] },
  }),
  handRow({
    id: 'T-623-b',
    title: 'first seen when the stub goes to the muck: the hand stands, the deck goes afterwards',
    script: [...TO_THE_RIVER, 'report foreign stub', 's4 check', 's1 check', 'open 1 AhAd', 'muck 4', 'award'],
    expect: {
      phase: 'COMPLETE',
      codes: ['SP-6.2.3-REPLACE_AFTER'],
      deckToReplace: ['SP-6.2.3-REPLACE_AFTER'],
      won: { 1: 1_500 },
    },
  }),
  handRow({
    id: 'JOKER-1',
    title: 'a joker in a hand: replaced like a boxed card, or by the judge as he finds',
    script: ['report non-standard s4', { remedies: ['scrap', 'redeal', 'void'] }, 'rule 1 scrap judge', 's4 call'],
    expect: { phase: 'BETTING', codes: ['SP-6.2.1-SCRAP'], deckToReplace: ['SP-6.2.1-REPLACE'] },
  }),
  handRow({
    id: 'JOKER-2',
    title: 'TDA: a misdeal before substantial action, a scrap of paper after it (R35)',
    fixture: { profile: TDA },
    script: ['s4 fold', 'report non-standard s5', { remedies: ['redeal'] }, 'rule 1 redeal dealer'],
    expect: { phase: 'MISDEAL', codes: ['TDA-R35-REDEAL'] },
  }),
  handRow({
    id: 'JOKER-2',
    title: 'TDA: after substantial action',
    fixture: { profile: TDA },
    script: ['s4 call', 's5 fold', 'report non-standard s6', { remedies: ['scrap'] }, 'rule 1 scrap dealer'],
    expect: { phase: 'BETTING', codes: ['TDA-R35-SCRAP'] },
  }),
  handRow({
    id: 'JOKER-3',
    title: 'CASH: a scrap of paper; who acted with it has a dead hand',
    fixture: { profile: CASH },
    script: ['s4 raise 600', 'report non-standard s4', { remedies: ['dead-hand', 'scrap'] }, 'rule 1 dead-hand judge'],
    expect: { states: { 4: 'KILLED' }, codes: ['RRP-JOKER-DEAD'] },
  }),
];

const CHANGES: readonly Row[] = [
  sessionRow({
    id: 'T-649-a',
    title: 'a player asks for another deck: refused',
    script: [
      'change player-request judge !SP-6.4.9-NO_PLAYER_REQUEST',
      'change dealer player !SP-6.4.9-NO_PLAYER_REQUEST',
    ],
  }),
  sessionRow({
    id: 'T-649-b',
    title: 'a dealer push between hands; from the first card on no reason is enough, until the hand is over or void',
    script: [
      'change dealer',
      'start',
      'change dealer !SP-6.4.9-HAND_RUNS',
      'hole 2 0',
      'change defect !SP-6.4.9-HAND_RUNS',
      'defect 9h !report-in-hand',
      'misdeal SP-6.3.1-REDEAL',
      'change level',
      'change house !SP-6.4.9-NO_SUCH_REASON',
    ],
  }),
  sessionRow({
    id: 'T-649-b',
    title: 'blinds are posted and nothing is dealt: a defect is in time (A-36)',
    script: ['start', 'defect 9h', 'change defect', 'dealt', 's4 call'],
    expect: { running: true, deck: null },
  }),
  sessionRow({
    id: 'X-13',
    title: 'a player asks for a new deck: refused',
    script: ['change player-request judge !SP-6.4.9-NO_PLAYER_REQUEST'],
  }),
  sessionRow({
    id: 'X-13',
    title: 'TDA: refused as well (R26)',
    profile: 'tda',
    script: ['change player-request judge !SP-6.4.9-NO_PLAYER_REQUEST'],
  }),
  sessionRow({
    id: 'X-13',
    title: 'CASH: the house decides, by a judge',
    profile: 'cash',
    script: ['change player-request dealer !SP-6.4.9-NO_PLAYER_REQUEST', 'change player-request judge'],
  }),
];

export const DECKS: readonly Row[] = [...DEFECTS, ...COUNTED, ...BACKS, ...CHANGES];
