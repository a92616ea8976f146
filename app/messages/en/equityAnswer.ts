// Texts of `feltcast equity` in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const equityAnswerEn = {
  noBoard: 'no board card yet',
  board: (cards: string) => `board ${cards}`,
  boards: (boards: string) => `boards ${boards}: the share of the pot is the mean`,
  dead: (cards: string) => `dead ${cards}`,
  countedBoards: (count: number) => `${count} boards`,
  countedDeals: (count: number) => `${count} deals of the cards to come`,
  sampled: (count: number, error: string) => `a sample of ${count} deals, standard error up to ${error}`,
  noDraw: (left: number) => `as the hands stand: nobody draws, draws left: ${left}`,
  bestDiscard: 'each hand that has a card to throw away with the best two of it',
  head: { hand: 'hand', shown: 'shown', equity: 'equity', win: 'win', tie: 'tie', scoop: 'scoop', part: 'part' },
  outsOf: (hand: string, basis: 'true' | 'theoretical') =>
    basis === 'true' ? `outs of ${hand}, dead cards gone` : `outs of ${hand}`,
  outsWin: (count: number, cards: string) => `${count} win ${cards}`,
  outsTie: (count: number, cards: string) => `${count} tie ${cards}`,
  refused: {
    'player-count': 'takes 2 to 10 hands',
    'hole-card-count': 'a hand of this game has another number of cards',
    'board-card-count': 'more cards than a board of this game has',
    'draws-left': 'this game has fewer draws',
    'not-in-deck': 'holds a card that the deck of this game does not have',
    'duplicate-card': 'holds a card that stands elsewhere too',
    'deck-exhausted': 'leaves too few cards for those to come',
  },
};

export type EquityAnswerMessages = CatalogueOf<typeof equityAnswerEn>;
