// One hand held, let go or dropped: nothing of it is on a picture meanwhile, and nothing comes earlier for it.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { CanvasConfig, ControlCommand, ControlReply } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { scriptHand } from './script.ts';
import { GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

const GATE: CanvasConfig = { ...GATED, delayMs: 60_000 };
const FIRST = scriptHand(1);

type Word = Extract<ControlCommand, { hand: string }>['do'];

async function say(stage: Stage, word: Word, hand: string = FIRST): Promise<ControlReply> {
  const reply = await stage.house.desk.control('anna', { do: word, hand });
  await settle();
  return reply;
}

/** Dealt at 10 s, raise at 20 s, two folds and the pot at 30 s, next deal at 40 s, raise at 45 s. */
async function play(stage: Stage): Promise<Stage> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('raise', 30));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
  return stage.at(45_000, (s) => s.act('raise', 40));
}

const stacks = (stage: Stage, canvas = 'programme') =>
  stage.picture(canvas).session.seats.map((seat) => Number(seat.stack));

describe('a hand that is held', () => {
  test('given it has not begun on air, then nothing of it is shown: one picture, the session before it, no card asked for', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    expect(await say(stage, 'holdHand')).toEqual({ ok: true });
    await stage.at(20_000, (s) => s.act('raise', 30));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.until(40_000);
    expect(stage.picture()).toMatchObject({
      show: 'on',
      withheld: 'held',
      hand: null,
      slots: [],
      lines: [],
      at: 10_000,
    });
    expect(stacks(stage)).toEqual([1_000, 1_000, 1_000]);
    const pictures = stage.pictures().length;
    await stage.until(90_000);
    expect(stage.pictures()).toHaveLength(pictures);
    expect(stage.house.asked).toEqual([]);
  });

  test('given it gave way to the next hand, then it is no result before it until it is let go', async () => {
    const stage = await openStage([SHORT]);
    await say(await play(stage), 'holdHand');
    await stage.until(80_000);
    expect(stage.picture()).toMatchObject({ withheld: 'none', previous: [], hand: { number: 2 } });
    expect(await say(stage, 'letHandGo')).toEqual({ ok: true });
    expect(stage.picture().previous).toEqual([{ number: 1, pot: 25, winners: ['P3'] }]);
  });

  test('given it is on air, then it leaves the picture at once, and let go it joins where it is, without animation', async () => {
    const stage = await play(await openStage([SHORT]));
    await stage.until(51_000);
    expect(stage.said()).toEqual(['raise']);
    await say(stage, 'holdHand');
    expect(stage.picture()).toMatchObject({ withheld: 'held', hand: null, slots: [], lines: [] });
    await stage.until(61_000);
    expect(await say(stage, 'letHandGo')).toEqual({ ok: true });
    expect(stage.picture()).toMatchObject({ withheld: 'none', snap: true, hand: { number: 1, phase: 'COMPLETE' } });
    expect(stage.said()).toEqual(['raise', 'fold', 'fold']);
    expect(stage.cards()).toBe(6);
    await stage.until(70_000);
    expect(stage.picture()).toMatchObject({ snap: false, hand: { number: 2 } });
  });

  test('given a word before its time, then nothing is earlier for it (twin of the delay)', async () => {
    const stage = await play(await openStage([SHORT, GATE]));
    await stage.until(46_000);
    for (const word of ['holdHand', 'letHandGo'] as const) await say(stage, word);
    expect([stage.said(), stage.cards(), stage.cards('gated')]).toEqual([[], 6, 0]);
    await stage.until(69_999);
    expect(stage.picture('gated').hand).toBeNull();
    await stage.until(70_000);
    expect([stage.picture('gated').hand?.number, stage.cards('gated')]).toEqual([1, 6]);
  });

  test('given it is put right meanwhile, then that shows nowhere and is no correction on air; twin: of an open hand it is', async () => {
    const raise = { type: 'Act', seat: seatNo(3), action: 'raise', to: chips(40) } as const;
    const corrected = async (held: boolean) => {
      const stage = await openStage([SHORT]);
      await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
      if (held) await say(stage, 'holdHand');
      await stage.at(20_000, (s) => s.act('raise', 30));
      await stage.until(51_000);
      const before = stage.pictures().length;
      await stage.at(52_000, (s) => s.amend([{ type: 'replace', position: s.position(-1), command: raise }]));
      return { stage, more: stage.pictures().length - before };
    };
    const held = await corrected(true);
    expect([held.more, held.stage.house.desk.status().canvases[0]?.corrections]).toEqual([0, []]);
    await say(held.stage, 'letHandGo');
    expect(held.stage.picture().hand?.seats.find((s) => s.seat === 3)?.street).toBe(40);
    expect(held.stage.picture().lines.some(({ event }) => event.type === 'HandAmended')).toBe(false);
    const open = await corrected(false);
    expect(open.more).toBe(1);
    expect(open.stage.house.desk.status().canvases[0]?.corrections).toEqual([{ hand: 1, position: 13, at: 22_000 }]);
  });
});

describe('a hand that is dropped', () => {
  test('given it plays, then it is said not to be shown; behind its end the stacks are; it is no result and never asked for', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    expect(await say(stage, 'dropHand')).toEqual({ ok: true });
    await stage.at(20_000, (s) => s.act('raise', 30));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(59_999);
    expect(stage.picture()).toMatchObject({ withheld: 'dropped', hand: null, slots: [], lines: [] });
    expect(stacks(stage)).toEqual([1_000, 1_000, 1_000]);
    await stage.until(60_000);
    expect(stage.picture()).toMatchObject({ withheld: 'dropped', hand: null, lines: [] });
    expect(stacks(stage)).toEqual([995, 990, 1_015]);
    await stage.until(75_000);
    expect(stage.picture()).toMatchObject({ withheld: 'none', hand: { number: 2 }, previous: [] });
    expect(stage.house.asked.map(({ hand }) => hand)).not.toContain(FIRST);
  });

  test('given a held hand is dropped, then it is dropped for good, on a gated canvas as well', async () => {
    const stage = await play(await openStage([SHORT, GATE]));
    await say(stage, 'holdHand');
    expect(await say(stage, 'dropHand')).toEqual({ ok: true });
    for (const word of ['holdHand', 'letHandGo'] as const)
      expect(await say(stage, word)).toMatchObject({ ok: false, code: 'hand-dropped' });
    expect(await say(stage, 'dropHand')).toEqual({ ok: true });
    await stage.until(130_000);
    expect(stage.house.asked.filter(({ hand, canvas }) => hand === FIRST && canvas === 'gated')).toEqual([]);
    expect(stage.pictures('gated').every(({ moment }) => moment.hand?.number !== 1)).toBe(true);
  });

  test('given the room, then its screen goes on with the hand, and lists it nowhere behind its end', async () => {
    const stage = await openStage([SHORT, VENUE]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await say(stage, 'dropHand');
    await stage.at(20_000, (s) => s.act('raise', 30));
    expect([stage.said('venue'), stage.picture('venue').withheld]).toEqual([['raise'], 'none']);
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
    expect(stage.picture('venue')).toMatchObject({ hand: { number: 2 }, previous: [] });
  });
});

describe('what is refused, and what lasts', () => {
  test('given no canvas has such a hand, then that is said', async () => {
    const stage = await openStage([SHORT]);
    for (const word of ['holdHand', 'dropHand'] as const)
      expect(await say(stage, word, scriptHand(9))).toMatchObject({ ok: false, code: 'hand-not-on-canvas' });
    expect(await say(stage, 'letHandGo')).toMatchObject({ ok: false, code: 'hand-not-held' });
    const venue = await play(await openStage([VENUE]));
    expect(await say(venue, 'dropHand')).toMatchObject({ ok: false, code: 'hand-not-on-canvas' });
  });

  test('given every canvas has left it behind, then it has aired; twin: while one has not, it is taken', async () => {
    const stage = await play(await openStage([SHORT, GATE]));
    await stage.until(80_000);
    expect(await say(stage, 'holdHand')).toEqual({ ok: true });
    await stage.until(120_000);
    expect(await say(stage, 'dropHand')).toMatchObject({ ok: false, code: 'hand-has-aired' });
    await stage.at(121_000, (s) => s.act('fold'));
    expect(await say(stage, 'dropHand')).toMatchObject({ ok: false, code: 'hand-has-aired' });
  });

  test('given hands that air and that are played, then consoles have them oldest first, with the word on each', async () => {
    const stage = await play(await openStage([SHORT]));
    await stage.until(61_000);
    await say(stage, 'holdHand', scriptHand(2));
    expect(stage.house.desk.status().hands).toEqual([
      { hand: FIRST, number: 1, state: 'open', air: 'on-air' },
      { hand: scriptHand(2), number: 2, state: 'held', air: 'waiting' },
    ]);
    await stage.until(80_000);
    expect(stage.house.desk.status().hands).toMatchObject([{ number: 2, state: 'held', air: 'on-air' }]);
  });

  test('given a restart, then what was held and dropped still is', async () => {
    const stage = await play(await openStage([GATE]));
    await say(stage, 'dropHand');
    await say(stage, 'holdHand', scriptHand(2));
    await stage.kill();
    await stage.house.resume();
    await stage.until(110_000);
    const shown = stage.pictures('gated').filter(({ moment }) => moment.hand !== null);
    expect([shown, stage.picture('gated').withheld, stage.house.asked]).toEqual([[], 'held', []]);
    expect(await say(stage, 'letHandGo', scriptHand(2))).toEqual({ ok: true });
    expect(stage.said('gated')).toEqual(['raise']);
  });

  test('given storage that fails, then what is held back is held back all the same, and what is let go is not', async () => {
    const stage = await play(await openStage([SHORT]));
    await stage.until(51_000);
    const { append } = stage.house.words;
    stage.house.words.append = () => Promise.reject(new Error('no database'));
    await expect(say(stage, 'holdHand')).rejects.toThrow();
    await settle();
    expect(stage.picture().withheld).toBe('held');
    await expect(say(stage, 'letHandGo')).rejects.toThrow();
    expect(stage.picture().withheld).toBe('held');
    stage.house.words.append = append;
    expect(await say(stage, 'letHandGo')).toEqual({ ok: true });
    expect(stage.picture().withheld).toBe('none');
  });
});
