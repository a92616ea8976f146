import { describe, expect, it } from 'vitest';
import { longHandName, mainHandName, shortHandName } from '../../app/messages/handNames.ts';
import { NAMED_CATEGORIES, type NamedCategory, RANK_LETTERS } from '../../app/messages/namedHand.ts';
import { RANKS } from '../../server/engine/card.ts';
import { HAND_CATEGORIES } from '../../server/engine/handRank/high.ts';

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
  { category: 'straight', ranks: '5432A', names: ['Straight', 'Straight, five high', 'Стрит', 'Стрит до пятёрки'] },
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
    expect(NAMED_CATEGORIES).toEqual(HAND_CATEGORIES);
    expect(RANK_LETTERS).toEqual(RANKS);
    expect(new Set(ROWS.map((row) => row.category))).toEqual(new Set(HAND_CATEGORIES));
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
