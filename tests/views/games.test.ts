// Card places, heading and labels of the games beside hold'em: from what the game's definition says, and only of what is in sight.
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { fullBoard, mostCards } from '../../server/engine/game/streets.ts';
import { type GameScene, gameCommentary, gameOverlay, gameVenue } from './gameScripted.ts';
import { cardsOf, seatIn } from './scripted.ts';

const downs = (count: number) => Array.from({ length: count }, (_, slot) => `down ${slot}`);
const THIRD = ['down 0', 'down 1', 'up 1 2 Kd', 'up 2 2 3c'];
const STUD: GameScene = { game: 'stud', script: THIRD };
const DRAW: GameScene = { game: 'triple_draw_27', script: [...downs(5), 's2 call', 's1 check'] };

describe('places of every game', () => {
  test.each(GAME_NAMES)('given %s, then every seat has its places on every page, and boards theirs', (game) => {
    const scene: GameScene = { game, script: [] };
    for (const view of [gameOverlay(scene), gameCommentary(scene), gameVenue(scene)]) {
      for (const { cards, up } of view.seats) {
        expect(cards).toHaveLength(mostCards(gameOf(game)));
        expect(up).toHaveLength(cards.length);
      }
      for (const board of view.boards) expect(board.cards).toHaveLength(fullBoard(gameOf(game)));
      expect(view.played).toMatchObject({ game, mix: '' });
    }
  });

  test('given a first deal that goes on, then a place is drawn when its card came', () => {
    const scene: GameScene = { game: 'omaha', script: ['hole 1 0', 'hole 2 0', 'hole 1 1'] };
    expect([1, 2, 3].map((seat) => cardsOf(gameOverlay(scene), seat))).toEqual(['####....', '##......', '........']);
  });
});

describe('stud', () => {
  test('given up cards, then they lie face up on every page, in their order, with nothing released', () => {
    for (const view of [gameOverlay(STUD), gameCommentary(STUD), gameVenue({ ...STUD, kind: 'tabled-only' })]) {
      expect(cardsOf(view, 1)).toBe('####Kd........');
      expect(cardsOf(view, 2)).toBe('####3c........');
      expect(seatIn(view, 1).up).toEqual([false, false, true, false, false, false, false]);
    }
  });

  test('given down cards that are due, then they stand beside the up card; the venue has none of them', () => {
    const scene: GameScene = { ...STUD, hole: { 1: 'AsAh' } };
    expect(cardsOf(gameOverlay(scene), 1)).toBe('AsAhKd........');
    expect(cardsOf(gameVenue(scene), 1)).toBe('####Kd........');
  });

  test('given cards that the dealer turned over, then they lie face up at their places on every page', () => {
    const streets = ['9', '8', '7'].flatMap((rank, i) => [
      ...[`up 1 ${3 + i} ${rank}h`, `up 2 ${3 + i} ${rank}d`],
      ...['s1 check', 's2 check'],
    ]);
    const first = ['down 0', 'down 1', 'turned 1 2 Kd', 'up 2 2 3c', 's2 bring_in', 's1 call'];
    const scene: GameScene = { game: 'stud', script: [...first, ...streets, 'turned 2 6 5s', 'hole 1 6'] };
    for (const view of [gameOverlay(scene), gameCommentary(scene), gameVenue({ ...scene, kind: 'tabled-only' })]) {
      expect([cardsOf(view, 1), cardsOf(view, 2)]).toEqual(['####Kd9h8h7h##', '####3c9d8d7d5s']);
      expect(seatIn(view, 2).up).toEqual([false, false, true, true, true, true, true]);
    }
  });

  test('given antes, bets and a bring-in, then the heading says them', () => {
    expect(gameOverlay(STUD)).toMatchObject({ ante: 25, smallBet: 100, bigBet: 200, bringIn: 50, street: 'third' });
    expect(gameOverlay(STUD).played).toMatchObject({ limit: 'fixed', halves: '' });
  });

  test('given every card in sight, then each seat has its chance, and its name once five cards lie there', () => {
    const scene: GameScene = { ...STUD, hole: { 1: 'AsAh', 2: '7h2c' } };
    const view = gameOverlay(scene);
    expect(view.chancesBy).not.toBe('none');
    expect(seatIn(view, 1).equity + seatIn(view, 2).equity).toBe(100);
    expect(seatIn(view, 1).label).toBeNull();
  });
});

describe('draw games', () => {
  test('given cards that were thrown away, then drawn ones take their places, and the number is said to everybody', () => {
    const scene: GameScene = { ...DRAW, script: [...DRAW.script, 'drop 1 1 3', 'hole 1 5', 'hole 1 6', 'pat 2'] };
    const view = gameOverlay({ ...scene, hole: { 1: '7h##4d##2s9cTd', 2: '8h6c5c3d2h' } });
    expect(cardsOf(view, 1)).toBe('7h9c4dTd2s');
    expect([1, 2].map((seat) => seatIn(view, seat).drew)).toEqual([2, 0]);
    const venue = gameVenue({ ...scene, kind: 'tabled-only' });
    expect(cardsOf(venue, 1)).toBe('##########');
    expect([1, 2].map((seat) => seatIn(venue, seat).drew)).toEqual([2, 0]);
  });

  test('given cards thrown away and none drawn yet, then their places are empty where the hand is in sight', () => {
    const scene: GameScene = { ...DRAW, script: [...DRAW.script, 'drop 1 1 3'] };
    expect(cardsOf(gameOverlay({ ...scene, hole: { 1: '7h##4d##2s' } }), 1)).toBe('7h..4d..2s');
    expect(gameOverlay(scene).phase).toBe('drawing');
  });

  test('given no face of the hand is in sight, then nobody sees which places went, nor where the drawn card lies', () => {
    const behind = (dropped: string, ...more: string[]) => {
      const scene: GameScene = { ...DRAW, script: [...DRAW.script, `drop 1 ${dropped}`, ...more] };
      const live = { ...scene, kind: 'tabled-only', hole: { 1: '7h6h4d3h2s9c' } } as const;
      const views = [gameVenue(live), gameOverlay(live), gameOverlay(scene), gameCommentary(scene)];
      return views.map((view) => cardsOf(view, 1));
    };
    expect(behind('1 3')).toEqual(Array(4).fill('######....'));
    expect(behind('0 4')).toEqual(behind('1 3'));
    expect(behind('1 3', 'hole 1 5')).toEqual(Array(4).fill('########..'));
  });

  const unseen = (...more: string[]): GameScene => ({
    ...DRAW,
    script: [...DRAW.script, 'drop 1 unseen 2', 'pat 2', ...more],
    hole: { 1: '7h5c4d3s2s', 2: '8h6c5d3d2s' },
  });

  test('given a draw that nobody saw, then the hand that is in sight stays until the new one is, and nothing follows from it', () => {
    for (const view of [gameOverlay(unseen()), gameCommentary(unseen('hole 1 8', 'hole 1 9'))]) {
      expect(cardsOf(view, 1)).toBe('7h5c4d3s2s');
      expect(seatIn(view, 1)).toMatchObject({ drew: 2, label: null, equity: -1 });
      expect(view.chancesBy).toBe('none');
    }
  });

  test('given all cards of the new hand are in sight, then it stands there, and none of the old places stays', () => {
    const scene = unseen('hole 1 8', 'hole 1 9');
    const view = gameOverlay({ ...scene, hole: { ...scene.hole, 1: '7h5c4d3s2s5c4d3sTdJd' } });
    expect(cardsOf(view, 1)).toBe('5c4d3sTdJd');
    expect(seatIn(view, 1).label).not.toBeNull();
  });

  test('given a draw that nobody saw on a live canvas, then no face and no place of it', () => {
    const live = { ...unseen(), kind: 'tabled-only' } as const;
    for (const view of [gameVenue(live), gameOverlay(live)]) expect(cardsOf(view, 1)).toBe('######....');
  });

  test('given draws to come, then chances are those of hands that stand pat, and labelled so', () => {
    const view = gameOverlay({ ...DRAW, hole: { 1: '7h5c4d3s2h', 2: '8h6c5d3d2s' } });
    expect(view.chancesBy).toBe('pat');
    expect([1, 2].map((seat) => seatIn(view, seat).equity)).toEqual([100, 0]);
    expect(seatIn(view, 1).label).toEqual({ category: 'low', ranks: '75432' });
  });
});

describe('the log that commentators read', () => {
  const said = (scene: GameScene) =>
    gameCommentary(scene).lines.map(({ type, seat, code, cards }) => [type, seat, code, cards.join('')].join(' '));

  test('given up cards and a street without a board, then both are there, and no down card is', () => {
    const lines = said({ ...STUD, hole: { 1: 'AsAh', 2: '7h2c' } });
    expect(lines).toContain('UpCardDealt 1  Kd');
    expect(lines.join()).not.toMatch(/As|Ah|7h|2c|HoleCardDealt/);
  });

  test('given a draw, then how many cards went and never which slots', () => {
    const scene: GameScene = { ...DRAW, script: [...DRAW.script, 'drop 1 1 3', 'hole 1 5', 'hole 1 6', 'pat 2'] };
    const lines = said(scene);
    expect(lines).toContain('StreetOpened 0 first_draw ');
    expect(lines.filter((line) => line.startsWith('CardsDiscarded'))).toEqual([
      'CardsDiscarded 1 2 ',
      'CardsDiscarded 2 0 ',
    ]);
  });
});

describe('hi-lo', () => {
  const scene: GameScene = {
    game: 'omaha8',
    structure: { limit: 'pot' },
    script: [...downs(4), 's2 call', 's1 check', 'flop 3h7s5d'],
    hole: { 1: 'Ad2cQsJh', 2: 'KsKhTdTh' },
  };

  test('given hands in sight, then both hands of each are named, and a low that does not qualify is none', () => {
    const view = gameOverlay(scene);
    expect(seatIn(view, 1)).toMatchObject({
      label: { category: 'high_card' },
      lowLabel: { category: 'low', ranks: '7532A' },
    });
    expect(seatIn(view, 2)).toMatchObject({ label: { category: 'pair' }, lowLabel: null });
    expect(view.played.halves).toBe('high-low');
  });
});
