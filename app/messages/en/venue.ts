// Texts of the venue screen in English, the reference catalogue of this page.
import type { CatalogueOf } from '../language.ts';

export const venueEn = {
  waiting: 'One moment',
  blinds: 'Blinds',
  ante: 'Ante',
  board: 'Board',
  dealtAgain: 'The hand is dealt again',
  chipsReturned: 'Chips are returned',
  shownToAll: 'Shown to all by the chief judge',
  seat: (seat: number) => `Seat ${seat}`,
};

export type VenueMessages = CatalogueOf<typeof venueEn>;
