// Names of games, limits and mixed games as players say them. Reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const gamesEn = {
  game: {
    holdem: "Hold'em",
    short_deck: 'Short deck',
    short_deck_trips: 'Short deck, trips beat a straight',
    pineapple: 'Pineapple',
    crazy_pineapple: 'Crazy pineapple',
    omaha: 'Omaha',
    omaha5: 'Omaha 5',
    omaha6: 'Omaha 6',
    omaha8: 'Omaha hi-lo',
    omaha5_8: 'Omaha 5 hi-lo',
    omaha6_8: 'Omaha 6 hi-lo',
    courchevel: 'Courchevel',
    courchevel8: 'Courchevel hi-lo',
    five_card_draw: 'Five-card draw',
    single_draw_27: '2-7 single draw',
    triple_draw_27: '2-7 triple draw',
    triple_draw_a5: 'A-5 triple draw',
    badugi: 'Badugi',
    badeucy: 'Badeucy',
    badacey: 'Badacey',
    stud: 'Stud',
    stud8: 'Stud hi-lo',
    razz: 'Razz',
  },
  limit: { no: 'No limit', pot: 'Pot limit', fixed: 'Fixed limit' },
  mix: {
    horse: 'HORSE',
    eight_game: '8-game',
    ten_game: '10-game',
    custom: 'Mixed game',
  },
};

export type GameMessages = CatalogueOf<typeof gamesEn>;
