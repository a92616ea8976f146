import { describe, expect, it } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { handDealOf } from '../../server/equity/handDeal.ts';
import { MOST_WORK, planOf } from '../../server/equity/handGame.ts';
import { checkInput, type EquityInput } from '../../server/equity/input.ts';
import { outcomeOf, WHOLE_SHARE } from '../../server/equity/outcome.ts';
import { rulesOf } from '../../server/equity/rules.ts';
import { sampleDeals } from '../../server/equity/sampledDeals.ts';
import { emptyTally } from '../../server/equity/tally.ts';
import { answerTo, ask } from './ask.ts';

const THIRD = ['AsAhKd', '7c8c9c', '2d3h4s'];
const FIFTH = ['AsAhKd7c2h', '7d8c9cTcJh'];

describe('hands with cards to come', () => {
  it('given two hands of stud on fifth street then all 671,580 deals are counted', () => {
    const answer = answerTo(ask('stud', FIFTH));
    expect(answer).toMatchObject({ method: 'exact', samples: 0, boards: 671_580, standardError: [0, 0] });
  });

  it('given three hands on third street then they are sampled, and the error of each share is told', () => {
    const answer = answerTo(ask('stud', THIRD));
    expect(answer.method).toBe('sample');
    expect(answer.boards).toBe(answer.samples);
    expect(answer.samples).toBeGreaterThan(1000);
    for (const error of answer.standardError) {
      expect(error).toBeGreaterThan(0.001);
      expect(error).toBeLessThan(0.01);
    }
  });

  it('given the same cards in other seats and another order then the sample is the same', () => {
    const first = answerTo(ask('stud8', THIRD, { dead: 'QhQc' }));
    const turned = answerTo(ask('stud8', ['2d3h4s', 'KdAhAs', '9c8c7c'], { dead: 'QcQh' }));
    expect(turned.share2520).toEqual([2, 0, 1].map((seat) => first.share2520[seat]));
  });

  it.each(['stud', 'razz', 'stud8'] as const)(
    'given %s that can be counted then a sample lies within its error',
    (game) => {
      const asked = ask(game, ['AsAhKd7c2h4d', '5dKcQcJc9s3s']);
      const exact = answerTo(asked);
      const sampled = sampleOf(asked, 4000);
      for (const [player, { share, error }] of sampled.entries()) {
        const whole = (exact.share2520[player] ?? 0) / exact.boards / WHOLE_SHARE;
        expect(Math.abs(share - whole)).toBeLessThan(4 * error);
        expect(error).toBeGreaterThan(0);
      }
    },
  );

  it('given the sample of another deal then it lies outside: it can tell', () => {
    const exact = answerTo(ask('stud', ['AsAhKd7c2h4d', '5dKcQcJc9s3s']));
    const [{ share, error } = { share: 0, error: 0 }] = sampleOf(ask('stud', ['AsAhAd7c2h4d', '5dKcQcJc9s3s']), 4000);
    expect(Math.abs(share - (exact.share2520[0] ?? 0) / exact.boards / WHOLE_SHARE)).toBeGreaterThan(4 * error);
  });

  it('given eight hands for which the deck is too short then the last card is one for all', () => {
    const players = Array.from({ length: 8 }, (_, player) => DECK.slice(player * 3, player * 3 + 3).join(''));
    expect(answerTo(ask('stud', players)).method).toBe('sample');
    const sixth = Array.from({ length: 8 }, (_, player) => DECK.slice(player * 6, player * 6 + 6).join(''));
    expect(answerTo(ask('stud', sixth)).samples).toBeGreaterThan(0);
  });

  it('given draws left then full hands stand as they are and are said to be pat', () => {
    const pat = answerTo({ ...ask('triple_draw_27', ['2c3d4h5s7c', '2d3h4s6c8d']), drawsLeft: 2 });
    expect(pat).toMatchObject({ method: 'pat', assumes: 'no_draw', samples: 0, win: [1, 0] });
    const last = answerTo(ask('triple_draw_27', ['2c3d4h5s7c', '2d3h4s6c8d']));
    expect(last).toMatchObject({ method: 'exact', assumes: 'nothing' });
  });

  it('given cards kept and the last draw then all that may be drawn is counted', () => {
    const answer = answerTo(ask('badugi', ['As2h3d', '4c5d6h7s'], { dead: 'Kc' }));
    expect(answer).toMatchObject({ method: 'exact', boards: 44 });
    // the five, six and seven of clubs; the eight loses, and the other clubs are no fourth rank or higher
    expect(answer.win[0]).toBe(3);
  });

  it('given pineapple before the discard then the best of it is assumed, and hold them after it', () => {
    const before = answerTo(ask('pineapple', ['AsAhKd', '7c8c']));
    expect(before).toMatchObject({ method: 'exact', assumes: 'best_discard' });
    const after = answerTo(ask('pineapple', ['AsAh', '7c8c'], { dead: 'Kd' }));
    expect(after.winnerMasks).toEqual(answerTo(ask('holdem', ['AsAh', '7c8c'], { dead: 'Kd' })).winnerMasks);
    expect(after.assumes).toBe('nothing');
  });

  it('given any game, number of hands and cards then no answer is more work than its bound', () => {
    const games = GAME_NAMES.map((name) => rulesOf(gameOf(name))).filter((rules) => rules.boardCards === 0);
    for (const rules of games) {
      for (let size = 2; size <= 8; size++) {
        for (let held = 1; held <= rules.mostCards && held * size <= 52; held++) {
          const players = Array.from({ length: size }, (_, player) => DECK.slice(player * held, (player + 1) * held));
          const checked = checkInput({ rules, players, board: [], dead: [] });
          if (!checked.ok) continue;
          const { work, samples, way } = planOf(handDealOf(checked.value));
          expect(work).toBeLessThanOrEqual(MOST_WORK);
          expect(way === 'sample' ? samples : 500).toBeGreaterThanOrEqual(500);
        }
      }
    }
  });
});

function sampleOf(asked: EquityInput, samples: number) {
  const checked = checkInput(asked);
  if (!checked.ok) throw new Error(checked.error.code);
  const tally = emptyTally(asked.rules.kinds.length > 1);
  const squares = sampleDeals(handDealOf(checked.value), samples, tally);
  return outcomeOf(tally, asked.players.length, asked.rules.kinds.length > 1).share2520.map((sum, player) => {
    const share = sum / samples / WHOLE_SHARE;
    return { share, error: Math.sqrt(((squares[player] ?? 0) / samples - share * share) / (samples - 1)) };
  });
}
