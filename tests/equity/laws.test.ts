import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import type { Card } from '../../server/engine/card.ts';
import { GAME_NAMES, type GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import type { EquityAnswer } from '../../server/equity/equity.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { percentages } from '../../server/equity/percentages.ts';
import { rulesOf } from '../../server/equity/rules.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { answerTo } from './ask.ts';

announceSeed('equity laws');

const ON_BOARDS = GAME_NAMES.filter((name) => rulesOf(gameOf(name)).boardCards > 0);

/** A whole deal of a game: two to four hands, a flop, and the rest of the deck unseen. */
function deals(name: GameName, lying: number): fc.Arbitrary<EquityInput> {
  const rules = rulesOf(gameOf(name));
  const all = [...cardsOfKind(rules.deck)];
  return fc
    .tuple(fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }), fc.integer({ min: 2, max: 4 }))
    .map(([deck, size]) => ({
      rules,
      players: Array.from({ length: size }, (_, seat) =>
        deck.slice(seat * rules.mostCards, (seat + 1) * rules.mostCards),
      ),
      board: deck.slice(deck.length - lying),
      dead: deck.slice(deck.length - lying - 3, deck.length - lying),
    }));
}

function unseen({ rules, players, board, dead }: EquityInput): readonly Card[] {
  const seen = new Set([...players.flat(), ...board, ...dead]);
  return cardsOfKind(rules.deck).filter((card) => !seen.has(card));
}

function summed(answers: readonly EquityAnswer[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { winnerMasks } of answers) {
    for (const [set, boards] of winnerMasks) sums.set(set, (sums.get(set) ?? 0) + boards);
  }
  return new Map([...sums].sort(([a], [b]) => a - b));
}

function times({ winnerMasks }: EquityAnswer, factor: number): ReadonlyMap<number, number> {
  return new Map([...winnerMasks].map(([set, boards]) => [set, boards * factor]));
}

describe('laws of exact chances, whole decks', () => {
  it.each(ON_BOARDS)('given %s on the flop then all turn cards together have each board twice', (name) => {
    fc.assert(
      fc.property(deals(name, 3), (input) => {
        const turns = unseen(input).map((card) => answerTo({ ...input, board: [...input.board, card] }));
        expect(summed(turns)).toEqual(times(answerTo(input), 2));
      }),
      { seed: SEEDS.at(-1) ?? 1, numRuns: runs(3) },
    );
  });

  it.each(ON_BOARDS)('given %s then every board is lost to each dead card that is on it, and to no other', (name) => {
    fc.assert(
      fc.property(deals(name, 3), (input) => {
        const left = unseen(input);
        const without = left.map((card) => answerTo({ ...input, dead: [...input.dead, card] }));
        expect(summed(without)).toEqual(times(answerTo(input), left.length - 2));
      }),
      { seed: SEEDS.at(-1) ?? 1, numRuns: runs(3) },
    );
  });

  it.each(ON_BOARDS)('given %s before the flop then the shares follow the seats and add up to 100', (name) => {
    fc.assert(
      fc.property(deals(name, 0), (input) => {
        const answer = answerTo(input);
        const turned = answerTo({ ...input, players: [...input.players].reverse() });
        expect([...turned.share2520].reverse()).toEqual(answer.share2520);
        expect(percentages(answer).equity.reduce((sum, { value }) => sum + value, 0)).toBe(100);
      }),
      { seed: SEEDS.at(-1) ?? 1, numRuns: runs(2) },
    );
  });

  it('given turn cards of which one is left out then the law does not hold: it can tell', () => {
    const [input] = fc.sample(deals('omaha', 3), { seed: 5, numRuns: 1 });
    if (input === undefined) throw new Error('no deal');
    const turns = unseen(input)
      .slice(1)
      .map((card) => answerTo({ ...input, board: [...input.board, card] }));
    expect(summed(turns)).not.toEqual(times(answerTo(input), 2));
  });
});
