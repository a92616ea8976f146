import { describe, expect, it } from 'vitest';
import { type Card, DECK } from '../../server/engine/card.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { WHOLE_SHARE } from '../../server/equity/outcome.ts';
import { roundTogether } from '../../server/equity/percentages.ts';
import { type EquityRules, rulesOf } from '../../server/equity/rules.ts';
import { type BoardsInput, equityOverBoards } from '../../server/equity/severalBoards.ts';
import { equityOfPots, type Pot } from '../../server/equity/sidePots.ts';
import { answerTo, ask, cardsOf } from './ask.ts';
import { plainGame } from './plainGame.ts';
import { combinations } from './plainLoop.ts';

const HANDS = ['AhKs', 'QdQc', '7h6h'];

function askBoards(game: GameName, players: readonly string[], boards: readonly string[], dead = ''): BoardsInput {
  const { rules, players: hands, dead: gone } = ask(game, players, { dead });
  return { rules, players: hands, boards: boards.map(cardsOf), dead: gone };
}

function sharesOn(input: BoardsInput): readonly number[] {
  const answer = equityOverBoards(input);
  if (!answer.ok) throw new Error(answer.error.code);
  const { shares, whole } = answer.value;
  expect(roundTogether(shares, whole).reduce((sum, { value }) => sum + value, 0)).toBe(100);
  return shares.map((share) => share / whole);
}

/** Both boards laid out card by card, none of which stands twice: every pair of boards that can come. */
function plainBoards(rules: EquityRules, { players, boards, dead }: BoardsInput): readonly number[] {
  const [one = [], other = []] = boards;
  const seen = new Set([...players.flat(), ...one, ...other, ...dead]);
  const left = DECK.filter((card) => !seen.has(card));
  const sums = players.map(() => 0);
  let pairs = 0;
  for (const first of combinations(left, 5 - one.length)) {
    for (const second of combinations(
      left.filter((card) => !first.includes(card)),
      5 - other.length,
    )) {
      pairs++;
      for (const board of [
        [...one, ...first],
        [...other, ...second],
      ]) {
        const { shares } = plainGame(rules, { players, board, dead: [] });
        for (const [player, share] of shares.entries()) sums[player] = (sums[player] ?? 0) + share / 2;
      }
    }
  }
  return sums.map((sum) => sum / pairs);
}

/** All of the deck but `size` cards, so that few boards can come. */
function allBut(size: number, seen: readonly Card[]): string {
  return DECK.filter((card) => !seen.includes(card))
    .slice(size)
    .join('');
}

describe('several boards', () => {
  it.each([
    ['holdem', ['AhKs', 'QdQc'], ['7h8h2c', '3s9dTc']],
    ['holdem', ['AhKs', 'QdQc'], ['7h8h2cTd', '7h8h2c']],
    ['omaha8', ['AhKs2d4c', 'QdQc3h5s'], ['7h8h2cTd', '6s9dTc']],
  ] as const)('given %s, hands %j and boards %j then it is the mean over all pairs of boards', (game, hands, lying) => {
    const seen = [...hands, ...lying].flatMap((text) => [...cardsOf(text)]);
    const input = askBoards(game, hands, lying, allBut(6, seen));
    const expected = plainBoards(input.rules, input);
    for (const [player, share] of sharesOn(input).entries()) expect(share).toBeCloseTo(expected[player] ?? 0, 12);
  });

  it('given runs of which nothing lies then the share is that of one', () => {
    const { share2520, boards } = answerTo(ask('holdem', HANDS, { board: '7d8h2c' }));
    const twice = sharesOn(askBoards('holdem', HANDS, ['7d8h2c', '7d8h2c']));
    for (const [player, share] of twice.entries()) {
      expect(share).toBeCloseTo((share2520[player] ?? 0) / boards / WHOLE_SHARE, 12);
    }
  });

  it('given a card on two boards that did not part there then it is refused', () => {
    const answer = equityOverBoards(askBoards('holdem', HANDS, ['7d8h2c', '7d8h2cAh']));
    expect(answer).toMatchObject({ ok: false, error: { code: 'duplicate-card' } });
  });
});

describe('side pots', () => {
  const boards = ['7d8h2c'];
  const pots: readonly Pot[] = [
    { amount: 300, players: [0, 1, 2] },
    { amount: 525, players: [0, 2] },
    { amount: 40, players: [2] },
  ];

  it('given a side pot then outsiders are dead in it, and shares weigh by chips', () => {
    const input = askBoards('holdem', HANDS, boards);
    const answer = equityOfPots({ ...input, pots });
    const side = answerTo(ask('holdem', ['AhKs', '7h6h'], { board: '7d8h2c', dead: 'QdQc' }));
    if (!answer.ok) throw new Error(answer.error.code);
    const [main, second, alone] = answer.value.pots.map((pot) => pot.shares);
    expect(main).toEqual(sharesOn(input));
    const whole = side.boards * WHOLE_SHARE;
    expect(roundTogether(side.share2520, whole).map(({ value }) => value)).toEqual(
      [0, 2].map((seat) => Math.round((second?.[seat] ?? 0) * 100)),
    );
    expect(second?.[0]).toBeCloseTo((side.share2520[0] ?? 0) / whole, 12);
    expect(second?.[1]).toBe(0);
    expect(alone).toEqual([0, 0, 1]);
    const first = ((main?.[0] ?? 0) * 300 + (second?.[0] ?? 0) * 525) / 825;
    expect(answer.value.shares).toEqual([first, main?.[1], expect.any(Number)]);
  });

  it.each([[[0, 3]], [[0, 0]], [[]]])('given a pot for players %j then it is refused', (players) => {
    const answer = equityOfPots({ ...askBoards('holdem', HANDS, boards), pots: [{ amount: 1, players }] });
    expect(answer).toEqual({ ok: false, error: { code: 'no-such-player', field: 'pots[0]' } });
  });
});

describe('refusals in every game', () => {
  it.each([
    ['a deuce in a short deck', ask('short_deck', ['AhKs', '2cQc']), { code: 'not-in-deck', field: 'players[1]' }],
    [
      'a five among the dead of a short deck',
      ask('short_deck', ['AhKs', 'QdQc'], { dead: '5c' }),
      { code: 'not-in-deck', field: 'dead' },
    ],
    ['a board in stud', ask('stud', ['AhKs', 'QdQc'], { board: '7c' }), { code: 'board-card-count', field: 'board' }],
    ['three cards in Omaha', ask('omaha', ['AhKsQs', 'QdQcJcJd']), { code: 'hole-card-count', field: 'players[0]' }],
    [
      'eight cards in stud',
      ask('stud', ['AhKs', 'QdQcJcJd2c3c4c5c']),
      { code: 'hole-card-count', field: 'players[1]' },
    ],
    ['a hand of stud that nobody saw', ask('stud', ['AhKs', '']), { code: 'hole-card-count', field: 'players[1]' }],
    [
      'four cards in pineapple',
      ask('pineapple', ['AhKsQs', 'QdQcJcJd']),
      { code: 'hole-card-count', field: 'players[1]' },
    ],
    [
      'a card twice in a draw',
      ask('badugi', ['AhKs', 'Ah']),
      { code: 'duplicate-card', field: 'players[1]', other: 'players[0]' },
    ],
    ['draws in stud', { ...ask('stud', ['AhKs', 'QdQc']), drawsLeft: 1 }, { code: 'draws-left', field: 'drawsLeft' }],
    [
      'four draws of three',
      { ...ask('badugi', ['AhKs', 'QdQc']), drawsLeft: 4 },
      { code: 'draws-left', field: 'drawsLeft' },
    ],
    [
      'more cards to draw than there are',
      ask('five_card_draw', ['Ah', 'Ks'], { dead: allBut(7, cardsOf('AhKs')) }),
      { code: 'deck-exhausted', field: 'dead' },
    ],
  ])('given %s then it is refused by field', (_what, input, error) => {
    expect(() => answerTo(input)).toThrow(`${error.code} ${error.field}`);
  });

  it('given eleven hands or one then it is refused', () => {
    const rules = rulesOf(gameOf('badugi'));
    for (const size of [1, 11]) {
      const players = Array.from({ length: size }, (_, player) => DECK.slice(player, player + 1));
      expect(() => answerTo({ rules, players, board: [], dead: [] })).toThrow('player-count');
    }
  });
});
