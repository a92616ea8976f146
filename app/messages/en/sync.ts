// Texts of the sync clock in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const syncEn = {
  page: {
    title: 'Table clock',
    says: { running: '', waiting: '', held: '', lost: 'Not connected' },
    hint: 'Hold this clock into the table camera. Compare it on the finished picture with the clock of the graphics.',
    touch: 'Touch the screen once: it stays awake then.',
  },
  overlay: {
    title: 'Graphics clock',
    says: { running: 'On air', waiting: 'Waits for the delay', held: 'Held: resume first', lost: 'Not connected' },
  },
};

export type SyncMessages = CatalogueOf<typeof syncEn>;
