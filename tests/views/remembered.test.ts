// The memory of chances: asked once for the same cards, small, and apart for each builder.
import { expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { parseCards } from '../../server/engine/card.ts';
import { type ChancesOf, exactChances, type Question } from '../../server/views/chances/chances.ts';
import { rememberedChances } from '../../server/views/chances/remembered.ts';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const question = (board: string): Question => ({
  game: 'holdem',
  drawsLeft: 0,
  hands: [cards('AhKs'), cards('QdQc')],
  boards: [cards(board)],
  dead: [],
});

function counting(): { readonly ask: ChancesOf; readonly calls: () => number } {
  let calls = 0;
  const ask: ChancesOf = (asked) => {
    calls += 1;
    return exactChances(asked);
  };
  return { ask, calls: () => calls };
}

test('given the same cards twice, then they are counted once, with the same answer', () => {
  const { ask, calls } = counting();
  const chancesOf = rememberedChances(ask);
  expect(chancesOf(question('2c7d9h'))).toEqual(exactChances(question('2c7d9h')));
  expect(chancesOf(question('2c7d9h'))).toEqual(exactChances(question('2c7d9h')));
  expect(calls()).toBe(1);
});

test('given more questions than it keeps, then the least recently asked one is counted again', () => {
  const { ask, calls } = counting();
  const chancesOf = rememberedChances(ask, 2);
  for (const board of ['2c7d9h', '2c7d9s', '2c7d9h', '2c7d9d']) chancesOf(question(board));
  expect(calls()).toBe(3);
  chancesOf(question('2c7d9h'));
  expect(calls()).toBe(3);
  chancesOf(question('2c7d9s'));
  expect(calls()).toBe(4);
});

test('given cards that contradict each other, then no answer, and that is remembered too', () => {
  const { ask, calls } = counting();
  const chancesOf = rememberedChances(ask);
  expect(chancesOf(question('Ah7d9h'))).toBeNull();
  expect(chancesOf(question('Ah7d9h'))).toBeNull();
  expect(calls()).toBe(1);
});

test('given runs at different stages, then each counts alike', () => {
  const runs = { ...question(''), boards: [cards('2c7d9h3s4c'), cards('2c7d9h')] };
  const won = exactChances(runs);
  const open = exactChances({ ...question('2c7d9h') });
  const share = (value: number | undefined) => value ?? Number.NaN;
  // queens hold the finished run; the open one misses its two cards
  expect(share(won?.win[1])).toBeGreaterThan(0.5 + share(open?.win[1]) / 2 - 0.02);
  expect(won?.equity.reduce((sum, { value }) => sum + value, 0)).toBe(100);
});
