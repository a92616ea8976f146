// Dynamic delay: a long pause on air proposes a shorter delay, and without the mixer's word the old one stays.
import { describe, expect, test } from 'vitest';
import type { CanvasConfig } from '../../server/release/control.ts';
import { say, status, step, told } from './delaySteps.ts';
import { GATED, openStage, type Stage } from './stage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** An hour, which long pauses shorten down to a quarter of one. */
const DYNAMIC: CanvasConfig = { ...GATED, name: 'programme', delayMs: HOUR, shrinkToMs: 15 * MINUTE };

/** The first hand is over at 1 min; the second begins a pause later. On air: 61 min, and the pause behind it. */
async function paused(pauseMs: number, config = DYNAMIC): Promise<Stage> {
  const stage = await openStage([config]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(MINUTE, (s) => s.act('fold').act('fold').award());
  await stage.at(MINUTE + pauseMs, (s) => s.hand().deal([1, 2, 3]));
  return stage;
}

describe('given a pause of more than ten minutes lies between two hands', () => {
  test('when the first one is over on air, then the card goes up by itself, with what is left of the pause taken out', async () => {
    const stage = await paused(20 * MINUTE);
    await stage.until(HOUR + MINUTE - 1);
    expect(status(stage)?.delayChange).toBeNull();
    await stage.until(HOUR + MINUTE);
    expect(status(stage)?.delayChange).toMatchObject({ stage: 'armed', actor: '' });
    await stage.until(HOUR + MINUTE + 5_000);
    // two minutes of the pause are left for the word
    const change = { stage: 'card', fromMs: HOUR, toMs: 42 * MINUTE, actor: '', since: HOUR + MINUTE + 5_000 };
    expect(status(stage)).toMatchObject({ delayMs: HOUR, delayChange: change });
    expect(stage.picture().show).toBe('break');
    expect(told(stage)).toEqual([`delay.change ${HOUR} ${42 * MINUTE}`]);
    expect(stage.house.notes).toMatchObject([
      { actor: 'release', action: 'delay-card-shown', detail: { armedBy: '' } },
    ]);
  });

  test('when the mixer has it in time, then the next hand airs from its beginning, by the shorter delay', async () => {
    const stage = await paused(20 * MINUTE);
    await stage.until(HOUR + 2 * MINUTE);
    expect(await step(stage, 'confirmDelay')).toEqual({ ok: true });
    expect(await step(stage, 'finishDelay')).toEqual({ ok: true });
    await stage.until(HOUR + 3 * MINUTE - 1);
    expect(stage.picture().hand?.number).toBe(1);
    await stage.until(HOUR + 3 * MINUTE);
    expect(stage.picture().hand?.number).toBe(2);
    expect(status(stage)).toMatchObject({ delayMs: 42 * MINUTE, shrinkToMs: 15 * MINUTE, delayChange: null });
  });

  test('when the mixer does not speak, then it lapses before anything is missed, and the old delay stays', async () => {
    const stage = await paused(20 * MINUTE);
    await stage.until(HOUR + 3 * MINUTE - 1);
    expect(stage.picture().show).toBe('break');
    await stage.until(HOUR + 3 * MINUTE);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect(told(stage).at(-1)).toBe(`delay.cancelled ${HOUR} ${42 * MINUTE}`);
    expect(stage.house.notes.at(-1)?.action).toBe('delay-change-lapsed');
    expect(await step(stage, 'confirmDelay')).toMatchObject({ code: 'no-delay-change' });
    await stage.until(HOUR + 21 * MINUTE);
    expect(stage.picture().hand?.number).toBe(2);
    expect(status(stage)).toMatchObject({ delayMs: HOUR, delayChange: null });
    expect(told(stage)).toHaveLength(2);
  });

  test('when it is cancelled, then the same pause proposes nothing more', async () => {
    const stage = await paused(20 * MINUTE);
    await stage.until(HOUR + 2 * MINUTE);
    expect(await step(stage, 'cancelDelay')).toEqual({ ok: true });
    await stage.until(HOUR + 19 * MINUTE);
    expect(status(stage)?.delayChange).toBeNull();
    expect(told(stage)).toHaveLength(2);
  });

  test('when all is held until it is too late, then the word counts no more', async () => {
    const stage = await paused(20 * MINUTE);
    await stage.until(HOUR + 2 * MINUTE);
    await say(stage, { do: 'panic' });
    await stage.until(HOUR + 4 * MINUTE);
    expect(await step(stage, 'confirmDelay')).toMatchObject({ code: 'no-delay-change' });
    await stage.house.resume();
    expect(stage.picture().show).toBe('on');
    expect(status(stage)?.delayMs).toBe(HOUR);
  });

  test.each(['stop', 'kill'] as const)('when the server goes away (%s), then it is open still', async (how) => {
    const stage = await paused(20 * MINUTE);
    await stage.until(HOUR + 2 * MINUTE);
    await (how === 'stop' ? stage.restart() : stage.kill());
    await stage.house.resume();
    expect(stage.picture().show).toBe('break');
    expect(status(stage)).toMatchObject({ delayMs: HOUR, delayChange: { stage: 'card', actor: '' } });
    await stage.until(HOUR + 3 * MINUTE + 1);
    expect(status(stage)?.delayChange).toBeNull();
  });
});

test('given no hand has been dealt behind it yet, then the pause has lasted up to now, and waits as long as it lasts', async () => {
  const stage = await paused(70 * MINUTE);
  expect(status(stage)).toMatchObject({
    delayChange: { stage: 'card', toMs: 15 * MINUTE, since: HOUR + MINUTE + 5_000 },
  });
  await stage.at(75 * MINUTE, (s) => s.act('raise', 30));
  await stage.until(86 * MINUTE - 1);
  expect(await step(stage, 'confirmDelay')).toEqual({ ok: true });
  expect(await step(stage, 'finishDelay')).toEqual({ ok: true });
  await stage.until(86 * MINUTE);
  expect(stage.picture().hand?.number).toBe(2);
});

test('given two long pauses, then each of them proposes', async () => {
  const stage = await paused(20 * MINUTE);
  await stage.at(22 * MINUTE, (s) => s.act('fold').act('fold').award());
  await stage.at(52 * MINUTE, (s) => s.hand().deal([1, 2, 3]));
  await stage.until(HOUR + MINUTE + 5_000);
  expect(await step(stage, 'confirmDelay')).toEqual({ ok: true });
  expect(await step(stage, 'finishDelay')).toEqual({ ok: true });
  await stage.until(22 * MINUTE + 42 * MINUTE);
  expect(status(stage)?.delayChange).toMatchObject({ fromMs: 42 * MINUTE, toMs: 15 * MINUTE });
});

describe('what proposes nothing', () => {
  test.each<readonly [string, number, CanvasConfig]>([
    ['a pause of ten minutes', 10 * MINUTE, DYNAMIC],
    ['a canvas that keeps its delay', 20 * MINUTE, { ...DYNAMIC, shrinkToMs: null }],
    ['a canvas that is at its least already', 20 * MINUTE, { ...DYNAMIC, shrinkToMs: HOUR }],
    ['less than a minute to gain', 20 * MINUTE, { ...DYNAMIC, shrinkToMs: HOUR - MINUTE + 1 }],
    ['a tape', 20 * MINUTE, { ...DYNAMIC, kind: 'tape' }],
    ['cards that would air during play', 20 * MINUTE, { ...DYNAMIC, kind: 'short', gate: 'off' }],
  ])('given %s, then nothing', async (_title, pauseMs, config) => {
    const stage = await paused(pauseMs, config);
    await stage.until(HOUR + 2 * MINUTE);
    expect(status(stage)?.delayChange).toBeNull();
    expect(told(stage)).toEqual([]);
  });

  test('given a commentary that would come before the programme, then nothing of it, and the programme goes first', async () => {
    const talk: CanvasConfig = { ...DYNAMIC, name: 'talk', audience: 'commentary' };
    const stage = await openStage([{ ...DYNAMIC, shrinkToMs: null }, talk]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(MINUTE, (s) => s.act('fold').act('fold').award());
    await stage.at(21 * MINUTE, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(HOUR + 2 * MINUTE);
    expect(told(stage)).toEqual([]);
    expect(stage.picture('talk').show).toBe('on');
  });

  test('given the show ends there, then nothing', async () => {
    const stage = await openStage([DYNAMIC]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(MINUTE, (s) => s.act('fold').act('fold').award().plain({ do: 'endShow' }));
    await stage.until(HOUR + 2 * MINUTE);
    expect(status(stage)?.delayChange).toBeNull();
    expect(stage.picture().show).toBe('ended');
  });
});

test('given a least that is below what protects, then the protected minimum is the least', async () => {
  const stage = await paused(70 * MINUTE, { ...DYNAMIC, shrinkToMs: 0 });
  expect(status(stage)?.delayChange).toMatchObject({ toMs: 10 * MINUTE });
});
