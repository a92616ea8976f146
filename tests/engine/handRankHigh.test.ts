import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, DECK, parseCards } from '../../server/engine/card.ts';
import { bestHigh, HAND_CATEGORIES, highStrength } from '../../server/engine/handRank/high.ts';
import { CATEGORY_SIZES, categoryIndexOf, STRONGEST } from '../../server/engine/handRank/strength.ts';
import { plainKey } from '../equity/plainLoop.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { everyFiveCardClass } from '../support/everyHand.ts';

announceSeed('handRank');

function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (parsed === null) throw new Error(`no cards: ${text}`);
  return parsed;
}

describe('best five of five to seven cards', () => {
  it.each([
    ['2c3d4h5s7c', 1, 'high_card', '75432', '7c5s4h3d2c'],
    ['AsKsQsJsTs9s8s', 7462, 'straight_flush', 'AKQJT', 'AsKsQsJsTs'],
    ['As2s3s4s5s5h5d', 7453, 'straight_flush', '5432A', '5s4s3s2sAs'],
    ['Ah2d3c4s5h9dKc', 5854, 'straight', '5432A', '5h4s3c2dAh'],
    ['6d5h4s3c2dAhKc', 5855, 'straight', '65432', '6d5h4s3c2d'],
    ['AdAcAhKdKcKhQs', 7296, 'full_house', 'AAAKK', 'AdAcAhKdKc'],
    ['2d2c2h2sAcAdAh', 7308, 'four_of_a_kind', '2222A', '2d2c2h2sAc'],
    ['Ac2c4c6c8cTcQc', 6932, 'flush', 'AQT86', 'AcQcTc8c6c'],
    ['KhKsQdQcJsJh4d', 4862, 'two_pair', 'KKQQJ', 'KhKsQdQcJs'],
    ['7h7s7dAcKs2d', 5391, 'three_of_a_kind', '777AK', '7h7s7dAcKs'],
    ['AhAsKdQcJs9h2d', 4137, 'pair', 'AAKQJ', 'AhAsKdQcJs'],
  ])('given %s when ranked then strength %i, %s %s', (hand, strength, category, ranks, used) => {
    const value = bestHigh(cards(hand));
    expect(value).toEqual({ strength, category, ranks, cards: cards(used) });
  });

  it('given equal ranks when picking then the card given first is used', () => {
    expect(bestHigh(cards('9d9cTh8s7c6h2d')).cards).toEqual(cards('Th9d8s7c6h'));
  });

  it.each(['AsKsQsJs', 'AsKsQsJsTs9s8s7s', 'AsAsQsJsTs'])('given %s when ranked then it throws as a bug', (hand) => {
    expect(() => bestHigh(cards(hand))).toThrow();
    expect(() => highStrength(cards(hand))).toThrow();
  });

  it('given every five-card hand of a rank pattern then the 7462 strengths are dense', () => {
    expect(CATEGORY_SIZES.reduce((sum, size) => sum + size, 0)).toBe(STRONGEST);
    const seen = new Set(everyFiveCardClass().map((hand) => highStrength(hand)));
    expect(seen.size).toBe(STRONGEST);
    expect([Math.min(...seen), Math.max(...seen)]).toEqual([1, STRONGEST]);
  });

  it('given a number past the royal flush when asked for its category then it throws as a bug', () => {
    expect(HAND_CATEGORIES[categoryIndexOf(STRONGEST)]).toBe('straight_flush');
    expect(() => categoryIndexOf(STRONGEST + 1)).toThrow();
  });
});

describe.each(SEEDS)('properties, seed %i', (seed) => {
  const hand = fc.shuffledSubarray([...DECK], { minLength: 6, maxLength: 7 });

  it('given six or seven cards then the best is the maximum over all fives, and uses these cards', () => {
    fc.assert(
      fc.property(hand, (dealt) => {
        const best = bestHigh(dealt);
        expect(best.strength).toBe(Math.max(...fives(dealt).map((five) => bestHigh(five).strength)));
        expect(bestHigh(best.cards)).toEqual(best);
        expect(highStrength(dealt)).toBe(best.strength);
      }),
      { seed, numRuns: runs(60) },
    );
  });

  it('given two hands of five then their order is the order of category, then of ranks by weight', () => {
    const five = fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(five, five, (a, b) => {
        expect(Math.sign(bestHigh(a).strength - bestHigh(b).strength)).toBe(Math.sign(plainKey(a) - plainKey(b)));
      }),
      { seed, numRuns: runs(300) },
    );
  });
});

function fives(dealt: readonly Card[]): readonly (readonly Card[])[] {
  if (dealt.length === 5) return [dealt];
  return dealt.flatMap((_, skip) => fives(dealt.filter((__, index) => index !== skip)));
}
