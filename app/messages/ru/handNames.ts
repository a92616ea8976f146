// Names of hands in Russian. A rank stands in four forms, after the word it follows.
import type { HandNames, RankLetter } from '../namedHand.ts';

interface Forms {
  /** кикер туз */
  readonly one: string;
  /** стрит до туза, три туза, два туза */
  readonly ofOne: string;
  /** две пары, тузы и шестёрки */
  readonly many: string;
  /** пара тузов */
  readonly ofMany: string;
}

const RANK: Readonly<Record<RankLetter, Forms>> = {
  2: { one: 'двойка', ofOne: 'двойки', many: 'двойки', ofMany: 'двоек' },
  3: { one: 'тройка', ofOne: 'тройки', many: 'тройки', ofMany: 'троек' },
  4: { one: 'четвёрка', ofOne: 'четвёрки', many: 'четвёрки', ofMany: 'четвёрок' },
  5: { one: 'пятёрка', ofOne: 'пятёрки', many: 'пятёрки', ofMany: 'пятёрок' },
  6: { one: 'шестёрка', ofOne: 'шестёрки', many: 'шестёрки', ofMany: 'шестёрок' },
  7: { one: 'семёрка', ofOne: 'семёрки', many: 'семёрки', ofMany: 'семёрок' },
  8: { one: 'восьмёрка', ofOne: 'восьмёрки', many: 'восьмёрки', ofMany: 'восьмёрок' },
  9: { one: 'девятка', ofOne: 'девятки', many: 'девятки', ofMany: 'девяток' },
  T: { one: 'десятка', ofOne: 'десятки', many: 'десятки', ofMany: 'десяток' },
  J: { one: 'валет', ofOne: 'валета', many: 'валеты', ofMany: 'валетов' },
  Q: { one: 'дама', ofOne: 'дамы', many: 'дамы', ofMany: 'дам' },
  K: { one: 'король', ofOne: 'короля', many: 'короли', ofMany: 'королей' },
  A: { one: 'туз', ofOne: 'туза', many: 'тузы', ofMany: 'тузов' },
};

/** два валета, but две дамы */
function two(rank: RankLetter): string {
  const masculine = rank === 'J' || rank === 'K' || rank === 'A';
  return `${masculine ? 'два' : 'две'} ${RANK[rank].ofOne}`;
}

function kicker(rank: RankLetter): string {
  return `кикер ${RANK[rank].one}`;
}

export const handNamesRu: HandNames = {
  royalFlush: 'Флеш-рояль',
  wheel: { straight: 'Колесо, стрит до пятёрки', straight_flush: 'Стальное колесо, стрит-флеш до пятёрки' },
  short: {
    high_card: 'Старшая карта',
    pair: 'Пара',
    two_pair: 'Две пары',
    three_of_a_kind: 'Тройка',
    straight: 'Стрит',
    flush: 'Флеш',
    full_house: 'Фулл-хаус',
    four_of_a_kind: 'Каре',
    straight_flush: 'Стрит-флеш',
  },
  main: {
    high_card: (rank) => `Старшая карта ${RANK[rank(0)].one}`,
    pair: (rank) => `Пара ${RANK[rank(0)].ofMany}`,
    two_pair: (rank) => `Две пары, ${RANK[rank(0)].many} и ${RANK[rank(2)].many}`,
    three_of_a_kind: (rank) => `Тройка ${RANK[rank(0)].ofMany}`,
    straight: (rank) => `Стрит до ${RANK[rank(0)].ofOne}`,
    flush: (rank) => `Флеш до ${RANK[rank(0)].ofOne}`,
    full_house: (rank) => `Фулл-хаус, ${RANK[rank(0)].many} и ${RANK[rank(3)].many}`,
    four_of_a_kind: (rank) => `Каре ${RANK[rank(0)].ofMany}`,
    straight_flush: (rank) => `Стрит-флеш до ${RANK[rank(0)].ofOne}`,
  },
  long: {
    high_card: (rank) => `Старшая карта ${RANK[rank(0)].one}, ${kicker(rank(1))}`,
    pair: (rank) => `Пара ${RANK[rank(0)].ofMany}, ${kicker(rank(2))}`,
    two_pair: (rank) => `Две пары, ${RANK[rank(0)].many} и ${RANK[rank(2)].many}, ${kicker(rank(4))}`,
    three_of_a_kind: (rank) => `Тройка ${RANK[rank(0)].ofMany}, ${kicker(rank(3))}`,
    straight: (rank) => `Стрит до ${RANK[rank(0)].ofOne}`,
    flush: (rank) => `Флеш до ${RANK[rank(0)].ofOne}`,
    full_house: (rank) => `Фулл-хаус, три ${RANK[rank(0)].ofOne} и ${two(rank(3))}`,
    four_of_a_kind: (rank) => `Каре ${RANK[rank(0)].ofMany}, ${kicker(rank(4))}`,
    straight_flush: (rank) => `Стрит-флеш до ${RANK[rank(0)].ofOne}`,
  },
};
