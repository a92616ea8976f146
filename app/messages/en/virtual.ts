// Texts of the virtual table in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const virtualEn = {
  title: 'Virtual table',
  intro:
    'For training and demonstrations: drag cards over antennas, and the server sees what a real card reader would send. Add a reader of its own for it with the layout of this table, never the one of a real table.',
  reader: 'Reader',
  secret: 'Secret of the reader',
  secretHow: 'Printed once by: npx feltcast reader add NAME --table TABLE. It stays in this page until you leave it.',
  seats: 'Seats',
  board: 'Antennas under the board',
  boards: { one: 'One', five: 'Five' },
  deck: 'Word of the deck',
  deckHow: 'The same word gives the same 52 tags. Register them at the deck page, or by the file.',
  open: 'Open the table',
  needs: 'Reader and secret are needed.',
  links: { connecting: 'Connecting', connected: 'Connected', away: 'Not connected, trying again', refused: 'Refused' },
  refused: {
    AUTH: 'Reader or secret is wrong.',
    UNREGISTERED: 'The server knows no such reader.',
    DISABLED: 'This reader is switched off.',
    PLAIN: 'Card readers come over TLS only, except on the server’s own computer. Open this page there, or by https.',
    VERSION: 'The server speaks another version of the protocol.',
    REPLACED: 'The same reader has connected elsewhere.',
    other: 'The server does not take this reader now.',
  },
  deal: 'Deal',
  street: 'Next street',
  gather: 'Gather and shuffle',
  faces: 'Show faces',
  hide: 'Hide faces',
  save: 'Deck file',
  leave: 'Leave',
  seat: 'Seat {seat}',
  fold: 'Fold',
  foldSeat: 'Fold seat {seat}',
  boardZone: 'Board',
  muck: 'Muck',
  stub: 'Stub',
  hint: 'Drag any card. A card in your fingers is read by no antenna.',
};

export type VirtualMessages = CatalogueOf<typeof virtualEn>;
