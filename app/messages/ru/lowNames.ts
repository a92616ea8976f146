// Names of lows and badugis in Russian: the ranks are counted out, two is «два» and not «двойка».
import { figures, type LowNames, type RankLetter } from '../namedHand.ts';

const COUNTED: Readonly<Record<RankLetter, string>> = {
  2: 'два',
  3: 'три',
  4: 'четыре',
  5: 'пять',
  6: 'шесть',
  7: 'семь',
  8: 'восемь',
  9: 'девять',
  T: 'десять',
  J: 'валет',
  Q: 'дама',
  K: 'король',
  A: 'туз',
};

function words(ranks: readonly RankLetter[]): string {
  return ranks.map((rank) => COUNTED[rank]).join('-');
}

export const lowNamesRu: LowNames = {
  wheel: 'Колесо',
  short: {
    low: (ranks) => `Лоу ${figures(ranks)}`,
    badugi_4: (ranks) => `Бадуги ${figures(ranks)}`,
    badugi_3: (ranks) => `Три карты, ${figures(ranks)}`,
    badugi_2: (ranks) => `Две карты, ${figures(ranks)}`,
    badugi_1: (ranks) => `Одна карта, ${figures(ranks)}`,
  },
  long: {
    low: (ranks) => `Лоу ${words(ranks)}`,
    badugi_4: (ranks) => `Бадуги ${words(ranks)}`,
    badugi_3: (ranks) => `Три карты, ${words(ranks)}`,
    badugi_2: (ranks) => `Две карты, ${words(ranks)}`,
    badugi_1: (ranks) => `Одна карта, ${words(ranks)}`,
  },
};
