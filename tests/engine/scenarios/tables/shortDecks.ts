// Counts of a deck of 36 cards (6.2.1).
import { handRow, type Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

export const SHORT_DECKS: readonly Row[] = [
  sessionRow({
    id: 'COUNT36-1',
    title: 'a deck of 36 counts 36: with or without a second count it is right',
    script: ['game short_deck', 'audit 36', { deck: null, noCodes: ['SP-6.2.1-RECOUNT'] }, 'audit 36 36', 'start'],
    expect: { running: true },
  }),
  sessionRow({
    id: 'COUNT36-2',
    title: 'a deck of 52 is none for it',
    script: ['game short_deck', 'audit 52', 'start !SP-6.2.1-REPLACE'],
  }),
  handRow({
    id: 'COUNT36-3',
    title: 'the same in a hand: 36 is right, 37 is one too many',
    fixture: { game: 'short_deck' },
    script: [
      ...['report deck-count 36 36 !deck-count-right', 'report deck-count 36 !deck-count-right'],
      'report deck-count 37 37',
    ],
    expect: { stopped: 'SP-6.2.1-EXTRA' },
  }),
];
