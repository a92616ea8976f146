import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import { GAME_NAMES, type GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import type { EquityAnswer } from '../../server/equity/equity.ts';
import { outcomeOf, WHOLE_SHARE } from '../../server/equity/outcome.ts';
import { roundTogether } from '../../server/equity/percentages.ts';
import { type EquityRules, rulesOf } from '../../server/equity/rules.ts';
import { addHalves, emptyTally } from '../../server/equity/tally.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { answerTo, ask } from './ask.ts';
import { type PlainAnswer, plainGame } from './plainGame.ts';
import type { Question } from './plainLoop.ts';

announceSeed('games');

/** Cards left in the deck by cards to come: a plain loop goes through some ten deals. */
const LEFT_FOR_BOARD = [4, 9, 5, 5, 6, 6];
const LEFT_FOR_HANDS = [3, 8, 5, 5];

function rulesFor(name: GameName): EquityRules {
  return rulesOf(gameOf(name));
}

/** Few enough deals for a plain loop: most of the deck is dead. */
function small(rules: EquityRules): fc.Arbitrary<Question> {
  const all = [...cardsOfKind(rules.deck)];
  return fc
    .record({
      deck: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      size: fc.integer({ min: 2, max: rules.holeUse === 'two' ? 3 : 4 }),
      lying: fc.integer({ min: 0, max: rules.boardCards }),
      needed: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ deck, size, lying, needed }) => {
      const toCome = rules.boardCards > 0 ? rules.boardCards - lying : needed;
      const left = (rules.boardCards > 0 ? LEFT_FOR_BOARD : LEFT_FOR_HANDS)[toCome] ?? 0;
      const hands = Array.from({ length: size }, (_, player) => {
        const own =
          rules.boardCards > 0 ? 0 : [0, 1, 2].filter((card) => card < needed && card % size === player).length;
        return deck.splice(0, rules.mostCards - own);
      });
      return { players: hands, board: deck.splice(0, lying), dead: deck.slice(left) };
    });
}

/** Both as [deals, shares to nine digits]. */
function plainly({ deals, shares }: PlainAnswer) {
  return [deals, shares.map((share) => share.toFixed(9))];
}
function written({ boards, share2520 }: EquityAnswer) {
  return [boards, share2520.map((share) => (share / WHOLE_SHARE).toFixed(9))];
}

describe('every game against a plain loop', () => {
  it.each(GAME_NAMES.flatMap((name) => SEEDS.map((seed) => [name, seed] as const)))(
    'given small questions of %s, seed %i, then all deals and shares agree',
    (name, seed) => {
      const rules = rulesFor(name);
      fc.assert(
        fc.property(small(rules), (question) => {
          const answer = answerTo({ rules, ...question });
          expect(written(answer)).toEqual(plainly(plainGame(rules, question)));
          expect(answer.samples).toBe(0);
        }),
        { seed, numRuns: runs(3) },
      );
    },
  );

  it.each([
    ['omaha', 'holdem'],
    ['omaha8', 'omaha'],
    ['short_deck', 'short_deck_trips'],
    ['triple_draw_27', 'triple_draw_a5'],
    ['badeucy', 'badacey'],
    ['razz', 'stud'],
  ] as const)('given %s counted by the rules of %s then the comparison fails: it can tell', (name, other) => {
    const rules = rulesFor(name);
    const foreign = { ...rules, kinds: rulesFor(other).kinds, holeUse: rulesFor(other).holeUse };
    const differing = fc.sample(small(rules), { seed: 7, numRuns: 25 }).filter((question) => {
      const answer = written(answerTo({ rules, ...question }));
      return JSON.stringify(answer) !== JSON.stringify(plainly(plainGame(foreign, question)));
    });
    expect(differing.length).toBeGreaterThan(0);
  });
});

describe('games of two halves', () => {
  it('given a low that both hold and a high that one holds then he has three quarters', () => {
    const answer = answerTo(ask('omaha8', ['AhAd2c9s', 'As2dKcQh'], { board: '3c4d8hJsTc' }));
    expect(answer.share2520).toEqual([1890, 630]);
    expect(answer.winnerMasks).toEqual(new Map([[3, 1]]));
    expect(answer.halves).toEqual([new Map([[1, 1]]), new Map([[3, 1]])]);
    expect([answer.win, answer.tie]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('given no low then the high hand takes the whole pot', () => {
    const answer = answerTo(ask('omaha8', ['AhAd2c9s', 'As2dKcQh'], { board: '3cJd8hJsTc' }));
    expect(answer.share2520).toEqual([2520, 0]);
    expect(answer.win).toEqual([1, 0]);
    expect(answer.halves?.[1]).toEqual(new Map([[0, 1]]));
  });

  it('given eight players who share the first half then each has an eighth of it to the last digit', () => {
    const tally = emptyTally(true);
    addHalves(tally, { first: 255, second: 1, deals: 3 });
    const { share2520, boards } = outcomeOf(tally, 8, true);
    expect(share2520).toEqual([3 * 1417.5, ...new Array(7).fill(3 * 157.5)]);
    expect(roundTogether(share2520, boards * WHOLE_SHARE).reduce((sum, { value }) => sum + value, 0)).toBe(100);
  });
});
