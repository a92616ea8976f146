// A board that is asked about for the first time is weighed otherwise than one that comes again: the answers are the same.
import { describe, expect, test, vi } from 'vitest';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { rulesOf } from '../../server/equity/rules.ts';
import { dice } from '../support/seeded.ts';

const QUESTIONS = 4;
/** Cards of the board. */
const LAID = [0, 0, 3, 4];
const HELD: Readonly<Partial<Record<GameName, number>>> = { omaha: 4, omaha8: 4, omaha5: 5, omaha6: 6, pineapple: 3 };

function drawn(game: GameName, held: number, number: number): EquityInput {
  const die = dice(`${game} ${number}`);
  const rules = rulesOf(gameOf(game));
  const deck = [...cardsOfKind(rules.deck)].map((card) => ({ card, at: die.below(1_000_000) }));
  const cards = deck.sort((a, b) => a.at - b.at).map(({ card }) => card);
  const players = Array.from({ length: 2 + die.below(5) }, (_, i) => cards.slice(i * held, (i + 1) * held));
  return { rules, players, board: cards.slice(52 - (LAID[number % LAID.length] ?? 0)), dead: [] };
}

/** The engine as a process has it that never answered anything. */
async function fresh() {
  vi.resetModules();
  const { calculateEquity } = await import('../../server/equity/equity.ts');
  return (input: EquityInput) => {
    const answer = calculateEquity(input);
    if (!answer.ok) throw new Error(answer.error.code);
    return [...answer.value.winnerMasks].sort(([a], [b]) => a - b);
  };
}

describe.each(Object.entries(HELD))('%s', (game, held) => {
  test.each(Array.from({ length: QUESTIONS }, (_, i) => i))(
    'given question %d three times in a new process, then the same answer three times',
    async (number) => {
      const input = drawn(game as GameName, held, number);
      const answer = await fresh();
      const first = answer(input);
      expect(first.length).toBeGreaterThan(0);
      expect([answer(input), answer(input)]).toEqual([first, first]);
    },
  );
});
