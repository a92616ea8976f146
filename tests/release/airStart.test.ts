// The planned start of the air: until then a countdown and nothing of the show, then it begins by itself or at the key.
import { describe, expect, test } from 'vitest';
import { LEAP_MS } from '../../server/log/programmeTime.ts';
import type { ControlReply } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

const GATE = { ...GATED, delayMs: 60_000 };

/** At programme time `at`, as the wall clock says it now. */
async function plan(stage: Stage, at: number | null, automatic = true): Promise<ControlReply> {
  const { clock, programme, desk } = stage.house;
  const atWall = at === null ? null : Math.round(clock.wall() + at - programme.now());
  const reply = await desk.control('vera', { do: 'planStart', atWall, automatic });
  await settle();
  return reply;
}

const started = (stage: Stage) => stage.house.notes.filter(({ action }) => action === 'air-started');

const press = async (stage: Stage, key: 'hold' | 'panic') => {
  await stage.house.desk.control('vera', { do: key });
  await settle();
};

/** Dealt at 10 s, raise at 20 s. */
async function play(stage: Stage): Promise<Stage> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  return stage.at(20_000, (s) => s.act('raise', 30));
}

describe('until the planned start', () => {
  test('given hands are due before it, then the countdown runs to it, nothing airs and no card is asked for; then the picture joins', async () => {
    const stage = await openStage([SHORT]);
    expect(await plan(stage, 70_000)).toEqual({ ok: true });
    await play(stage);
    await stage.until(60_000);
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 10_000, hand: null, slots: [], lines: [] });
    expect(stage.house.asked).toEqual([]);
    await stage.until(69_999);
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 1_000 });
    await stage.until(70_000);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect([stage.said(), stage.cards()]).toEqual([['raise'], 6]);
    expect(stage.house.desk.status().start).toBeNull();
    expect(started(stage)).toMatchObject([{ actor: 'vera', detail: { resumes: false } }]);
  });

  test('given the first hand is due behind it, then the countdown runs to that, and consoles have both times', async () => {
    const stage = await openStage([SHORT, GATE]);
    await plan(stage, 30_000);
    await play(stage);
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 20_000 });
    expect(stage.picture('gated')).toMatchObject({ show: 'countdown', countdownMs: 50_000 });
    expect(stage.house.desk.status()).toMatchObject({ start: { at: 30_000, automatic: true }, firstHandAt: 40_000 });
    await stage.until(39_999);
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 1_000 });
    await stage.until(40_000);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect(stage.house.desk.status()).toMatchObject({ start: null, firstHandAt: 70_000 });
  });

  test('given it is planned in the middle of a show, then nothing of the hand on air is left; twin: the screen in the room goes on', async () => {
    const stage = await play(await openStage([SHORT, VENUE]));
    await stage.until(51_000);
    await plan(stage, 90_000);
    expect(stage.picture()).toMatchObject({ show: 'countdown', hand: null, lines: [], slots: [], at: 0 });
    expect(stage.picture().session.seats).toEqual([]);
    expect(stage.picture('venue')).toMatchObject({ show: 'on', hand: { number: 1 } });
    await plan(stage, null);
    expect([stage.picture().show, stage.said()]).toEqual(['on', ['raise']]);
  });

  test('given the clock of the picture is compared meanwhile, then it runs', async () => {
    const stage = await openStage([SHORT]);
    await plan(stage, 300_000);
    await stage.until(100_000);
    expect(stage.house.desk.air('programme')).toEqual({ at: 70_000, state: 'running' });
  });

  test('given a moment that is over, or none, then that is refused and nothing is planned', async () => {
    const stage = await openStage([SHORT]);
    await stage.until(10_000);
    for (const at of [9_999, 10_000])
      expect(await plan(stage, at)).toMatchObject({ ok: false, code: 'start-in-the-past' });
    expect(stage.house.desk.status().start).toBeNull();
  });
});

describe('who begins', () => {
  test('given the air was held when it was planned, then it resumes by itself, and that is audited before', async () => {
    const stage = await openStage([SHORT]);
    await press(stage, 'hold');
    await plan(stage, 60_000);
    await play(stage);
    await stage.until(59_999);
    expect([stage.picture().show, stage.house.desk.status().held]).toEqual(['hidden', true]);
    await stage.until(60_000);
    expect([stage.picture().show, stage.house.desk.status().held]).toEqual(['on', false]);
    expect(started(stage)).toMatchObject([{ actor: 'vera', detail: { resumes: true } }]);
  });

  test.each(['hold', 'panic'] as const)(
    'given %s is pressed behind the planning, then nothing resumes by itself; twin: planned anew behind a hold it does',
    async (key) => {
      const stage = await play(await openStage([SHORT]));
      await plan(stage, 60_000);
      await press(stage, key);
      await stage.until(80_000);
      expect([stage.picture().show, stage.house.desk.status().held]).toEqual(['hidden', true]);
      await plan(stage, 90_000);
      await stage.until(90_000);
      expect(stage.picture().show).toBe(key === 'hold' ? 'on' : 'hidden');
    },
  );

  test('given panic stands when it is planned, then the plan lifts it by itself nowhere; twin: a hold it does', async () => {
    const begun = async (key: 'hold' | 'panic') => {
      const stage = await openStage([SHORT]);
      await press(stage, key);
      expect(await plan(stage, 40_000)).toEqual({ ok: true });
      await play(stage);
      await stage.until(60_000);
      return { show: stage.picture().show, start: stage.house.desk.status().start, notes: started(stage) };
    };
    expect(await begun('panic')).toMatchObject({
      show: 'hidden',
      start: null,
      notes: [{ detail: { resumes: false } }],
    });
    expect(await begun('hold')).toMatchObject({ show: 'on', start: null, notes: [{ detail: { resumes: true } }] });
  });

  test('given panic, and a computer that sleeps behind it, then a plan lifts that no more', async () => {
    const stage = await openStage([SHORT]);
    await press(stage, 'panic');
    stage.house.programme.awake();
    await stage.house.clock.jump(LEAP_MS + 60_000, settle);
    stage.house.programme.awake();
    await settle();
    expect(stage.house.notes.map(({ action }) => action)).toContain('release-held-after-sleep');
    const now = stage.house.programme.now();
    await plan(stage, now + 10_000);
    await stage.until(now + 20_000);
    expect(stage.picture().show).toBe('hidden');
  });

  test('given a hold that comes while an earlier start is being stored, then that start does not lift it', async () => {
    const stage = await openStage([SHORT]);
    await press(stage, 'hold');
    await plan(stage, 90_000);
    const { put } = stage.house.marks;
    let store = (): void => undefined;
    stage.house.marks.put = async (row) => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return put(row);
    };
    const planned = plan(stage, 40_000);
    await settle();
    await press(stage, 'panic');
    stage.house.marks.put = put;
    store();
    await planned;
    await play(stage);
    await stage.until(60_000);
    expect(stage.picture().show).toBe('hidden');
  });

  test('given it is not automatic, then the countdown stands at zero until the key is pressed', async () => {
    const stage = await play(await openStage([SHORT]));
    await plan(stage, 60_000, false);
    await stage.until(100_000);
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 0, hand: null });
    expect(await stage.house.resume()).toEqual({ ok: true });
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect(await stage.house.resume()).toMatchObject({ ok: false, code: 'not-held' });
  });

  test('given the audit log cannot be written, then nothing begins until it can', async () => {
    const stage = await play(await openStage([SHORT]));
    await plan(stage, 60_000);
    const { push } = stage.house.notes;
    stage.house.notes.push = () => {
      throw new Error('no database');
    };
    await stage.until(70_000);
    expect(stage.picture().show).toBe('countdown');
    stage.house.notes.push = push;
    await stage.until(71_000);
    expect(stage.picture().show).toBe('on');
  });
});

describe('a restart', () => {
  test('given the server was down, then the moment is no earlier for it, and nothing resumes by itself', async () => {
    const stage = await play(await openStage([SHORT]));
    await plan(stage, 60_000);
    await stage.until(30_000);
    await stage.restart(600_000);
    expect(stage.house.desk.status().start?.at).toBe(60_000);
    await stage.until(59_000);
    await stage.house.resume();
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 1_000 });
    await stage.until(60_000);
    expect(stage.picture().show).toBe('on');
    const other = await play(await openStage([SHORT]));
    await plan(other, 60_000);
    await other.restart();
    await other.until(90_000);
    expect([other.picture().show, other.house.desk.status()]).toMatchObject(['hidden', { held: true, start: null }]);
  });

  test('given a wall clock that jumps behind the planning, then the moment stays where it was', async () => {
    const stage = await play(await openStage([SHORT]));
    await plan(stage, 60_000);
    stage.house.clock.setWall(stage.house.clock.wall() + 9e9);
    await stage.until(59_999);
    expect(stage.picture().show).toBe('countdown');
    await stage.until(60_000);
    expect(stage.picture().show).toBe('on');
  });
});

test('given an announced last hand, when its end has aired, then the canvas ends by itself, with an empty picture', async () => {
  const stage = await openStage([SHORT]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('fold').act('fold').award().plain({ do: 'endShow' }));
  expect(stage.house.desk.status().canvases[0]?.endsAt).toBe(50_000);
  await stage.until(49_999);
  expect(stage.picture().show).toBe('on');
  await stage.until(50_000);
  expect(stage.picture()).toMatchObject({ show: 'ended', hand: null, lines: [] });
  expect(stage.house.desk.status().canvases[0]?.endsAt).toBeNull();
});
