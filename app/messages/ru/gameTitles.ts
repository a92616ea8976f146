// Games as they are announced on air, in Russian.
import type { GameTitles } from '../en/gameTitles.ts';

export const gameTitlesRu: GameTitles = {
  potLimit: {
    omaha: 'PLO',
    omaha5: 'PLO 5',
    omaha6: 'PLO 6',
    omaha8: 'PLO хай-лоу',
    omaha5_8: 'PLO 5 хай-лоу',
    omaha6_8: 'PLO 6 хай-лоу',
  },
  limit: {
    no: (game) => `${game}, NL`,
    pot: (game) => `${game}, PL`,
    fixed: (game) => `${game}, лимит`,
  },
  bombPot: 'Бомб-пот',
};
