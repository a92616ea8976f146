// More players than the deck has cards for: the form of the game knows it, and the refusal says what to do.
import { describe, expect, it } from 'vitest';
import { gameForm, mostPlayers, seated as seatedNow } from '../../app/console/gameForm.ts';
import { consoleWords } from '../../app/console/words.ts';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { fullBoard } from '../../server/engine/game/streets.ts';
import { mostPlayers as mostDealt } from '../../server/engine/gameRules.ts';
import { MIXED_GAMES } from '../../server/engine/mixes.ts';
import { dealtGame, POT_LIMIT, playing, STUD } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { give, HAND, refusalOf } from './show.ts';

describe('players that the deck has cards for', () => {
  const form = gameForm(viewOf(dealtGame(playing('omaha', POT_LIMIT, [1, 2]), 1)));
  it.each(GAME_NAMES)('given %s, then the form knows as many as the rules take', (game) => {
    for (const boards of fullBoard(gameOf(game)) > 0 ? [1, 2, 3] : [1])
      expect(mostPlayers({ ...form, mix: null, game, boards })).toBe(Math.min(10, mostDealt(gameOf(game), boards)));
  });

  it('given a mix, then the game with the most cards counts', () => {
    for (const mix of ['horse', 'eight_game', 'ten_game'] as const)
      expect(mostPlayers({ ...form, mix })).toBe(
        Math.min(...MIXED_GAMES[mix].map(({ game }) => mostDealt(gameOf(game)))),
      );
    const games = (['omaha', 'omaha6'] as const).map((game) => ({ game, limit: 'pot' as const }));
    expect(mostPlayers({ ...form, mix: 'custom', games })).toBe(7);
    expect(mostPlayers({ ...form, mix: 'custom', games: [] })).toBe(10);
  });

  it('given more are seated, then the hand is refused with the way out', () => {
    const nine = playing('razz', STUD, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seatedNow(viewOf(nine))).toBe(9);
    expect(refusalOf(nine, { do: 'startHand', hand: HAND })).toMatchObject({ code: 'deck-too-small' });
    const words = consoleWords(viewOf(nine), 'en').code('refusals', 'deck-too-small', { needed: 55, deck: 52 });
    expect(words).toContain('“Game”');
    const eight = give(nine, { do: 'sitOut', seat: 4, out: true });
    expect(seatedNow(viewOf(eight))).toBe(8);
  });
});
