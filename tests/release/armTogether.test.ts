// Programme and commentary get another delay in one break: both are armed, and each still waits for its own word of the mixer.
import { expect, test } from 'vitest';
import type { CanvasConfig } from '../../server/release/control.ts';
import { say } from './delaySteps.ts';
import { firstActions, openStage, SHORT, type Stage } from './stage.ts';

const TALK: CanvasConfig = { ...SHORT, name: 'talk', audience: 'commentary' };
const AGREED = { canvases: ['programme', 'talk'], people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };

const open = async (): Promise<Stage> => {
  const stage = await firstActions(await openStage([SHORT, TALK]));
  await stage.at(28_000, (s) => s.act('fold').award());
  return stage.until(70_000);
};
const arm = (stage: Stage, config: CanvasConfig, delayMs: number) =>
  say(stage, { do: 'armDelay', config: { ...config, delayMs }, exception: AGREED });
const confirm = (stage: Stage, name: string) => say(stage, { do: 'confirmDelay', name });

const AHEAD = { ok: false, code: 'commentary-ahead-of-programme' };

test('given a longer delay for both, then both are armed, and the commentary is confirmed first', async () => {
  const stage = await open();
  expect(await arm(stage, TALK, 60_000)).toEqual({ ok: true });
  expect(await arm(stage, SHORT, 60_000)).toEqual({ ok: true });
  expect(await confirm(stage, 'programme')).toMatchObject(AHEAD);
  expect(await confirm(stage, 'talk')).toEqual({ ok: true });
  expect(await confirm(stage, 'programme')).toEqual({ ok: true });
});

test('given a shorter delay for both, then both are armed, and the programme is confirmed first', async () => {
  const longer = await openStage([
    { ...SHORT, delayMs: 60_000 },
    { ...TALK, delayMs: 60_000 },
  ]);
  expect(await arm(longer, SHORT, 30_000)).toEqual({ ok: true });
  expect(await arm(longer, TALK, 30_000)).toEqual({ ok: true });
  await longer.until(1_000);
  expect(await confirm(longer, 'talk')).toMatchObject(AHEAD);
  expect(await confirm(longer, 'programme')).toEqual({ ok: true });
  expect(await confirm(longer, 'talk')).toEqual({ ok: true });
});

test('twin: given the programme alone, then it may not be armed past a commentary that stays', async () => {
  const stage = await open();
  expect(await arm(stage, SHORT, 60_000)).toMatchObject(AHEAD);
});

test('given the change of the commentary is taken back, then the programme is not confirmed past it', async () => {
  const stage = await open();
  await arm(stage, TALK, 60_000);
  await arm(stage, SHORT, 60_000);
  expect(await say(stage, { do: 'cancelDelay', name: 'talk' })).toEqual({ ok: true });
  expect(await confirm(stage, 'programme')).toMatchObject(AHEAD);
});
