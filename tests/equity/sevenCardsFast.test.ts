import { describe, expect, it } from 'vitest';
import type { SuitSets } from '../../server/engine/handRank/cardSets.ts';
import { KINDS } from '../../server/engine/handRank/kinds.ts';
import { numbersFrom } from '../../server/equity/seededNumbers.ts';
import { sevenStrength } from '../../server/equity/sevenCards.ts';
import { announceSeed, SEEDS } from '../properties/seeds.ts';

announceSeed('seven cards');

function draw(next: (limit: number) => number, limit: number): readonly number[] {
  const cards = new Set<number>();
  while (cards.size < 7) cards.add(next(limit));
  return [...cards];
}

function suitsOf(cards: readonly number[]): SuitSets {
  const of = (suit: number) => cards.reduce((set, card) => ((card & 3) === suit ? set | (1 << (card >> 2)) : set), 0);
  return [of(0), of(1), of(2), of(3)];
}

describe('seven cards by one look-up', () => {
  it.each(SEEDS)(
    'given drawn sevens of the whole deck and of half of it, seed %i, then the strength is that of the kind',
    (seed) => {
      const next = numbersFrom([seed]);
      for (let hand = 0; hand < 3000; hand++) {
        const cards = draw(next, hand % 2 === 0 ? 52 : 20);
        expect(sevenStrength(cards)).toBe(KINDS.high.strength(suitsOf(cards)));
      }
    },
  );

  it('given seven cards that are not the first of a list then they are the ones that count', () => {
    const royal = [32, 36, 40, 44, 48, 1, 6];
    expect(sevenStrength([0, 5, 9, ...royal], 3)).toBe(7462);
    expect(sevenStrength([0, 5, 9, ...royal])).toBeLessThan(7462);
  });
});
