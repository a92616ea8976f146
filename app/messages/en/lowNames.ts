// Names of lows and badugis in English.
import { figures, type LowNames, type RankLetter } from '../namedHand.ts';
import { capital, ONE } from './handNames.ts';

function words(ranks: readonly RankLetter[]): string {
  return ranks.map((rank) => ONE[rank]).join('-');
}

export const lowNamesEn: LowNames = {
  wheel: 'Wheel',
  short: {
    low: (ranks) => `${figures(ranks)} low`,
    badugi_4: (ranks) => `${figures(ranks)} badugi`,
    badugi_3: (ranks) => `Three-card ${figures(ranks)}`,
    badugi_2: (ranks) => `Two-card ${figures(ranks)}`,
    badugi_1: (ranks) => `One-card ${figures(ranks)}`,
  },
  long: {
    low: (ranks) => `${capital(words(ranks))} low`,
    badugi_4: (ranks) => `${capital(words(ranks))} badugi`,
    badugi_3: (ranks) => `Three-card ${words(ranks)}`,
    badugi_2: (ranks) => `Two-card ${words(ranks)}`,
    badugi_1: (ranks) => `One-card ${words(ranks)}`,
  },
};
