import { describe, expect, it } from 'vitest';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import type { Card } from '../../server/engine/card.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { findOuts, outsBasis } from '../../server/equity/outs.ts';
import { ask } from './ask.ts';
import { plainGame } from './plainGame.ts';

/** Who wins by the words of the rules when only the cards of `board` play. */
function leadersOn({ rules, players }: EquityInput, board: readonly Card[]): readonly number[] {
  const { winners } = plainGame({ ...rules, boardCards: board.length }, { players, board, dead: [] });
  const mask = Number([...winners.keys()][0]);
  return [...players.keys()].filter((player) => ((mask >> player) & 1) === 1);
}

const SPOTS: readonly (readonly [GameName, readonly string[], string])[] = [
  ['omaha', ['AhKhQsJd', '9c9d8s7h'], '9h6h2cTd'],
  ['omaha', ['AsAd5s4d', 'KcQcJhTh', '8s8d7s7d'], '8c9c2h'],
  ['omaha6', ['AsAd5s4d2h2c', 'KcQcJhTh9s9d'], '8c9c3h'],
  ['short_deck', ['AhKh', '9s9c'], '9hTh6cJd'],
  ['short_deck_trips', ['AhKh', '9s9c', 'QdJd'], '8hTh6c'],
  ['pineapple', ['AhKh2c', '9s9c'], '9hTh6cJd'],
];

describe('outs in games with other hands', () => {
  it.each(SPOTS)(
    'given %s, %j on %s then outs are the cards that turn it by the words of the rules',
    (game, hands, board) => {
      const input = ask(game, hands, { board, dead: game.startsWith('short') ? '7c' : '3c' });
      const found = findOuts(input);
      if (!found.ok) throw new Error(found.error.code);
      const before = leadersOn(input, input.board);
      const seen = new Set([...input.players.flat(), ...input.board, ...input.dead]);
      for (const card of cardsOfKind(input.rules.deck).filter((next) => !seen.has(next))) {
        const after = leadersOn(input, [...input.board, card]);
        for (const [player, { win, tie }] of found.value.entries()) {
          const ahead = before.length === 1 && before.includes(player);
          expect([card, win.includes(card)]).toEqual([card, !ahead && after.length === 1 && after.includes(player)]);
          const behind = !before.includes(player);
          expect([card, tie.includes(card)]).toEqual([card, behind && after.length > 1 && after.includes(player)]);
        }
      }
      expect(found.value.flatMap(({ win }) => win).length).toBeGreaterThan(0);
    },
  );

  it.each(['stud', 'omaha8', 'badugi'] as const)('given %s then there are no outs to speak of', (game) => {
    const hands = game === 'omaha8' ? ['AhKsQsJs', '2h3h4h5h'] : ['AhKsQsJs', '2h3h4h5h'];
    expect(findOuts(ask(game, hands))).toEqual({ ok: false, error: { code: 'no-outs-in-game', field: 'rules' } });
  });

  it('given dead cards then outs are true ones, without they are theoretical', () => {
    expect(outsBasis(ask('holdem', ['AhKs', 'QdQc'], { dead: '2c' }))).toBe('true');
    expect(outsBasis(ask('holdem', ['AhKs', 'QdQc']))).toBe('theoretical');
  });
});
