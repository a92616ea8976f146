// A hand entered afterwards on real canvases: it airs spread in its own time, never in one heap and never early.
import { afterEach, describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { NO_DOWN_TIME } from '../../server/log/programmeTime.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import { mediaTime } from '../../server/release/due.ts';
import { openStage, SHORT, type Stage, VENUE } from './stage.ts';

const MINUTE = 60_000;
/** Delay long enough for a hand that is entered ten minutes late. */
const LATE_SHOW: CanvasConfig = { ...SHORT, kind: 'protected', delayMs: 20 * MINUTE };

let stage: Stage;
afterEach(() => stage.house.stop());

/** Dealt, raised, called, flop, bet, folded, pushed: typed as fast as fingers go. */
async function typeHand(at: number, beganAgoMs: number): Promise<void> {
  await stage.at(at, (s) => s.lateHand(beganAgoMs));
  await stage.at(at + 1_000, (s) => s.completeDeal());
  await stage.at(at + 2_000, (s) => s.act('raise', 30));
  await stage.at(at + 3_000, (s) => s.act('fold'));
  await stage.at(at + 4_000, (s) => s.act('call'));
  await stage.at(at + 5_000, (s) => s.board('flop', ['2c', '7d', '9s'], { typed: true }));
  await stage.at(at + 6_000, (s) => s.act('check'));
  await stage.at(at + 7_000, (s) => s.act('bet', 40));
  await stage.at(at + 8_000, (s) => s.act('fold'));
  await stage.at(at + 9_000, (s) => s.award());
}

/** start, deal, four actions and the flop in between, two actions, award */
const PACE = [0, 20_000, 26_000, 32_000, 38_000, 43_000, 49_000, 55_000, 61_000, 66_000];

/** Programme times at which the canvas showed something new of hand `number`, counted from the first of them. */
function airedAt(canvas: string, number: number): readonly number[] {
  const seen: number[] = [];
  let lines = -1;
  for (const { now, moment } of stage.pictures(canvas)) {
    if (moment.hand?.number !== number || moment.lines.length === lines) continue;
    lines = moment.lines.length;
    seen.push(now);
  }
  return seen.map((at) => at - (seen[0] ?? 0));
}

/** Smallest distance between two neighbours. */
function closest(times: readonly number[]): number {
  return Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0)));
}

describe('given a hand typed ten minutes after it was played, on a canvas that is twenty minutes behind', () => {
  test('then it airs twenty minutes after it began, at the pace of a table', async () => {
    stage = await openStage([LATE_SHOW]);
    await typeHand(15 * MINUTE, 10 * MINUTE);
    await stage.until(24 * MINUTE + 59_000);
    expect(stage.picture().hand).toBeNull();
    await stage.until(27 * MINUTE);
    expect(airedAt('programme', 1)).toEqual(PACE);
    expect(stage.picture().hand?.phase).toBe('COMPLETE');
    const first = stage.pictures().find(({ moment }) => moment.hand !== null);
    expect(first?.now).toBe(25 * MINUTE);
  });

  test('when seats and level are entered just before it, then they do not push it together', async () => {
    stage = await openStage([LATE_SHOW]);
    await stage.at(15 * MINUTE - 5_000, (s) => s.plain({ do: 'setStack', seat: seatNo(2), stack: chips(700) }));
    await typeHand(15 * MINUTE, 10 * MINUTE);
    await stage.until(27 * MINUTE);
    expect(stage.picture().hand?.seats.find((s) => s.seat === 2)?.startStack).toBe(700);
    expect(closest(airedAt('programme', 1))).toBeGreaterThanOrEqual(5_000);
  });

  test('when the card desk types a card of the hand before, then that does not push it together either', async () => {
    stage = await openStage([LATE_SHOW]);
    await stage.at(MINUTE, (s) => s.hand().completeDeal().act('fold').act('fold').award());
    await stage.at(14 * MINUTE, (s) => s.plain({ do: 'topUp', seat: seatNo(3), amount: chips(500) }));
    await stage.at(15 * MINUTE - 5_000, (s) => s.command({ type: 'DealHole', seat: seatNo(2), slot: 0 }));
    await typeHand(15 * MINUTE, 10 * MINUTE);
    await stage.until(27 * MINUTE);
    expect(airedAt('programme', 2)).toEqual(PACE);
    expect(stage.pictures().find(({ moment }) => moment.hand?.number === 2)?.now).toBe(25 * MINUTE);
  });

  test('when another late one and a live one follow, then each airs in its own time', async () => {
    stage = await openStage([LATE_SHOW]);
    await typeHand(15 * MINUTE, 10 * MINUTE);
    await stage.at(15 * MINUTE + 30_000, (s) => s.plain({ do: 'topUp', seat: seatNo(3), amount: chips(500) }));
    await typeHand(16 * MINUTE, 8 * MINUTE);
    await stage.at(18 * MINUTE, (s) => s.hand().completeDeal());
    await stage.until(39 * MINUTE);
    const started = [1, 2, 3].map((n) => stage.pictures().find(({ moment }) => moment.hand?.number === n)?.now);
    expect(started).toEqual([25 * MINUTE, 28 * MINUTE, 38 * MINUTE]);
    expect(airedAt('programme', 2)).toEqual(PACE);
  });

  test('when an action is taken back and entered again, then the others keep their places', async () => {
    stage = await openStage([LATE_SHOW]);
    await stage.at(15 * MINUTE, (s) =>
      s
        .lateHand(10 * MINUTE)
        .completeDeal()
        .act('raise', 30),
    );
    await stage.at(15 * MINUTE + 2_000, (s) => s.undo().act('raise', 50));
    await stage.at(15 * MINUTE + 4_000, (s) => s.act('fold').undo().redo());
    await stage.until(27 * MINUTE);
    expect(airedAt('programme', 1)).toEqual(PACE.slice(0, 4));
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('then its hole cards go by the time they were recorded, long after its actions', async () => {
    stage = await openStage([LATE_SHOW]);
    await stage.at(15 * MINUTE, (s) =>
      s
        .lateHand(10 * MINUTE)
        .deal([1, 2, 3])
        .act('raise', 30),
    );
    await stage.until(35 * MINUTE - 1);
    expect(stage.said()).toEqual(['raise']);
    expect(stage.cards()).toBe(0);
    await stage.until(35 * MINUTE + 1);
    expect(stage.cards()).toBe(6);
  });

  test('the twin: placed where it was typed, it would air ten minutes late and within ten seconds', async () => {
    stage = await openStage([LATE_SHOW]);
    await stage.at(15 * MINUTE, (s) => s.hand().completeDeal());
    await stage.at(15 * MINUTE + 1_000, (s) => s.act('raise', 30));
    await stage.until(37 * MINUTE);
    expect(stage.pictures().find(({ moment }) => moment.hand !== null)?.now).toBe(35 * MINUTE);
    expect(closest(airedAt('programme', 1))).toBe(1_000);
  });
});

describe('given a canvas that is less behind than the hand is late', () => {
  test('then it airs as it is typed, live and delayed alike', async () => {
    stage = await openStage([SHORT, VENUE]);
    await typeHand(15 * MINUTE, 10 * MINUTE);
    await stage.until(17 * MINUTE);
    const typed = Array.from({ length: 10 }, (_, i) => i * 1_000);
    expect(airedAt('programme', 1)).toEqual(typed);
    expect(airedAt('venue', 1)).toEqual(typed);
  });

  test('when its typing overtakes the hand, then the rest waits for its time', async () => {
    stage = await openStage([SHORT]);
    await typeHand(15 * MINUTE, 50_000);
    await stage.until(17 * MINUTE);
    // 30 s behind: the deal is overdue when typed, what follows is not
    expect(airedAt('programme', 1)).toEqual([0, 1_000, 6_000, 12_000, 18_000, 23_000, 29_000, 35_000, 38_000, 39_000]);
  });
});

describe('given a power cut during which a hand was played', () => {
  const down = { until: 100_000, ms: 60_000 };
  const step = (happened: number) => ({
    position: 1,
    happened,
    recorded: 150_000,
    typed: true,
    pressed: true,
    events: [],
  });

  test('then what was entered after the stop for a time before it keeps 700 ms between its steps', () => {
    let at = 90_000;
    const placed = [70_000, 90_000, 96_000, 105_000, 107_000].map((happened) => {
      at = mediaTime(step(happened), at, { leadMs: 0, down });
      return at;
    });
    expect(placed).toEqual([100_001, 100_701, 101_401, 105_000, 107_000]);
  });

  test('the twin: without down time each stands where it took place', () => {
    const at = (happened: number) => mediaTime(step(happened), 60_000, { leadMs: 0, down: NO_DOWN_TIME });
    expect([70_000, 90_000].map(at)).toEqual([70_000, 90_000]);
  });
});
