// A draw of which nobody saw the cards gives the seat new places. Until these are known the picture goes on with the hand that
// was out before, on canvases where it was; nothing comes earlier for it.
import { describe, expect, test } from 'vitest';
import { seatNo } from '../../server/engine/seat.ts';
import { slotsBeforeDraw } from '../../server/release/beforeDraw.ts';
import { LEVEL, type Script } from './script.ts';
import { openStage, SHORT, type Stage, VENUE } from './stage.ts';

const DRAWER = 2;

function before(stage: Stage, canvas = 'programme') {
  return stage.picture(canvas).beforeDraw.map(({ seat, slot, card }) => [seat, slot, card !== null]);
}

function now(stage: Stage) {
  const own = stage.picture().slots.filter(({ seat }) => seat === DRAWER);
  return own.map(({ slot, card, read }) => `${slot} ${card === null ? (read ? 'down' : 'unread') : 'up'}`);
}

const HAND_BEFORE = [0, 1, 2, 3, 4].map((slot) => [DRAWER, slot, true]);

function dealt(script: Script): Script {
  script.session({ type: 'SetGame', game: 'single_draw_27', structure: LEVEL }).hand();
  for (const slot of [0, 1, 2, 3, 4])
    for (const seat of [1, 2]) script.command({ type: 'DealHole', seat: seatNo(seat), slot }, { typed: false });
  return script;
}

function drop(script: Script, seat: number, slots: readonly number[] | null, count: number): Script {
  return script.command({ type: 'Discard', seat: seatNo(seat), count, slots });
}

function read(script: Script, slot: number, seen: number): Script {
  return script.command({ type: 'DealHole', seat: seatNo(DRAWER), slot }, { typed: false, seen });
}

/** Dealt at 10 s; at 20 s seat 2 throws two cards away by `slots`, and seat 1 none a second later. */
async function drawing(slots: readonly number[] | null): Promise<Stage> {
  const stage = await openStage([SHORT, VENUE], 2);
  await stage.at(10_000, dealt);
  await stage.at(15_000, (s) => s.act('call').act('check'));
  const first = stage.script.state.hand?.button === 1 ? 2 : 1;
  const draws = (s: Script) => drop(s, DRAWER, slots, 2);
  const stays = (s: Script) => drop(s, 1, [], 0);
  await stage.at(20_000, first === DRAWER ? draws : stays);
  return stage.at(20_500, first === DRAWER ? stays : draws);
}

/** The three that stayed are 5 to 7, the two that came are 8 and 9: seen at 22 s, known at 30 s. */
async function known(stage: Stage): Promise<Stage> {
  return stage.at(30_000, (s) => [5, 6, 7, 8, 9].reduce((script, slot) => read(script, slot, 22_000), s));
}

describe('a draw of which nobody saw the cards', () => {
  test('given its cards are read, then the hand before it stays until all of the new one are due, and goes at once', async () => {
    const stage = await known(await drawing(null));
    await stage.until(50_499);
    expect(now(stage)).toEqual(['0 up', '1 up', '2 up', '3 up', '4 up']);
    expect(before(stage)).toEqual([]);
    for (const at of [50_501, 52_500, 59_999]) {
      await stage.until(at);
      expect(before(stage)).toEqual(HAND_BEFORE);
      expect(now(stage).filter((place) => place.endsWith('up'))).toEqual([]);
    }
    await stage.until(60_000);
    expect(before(stage)).toEqual([]);
    expect(now(stage)).toEqual(['5 up', '6 up', '7 up', '8 up', '9 up']);
  });

  test('given live canvases, then no place of it is told there', async () => {
    const stage = await known(await drawing(null));
    for (const at of [21_000, 31_000, 55_000]) {
      await stage.until(at);
      expect(before(stage, 'venue')).toEqual([]);
    }
  });

  test('given nothing is read before somebody acts, then the hand before it goes with the action', async () => {
    const stage = await drawing(null);
    await stage.at(21_000, (s) => s.completeDeal());
    await stage.at(28_000, (s) => s.act('check'));
    await stage.at(40_000, (s) => [5, 6, 7, 8, 9].reduce((script, slot) => read(script, slot, 38_000), s));
    await stage.until(57_999);
    expect(before(stage)).toEqual(HAND_BEFORE);
    await stage.until(58_000);
    expect(before(stage)).toEqual([]);
  });

  test('given it was said to be complete and a card was missing, then the hand before it never comes back', async () => {
    const stage = await drawing(null);
    await stage.at(21_000, (s) => s.completeDeal());
    await stage.until(51_000);
    expect(before(stage)).toEqual([]);
    await stage.at(55_000, (s) => read(s, 9, 53_000));
    await stage.until(60_000);
    expect(before(stage)).toEqual([]);
    expect(now(stage).at(-1)).toBe('9 down');
  });

  test('twin: given the places were seen, then what stayed stands where it stood', async () => {
    const stage = await drawing([0, 1]);
    await stage.until(50_501);
    expect(before(stage)).toEqual([]);
    expect(now(stage)).toEqual(['2 up', '3 up', '4 up']);
  });

  test('twin: given every place counts as answered, then the hand before it goes with the draw', async () => {
    const stage = await known(await drawing(null));
    await stage.until(59_000);
    const { lines, hand } = stage.picture();
    const seat = hand?.seats.find((s) => s.seat === DRAWER);
    if (seat === undefined) throw new Error('nobody drew');
    expect(slotsBeforeDraw(lines, seat, () => false)).toEqual([0, 1, 2, 3, 4]);
    expect(slotsBeforeDraw(lines, seat, () => true)).toEqual([]);
  });
});
