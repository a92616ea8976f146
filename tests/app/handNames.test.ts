import { describe, expect, it } from 'vitest';
import { longHandName, mainHandName, shortHandName } from '../../app/messages/handNames.ts';
import { NAMED_CATEGORIES, type NamedCategory, namedHandOf, RANK_LETTERS } from '../../app/messages/namedHand.ts';
import { shortLabel } from '../../app/ui/handText.ts';
import { RANKS } from '../../server/engine/card.ts';
import { NAME_CATEGORIES } from '../../server/engine/handName/handName.ts';

interface Row {
  readonly category: NamedCategory;
  readonly ranks: string;
  /** English short and long, Russian short and long. */
  readonly names: readonly [string, string, string, string];
}

const ROWS: readonly Row[] = [
  {
    category: 'high_card',
    ranks: 'AKJ76',
    names: ['High card', 'Ace high, king kicker', 'Старшая карта', 'Старшая карта туз, кикер король'],
  },
  { category: 'pair', ranks: '22A97', names: ['Pair', 'Pair of deuces, ace kicker', 'Пара', 'Пара двоек, кикер туз'] },
  {
    category: 'pair',
    ranks: 'QQT98',
    names: ['Pair', 'Pair of queens, ten kicker', 'Пара', 'Пара дам, кикер десятка'],
  },
  {
    category: 'two_pair',
    ranks: 'AA66K',
    names: ['Two pair', 'Two pair, aces and sixes, king kicker', 'Две пары', 'Две пары, тузы и шестёрки, кикер король'],
  },
  {
    category: 'three_of_a_kind',
    ranks: '777J2',
    names: ['Three of a kind', 'Three of a kind, sevens, jack kicker', 'Тройка', 'Тройка семёрок, кикер валет'],
  },
  { category: 'straight', ranks: 'KQJT9', names: ['Straight', 'Straight, king high', 'Стрит', 'Стрит до короля'] },
  {
    category: 'straight',
    ranks: '5432A',
    names: ['Straight', 'Wheel, five-high straight', 'Стрит', 'Колесо, стрит до пятёрки'],
  },
  { category: 'straight', ranks: '9876A', names: ['Straight', 'Straight, nine high', 'Стрит', 'Стрит до девятки'] },
  {
    category: 'straight_flush',
    ranks: '5432A',
    names: [
      'Straight flush',
      'Steel wheel, five-high straight flush',
      'Стрит-флеш',
      'Стальное колесо, стрит-флеш до пятёрки',
    ],
  },
  {
    category: 'low',
    ranks: '8542A',
    names: ['8-5 low', 'Eight-five-four-deuce-ace low', 'Лоу 8-5', 'Лоу восемь-пять-четыре-два-туз'],
  },
  { category: 'low', ranks: '5432A', names: ['Wheel', 'Wheel', 'Колесо', 'Колесо'] },
  {
    category: 'low',
    ranks: 'T8763',
    names: ['10-8 low', 'Ten-eight-seven-six-three low', 'Лоу 10-8', 'Лоу десять-восемь-семь-шесть-три'],
  },
  {
    category: 'low',
    ranks: 'AKQJ9',
    names: ['A-K low', 'Ace-king-queen-jack-nine low', 'Лоу A-K', 'Лоу туз-король-дама-валет-девять'],
  },
  {
    category: 'badugi_4',
    ranks: '8642',
    names: ['8-6 badugi', 'Eight-six-four-deuce badugi', 'Бадуги 8-6', 'Бадуги восемь-шесть-четыре-два'],
  },
  {
    category: 'badugi_3',
    ranks: 'K72',
    names: ['Three-card K-7', 'Three-card king-seven-deuce', 'Три карты, K-7', 'Три карты, король-семь-два'],
  },
  {
    category: 'badugi_2',
    ranks: '32',
    names: ['Two-card 3-2', 'Two-card three-deuce', 'Две карты, 3-2', 'Две карты, три-два'],
  },
  {
    category: 'badugi_1',
    ranks: 'K',
    names: ['One-card K', 'One-card king', 'Одна карта, K', 'Одна карта, король'],
  },
  { category: 'flush', ranks: 'QT876', names: ['Flush', 'Flush, queen high', 'Флеш', 'Флеш до дамы'] },
  {
    category: 'full_house',
    ranks: '666KK',
    names: ['Full house', 'Full house, sixes over kings', 'Фулл-хаус', 'Фулл-хаус, три шестёрки и два короля'],
  },
  {
    category: 'full_house',
    ranks: 'JJJ44',
    names: ['Full house', 'Full house, jacks over fours', 'Фулл-хаус', 'Фулл-хаус, три валета и две четвёрки'],
  },
  {
    category: 'four_of_a_kind',
    ranks: '8888Q',
    names: ['Four of a kind', 'Four of a kind, eights, queen kicker', 'Каре', 'Каре восьмёрок, кикер дама'],
  },
  {
    category: 'straight_flush',
    ranks: '98765',
    names: ['Straight flush', 'Straight flush, nine high', 'Стрит-флеш', 'Стрит-флеш до девятки'],
  },
  { category: 'straight_flush', ranks: 'AKQJT', names: ['Royal flush', 'Royal flush', 'Флеш-рояль', 'Флеш-рояль'] },
];

describe('names of hands', () => {
  it('given the categories and ranks of the engine then each has a name', () => {
    expect(new Set(NAMED_CATEGORIES)).toEqual(new Set(NAME_CATEGORIES));
    expect(RANK_LETTERS).toEqual(RANKS);
    expect(new Set(ROWS.map((row) => row.category))).toEqual(new Set(NAME_CATEGORIES));
  });

  it.each(ROWS)('given $category $ranks then $names', ({ names: [shortEn, longEn, shortRu, longRu], ...hand }) => {
    expect([shortHandName(hand, 'en'), longHandName(hand, 'en')]).toEqual([shortEn, longEn]);
    expect([shortHandName(hand, 'ru'), longHandName(hand, 'ru')]).toEqual([shortRu, longRu]);
  });

  it.each(ROWS)('given $category $ranks, then its name without a kicker stands between the two', (hand) => {
    for (const language of ['en', 'ru'] as const) {
      const main = mainHandName(hand, language);
      expect(main).not.toMatch(/kicker|кикер|undefined/);
      expect(main.length).toBeLessThanOrEqual(longHandName(hand, language).length);
    }
  });

  it('names the ranks that make the hand', () => {
    const fours = { category: 'full_house', ranks: 'JJJ44' } as const;
    expect([mainHandName(fours, 'en'), mainHandName(fours, 'ru')]).toEqual([
      'Jacks full of fours',
      'Фулл-хаус, валеты и четвёрки',
    ]);
    expect(mainHandName({ category: 'pair', ranks: 'KKA76' }, 'en')).toBe('Pair of kings');
  });

  it.each([
    ['low', '76432', 'Seven-six low', 'Лоу семь-шесть'],
    ['low', '5432A', 'Wheel', 'Колесо'],
    ['badugi_4', '864A', 'Eight-six badugi', 'Бадуги восемь-шесть'],
    ['badugi_3', '64A', 'Three-card six-four', 'Три карты, шесть-четыре'],
    ['straight', '5432A', 'Straight, five high', 'Стрит до пятёрки'],
  ] as const)('given %s %s, without the ranks that seldom decide, then %s and %s', (category, ranks, en, ru) => {
    expect([mainHandName({ category, ranks }, 'en'), mainHandName({ category, ranks }, 'ru')]).toEqual([en, ru]);
  });

  it.each(RANK_LETTERS)('given a low of %s then its ranks have words in both languages', (rank) => {
    const names = (['en', 'ru'] as const).map((language) =>
      longHandName({ category: 'low', ranks: rank.repeat(5) }, language),
    );
    expect(names[0]).toMatch(/^([A-Z][a-z]+)(-[a-z]+){4} low$/);
    expect(names[1]).toMatch(/^Лоу [а-я]+(-[а-я]+){4}$/);
  });

  it.each([
    ['low', '8542A', true],
    ['badugi_3', '64A', true],
    ['badugi_3', '8642', false],
    ['low', '854', false],
    ['badugi', '8642', false],
    ['pair', 'xx762', false],
  ] as const)('given the label %s %s then it is %s that it can be named', (category, ranks, known) => {
    expect(namedHandOf(category, ranks) !== null).toBe(known);
    expect(shortLabel({ category, ranks }, 'en') !== '').toBe(known);
  });

  it.each(RANK_LETTERS)('given a pair of %s and a kicker of %s then no form is missing', (rank) => {
    const names = (['en', 'ru'] as const).map((language) =>
      longHandName({ category: 'pair', ranks: `${rank}${rank}${rank}` }, language),
    );
    for (const name of names) expect(name).toMatch(/^(Pair of|Пара) [a-zа-яё]+, (кикер )?[a-zа-яё]+( kicker)?$/);
  });

  it('given ranks that are no ranks then it throws as a bug', () => {
    expect(() => longHandName({ category: 'pair', ranks: 'xx' }, 'en')).toThrow();
  });
});
