import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, DECK, parseCards } from '../../server/engine/card.ts';
import { calculateEquity } from '../../server/equity/equity.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import type { EquityCounts } from '../../server/equity/outcome.ts';
import { HOLDEM } from '../../server/equity/rules.ts';
import { warmUpEquity } from '../../server/equity/warmUp.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { plainWinners, type Question } from './plainLoop.ts';

announceSeed('equity');

function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (parsed === null) throw new Error(`no cards: ${text}`);
  return parsed;
}

function question(players: readonly string[], board = '', dead = ''): EquityInput {
  return { rules: HOLDEM, players: players.map(cards), board: cards(board), dead: cards(dead) };
}

function counted(input: EquityInput): EquityCounts {
  const result = calculateEquity(input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Cards left over by board cards to come: some two hundred boards each. */
const SPARE = [30, 30, 16, 7, 5, 4];

/** A question whose boards a plain loop can deal: few cards to come, or few cards left. */
const SMALL: fc.Arbitrary<Question> = fc
  .record({
    deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
    players: fc.integer({ min: 2, max: 10 }),
    board: fc.integer({ min: 0, max: 5 }),
    spare: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ deck, players, board, spare }) => {
    const used = players * 2 + board;
    const missing = 5 - board;
    const left = Math.min(52 - used, missing + (SPARE[missing] ?? 0) + spare);
    return {
      players: Array.from({ length: players }, (_, player) => deck.slice(player * 2, player * 2 + 2)),
      board: deck.slice(players * 2, used),
      dead: deck.slice(used, 52 - left),
    };
  });

describe('exact equity', () => {
  it('given AhKs against QdQc before the flop then every count is exact', () => {
    const counts = counted(question(['AhKs', 'QdQc']));
    expect(counts).toMatchObject({ boards: 1_712_304, win: [730_541, 975_909], tie: [5_854, 5_854] });
    expect(counts.share2520).toEqual([1_848_339_360, 2_466_666_720]);
    expect([...counts.winnerMasks]).toEqual([
      [1, 730_541],
      [2, 975_909],
      [3, 5_854],
    ]);
    expect(counts.tieByWinners.map((boards) => boards[2])).toEqual([5_854, 5_854]);
  });

  it('given a complete board then the answer is the one board', () => {
    expect([...counted(question(['AcQd', 'AhJs'], 'As9d5h3c2s')).winnerMasks]).toEqual([[1, 1]]);
  });

  it('given a board that plays then all players share it', () => {
    const counts = counted(question(['2c3d', '4h5s', '6d7c'], 'AsKsQsJsTs'));
    expect(counts.share2520).toEqual([840, 840, 840]);
    expect(counts.tieByWinners.map((boards) => boards[3])).toEqual([1, 1, 1]);
  });

  it('given the same question twice with another between then the answers are equal and do not share memory', () => {
    const first = counted(question(['AhKs', 'QdQc'], '7h8h2c'));
    counted(question(['2h2s', '3d3c', 'AsAd']));
    expect(counted(question(['AhKs', 'QdQc'], '7h8h2c'))).toEqual(first);
  });

  it('given a warm-up before then the answers are the same', () => {
    const first = counted(question(['AhKs', 'QdQc'], '7h'));
    warmUpEquity();
    expect(counted(question(['AhKs', 'QdQc'], '7h'))).toEqual(first);
  });

  it.each(SEEDS)('given small questions, seed %i, then the classes agree with a plain loop over boards', (seed) => {
    fc.assert(
      fc.property(SMALL, (small) => {
        const counts = counted({ rules: HOLDEM, ...small });
        expect([...counts.winnerMasks]).toEqual([...plainWinners(small)]);
      }),
      { seed, numRuns: runs(25) },
    );
  });

  it('given a loop that takes a card twice then the comparison fails: it can tell', () => {
    const asked = { players: [cards('9h8h'), cards('AdAc')], board: cards('7h6hAhKd'), dead: [] };
    const other = { ...asked, dead: cards('5h') };
    expect([...counted({ rules: HOLDEM, ...asked }).winnerMasks]).not.toEqual([...plainWinners(other)]);
  });

  it.each(SEEDS)(
    'given players before the flop, seed %i, then the counts fit together and follow the seats',
    (seed) => {
      const deal = fc.shuffledSubarray([...DECK], { minLength: 20, maxLength: 24 });
      fc.assert(
        fc.property(deal, fc.integer({ min: 2, max: 10 }), (deck, size) => {
          const players = Array.from({ length: size }, (_, player) => deck.slice(player * 2, player * 2 + 2));
          const dead = deck.slice(20);
          const counts = counted({ rules: HOLDEM, players, board: [], dead });
          const turned = counted({ rules: HOLDEM, players: [...players].reverse(), board: [], dead });
          expect(counts.boards).toBe(choose(52 - size * 2 - dead.length, 5));
          expect(counts.share2520.reduce((sum, share) => sum + share, 0)).toBe(counts.boards * 2520);
          expect([...turned.share2520].reverse()).toEqual(counts.share2520);
        }),
        { seed, numRuns: runs(15) },
      );
    },
  );
});

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

describe('refusals', () => {
  const eleven = DECK.slice(0, 22).flatMap((card, index) => (index % 2 === 0 ? [`${card}${DECK[index + 1]}`] : []));

  it.each([
    ['one player', question(['AhKs']), { code: 'player-count', field: 'players' }],
    ['eleven players', question(eleven), { code: 'player-count', field: 'players' }],
    ['three hole cards', question(['AhKs', 'QdQcQh']), { code: 'hole-card-count', field: 'players[1]' }],
    ['six board cards', question(['AhKs', 'QdQc'], '2c3c4c5c6c7c'), { code: 'board-card-count', field: 'board' }],
    [
      'one card with two players',
      question(['AhKs', 'QdAh']),
      { code: 'duplicate-card', field: 'players[1]', other: 'players[0]' },
    ],
    [
      'a hole card on the board',
      question(['AhKs', 'QdQc'], '2cKs3d'),
      { code: 'duplicate-card', field: 'board', other: 'players[0]' },
    ],
    [
      'a dead card on the board',
      question(['AhKs', 'QdQc'], '2c3d4h', '9c2c'),
      { code: 'duplicate-card', field: 'dead', other: 'board' },
    ],
    [
      'a dead card twice',
      question(['AhKs', 'QdQc'], '', '9c9c'),
      { code: 'duplicate-card', field: 'dead', other: 'dead' },
    ],
  ])('given %s then it is refused by field and no card is named', (_what, input, error) => {
    expect(calculateEquity(input)).toEqual({ ok: false, error });
  });

  it('given too few cards for a board then it is refused', () => {
    const dead = DECK.slice(4, 48);
    const input = { rules: HOLDEM, players: [DECK.slice(0, 2), DECK.slice(2, 4)], board: [], dead };
    expect(calculateEquity(input)).toEqual({ ok: false, error: { code: 'deck-exhausted', field: 'dead' } });
    expect(calculateEquity({ ...input, dead: dead.slice(1) }).ok).toBe(true);
  });
});
