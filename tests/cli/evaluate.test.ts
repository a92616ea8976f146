import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../server/cli/commandList.ts';
import { dispatch } from '../../server/cli/dispatch.ts';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { cardsHeld, fullBoard, lastStreet } from '../../server/engine/game/streets.ts';
import { CASES } from '../support/shared.ts';

const OWN = fileURLToPath(new URL('../fixtures/eval', import.meta.url));
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-evaluate-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

async function evaluate(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { env: {}, out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await dispatch({ args: ['evaluate', ...args], commands: COMMANDS, version: '0', io });
  return { code, out, err };
}

function filesIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

function written(name: string, content: unknown): string {
  const file = path.join(scratch, `${name}.json`);
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A hand of each kind of file, rightly placed. */
const RIGHT = {
  high5: { classes: 7462, hands: [{ cards: '2c3d4h5s7c', category: 'high_card', rank: 7462, ranks: '75432' }] },
  shortdeck7: { classes: 1404, hands: [{ cards: 'Ah6s7s8s9sKdKc', category: 'straight', rank: 276, ranks: '9876A' }] },
  omaha: { classes: 7462, hands: [{ hole: 'AsAdAhAc', board: 'KsQdJh9c2s', rank: 3326, category: 'pair' }] },
  omaha8: {
    classes: 7462,
    lows: 56,
    hands: [{ hole: 'As2d9h9c', board: '3s4d8hKcKs', rank: 2637, low: 22, low_ranks: '8432A' }],
  },
  stud8: { classes: 7462, hands: [{ cards: '2c3d4h5s7cKdKs', rank: 3750, low: 11 }] },
  razz7: { classes: 6175, hands: [{ cards: '2s2h7hAs7s6sAh', rank: 1304, paired: true, ranks: '762AA' }] },
  low27_5: { classes: 7462, hands: [{ cards: 'Ac2d3h4s5c', rank: 785, category: 'high_card' }] },
  badugi4: { classes: 1092, hands: [{ cards: 'Ac2d3h3s', rank: 716, count: 3, ranks: '32A' }] },
  showdowns: {
    omaha8: [{ board: '3s4d8hKcKs', hands: ['As2d9h9c', '2h5dQcQd'], order: [[1], [0]], low_order: [[0], [1]] }],
    shortdeck: [{ board: 'As9s8s7sKh', hands: ['TsTd', 'KdAh'], order: [[0], [1]] }],
  },
} as const;

describe('feltcast evaluate FILE', () => {
  it('given the own fixtures then each has a line and all pass', async () => {
    const { code, out } = await evaluate(...filesIn(OWN));
    const lines = ['high5.json: 103 of 103', 'high7.json: 120 of 120', 'showdowns.json: 43 of 43'];
    expect([code, out]).toEqual([0, [...lines, '266 passed, 0 failed']]);
  });

  it('given a hand of each game then all pass, whatever the rest of the name is', async () => {
    const files = Object.entries(RIGHT).map(([name, content]) => written(`${name}-more`, content));
    const { code, out, err } = await evaluate(...files);
    expect([code, out.at(-1), err]).toEqual([0, '10 passed, 0 failed', []]);
  });

  it.each([
    ['high5', '"rank":7462', '"rank":7461', 'high5[0]: rank: expected 7461, got 7462'],
    ['shortdeck7', 'straight', 'flush', 'shortdeck7[0]: category: expected "flush", got "straight"'],
    ['omaha8', '"low":22', '"low":null', 'omaha8[0]: low: expected null, got 22'],
    ['omaha8', '8432A', '8432', 'omaha8[0]: low_ranks: expected "8432", got "8432A"'],
    ['razz7', 'true', 'false', 'razz7[0]: paired: expected false, got true'],
    ['badugi4', '"count":3', '"count":4', 'badugi4[0]: count: expected 4, got 3'],
    [
      'showdowns',
      '"order":[[1],[0]]',
      '"order":[[0,1]]',
      'showdowns.omaha8[0]: order: expected [[0,1]], got [[1],[0]]',
    ],
    [
      'showdowns',
      '_order":[[0],[1]]',
      '_order":[[0]]',
      'showdowns.omaha8[0]: low_order: expected [[0]], got [[0],[1]]',
    ],
  ] as const)('twin: given %s with %s as %s then there is a line for it: %s', async (name, right, wrong, line) => {
    const { code, out } = await evaluate(written(name, JSON.stringify(RIGHT[name]).replace(right, wrong)));
    expect([code, out[0], out.at(-1)]).toEqual([1, line, expect.stringContaining('1 failed')]);
  });

  it.each([
    ['high5', 'Xx', 'hands.0.cards: not a list of cards', '2c3d'],
    ['high5', '2c2c', 'hands.0.cards: a card stands twice', '2c3d'],
    ['high5', '', 'hands.0.cards: takes 5 to 7 cards', '2c3d'],
    ['shortdeck7', '2s', 'hands.0.cards: holds a card that is not in a deck of 36', '6s'],
    ['omaha', '9cAs', 'hands.0.board: holds a card that stands in hole too', '9c2s'],
    ['omaha', '', 'hands.0.hole: takes 4 to 6 cards', 'AsAd'],
    ['omaha', '"bord"', 'hands.0: Unrecognized key: "bord"', '"board"'],
    ['omaha8', '"low_ranks', 'hands.0.low: is missing', '"low":22,"low_ranks'],
    ['razz7', '"classes":6174', 'classes: expected 6174, got 6175', '"classes":6175'],
    ['omaha8', '"lows":57', 'lows: expected 57, got 56', '"lows":56'],
    ['low27_5', '"rank":"785"', 'hands.0.rank: Invalid input', '"rank":785'],
    ['showdowns', 'As2d9h2h', 'omaha8.0.hands: a card stands in two hands', 'As2d9h9c'],
    ['showdowns', 'As2d9h', 'omaha8.0.hands.0: takes 4 to 6 cards', 'As2d9h9c'],
    ['showdowns', '"order":[[0],[1]]', 'omaha8.0.low_order: is for games with a low', '"low_order":[[0],[1]]'],
    ['showdowns', '"omaha9"', 'Unrecognized key: "omaha9"', '"omaha8"'],
  ] as const)('given %s with %s then the file and field are named: %s', async (name, wrong, fault, right) => {
    const file = written(name, JSON.stringify(RIGHT[name]).replace(right, wrong));
    const { code, out, err } = await evaluate(file);
    expect([code, out]).toEqual([1, ['0 passed, 1 failed']]);
    expect(err.join('\n')).toContain(`${file}: `);
    expect(err.join('\n')).toContain(fault);
  });

  it('given no such file, no JSON, an unknown game or no word then it says so', async () => {
    expect((await evaluate(path.join(scratch, 'none.json'))).code).toBe(1);
    expect((await evaluate(written('high7', '{'))).code).toBe(1);
    expect((await evaluate(written('canasta', '{}'))).err[0]).toContain('which game?');
    expect((await evaluate()).code).toBe(2);
  });
});

describe('feltcast evaluate HAND BOARD', () => {
  it.each([
    [
      ['AhKs4h2d', '3h5c8hKd', '--game', 'omaha8'],
      [
        'high: Pair of kings, ace kicker, KsKdAh8h5c, 3582 of 7462',
        'low_8: Eight-five-three-deuce-ace low, 8h5c3h2dAh, 23 of 56',
      ],
    ],
    [
      ['AhKs4h2d', '9h9cKh', '--game', 'omaha8'],
      ['high: Two pair, kings and nines, ace kicker, KsKh9h9cAh, 2633 of 7462', 'low_8: no hand'],
    ],
    [['AsAd', '6c6hKd'], ['high: Two pair, aces and sixes, king kicker, AsAd6c6hKd, 2545 of 7462']],
    [['AsAd', '6c6hKd', '--lang', 'ru'], ['high: Две пары, тузы и шестёрки, кикер король, AsAd6c6hKd, 2545 of 7462']],
    [
      ['As2d3h4c5s6d7c', '--game=stud8'],
      ['high: Straight, seven high, 7c6d5s4c3h, 1607 of 7462', 'low_8: Wheel, 5s4c3h2dAs, 1 of 56'],
    ],
    [
      ['As2d3h4c4s', '--game', 'badacey'],
      [
        'badugi: Four-three-deuce-ace badugi, 4c3h2dAs, 1 of 1092',
        'low_a5: Pair of fours, three kicker, 4c4s3h2dAs, 1948 of 6175',
      ],
    ],
    [['AsAd', '6c7h8d9s', '--game', 'short_deck'], ['high_short: Straight, nine high, 9s8d7h6cAs, 276 of 1404']],
  ])('given %j then %j', async (args, lines) => {
    expect(await evaluate(...args)).toEqual({ code: 0, out: lines, err: [] });
  });

  it('given --json then one document holds the hands', async () => {
    const { out } = await evaluate('2s3d4h5c7s', '--game', 'single_draw_27', '--json');
    expect(JSON.parse(out.join('\n'))).toMatchObject({ game: 'single_draw_27', hands: [{ kind: 'low_27', place: 1 }] });
  });

  it.each([
    [['AsAd', '6c6h'], 'board: takes 3 to 5 cards'],
    [['AsAd', '6c6hKdQcJc2c'], 'board: takes 3 to 5 cards'],
    [['AsAdKs', '6c6hKd'], 'hole: takes 2 cards'],
    [['AsAs', '6c6hKd'], 'hole: a card stands twice'],
    [['AsAd', '6c6hAd'], 'board: holds a card that stands in hole too'],
    [['AsAd', '6c5hKd', '--game', 'short_deck'], 'board: holds a card that is not in a deck of 36'],
    [['As2d3h4c', '--game', 'stud'], 'hole: takes 5 to 7 cards'],
    [['As2d3h4c5s', '6c', '--game', 'razz'], 'board: takes 0 cards'],
    [['AsAd', '6c6hKd', '--game', 'canasta'], '--game is one of holdem'],
    [['AsAd', '6c6hKd', '--lang', 'xx'], '--lang is en or ru'],
    [['AsAd', '6c6hKd', '7s'], 'takes one hand and one board'],
    [['AsAd', '--bord', '7s'], "Unknown option '--bord'"],
    [['AsA', '6c6hKd'], 'AsA: neither cards, such as AhKs, nor a file'],
    [['AsAd', '6c6hK'], '6c6hK: neither cards, such as AhKs, nor a file'],
    [['A'], 'A: neither cards, such as AhKs, nor a file'],
  ])('given %j then it is not understood: %s', async (args, reason) => {
    const { code, out, err } = await evaluate(...args);
    expect([code, out]).toEqual([2, []]);
    expect(err.join('\n')).toContain(reason);
  });

  it('given a hand of every game then each half of the pot has a line', async () => {
    const HANDS: Readonly<Record<number, string>> = {
      2: 'AsKd',
      4: 'AsKd8h7c',
      5: 'AsKd8h7c6s',
      6: 'AsKd8h7c6s9d',
      7: 'AsKd8h7c6s9dTh',
    };
    for (const name of GAME_NAMES) {
      const game = gameOf(name);
      const hole = HANDS[cardsHeld(game, lastStreet(game))] ?? '';
      const { code, out } = await evaluate(hole, ...(fullBoard(game) > 0 ? ['TcJhQs'] : []), '--game', name);
      expect([name, code, out.length]).toEqual([name, 0, game.kinds.length]);
    }
  });
});

describe.skipIf(CASES === null)('independent cases', () => {
  it('given the evaluations then no hand and no order differs', async () => {
    const { code, out } = await evaluate(...filesIn(path.join(CASES ?? '', 'eval')));
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^[1-9]\d{3} passed, 0 failed$/)]);
  });
});
