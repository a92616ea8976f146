import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOfKind, isOfKind } from '../../server/engine/card/deckFaces.ts';
import { type Card, parseCards } from '../../server/engine/card.ts';
import { HAND_KINDS, type HandKind } from '../../server/engine/game/handKind.ts';
import { bestOf } from '../../server/engine/handRank/bestOf.ts';
import { evaluate } from '../../server/engine/handRank/evaluate.ts';
import { bestHigh } from '../../server/engine/handRank/high.ts';
import { categoryOf, KINDS, strongestOf } from '../../server/engine/handRank/kinds.ts';
import { combinations } from '../equity/plainLoop.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { everyBadugi, everyFiveCardClass } from '../support/everyHand.ts';
import { bestPlain, comparePlain, type PlainValue, plainValue } from '../support/plainHand.ts';

announceSeed('handRankKinds');

function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (parsed === null) throw new Error(`no cards: ${text}`);
  return parsed;
}

function ranked(kind: HandKind, hole: string, board = '', holeUse: 'any' | 'two' = 'any') {
  const best = bestOf(kind, { holeUse, hole: cards(hole), board: cards(board) });
  return best && [strongestOf(kind) + 1 - best.strength, best.category, best.ranks, best.cards.join('')];
}

describe('places of hands, 1 the best', () => {
  it.each([
    ['high', 'AsKsQsJsTs9d9c', [1, 'straight_flush', 'AKQJT', 'AsKsQsJsTs']],
    ['high', '2c3d4h5s7c', [7462, 'high_card', '75432', '7c5s4h3d2c']],
    ['high_short', 'As6s7s8s9sKdKc', [6, 'straight_flush', '9876A', '9s8s7s6sAs']],
    ['high_short', 'Ah6s7s8s9sKdKc', [276, 'straight', '9876A', '9s8s7s6sAh']],
    ['high_short', '9h9d9c8s7s6hTd', [275, 'straight', 'T9876', 'Td9h8s7s6h']],
    ['high_short', 'As9s8s7sTsThTd', [143, 'flush', 'AT987', 'AsTs9s8s7s']],
    ['high_short', '6c7d8h9sJc', [1404, 'high_card', 'J9876', 'Jc9s8h7d6c']],
    ['high_short_trips', '9h9d9c8s7s6hTd', [433, 'three_of_a_kind', '999T8', '9h9d9cTd8s']],
    ['high_short_trips', 'Ah6s7s8s9sKdKc', [528, 'straight', '9876A', '9s8s7s6sAh']],
    ['low_a5', 'Ac2d3h4s5c5dKs', [1, 'high_card', '5432A', '5c4s3h2dAc']],
    ['low_a5', 'AcAdAh2h2sKdKs', [4158, 'two_pair', '22AAK', '2h2sAcAdKd']],
    ['low_a5', 'KcKdKhKsQcQdQh', [6007, 'full_house', 'QQQKK', 'QcQdQhKcKd']],
    ['low_8', 'Ac2d3h4s8c8dKs', [22, 'high_card', '8432A', '8c4s3h2dAc']],
    ['low_8', 'Ac2d3h4s9c9dKs', null],
    ['low_8', 'AcAd2h3s4c9dKs', null],
    ['low_27', '2c3d4h5s7c', [1, 'high_card', '75432', '7c5s4h3d2c']],
    ['low_27', 'Ac2d3h4s5c', [785, 'high_card', 'A5432', 'Ac5c4s3h2d']],
    ['low_27', 'Ac2c3c4c5c', [6648, 'flush', 'A5432', 'Ac5c4c3c2c']],
    ['low_27', '2c3d4h5s6c', [5855, 'straight', '65432', '6c5s4h3d2c']],
    ['low_27', 'AcKcQcJcTc', [7462, 'straight_flush', 'AKQJT', 'AcKcQcJcTc']],
    ['badugi', 'Ac2d3h4s', [1, 'badugi_4', '432A', '4s3h2dAc']],
    ['badugi', 'Ac2d3h3s', [716, 'badugi_3', '32A', '3h2dAc']],
    ['badugi', 'KcKdKhKs', [1092, 'badugi_1', 'K', 'Kc']],
    ['badugi', 'Kc2c3d9h4s', [74, 'badugi_4', '9432', '9h4s3d2c']],
    ['badugi_27', 'Ac2d3h4s', [496, 'badugi_4', 'A432', 'Ac4s3h2d']],
    ['badugi_27', 'Ac2c3d4h5s', [1, 'badugi_4', '5432', '5s4h3d2c']],
  ] as const)('given %s of %s then %j', (kind, hand, expected) => {
    expect(ranked(kind, hand)).toEqual(expected);
  });

  it.each([
    ['high', 'AsKsQs2c', 'JsTs9s8d8c', 'straight_flush', 'KQJT9'],
    ['high', 'AsAdAhAc', 'KsQdJh9c2s', 'pair', 'AAKQJ'],
    ['high', 'As2d3h4c', 'KsQsJs9s2s', 'pair', '22AKQ'],
    ['low_8', 'As2d9h9c', '3s4d8hKcKs', 'high_card', '8432A'],
    ['low_8', 'As9d9hKc', '2s3d4h5cKs', null, null],
  ] as const)('given %s of %s on %s with two of the hand then %s %s', (kind, hole, board, category, ranks) => {
    const [, ...got] = ranked(kind, hole, board, 'two') ?? [null, null, null];
    expect(got.slice(0, 2)).toEqual([category, ranks]);
  });
});

/** Cards of a kind's deck, as many as its games can put into one hand. */
function handOf(kind: HandKind): fc.Arbitrary<readonly Card[]> {
  const [minLength, maxLength] = KINDS[kind].cards;
  // few ranks make many pairs, straights, flushes and ties
  const few = cardsOfKind(KINDS[kind].deck).filter((_, index) => index % 52 >= 12 && index % 52 < 36);
  const all = cardsOfKind(KINDS[kind].deck);
  const of = (deck: readonly Card[]) => fc.shuffledSubarray([...deck], { minLength, maxLength });
  return fc.oneof(of(all), of(few), of(all.filter((card) => /[A2-8]/.test(card))));
}

/** Whether the numbers stand as the plain values do. */
function agree(a: number | null, b: number | null, plain: readonly [PlainValue, PlainValue]): boolean {
  return Math.sign((a ?? 0) - (b ?? 0)) === Math.sign(comparePlain(...plain));
}

describe.each(SEEDS)('laws, seed %i', (seed) => {
  it.each(HAND_KINDS)('given hands of %s then their order is the plain one, whatever order the cards have', (kind) => {
    fc.assert(
      fc.property(handOf(kind), handOf(kind), (a, b) => {
        const [first, second] = [evaluate(kind, a), evaluate(kind, b)];
        expect(agree(first, second, [plainValue(kind, a), plainValue(kind, b)])).toBe(true);
        expect([evaluate(kind, [...a].reverse()), first === null]).toEqual([first, plainValue(kind, a) === null]);
      }),
      { seed, numRuns: runs(60) },
    );
  });

  it.each(HAND_KINDS)('given the best of %s then its cards are among those given and make the same hand', (kind) => {
    fc.assert(
      fc.property(handOf(kind), (hand) => {
        const best = bestOf(kind, { holeUse: 'any', hole: hand.slice(0, 2), board: hand.slice(2) });
        expect(best?.strength ?? null).toBe(evaluate(kind, hand));
        const alone = best?.cards.map((card) => [card]) ?? [];
        const again = best && plainValue(kind, best.cards);
        expect(comparePlain(again, plainValue(kind, hand))).toBe(0);
        expect(alone.flat().every((card) => hand.includes(card))).toBe(true);
      }),
      { seed, numRuns: runs(30) },
    );
  });

  it('given a high hand then it is the one that two hole cards and a board make', () => {
    fc.assert(
      fc.property(handOf('high'), (hand) => {
        expect(bestOf('high', { holeUse: 'any', hole: hand, board: [] })).toEqual(bestHigh(hand));
      }),
      { seed, numRuns: runs(60) },
    );
  });

  it.each(['high', 'low_8'] as const)('given %s of Omaha then two of the hand and three of the board play', (kind) => {
    const dealt = fc.tuple(fc.integer({ min: 4, max: 6 }), fc.integer({ min: 3, max: 5 }), handsOf(11));
    fc.assert(
      fc.property(dealt, ([held, lying, deck]) => {
        const [hole, board] = [deck.slice(0, held), deck.slice(held, held + lying)];
        const best = bestOf(kind, { holeUse: 'two', hole, board });
        const plain = bestPlain(
          [...combinations(hole, 2)].flatMap((two) =>
            [...combinations(board, 3)].map((three) => plainValue(kind, [...two, ...three])),
          ),
        );
        expect(comparePlain(best && plainValue(kind, best.cards), plain)).toBe(0);
        expect(best?.cards.filter((card) => hole.includes(card)).length ?? 2).toBe(2);
      }),
      { seed, numRuns: runs(40) },
    );
  });
});

function handsOf(size: number): fc.Arbitrary<readonly Card[]> {
  return fc.shuffledSubarray([...cardsOfKind('52')], { minLength: size, maxLength: size });
}

describe('all hands of a kind', () => {
  it.each(HAND_KINDS)('given every strength of %s then it has a category, and none lies past the best', (kind) => {
    const best = strongestOf(kind);
    const names = Array.from({ length: best }, (_, index) => categoryOf(kind, index + 1));
    expect(new Set(names)).toEqual(new Set(KINDS[kind].categories.map(([name]) => name)));
    expect(() => categoryOf(kind, best + 1)).toThrow();
    expect(() => categoryOf(kind, 0)).toThrow();
  });

  it('given the collection then there are as many hands as the games have', () => {
    expect(HAND_KINDS.map(strongestOf)).toEqual([7462, 1404, 1404, 6175, 56, 7462, 1092, 1092]);
  });

  it.each(HAND_KINDS)('given one of each hand of %s then the plain order gives them the places 1, 2, 3 ...', (kind) => {
    const made = everyOf(kind).map((hand) => ({ strength: evaluate(kind, hand), plain: plainValue(kind, hand) }));
    const sorted = made.filter(({ plain }) => plain !== null).sort((a, b) => comparePlain(a.plain, b.plain));
    expect(sorted.map(({ strength }) => strength)).toEqual(sorted.map((_, index) => index + 1));
    expect(sorted).toHaveLength(strongestOf(kind));
    expect(made.every(({ strength, plain }) => (strength === null) === (plain === null))).toBe(true);
  });
});

function everyOf(kind: HandKind): readonly (readonly Card[])[] {
  if (kind.startsWith('badugi')) return everyBadugi();
  const suited = !['low_a5', 'low_8'].includes(kind);
  const { deck } = KINDS[kind];
  // a flush is the same low as its ranks in several suits
  return everyFiveCardClass().filter(
    (hand) =>
      hand.every((card) => isOfKind(card, deck)) && (suited || new Set(hand.map((card) => card.charAt(1))).size > 1),
  );
}

describe('the order of the cards', () => {
  it.each([
    ['high', 'AsAd6c6hKd'],
    ['high_short', 'As6s7s8h9s'],
    ['high_short_trips', '9s9d9h7s6s'],
    ['low_a5', 'As2d2h7s6s'],
    ['low_8', 'As2d3h7s6s'],
    ['low_27', 'As2d3h4s5s'],
    ['badugi', '9s9d3h4s5c'],
    ['badugi_27', 'As2s3h4s5c'],
  ] as const)('given %s of %s in all 120 orders then it is one hand', (kind, hand) => {
    const strengths = permutations(cards(hand)).map((order) => evaluate(kind, order));
    expect([strengths.length, new Set(strengths).size]).toEqual([120, 1]);
  });
});

function permutations(of: readonly Card[]): readonly (readonly Card[])[] {
  if (of.length === 0) return [[]];
  return of.flatMap((card) => permutations(of.filter((other) => other !== card)).map((rest) => [card, ...rest]));
}

describe('cards that are no hand', () => {
  it.each([
    ['high', 'AsKsQsJs'],
    ['badugi', 'AsKhQd'],
    ['low_27', '2c3d4h5s'],
  ] as const)('given too few for %s, %s, then there is no hand yet', (kind, few) => {
    expect([evaluate(kind, cards(few)), ranked(kind, few)]).toEqual([null, null]);
  });

  it('given a hand of Omaha on no more than two board cards then there is no hand yet', () => {
    expect(ranked('high', 'AsKsQsJs', 'TsTd', 'two')).toBeNull();
  });

  it.each([
    ['high', 'AsAsQsJsTs', 'twice'],
    ['high', 'AsKsQsJsTs9s8s7s', 'at most 7'],
    ['low_27', 'AsKsQsJsTs9s', 'at most 5'],
    ['high_short', 'AsKsQsJs2s', 'deck of 36'],
  ] as const)('given %s of %s then it throws as a bug: %s', (kind, hand, reason) => {
    expect(() => evaluate(kind, cards(hand))).toThrow(reason);
  });
});

it('twin: given the order of 52 cards then hands of 36 stand otherwise', () => {
  const [flush, full] = [cards('As9s8s7sTs'), cards('AcAdAhKcKd')];
  const stands = (kind: HandKind) => [evaluate(kind, flush), evaluate(kind, full)] as const;
  const plain = [plainValue('high_short', flush), plainValue('high_short', full)] as const;
  expect(agree(...stands('high_short'), plain)).toBe(true);
  expect(agree(...stands('high'), plain)).toBe(false);
});
