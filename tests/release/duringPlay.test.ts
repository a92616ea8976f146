// Each hand whose cards may air while it is played stands in the audit log, with the canvases on which they may.
import { expect, test } from 'vitest';
import { settle } from '../properties/releaseHouse.ts';
import { change, GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

const SECOND = { ...SHORT, name: 'second', delayMs: 60_000 };
const rows = (stage: Stage) =>
  stage.house.notes
    .filter(({ action }) => action === 'hand-airs-during-play')
    .map(({ detail }) => [detail['number'], detail['canvases']]);

async function twoHands(stage: Stage): Promise<Stage> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('fold').act('fold').award());
  return stage.at(30_000, (s) => s.hand().deal([1, 2, 3]));
}

test('given two such canvases, then each hand has one row with both; twin: gated and tabled ones have none', async () => {
  const stage = await twoHands(await openStage([SHORT, SECOND, GATED, VENUE]));
  expect(rows(stage)).toEqual([
    [1, ['programme', 'second']],
    [2, ['programme', 'second']],
  ]);
  expect(rows(await twoHands(await openStage([GATED, VENUE])))).toEqual([]);
});

test('given the exception begins in the middle of a hand, then that hand has a row then, once', async () => {
  const stage = await openStage([{ ...GATED, name: 'programme' }]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  expect(rows(stage)).toEqual([]);
  await change(stage, SHORT);
  await stage.at(20_000, (s) => s.act('raise', 30));
  expect(rows(stage)).toEqual([[1, ['programme']]]);
});

test('given the audit log cannot be written, then the row is written when it can', async () => {
  const stage = await openStage([SHORT]);
  const { push } = stage.house.notes;
  stage.house.notes.push = () => {
    throw new Error('no database');
  };
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  expect(rows(stage)).toEqual([]);
  stage.house.notes.push = push;
  await stage.at(20_000, (s) => s.act('raise', 30));
  await settle();
  expect(rows(stage)).toEqual([[1, ['programme']]]);
});
