// A playback canvas: a show that is over and has aired, from a chosen moment on, moved either way, never a card too early.
import { describe, expect, test } from 'vitest';
import type { CanvasConfig, ControlCommand, ControlReply } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { say } from './delaySteps.ts';
import { GATED, openStage, type Stage } from './stage.ts';

const MINUTE = 60_000;
const PROGRAMME: CanvasConfig = { ...GATED, name: 'programme', delayMs: 10 * MINUTE };
const PLAYBACK: CanvasConfig = { ...GATED, name: 'playback', audience: 'playback', delayMs: 0 };

/** Hand 1: dealt at 10 s, raised at 20 s, over at 30 s. Hand 2: dealt at 60 s, raised at 70 s, over at 80 s. End at 90 s. */
async function playedShow(canvases: readonly CanvasConfig[] = [PROGRAMME, PLAYBACK]): Promise<Stage> {
  const stage = await openStage(canvases);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('raise', 30));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  await stage.at(60_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(70_000, (s) => s.act('raise', 40));
  await stage.at(80_000, (s) => s.act('fold').act('fold').award());
  return stage.at(90_000, (s) => s.plain({ do: 'endShow' }));
}

const AIRED = 90_000 + 10 * MINUTE;
const play = (stage: Stage, at: number, running = true): Promise<ControlReply> =>
  say(stage, { do: 'playFrom', name: 'playback', at, running });
const nudge = (stage: Stage, ms: number): Promise<ControlReply> => say(stage, { do: 'nudge', name: 'playback', ms });
const status = (stage: Stage) => stage.house.desk.status().canvases.find(({ name }) => name === 'playback');
const picture = (stage: Stage) => stage.picture('playback');
const cards = (stage: Stage) => picture(stage).slots.filter(({ card }) => card !== null).length;
const OK = { ok: true };

async function playing(at: number, running = true): Promise<Stage> {
  const stage = await playedShow();
  await stage.until(AIRED + 1);
  expect(await play(stage, at, running)).toEqual(OK);
  return stage;
}

describe('what may be played', () => {
  test('given the show runs, or its end has not aired everywhere, then nothing, and the canvas is empty', async () => {
    const stage = await openStage([PROGRAMME, { ...PROGRAMME, name: 'late', delayMs: 11 * MINUTE }, PLAYBACK]);
    expect(await play(stage, 0)).toMatchObject({ ok: false, code: 'show-not-over' });
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.at(90_000, (s) => s.plain({ do: 'endShow' }));
    await stage.until(AIRED + 1);
    expect(await play(stage, 0)).toMatchObject({ ok: false, code: 'show-not-over' });
    expect(stage.pictures('playback').every(({ moment }) => moment.show === 'hidden')).toBe(true);
    expect(stage.house.asked.filter(({ canvas }) => canvas === 'playback')).toEqual([]);
    await stage.until(AIRED + MINUTE);
    expect(await play(stage, 0)).toEqual(OK);
  });

  test('given no other canvas shows cards, then its end must be as old as what protects', async () => {
    const stage = await playedShow([PLAYBACK]);
    expect(await play(stage, 0)).toMatchObject({ code: 'show-not-over' });
    await stage.until(AIRED - 1);
    expect(await play(stage, 0)).toMatchObject({ code: 'show-not-over' });
    await stage.until(AIRED);
    expect(await play(stage, 0)).toEqual(OK);
  });

  test('given the show goes on after all, then it is played no longer, and not again before its new end has aired', async () => {
    const stage = await playing(10_000);
    expect(picture(stage).show).toBe('on');
    await stage.at(AIRED + MINUTE, (s) => s.plain({ do: 'reopenShow' }));
    expect(picture(stage)).toMatchObject({ show: 'hidden', hand: null });
    expect(await nudge(stage, 0)).toMatchObject({ code: 'nothing-played' });
    expect(await play(stage, 0)).toMatchObject({ code: 'show-not-over' });
  });

  test('given a new show runs, then the one before it is played, and nothing of the new one', async () => {
    const stage = await playing(10_000);
    await stage.at(AIRED + MINUTE, (s) => s.plain({ do: 'newShow', stacks: 'start' }));
    await stage.at(AIRED + MINUTE + 1_000, (s) => s.hand().deal([1, 2, 3]));
    expect(picture(stage)).toMatchObject({ show: 'on' });
    expect(await play(stage, AIRED + 2 * MINUTE)).toMatchObject({ code: 'show-not-over' });
    expect(await play(stage, 20_000)).toEqual(OK);
    await stage.until(AIRED + 10 * MINUTE);
    const numbers = stage.pictures('playback').map(({ moment }) => moment.hand?.handId ?? '');
    expect(new Set(numbers.filter((hand) => hand !== '')).size).toBe(2);
    expect(picture(stage).show).toBe('ended');
  });

  test('given another canvas or none of that name, then it says so', async () => {
    const stage = await playedShow();
    const other: ControlCommand = { do: 'playFrom', name: 'programme', at: 0, running: true };
    expect(await say(stage, other)).toMatchObject({ code: 'not-a-playback' });
    expect(await say(stage, { ...other, name: 'nowhere' })).toMatchObject({ code: 'unknown-canvas' });
    expect(await nudge(stage, 40)).toMatchObject({ code: 'nothing-played', params: { canvas: 'playback' } });
  });
});

describe('a show that is played', () => {
  test('given a start, then it runs at the pace of programme time to its end, with its cards', async () => {
    const stage = await playing(15_000);
    const from = stage.house.programme.now();
    expect(picture(stage)).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect(cards(stage)).toBe(6);
    expect(stage.said('playback')).toEqual([]);
    await stage.until(from + 4_999);
    expect(stage.said('playback')).toEqual([]);
    await stage.until(from + 5_000);
    expect(stage.said('playback')).toEqual(['raise']);
    expect(status(stage)?.playback).toEqual({ at: 20_000, running: true, endsAt: 90_000 });
    await stage.until(from + 45_000);
    expect(picture(stage).hand?.number).toBe(2);
    await stage.until(from + 75_000);
    expect(picture(stage).show).toBe('ended');
    expect(status(stage)?.playback).toEqual({ at: 90_000, running: false, endsAt: 90_000 });
  });

  test('given it stands, then it is moved by hand, both ways, and asks for no card twice', async () => {
    const stage = await playing(19_980, false);
    await stage.until(AIRED + MINUTE);
    expect(stage.said('playback')).toEqual([]);
    expect(await nudge(stage, 20)).toEqual(OK);
    expect(stage.said('playback')).toEqual(['raise']);
    expect(picture(stage).snap).toBe(true);
    expect(await nudge(stage, -20)).toEqual(OK);
    expect(stage.said('playback')).toEqual([]);
    expect(cards(stage)).toBe(6);
    expect(await nudge(stage, 50_020)).toEqual(OK);
    expect(picture(stage).hand?.number).toBe(2);
    expect(await nudge(stage, -3_600_000)).toEqual(OK);
    expect(picture(stage).hand).toBeNull();
    const asked = stage.house.asked.filter(({ canvas }) => canvas === 'playback');
    const places = asked.flatMap(({ hand, places }) => places.map((place) => `${hand} ${place}`));
    expect(places).toHaveLength(12);
    expect(new Set(places).size).toBe(12);
  });

  test.each(['hold', 'panic'] as const)(
    'given %s, then it stands, and goes on from there when resumed',
    async (what) => {
      const stage = await playing(15_000);
      const from = stage.house.programme.now();
      await stage.until(from + 1_000);
      await say(stage, { do: what });
      await stage.until(from + MINUTE);
      expect(picture(stage).show).toBe('hidden');
      expect(status(stage)?.playback?.at).toBe(16_000);
      expect(stage.house.desk.air('playback')).toEqual({ at: 16_000, state: 'held' });
      await stage.house.resume();
      expect(picture(stage)).toMatchObject({ show: 'on', hand: { number: 1 } });
      await stage.until(from + MINUTE + 3_999);
      expect(stage.said('playback')).toEqual([]);
      await stage.until(from + MINUTE + 4_000);
      expect(stage.said('playback')).toEqual(['raise']);
    },
  );

  test.each(['stop', 'kill'] as const)(
    'given the server goes away (%s), then it is hidden, and stands there once resumed',
    async (how) => {
      const stage = await playing(20_000);
      await (how === 'stop' ? stage.restart() : stage.kill());
      expect(picture(stage).show).toBe('hidden');
      await stage.until(AIRED + 5 * MINUTE);
      await stage.house.resume();
      expect(picture(stage)).toMatchObject({ show: 'on', hand: { number: 1 } });
      expect(stage.said('playback')).toEqual(['raise']);
      const { at } = status(stage)?.playback ?? { at: 0 };
      expect(at).toBeGreaterThanOrEqual(20_000);
      await stage.until(AIRED + 6 * MINUTE);
      expect(status(stage)?.playback).toMatchObject({ at, running: false });
      expect(await nudge(stage, 55_000)).toEqual(OK);
      expect(picture(stage).hand?.number).toBe(2);
    },
  );

  test('given a hand was dropped, then it is dropped here, its cards are not asked for, and its stacks come behind it', async () => {
    const stage = await openStage([PROGRAMME, PLAYBACK]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    const hand = stage.script.handId;
    await stage.at(30_000, (s) => s.act('raise', 30).act('fold').act('fold').award());
    await stage.at(60_000, (s) => s.hand().deal([1, 2, 3]));
    expect(await say(stage, { do: 'dropHand', hand })).toEqual(OK);
    await stage.at(80_000, (s) => s.act('fold').act('fold').award());
    await stage.at(90_000, (s) => s.plain({ do: 'endShow' }));
    await stage.until(AIRED + 1);
    expect(await play(stage, 20_000)).toEqual(OK);
    expect(picture(stage)).toMatchObject({ withheld: 'dropped', hand: null, slots: [], lines: [] });
    await stage.until(AIRED + MINUTE);
    expect(stage.house.asked.filter((one) => one.canvas === 'playback' && one.hand === hand)).toEqual([]);
    expect(picture(stage)).toMatchObject({ withheld: 'none', hand: { number: 2 }, previous: [] });
  });

  test('given what was put right since, also behind a new show, then the right thing is played', async () => {
    const stage = await playedShow();
    await stage.until(AIRED + 1);
    const position = stage.script.state.record.effective.find(({ command }) => command.type === 'Act')?.origin ?? 0;
    const { hand } = stage.script.state;
    const seat = hand?.actions[0]?.seat;
    if (seat === undefined) throw new Error('nobody acted');
    const command = { type: 'Act', seat, action: 'raise', to: 50 } as const;
    stage.script.amend([{ type: 'replace', position, command: JSON.parse(JSON.stringify(command)) }]);
    await settle();
    expect(await play(stage, 75_000, false)).toEqual(OK);
    expect(picture(stage).hand?.seats.find((s) => s.seat === seat)?.street).toBe(50);
  });

  test('given a kind without cards, then none is asked for', async () => {
    const stage = await playedShow([PROGRAMME, { ...PLAYBACK, kind: 'tabled-only' }]);
    await stage.until(AIRED + 1);
    expect(await play(stage, 20_000, false)).toEqual(OK);
    expect(cards(stage)).toBe(0);
    expect(stage.house.asked.filter(({ canvas }) => canvas === 'playback')).toEqual([]);
  });
});

describe('settings of a playback', () => {
  test('given it is set by one person, then it may be, and no console says that cards air during play', async () => {
    const stage = await openStage([PROGRAMME]);
    expect(await say(stage, { do: 'setCanvas', config: PLAYBACK, exception: null })).toEqual(OK);
    expect(stage.house.desk.status().cardsAirDuringPlay).toBe(false);
    expect(status(stage)).toMatchObject({ playback: { at: 0, running: false, endsAt: 0 }, exception: false });
    expect(await say(stage, { do: 'removeCanvas', name: 'playback' })).toEqual(OK);
    expect(status(stage)).toBeUndefined();
  });

  const CHANGES: readonly ControlCommand[] = [
    { do: 'setOffset', name: 'playback', offsetMs: 40 },
    { do: 'markSync', name: 'playback', inSync: true },
    { do: 'markSync', name: 'playback', inSync: false },
    { do: 'armDelay', config: { ...PROGRAMME, name: 'playback', delayMs: 11 * MINUTE }, exception: null },
    { do: 'confirmDelay', name: 'playback' },
    { do: 'finishDelay', name: 'playback' },
    { do: 'cancelDelay', name: 'playback' },
  ];
  test('given an offset, a mark of the sync or another delay, then it says that it has none, and plays on', async () => {
    const stage = await playing(20_000, false);
    for (const change of CHANGES)
      expect(await say(stage, change)).toEqual({ ok: false, code: 'is-a-playback', params: { canvas: 'playback' } });
    expect(status(stage)).toMatchObject({ audience: 'playback', offsetMs: 0, playback: { at: 20_000 } });
    expect(stage.said('playback')).toEqual(['raise']);
  });

  test('the twin: given a picture of the show, then an offset is taken', async () => {
    const stage = await playing(20_000, false);
    expect(await say(stage, { do: 'setOffset', name: 'programme', offsetMs: 40 })).toEqual(OK);
    expect(status(stage)).toMatchObject({ playback: { at: 20_000 } });
  });

  test('given nothing was ever played at the table, then there is no show to play, and nothing to move', async () => {
    const stage = await openStage([PROGRAMME, PLAYBACK]);
    expect(await play(stage, 0)).toMatchObject({ ok: false, code: 'show-not-over' });
    expect(await nudge(stage, 40)).toMatchObject({ ok: false, code: 'nothing-played' });
    expect(picture(stage)).toMatchObject({ show: 'hidden', hand: null, slots: [] });
  });

  test('given it becomes a picture of the show, then it needs what that needs, and begins with its own delay', async () => {
    const stage = await playing(20_000, false);
    const config: CanvasConfig = { ...GATED, name: 'playback', kind: 'short', gate: 'off', delayMs: 30_000 };
    expect(await say(stage, { do: 'setCanvas', config, exception: null })).toMatchObject({
      code: 'gate-needs-two-people',
    });
    expect(await say(stage, { do: 'setCanvas', config: { ...PROGRAMME, name: 'playback' }, exception: null })).toEqual(
      OK,
    );
    expect(status(stage)).toMatchObject({ audience: 'overlay', playback: null });
    expect(await say(stage, { do: 'setCanvas', config: PLAYBACK, exception: null })).toEqual(OK);
    expect(picture(stage)).toMatchObject({ show: 'hidden', hand: null });
  });
});

test('given a show that may be played, then its cards are there: the guards above look at something', async () => {
  const stage = await playedShow([PROGRAMME, PLAYBACK]);
  await stage.until(AIRED + 1);
  expect(await play(stage, 15_000, false)).toEqual(OK);
  expect(cards(stage)).toBeGreaterThan(0);
});
