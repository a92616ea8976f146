// Who won which part of a pot with what: halves, scoops, no low, several boards, rake. Played by the engine, drawn by the views.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { REPLAY } from '../../server/engine/profiles/replay.ts';
import { type GameScene, gameCommentary, gameOverlay, gameVenue } from './gameScripted.ts';
import { cardsOf, litOf, seatIn } from './scripted.ts';

const CHECKS = ['s1 check', 's2 check'];
const downs = (count: number) => Array.from({ length: count }, (_, slot) => `down ${slot}`);

function omaha8(board: readonly [string, string, string], hands: readonly [string, string]): GameScene {
  const [flop, turn, river] = board;
  return {
    game: 'omaha8',
    structure: { limit: 'pot' },
    profile: REPLAY,
    script: [
      ...downs(4),
      ...['s2 call', 's1 check', `flop ${flop}`, ...CHECKS, `turn ${turn}`, ...CHECKS, `river ${river}`, ...CHECKS],
      ...[`open 1 ${hands[0]}`, `open 2 ${hands[1]}`, 'award'],
    ],
    hole: { 1: hands[0], 2: hands[1] },
  };
}

const HALVED = omaha8(['3h7s5d', 'Kc', 'Kd'], ['AcKsTd9h', 'Ad2cQsJh']);
const SCOOPED = omaha8(['3h7s5d', 'Kc', '9c'], ['6c4cQdJd', 'KhKsTsTh']);
const NO_LOW = omaha8(['Jh7sQd', 'Kc', '9c'], ['AhKsTd2h', '8d8s3c4c']);

describe('a pot of two halves', () => {
  test('given a winner of each, then both are named with the hand of their half, and lit for it', () => {
    const view = gameOverlay(HALVED);
    expect(view.results).toEqual([
      { pot: 0, run: 0, part: 'high', seats: [1], hand: { category: 'three_of_a_kind', ranks: 'KKKA7' } },
      { pot: 0, run: 0, part: 'low', seats: [2], hand: { category: 'low', ranks: '7532A' } },
    ]);
    expect([1, 2].map((seat) => seatIn(view, seat).action)).toEqual(['wins-high', 'wins-low']);
    expect([1, 2].map((seat) => litOf(seatIn(view, seat)))).toEqual(['AcKs', 'Ad2c']);
    expect(view.boards.map(litOf)).toEqual(['3h7s5dKcKd']);
  });

  test('given one hand that has both, then it scoops', () => {
    const view = gameOverlay(SCOOPED);
    expect(seatIn(view, 1).action).toBe('scoops');
    expect(view.results.map(({ part, seats }) => [part, seats])).toEqual([
      ['high', [1]],
      ['low', [1]],
    ]);
  });

  test('given no hand that qualifies, then the high one has all of it, and no low is named', () => {
    const view = gameOverlay(NO_LOW);
    expect(view.results.every(({ part }) => part !== 'low')).toBe(true);
    expect(seatIn(view, 1)).toMatchObject({ lowLabel: null });
    expect(['wins', 'wins-high']).toContain(seatIn(view, 1).action);
  });

  test('given a hand that is decided and not yet pushed, then nothing of it is said', () => {
    const view = gameOverlay({ ...HALVED, script: HALVED.script.slice(0, -1) });
    expect(view.results).toEqual([]);
    expect(view.seats.flatMap(litOf)).toEqual(view.seats.map(() => ''));
  });

  test('given the venue, then winners by half and no hand by name', () => {
    const view = gameVenue(HALVED);
    expect(view.pots[0]?.winners.map(({ seat, part }) => [seat, part])).toEqual([
      [1, 'high'],
      [2, 'low'],
    ]);
    expect(JSON.stringify(view)).not.toContain('three_of_a_kind');
  });
});

describe('two boards from the start', () => {
  const scene: GameScene = {
    game: 'holdem',
    structure: { boards: 2, bombPot: true, anteKind: 'each', ante: chips(100) },
    profile: { ...REPLAY, ante: ['each'] },
    script: [
      ...['down 0', 'down 1', 'flop Th8s2s', 'flop 2 Ac7d6h', ...CHECKS],
      ...['turn Js', 'turn 2 6c', ...CHECKS, 'river 4d', 'river 2 Qd', ...CHECKS],
      ...['open 1 TcTd', 'open 2 AhAd', 'award'],
    ],
    hole: { 1: 'TcTd', 2: 'AhAd' },
  };

  test('given a hand on each, then both boards stand there, each hand is named on both, and each board has its winner', () => {
    const view = gameOverlay(scene);
    expect(view).toMatchObject({ boardsAre: 'boards', played: { bombPot: true } });
    expect(view.boards.map(({ cards }) => cards.join(''))).toEqual(['Th8s2sJs4d', 'Ac7d6h6cQd']);
    expect(view.results.map(({ run, seats, hand }) => [run, seats, hand?.category])).toEqual([
      [0, [1], 'three_of_a_kind'],
      [1, [2], 'full_house'],
    ]);
    expect(seatIn(gameCommentary(scene), 1).boardLabels.map((label) => label?.category)).toEqual([
      'three_of_a_kind',
      'two_pair',
    ]);
  });

  test('given flops and all hands in sight, then the chances are the share over both boards', () => {
    const view = gameOverlay({ ...scene, script: scene.script.slice(0, 4) });
    expect(seatIn(view, 1).equity + seatIn(view, 2).equity).toBe(100);
    expect(view.chancesBy).toBe('exact');
  });
});

describe('what a wrong card does', () => {
  test('given a card that the deck of the game does not have, then no name and no chance, and the picture stands', () => {
    const scene: GameScene = {
      game: 'short_deck',
      script: ['down 0', 'down 1', 's2 call', 's1 check', 'flop Th8sKs'],
      hole: { 1: '2c9h', 2: 'AhAd' },
    };
    expect(cardsOf(gameOverlay(scene), 1)).toBe('2c9h');
    expect(seatIn(gameOverlay(scene), 1)).toMatchObject({ label: null, equity: -1 });
    expect(seatIn(gameOverlay(scene), 2).label).toEqual({ category: 'pair', ranks: 'AAKT8' });
  });
});
