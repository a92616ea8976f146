// What consoles are told of the air: what comes next and when, and from when on a hand has outgrown its delay.
import { expect, test } from 'vitest';
import { settle } from '../properties/releaseHouse.ts';
import { GATED, openStage, SHORT, type Stage } from './stage.ts';

const GATE = { ...GATED, delayMs: 60_000 };
const canvas = (stage: Stage, name = 'programme') => {
  const found = stage.house.desk.status().canvases.find((one) => one.name === name);
  if (found === undefined) throw new Error('no such canvas');
  return found;
};

test('given a hand as it is played, then the next thing on air has its time and its word', async () => {
  const stage = await openStage([SHORT]);
  expect([canvas(stage).next, canvas(stage).nextDueAt]).toEqual(['other', 30_000]);
  await stage.until(30_000);
  expect([canvas(stage).next, canvas(stage).nextDueAt]).toEqual([null, null]);
  await stage.at(40_000, (s) => s.hand());
  await stage.at(41_000, (s) => s.deal([1, 2, 3]));
  await stage.at(45_000, (s) => s.act('raise', 30));
  await stage.at(50_000, (s) => s.act('call').act('fold'));
  await stage.at(55_000, (s) => s.board('flop', ['2c', '7d', '9h']));
  await stage.at(60_000, (s) => s.misdeal());
  const told: (string | number | null)[][] = [];
  for (const at of [60_000, 70_000, 71_000, 75_000, 80_000, 85_000]) {
    await stage.until(at);
    told.push([canvas(stage).next, canvas(stage).nextDueAt]);
  }
  expect(told).toEqual([
    ['hand-start', 70_000],
    ['deal', 71_000],
    ['action', 75_000],
    ['action', 80_000],
    ['board', 85_000],
    ['ruling', 90_000],
  ]);
});

test('given cards that wait for the end of the hand, then they are told as hole cards; held, nothing is told', async () => {
  const stage = await openStage([GATE]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(75_000, (s) => s.act('fold').act('fold').award().left('floor'));
  await stage.until(80_000);
  expect([canvas(stage, 'gated').next, canvas(stage, 'gated').nextDueAt]).toEqual(['hole-cards', 105_000]);
  await stage.house.desk.control('anna', { do: 'hold' });
  await stage.until(90_000);
  expect([canvas(stage, 'gated').next, canvas(stage, 'gated').nextDueAt]).toEqual([null, null]);
});

test('given a hand that is played, then a gated canvas says when it is outgrown; twin: open, or behind its end, none is', async () => {
  const stage = await openStage([SHORT, GATE]);
  await stage.at(10_000, (s) => s.hand());
  expect(canvas(stage, 'gated').outgrownAt).toBeNull();
  await stage.at(12_000, (s) => s.deal([1, 2, 3]));
  expect([canvas(stage).outgrownAt, canvas(stage, 'gated').outgrownAt]).toEqual([null, 72_000]);
  await stage.at(90_000, (s) => s.act('fold'));
  expect(canvas(stage, 'gated').outgrownAt).toBe(72_000);
  await stage.at(95_000, (s) => s.act('fold').award());
  expect(canvas(stage, 'gated').outgrownAt).toBeNull();
  await settle();
});

test('given corrections of what has aired, then the canvas lists them, newest first; twin: one before air is none', async () => {
  const stage = await openStage([SHORT]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('fold'));
  await stage.at(22_000, (s) => s.undo().act('call'));
  await stage.until(60_000);
  expect(canvas(stage).corrections).toEqual([]);
  await stage.at(61_000, (s) => s.undo());
  const first = stage.script.last.position;
  await stage.at(64_000, (s) => s.hole('corrected', [1, 0]));
  expect(canvas(stage).corrections).toEqual([
    { hand: 1, position: stage.script.last.position, at: 34_000 },
    { hand: 1, position: first, at: 31_000 },
  ]);
});
