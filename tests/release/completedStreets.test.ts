// Cards that come behind the first deal and whose value comes late: placed where their draw or street was complete, never
// earlier than anybody said so.
import { describe, expect, test } from 'vitest';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { LEVEL, type Script, scriptHand } from './script.ts';
import { GATED, openStage, SHORT, type Stage } from './stage.ts';

const DRAWN = 5;

function card(stage: Stage, slot = DRAWN, canvas = 'programme') {
  return stage.picture(canvas).slots.find((s) => s.seat === 2 && s.slot === slot)?.card ?? null;
}

function dealt(script: Script, game: GameName): Script {
  script.session({ type: 'SetGame', game, structure: LEVEL }).hand();
  for (const slot of game === 'crazy_pineapple' ? [0, 1, 2] : [0, 1, 2, 3, 4])
    for (const seat of [1, 2]) script.command({ type: 'DealHole', seat: seatNo(seat), slot }, { typed: false });
  return script;
}

function drop(script: Script, seat: number, slots: readonly number[] | null, count: number): Script {
  return script.command({ type: 'Discard', seat: seatNo(seat), count, slots });
}

/** Dealt at 10 s; at 20 s seat 2 throws one card away, seat 1 none; the drawn card is not read. */
async function drawing(stage: Stage): Promise<void> {
  await stage.at(10_000, (s) => dealt(s, 'single_draw_27'));
  await stage.at(15_000, (s) => s.act('call').act('check'));
  await stage.at(20_000, (s) => (s.state.hand?.button === 1 ? drop(s, 2, [0], 1) : drop(s, 1, [], 0)));
  await stage.at(20_500, (s) => (s.state.hand?.button === 1 ? drop(s, 1, [], 0) : drop(s, 2, [0], 1)));
}

/** Said to be complete at 21 s. */
async function complete(stage: Stage): Promise<void> {
  await drawing(stage);
  await stage.at(21_000, (s) => s.completeDeal());
}

/** It came at 75 s, long after somebody said that it lay there. */
const READ_LATE = { typed: false, seen: 75_000 };

const lateRead = (s: Script) => s.command({ type: 'DealHole', seat: seatNo(2), slot: DRAWN });

describe('a drawn card that comes late', () => {
  test('given it is typed in its hand after the draw was complete, then it is placed there and airs at once', async () => {
    const stage = await openStage([SHORT], 2);
    await complete(stage);
    await stage.at(60_000, lateRead);
    expect(card(stage)).not.toBeNull();
  });

  test('given it is typed sooner, then it waits as long as one that was read in time', async () => {
    const stage = await openStage([SHORT], 2);
    await complete(stage);
    await stage.at(30_000, lateRead);
    await stage.until(50_999);
    expect(card(stage)).toBeNull();
    await stage.until(51_000);
    expect(card(stage)).not.toBeNull();
  });

  test('given it is typed for an earlier hand that has still to air, then it is in its picture', async () => {
    const stage = await openStage([{ ...GATED, delayMs: 600_000 }], 2);
    await complete(stage);
    await stage.at(25_000, (s) => s.act('check').act('check'));
    await stage.at(26_000, (s) => s.voidHand());
    await stage.at(70_000, (s) => dealt(s, 'single_draw_27'));
    await stage.at(300_000, (s) => s.hole('typed', [2, DRAWN], scriptHand(1)));
    await stage.until(622_000);
    expect(stage.picture('gated').hand?.number).toBe(1);
    expect(card(stage, DRAWN, 'gated')).not.toBeNull();
  });

  test('given the draw was said to be complete before its card came, then the card has its own full delay', async () => {
    const stage = await openStage([SHORT], 2);
    await complete(stage);
    await stage.at(87_000, (s) => s.command({ type: 'DealHole', seat: seatNo(2), slot: DRAWN }, READ_LATE));
    await stage.until(104_999);
    expect(card(stage)).toBeNull();
    await stage.until(105_000);
    expect(card(stage)).not.toBeNull();
  });

  test('given the completion was taken back, then it goes by its own entry', async () => {
    const stage = await openStage([SHORT], 2);
    await complete(stage);
    await stage.at(22_000, (s) => s.undo());
    await stage.at(60_000, lateRead);
    await stage.until(89_999);
    expect(card(stage)).toBeNull();
    await stage.until(90_000);
    expect(card(stage)).not.toBeNull();
  });

  test('given it was said again, then from the second time on', async () => {
    const stage = await openStage([SHORT], 2);
    await complete(stage);
    await stage.at(22_000, (s) => s.undo());
    await stage.at(40_000, (s) => s.completeDeal());
    await stage.at(60_000, lateRead);
    await stage.until(69_999);
    expect(card(stage)).toBeNull();
    await stage.until(70_000);
    expect(card(stage)).not.toBeNull();
  });

  test('twin: given it was read before the draw was complete, then its own entry counts', async () => {
    const stage = await openStage([SHORT], 2);
    await drawing(stage);
    await stage.at(20_700, lateRead);
    await stage.until(50_699);
    expect(card(stage)).toBeNull();
    await stage.until(50_700);
    expect(card(stage)).not.toBeNull();
  });
});

describe('a card that was kept by count', () => {
  test('given pineapple, then its new place is as old as the word that one went, read anew or not', async () => {
    const stage = await openStage([SHORT], 2);
    await stage.at(10_000, (s) => dealt(s, 'crazy_pineapple'));
    await stage.at(15_000, (s) => s.act('call').act('check').board('flop', ['2c', '7d', 'Ts']));
    await stage.at(17_000, (s) => s.act('check').act('check'));
    await stage.at(20_000, (s) => drop(s, 2, null, 1));
    const asked = () => stage.house.asked.some(({ places }) => places.includes('2:3'));
    await stage.until(49_999);
    expect(asked()).toBe(false);
    await stage.until(50_000);
    expect(asked()).toBe(true);
    await stage.at(60_000, (s) => s.command({ type: 'DealHole', seat: seatNo(2), slot: 3 }));
    expect(card(stage, 3)).not.toBeNull();
  });
});
