import { describe, expect, it } from 'vitest';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import { GAME_NAMES, type GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import type { EquityAnswer } from '../../server/equity/equity.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { rulesOf } from '../../server/equity/rules.ts';
import { type NextNumber, numbersFrom } from '../../server/equity/seededNumbers.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { answerTo } from './ask.ts';
import { winnersOfEveryBoard } from './everyBoard.ts';

announceSeed('drawn deals');

const ON_BOARDS = GAME_NAMES.filter((name) => rulesOf(gameOf(name)).boardCards > 0);

/** Cards left in the deck, by board cards to come: some seventy boards. */
const LEFT = [0, 30, 12, 8, 7, 7];

function drawn<T>(items: readonly T[], below: NextNumber): T[] {
  const deck = [...items];
  for (let i = deck.length - 1; i > 0; i--) {
    const [card] = deck.splice(below(i + 1), 1);
    if (card !== undefined) deck.push(card);
  }
  return deck;
}

/** Two hands to as many as the deck has, nothing to five cards of the board; what would be too much to lay out is dead. */
function deal(name: GameName, below: NextNumber): EquityInput {
  const rules = rulesOf(gameOf(name));
  const deck = drawn(cardsOfKind(rules.deck), below);
  const most = Math.min(10, Math.floor((deck.length - rules.boardCards) / rules.mostCards));
  const size = 2 + below(most - 1);
  const players = Array.from({ length: size }, () => deck.splice(0, rules.mostCards));
  const board = deck.splice(0, Math.max(below(rules.boardCards + 1), below(rules.boardCards + 1)));
  return { rules, players, board, dead: deck.slice(LEFT[rules.boardCards - board.length] ?? 0) };
}

function deals(name: GameName, seed: number, count: number): readonly EquityInput[] {
  const below = numbersFrom([seed]);
  return Array.from({ length: count }, () => deal(name, below));
}

/** Boards by winners; in games of two halves those of each. */
function told({ winnerMasks, halves }: EquityAnswer) {
  return halves === null ? [winnerMasks] : halves;
}

function laidOut(input: EquityInput) {
  const counts = winnersOfEveryBoard(input);
  return input.rules.kinds.map((_, half) => {
    const sums = new Map<number, number>();
    for (const [winners, boards] of counts) {
      const set = Number(winners.split(',')[half]);
      sums.set(set, (sums.get(set) ?? 0) + boards);
    }
    return new Map([...sums].sort(([a], [b]) => a - b));
  });
}

describe('drawn deals against every board, laid out', () => {
  it.each(ON_BOARDS.flatMap((name) => SEEDS.map((seed) => [name, seed] as const)))(
    'given deals of %s with two players to a full table, seed %i, then each set of winners has its boards',
    (name, seed) => {
      for (const input of deals(name, seed, runs(10, 300))) expect(told(answerTo(input))).toEqual(laidOut(input));
    },
    60_000,
  );

  it('given a whole deck on the flop of every game then each set of winners has its boards', () => {
    for (const name of ON_BOARDS) {
      const [input] = deals(name, 4, 1);
      if (input === undefined) throw new Error('no deal');
      const rest = [...input.dead, ...input.board];
      const flop = { ...input, players: input.players.slice(0, 2), board: rest.slice(0, 3), dead: [] };
      expect(told(answerTo(flop))).toEqual(laidOut(flop));
    }
  }, 60_000);

  it.each(ON_BOARDS)(
    'given %s in which two unseen cards change places then the comparison fails: it can tell',
    (name) => {
      const differing = deals(name, 3, 20).filter((input) => {
        const [first = 'As', ...dead] = input.dead;
        const [other = first] = cardsLeft(input);
        const laid = laidOut({ ...input, dead: [other, ...dead] });
        return JSON.stringify(told(answerTo(input)).map(listed)) !== JSON.stringify(laid.map(listed));
      });
      expect(differing.length).toBeGreaterThan(0);
    },
  );
});

function listed(counts: ReadonlyMap<number, number>) {
  return [...counts];
}

function cardsLeft({ rules, players, board, dead }: EquityInput) {
  const seen = new Set([...players.flat(), ...board, ...dead]);
  return cardsOfKind(rules.deck).filter((card) => !seen.has(card));
}
