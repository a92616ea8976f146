// Texts of the venue screen in English, the reference catalogue of this page.
import type { CatalogueOf } from '../language.ts';

export const venueEn = {
  waiting: 'One moment',
  blinds: 'Blinds',
  ante: 'Ante',
  board: 'Board',
};

export type VenueMessages = CatalogueOf<typeof venueEn>;
