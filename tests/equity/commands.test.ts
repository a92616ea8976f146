import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../server/cli/commandList.ts';
import { dispatch } from '../../server/cli/dispatch.ts';
import { CASES } from '../support/shared.ts';

const OWN = fileURLToPath(new URL('../fixtures', import.meta.url));
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-fixtures-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

interface Said {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

async function feltcast(...args: readonly string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const io = { env: {}, out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  return { code: await dispatch({ args, commands: COMMANDS, version: '0', io }), out, err };
}

function filesIn(folder: string): readonly string[] {
  return fs.readdirSync(folder).map((name) => path.join(folder, name));
}

/** A fixture file of the project with some text replaced. */
function spoiled(file: string, change: (text: string) => string): string {
  const target = path.join(scratch, path.basename(file));
  fs.writeFileSync(target, change(fs.readFileSync(path.join(OWN, file), 'utf8')));
  return target;
}

describe('feltcast equity', () => {
  it('given two hands then a person reads a row for each', async () => {
    const { code, out } = await feltcast('equity', 'AhKs', 'QdQc');
    expect(code).toBe(0);
    expect(out).toEqual([
      'no board card yet, 1712304 boards',
      'hand  shown   equity      win     tie',
      'AhKs    43%  42.835%  42.664%  0.342%',
      'QdQc    57%  57.165%  56.994%  0.342%',
    ]);
  });

  it('given a board then the hands are named in the language asked for, and outs are listed', async () => {
    const { out } = await feltcast('equity', 'AhKs', 'QdQc', '--board', '7h8h2c', '--dead=2d2s', '--lang', 'ru');
    expect(out[0]).toBe('стол 7h8h2c, вышли 2d2s, вариантов стола: 903');
    expect(out[2]).toContain('Старшая карта туз, кикер король');
    expect(out.at(-1)).toBe('ауты AhKs без вышедших карт: побеждает 6: Kc Kd Kh Ac Ad As');
  });

  it.each([
    [
      ['AhKs4h2d', 'QdQcJhTh', '--game', 'omaha8', '--board', '3h5c8h'],
      ['board 3h5c8h, 820 boards', /^hand +shown +equity +scoop +part$/, / 86% .*Eight-five-three-deuce-ace low$/],
    ],
    [['AsAhKd', '7c8c9c', '--game', 'stud'], [/^a sample of \d+ deals, standard error up to 0\.\d+%$/]],
    [['AsAhKd7c2d', '7d8c9cTcJd', '--game', 'razz', '--dead', '2s'], ['dead 2s, 607620 deals of the cards to come']],
    [
      ['2c3d4h5s7c', '2d3h4s6c8d', '--game', 'triple_draw_27', '--draws', '2'],
      ['as the hands stand: nobody draws, draws left: 2, 1 deals of the cards to come'],
    ],
    [
      ['AhKhQh', '7s7c2d', '--game', 'pineapple', '--board', '7h8h2c'],
      [/best two of it, 903 boards$/, /^hand/, /^AhKhQh/, /^7s7c2d/, 'outs of AhKhQh: 7 win 3h 4h 5h 6h 9h Th Jh'],
    ],
    [
      ['AhKs', 'QdQc', '--board', '7h8h2c', '--board', '3c4cKd'],
      ['boards 7h8h2c 3c4cKd: the share of the pot is the mean', /^hand {2}shown {3}equity$/, /^AhKs +56% +56\.098%$/],
    ],
  ])('given %j then the answer says how it was found', async (args, lines) => {
    const { code, out } = await feltcast('equity', ...args);
    expect([code, out.slice(0, lines.length)]).toEqual([
      0,
      lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    ]);
  });

  it('given --json then one document holds the counts', async () => {
    const { out } = await feltcast('equity', 'AhKs', 'QdQc', '--json');
    expect(JSON.parse(out.join('\n'))).toMatchObject({ boards: 1_712_304, winnerMasks: { 3: 5_854 }, outs: null });
  });

  it.each([
    [['AhKs'], 'players: takes 2 to 10 hands'],
    [['AhKs', 'AhQc'], 'players[1]: holds a card that stands elsewhere too: players[0]'],
    [['AhKs', 'QdQc', '--board', '7x'], '--board takes cards such as 7h8h2c'],
    [['AhKs', 'QdQc', '--dead', '7'], '--dead takes cards such as 7h8h2c'],
    [['AhKs', '2dQc', '--game', 'short_deck'], 'players[1]: holds a card that the deck of this game does not have'],
    [['AhKs', 'QdQc', '--game', 'omaha'], 'players[0]: a hand of this game has another number of cards'],
    [['AhKs', 'QdQc', '--game', 'stud', '--board', '2c'], 'board: more cards than a board of this game has'],
    [['AhKs', 'QdQc', '--draws', '1', '--lang', 'ru'], 'drawsLeft: в этой игре меньше обменов'],
    [['AhKs', 'QdQc', '--game', 'bridge'], '--game is one of holdem, short_deck,'],
    [['AhKs', 'QdQc', '--lang', 'xx'], '--lang is en or ru'],
    [['AhKs', 'QdQc', '--bord', '7h'], "Unknown option '--bord'"],
    [['AhK', 'QdQc'], 'AhK: neither cards, such as AhKs, nor a file'],
    [['AhKs', '1dQc'], '1dQc: neither cards, such as AhKs, nor a file'],
    [[], 'feltcast equity HAND HAND'],
  ])('given %j then it is not understood and says why', async (args, reason) => {
    const { code, err } = await feltcast('equity', ...args);
    expect(code).toBe(2);
    expect(err.join('\n')).toContain(reason);
  });

  it('given the own fixtures then all pass', async () => {
    const { code, out } = await feltcast('equity', ...filesIn(path.join(OWN, 'equity')));
    expect([code, out]).toEqual([0, ['19 passed, 0 failed']]);
  });

  it('given one wrong count then there is a line for it and the exit code is 1', async () => {
    const file = spoiled('equity/holdem.json', (text) => text.replace('"winnerMasks":{"1":', '"winnerMasks":{"1":1'));
    const { code, out } = await feltcast('equity', file);
    expect(code).toBe(1);
    expect(out[0]).toMatch(/^flop-set-against-flush-draw: winnerMasks: expected \{"1":1\d+.*, got \{"1":\d+/);
    expect(out.at(-1)).toBe('18 passed, 1 failed');
  });

  it('given a game that is not known, or hands of another game, then the cases fail and say so', async () => {
    const unknown = spoiled('equity/holdem.json', (text) => text.replaceAll('"nlhe"', '"bridge"'));
    expect((await feltcast('equity', unknown)).out.at(0)).toMatch(/: variant: expected \[.*"plo4".*\], got "bridge"$/);
    const other = spoiled('equity/holdem.json', (text) => text.replaceAll('"nlhe"', '"plo4"'));
    const { code, out } = await feltcast('equity', other);
    expect([code, out.at(0)]).toEqual([1, expect.stringContaining('got "hole-card-count"')]);
    expect(out.at(-1)).toMatch(/^0 passed, 19 failed/);
  });

  it.each([
    ['no such file', () => path.join(scratch, 'none.json')],
    ['no JSON', () => spoiled('equity/holdem.json', () => '{')],
    ['another form', () => spoiled('equity/holdem.json', () => '[{"id":1}]')],
  ])('given %s then the file is named and counts as a failure', async (_what, file) => {
    const { code, out, err } = await feltcast('equity', file());
    expect([code, out]).toEqual([1, ['0 passed, 1 failed']]);
    expect(err.join('\n')).toContain('.json: ');
  });
});

describe.skipIf(CASES === null)('independent cases', () => {
  it('given the exact equities then no count differs', async () => {
    const { code, out } = await feltcast('equity', ...filesIn(path.join(CASES ?? '', 'equity')).filter(isJson));
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^[1-9]\d* passed, 0 failed(, \d+ skipped)?$/)]);
  });
});

function isJson(file: string): boolean {
  return file.endsWith('.json');
}
