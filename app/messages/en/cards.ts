// Texts of the card desk in English: the reference catalogue. None of them names a card.
import type { CatalogueOf } from '../language.ts';

export const cardsEn = {
  title: 'Card desk',
  writeOnly: 'Write only: no card is shown again here',
  opening: 'Connecting',
  noCardDesk: 'Hole cards are not typed at this table. An administrator can switch the card desk on in the set-up.',
  noHand: 'No hand waits for cards. The next one appears here by itself.',
  lost: 'Connection lost. Nothing is entered until it is back.',
  readOnly: 'The table cannot be written now. Tell the floor.',
  hands: 'Hands that have not aired',
  hand: (number: number) => `Hand ${number}`,
  running: 'in play',
  over: 'over',
  toType: (count: number) => `${count} to type`,
  allThere: 'all there',
  clashMark: { clash: 'clash', untold: 'clash?' },
  clash: {
    clash:
      'A typed card of this hand clashes with another card. On air its hole cards stay down until it is put right. Compare every card and type the wrong one anew.',
    untold:
      'Cards of this hand were put right so often that nobody is told any more whether they clash. If they do, its hole cards stay down on air.',
  },
  seat: (seat: number) => `Seat ${seat}`,
  cardOf: (number: number, of: number) => `card ${number} of ${of}`,
  state: { live: '', folded: 'folded', mucked: 'mucked', opened: 'face up' },
  place: {
    none: 'empty',
    missing: 'empty',
    scanned: 'read by the antenna',
    typed: 'typed',
    up: 'face up',
    gone: 'thrown away',
    sending: 'on its way',
  },
  order: 'Dealing order: from the button’s left, usually the SB',
  press: 'Press the card that lies there',
  full: 'All cards of this hand are there',
  filled: 'This place has a card. Press its dot once more to type it anew.',
  anew: 'Type this card anew',
  opened: 'This hand lies face up. A wrong card is put right at the console.',
  taken: 'Taken',
  again: 'Pressed twice. Counted once.',
  back: 'Back one place',
  changeThere: (seat: number, card: number) => `Change seat ${seat}, card ${card}`,
  hereAnyway: 'Type it here all the same',
  anyway: (seat: number, card: number) =>
    `Press the card once more: it is taken here. Then seat ${seat}, card ${card} is typed anew.`,
  behind: (count: number) =>
    count === 1
      ? 'The card pressed after it was not taken: press it again.'
      : `The ${count} cards pressed after it were not taken: press them again.`,
  at: (seat: number, card: number) => `Seat ${seat}, card ${card}`,
  keys: 'Keys: rank, then suit (S H D C). Arrows or Tab move. Enter: type anew. Backspace: back one place. Page up and down: hand.',
};

export type CardsMessages = CatalogueOf<typeof cardsEn>;
