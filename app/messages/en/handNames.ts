// Names of hands in English.
import type { HandNames, RankLetter } from '../namedHand.ts';

export const ONE: Readonly<Record<RankLetter, string>> = {
  2: 'deuce',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

function many(rank: RankLetter): string {
  return rank === '6' ? 'sixes' : `${ONE[rank]}s`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const handNamesEn: HandNames = {
  royalFlush: 'Royal flush',
  wheel: { straight: 'Wheel, five-high straight', straight_flush: 'Steel wheel, five-high straight flush' },
  short: {
    high_card: 'High card',
    pair: 'Pair',
    two_pair: 'Two pair',
    three_of_a_kind: 'Three of a kind',
    straight: 'Straight',
    flush: 'Flush',
    full_house: 'Full house',
    four_of_a_kind: 'Four of a kind',
    straight_flush: 'Straight flush',
  },
  main: {
    high_card: (rank) => `${capital(ONE[rank(0)])} high`,
    pair: (rank) => `Pair of ${many(rank(0))}`,
    two_pair: (rank) => `Two pair, ${many(rank(0))} and ${many(rank(2))}`,
    three_of_a_kind: (rank) => `Three ${many(rank(0))}`,
    straight: (rank) => `Straight, ${ONE[rank(0)]} high`,
    flush: (rank) => `Flush, ${ONE[rank(0)]} high`,
    full_house: (rank) => `${capital(many(rank(0)))} full of ${many(rank(3))}`,
    four_of_a_kind: (rank) => `Four ${many(rank(0))}`,
    straight_flush: (rank) => `Straight flush, ${ONE[rank(0)]} high`,
  },
  long: {
    high_card: (rank) => `${capital(ONE[rank(0)])} high, ${ONE[rank(1)]} kicker`,
    pair: (rank) => `Pair of ${many(rank(0))}, ${ONE[rank(2)]} kicker`,
    two_pair: (rank) => `Two pair, ${many(rank(0))} and ${many(rank(2))}, ${ONE[rank(4)]} kicker`,
    three_of_a_kind: (rank) => `Three of a kind, ${many(rank(0))}, ${ONE[rank(3)]} kicker`,
    straight: (rank) => `Straight, ${ONE[rank(0)]} high`,
    flush: (rank) => `Flush, ${ONE[rank(0)]} high`,
    full_house: (rank) => `Full house, ${many(rank(0))} over ${many(rank(3))}`,
    four_of_a_kind: (rank) => `Four of a kind, ${many(rank(0))}, ${ONE[rank(4)]} kicker`,
    straight_flush: (rank) => `Straight flush, ${ONE[rank(0)]} high`,
  },
};
