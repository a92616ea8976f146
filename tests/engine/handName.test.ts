import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../app/messages/language.ts';
import { longLabel, mainLabel, shortLabel } from '../../app/ui/handText.ts';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import { type Card, parseCards } from '../../server/engine/card.ts';
import { HAND_KINDS, type HandKind } from '../../server/engine/game/handKind.ts';
import { handName } from '../../server/engine/handName/handName.ts';
import { bestOf } from '../../server/engine/handRank/bestOf.ts';
import { KINDS } from '../../server/engine/handRank/kinds.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';

announceSeed('handName');

function nameOf(kind: HandKind, hole: readonly Card[]) {
  const best = bestOf(kind, { holeUse: 'any', hole, board: [] });
  return best && handName(kind, best);
}

describe('what a hand is called', () => {
  it.each([
    ['high', 'AsKdQh9c7s2d3c', 'high_card', 'AKQ97'],
    ['low_a5', 'AsKdQh9c7s2d3c', 'low', '9732A'],
    ['low_a5', 'AsAdAhAc7s7d7c', 'full_house', 'AAA77'],
    ['low_8', 'As2d3h4c8sKdKc', 'low', '8432A'],
    ['low_27', '2s3d4h5c7s', 'low', '75432'],
    ['low_27', '2s3d4h5c6s', 'straight', '65432'],
    ['low_27', '2s2d4h5c6s', 'pair', '22654'],
    ['high_short', '6s7d8h9cAs', 'straight', '9876A'],
    ['badugi', '2s3d4h4c', 'badugi_3', '432'],
    ['badugi_27', 'As2d3h4c', 'badugi_4', 'A432'],
  ] as const)('given %s of %s then %s of %s', (kind, hand, category, ranks) => {
    expect(nameOf(kind, parseCards(hand) ?? [])).toEqual({ category, ranks });
  });

  it('given no low then there is no name', () => {
    expect(nameOf('low_8', parseCards('As2d3hKcKsKdKh') ?? [])).toBeNull();
  });

  it.each(HAND_KINDS)('given any hand of %s then the pages have words for it in every length and language', (kind) => {
    const [, maxLength] = KINDS[kind].cards;
    const deck = [...cardsOfKind(KINDS[kind].deck)];
    const [seed] = SEEDS.slice(-1);
    fc.assert(
      fc.property(fc.shuffledSubarray(deck, { minLength: maxLength, maxLength }), (hand) => {
        const name = nameOf(kind, hand);
        const words = LANGUAGES.flatMap((language) =>
          [shortLabel, mainLabel, longLabel].map((label) => label(name, language)),
        );
        for (const text of words) {
          expect(name === null ? text === '' : /^[\wА-ЯЁ]/.test(text) && !text.includes('undefined')).toBe(true);
          expect(text.length).toBeLessThanOrEqual(48);
        }
      }),
      { seed: seed ?? 1, numRuns: runs(40) },
    );
  });

  it('twin: given a category that no page knows then there are no words', () => {
    expect(longLabel({ category: 'low_card', ranks: '8432A' }, 'en')).toBe('');
  });
});
