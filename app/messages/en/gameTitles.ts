// Games as they are announced on air, in English: with their limit, and in one word where the field has one.
import type { CatalogueOf } from '../language.ts';

export const gameTitlesEn = {
  /** where pot limit and game are one word */
  potLimit: {
    omaha: 'PLO',
    omaha5: 'PLO 5',
    omaha6: 'PLO 6',
    omaha8: 'PLO Hi-Lo',
    omaha5_8: 'PLO 5 Hi-Lo',
    omaha6_8: 'PLO 6 Hi-Lo',
  },
  limit: {
    no: (game: string) => `NL ${game}`,
    pot: (game: string) => `PL ${game}`,
    fixed: (game: string) => `Limit ${game}`,
  },
  bombPot: 'Bomb pot',
};

export type GameTitles = CatalogueOf<typeof gameTitlesEn>;
