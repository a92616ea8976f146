// Switches of what is taken from card readers in English: each value as a sentence. Reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const switchesReadersEn = {
  'readers.muck': {
    title: 'Cards read in the muck',
    values: {
      off: 'Recorded only: folds are entered by key.',
      corroborate: 'They confirm folds entered by key. Only a fold that nobody enters is reported.',
      propose: 'Every fold is proposed and confirmed by one key.',
      auto: 'A clear fold in turn is entered. Any other is proposed.',
    },
  },
  'readers.start': {
    title: 'Start of a hand',
    values: {
      propose: 'With cards at two seats it is proposed, and one key starts it.',
      auto: 'With cards at two seats it starts by itself, but for the first hand of a show.',
    },
  },
};

export type SwitchesReadersMessages = CatalogueOf<typeof switchesReadersEn>;
