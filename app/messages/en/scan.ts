// Words of the players' page in English, the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const scanEn = {
  title: 'Scan',
  states: { none: '', missing: 'Lay your cards again', some: 'One card is missing', read: 'Read' },
  phases: {
    between: 'Next hand soon',
    scan: 'Lay both cards on the mark in front of you',
    all: 'All cards are read',
  },
  seat: (seat: number) => `Seat ${seat}`,
  opening: 'Connecting',
  lost: 'Connection lost',
  error: 'The page failed. Press to start again.',
};

export type ScanMessages = CatalogueOf<typeof scanEn>;
