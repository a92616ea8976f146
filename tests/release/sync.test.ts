// Picture and graphics in step: an offset that moves while the show runs, and the word that they were compared.
import { describe, expect, test } from 'vitest';
import { type ControlReply, PROTECTED_MIN_MS } from '../../server/release/control.ts';
import { TABLE } from '../properties/releaseBeat.ts';
import { change, firstActions, GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

const offset = (stage: Stage, offsetMs: number, name = 'programme'): Promise<ControlReply> =>
  stage.house.desk.control('anna', { do: 'setOffset', name, offsetMs });
const mark = (stage: Stage, inSync = true, name = 'programme'): Promise<ControlReply> =>
  stage.house.desk.control('anna', { do: 'markSync', name, inSync });
const status = (stage: Stage) => {
  const [canvas] = stage.house.desk.status().canvases;
  if (canvas === undefined) throw new Error('no canvas');
  return canvas;
};
const air = (stage: Stage) => stage.house.desk.air('programme');

describe('an offset that moves', () => {
  test.each([
    [400, 25_400],
    [-400, 24_600],
  ])('given %d ms, then each entry airs that much later or earlier, at once', async (ms, folds) => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(51_000);
    expect(await offset(stage, ms)).toEqual({ ok: true });
    await stage.until(30_000 + folds - 1);
    expect(stage.said()).toEqual(['raise']);
    await stage.until(30_000 + folds);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given graphics five seconds early, then actions are and no card is before its delay', async () => {
    const stage = await openStage([SHORT]);
    await offset(stage, -5_000);
    await firstActions(stage);
    await stage.until(36_000);
    expect([stage.picture().hand?.number, stage.cards()]).toEqual([1, 0]);
    await stage.until(39_999);
    expect(stage.cards()).toBe(0);
    await stage.until(40_001);
    expect(stage.cards()).toBe(6);
    await stage.until(45_000);
    expect(stage.said()).toEqual(['raise']);
  });

  test('given later and then earlier again, then the picture waits once and nothing is shown twice', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(51_000);
    await offset(stage, 3_000);
    expect(air(stage)).toEqual({ at: 21_000, state: 'waiting' });
    await stage.until(53_999);
    expect(air(stage)).toEqual({ at: 21_000, state: 'waiting' });
    await stage.until(54_000);
    expect(air(stage)).toEqual({ at: 21_000, state: 'running' });
    await offset(stage, 0);
    expect(air(stage)).toEqual({ at: 24_000, state: 'running' });
    await stage.until(55_000);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given an exception that two people agreed to, then one moves the offset, by its own command or as a setting', async () => {
    const stage = await openStage([SHORT]);
    expect(await offset(stage, 240)).toEqual({ ok: true });
    const moved = { ...SHORT, offsetMs: 280 };
    expect(await stage.house.desk.control('anna', { do: 'setCanvas', config: moved, exception: null })).toEqual({
      ok: true,
    });
    expect(status(stage)).toMatchObject({ offsetMs: 280, delayMs: SHORT.delayMs, exception: true });
  });

  test('twin: given any other setting with it, then one person alone is refused', async () => {
    const stage = await openStage([SHORT]);
    for (const patch of [{ delayMs: 31_000 }, { leadMs: 1 }, { audience: 'commentary' as const }]) {
      const config = { ...SHORT, offsetMs: 240, ...patch };
      expect(await stage.house.desk.control('anna', { do: 'setCanvas', config, exception: null })).toMatchObject({
        ok: false,
        code: 'gate-needs-two-people',
      });
    }
    expect(status(stage).offsetMs).toBe(0);
  });

  test('given a shorter delay that waits for the next hand, then a step leaves it waiting', async () => {
    const stage = await firstActions(await openStage([{ ...SHORT, delayMs: 60_000 }]));
    await stage.until(81_000);
    await change(stage, SHORT);
    await offset(stage, 100);
    expect(status(stage)).toMatchObject({ delayMs: 60_000, offsetMs: 100 });
    await stage.at(86_000, (s) => s.act('fold').award());
    await stage.at(90_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(151_000);
    expect(status(stage)).toMatchObject({ delayMs: 30_000, offsetMs: 100 });
  });

  test('given a restart, then the offset is as it was', async () => {
    const stage = await openStage([SHORT]);
    await offset(stage, -80);
    await stage.restart();
    expect(status(stage).offsetMs).toBe(-80);
  });

  test('given a canvas that is not there, then it says so', async () => {
    const stage = await openStage([SHORT]);
    const refused = { ok: false, code: 'unknown-canvas', params: { canvas: 'gone' } };
    expect([await offset(stage, 0, 'gone'), await mark(stage, true, 'gone')]).toEqual([refused, refused]);
    expect(stage.house.desk.air('gone')).toBe(null);
  });
});

describe('the clock of a canvas', () => {
  test('given a hold, then it stands where it was; given resume, then it joins where it would be', async () => {
    const stage = await openStage([{ ...VENUE, name: 'programme', audience: 'overlay' }]);
    await stage.until(20_000);
    expect(air(stage)).toEqual({ at: 20_000, state: 'running' });
    await stage.house.desk.control('anna', { do: 'panic' });
    await stage.until(25_000);
    expect(air(stage)).toEqual({ at: 20_000, state: 'held' });
    await stage.house.desk.control('anna', { do: 'resume', gapMs: 0 });
    expect(air(stage)).toEqual({ at: 25_000, state: 'running' });
  });
});

describe('in step', () => {
  test('given the word, then since when; given another, then not any more', async () => {
    const stage = await openStage([SHORT]);
    expect(status(stage)).toMatchObject({ syncedAt: null, syncDoubt: 'none' });
    await stage.until(42_000);
    expect(await mark(stage)).toEqual({ ok: true });
    await stage.until(50_000);
    expect(status(stage)).toMatchObject({ syncedAt: 42_000, syncDoubt: 'none' });
    await mark(stage, false);
    expect(status(stage)).toMatchObject({ syncedAt: null, syncDoubt: 'none' });
  });

  test('given another delay or offset, then it is in doubt until both are as they were, or the word is said again', async () => {
    const stage = await openStage([{ ...GATED, name: 'programme' }]);
    await stage.until(PROTECTED_MIN_MS);
    await mark(stage);
    await offset(stage, 40);
    expect(status(stage).syncDoubt).toBe('changed');
    await offset(stage, 0);
    expect(status(stage).syncDoubt).toBe('none');
    await change(stage, { ...GATED, name: 'programme', delayMs: PROTECTED_MIN_MS + 1_000 });
    expect(status(stage).syncDoubt).toBe('changed');
    // the longer delay is being waited out: the clock stands and nothing can be compared
    expect(await mark(stage)).toMatchObject({ code: 'nothing-to-compare' });
    await stage.until(PROTECTED_MIN_MS + 1_000);
    await mark(stage);
    expect(status(stage).syncDoubt).toBe('none');
  });

  test('given a table younger than the delay, then there is no picture of it yet to compare with', async () => {
    const stage = await openStage([SHORT]);
    await stage.until(29_000);
    expect(air(stage)).toEqual({ at: 0, state: 'waiting' });
    expect(await mark(stage)).toMatchObject({ code: 'nothing-to-compare' });
    await stage.until(30_000);
    expect(await mark(stage)).toEqual({ ok: true });
  });

  test('given graphics that are held, then there is nothing to compare', async () => {
    const stage = await openStage([SHORT]);
    await stage.house.desk.control('anna', { do: 'hold' });
    expect(await mark(stage)).toEqual({ ok: false, code: 'nothing-to-compare', params: { canvas: 'programme' } });
    expect(status(stage).syncedAt).toBe(null);
  });

  test('given a restart, then it is kept and in doubt, and the time the server was down counts', async () => {
    const stage = await openStage([SHORT]);
    await stage.until(40_000);
    await mark(stage);
    await stage.until(50_000);
    await stage.restart(300_000);
    const now = stage.house.programme.now();
    expect(now).toBeLessThan(60_000);
    const { syncedAt, syncDoubt } = status(stage);
    expect(syncDoubt).toBe('restarted');
    expect(now - (syncedAt ?? 0)).toBeGreaterThanOrEqual(310_000);
    expect(now - (syncedAt ?? 0)).toBeLessThan(312_000);
    await stage.house.resume();
    expect(await mark(stage)).toEqual({ ok: true });
    expect(status(stage)).toMatchObject({ syncedAt: stage.house.programme.now(), syncDoubt: 'none' });
  });

  test('given a canvas that was taken away and made again, then it was never compared', async () => {
    const stage = await openStage([SHORT]);
    await stage.until(40_000);
    await mark(stage);
    expect(status(stage).syncedAt).toBe(40_000);
    await stage.house.desk.control('anna', { do: 'removeCanvas', name: 'programme' });
    await change(stage, SHORT);
    expect(status(stage).syncedAt).toBe(null);
    await stage.restart();
    expect(status(stage).syncedAt).toBe(null);
  });

  test('given a mark in the store that does not read, then none', async () => {
    const stage = await openStage([SHORT]);
    await stage.house.marks.put({ tableId: TABLE, key: 'sync/programme', value: { at: 'noon' } });
    await stage.restart();
    expect(status(stage)).toMatchObject({ syncedAt: null, syncDoubt: 'none' });
  });
});
