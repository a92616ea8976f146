// Programme time: a persisted counter. Down time counts 0 until it is confirmed, wall jumps count for nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProgrammeTimeStore } from '../../db/programmeTime.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import { createProgrammeTime, LEAP_MS, type ProgrammeTime } from '../../server/log/programmeTime.ts';
import { settle } from '../properties/releaseHouse.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type ManualClock, manualClock } from '../support/manualClock.ts';

let database: FreshDatabase;
let clock: ManualClock;
let table: TableId;
let tables = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = manualClock();
  tables += 1;
  table = tableId(`t${tables}`);
});

function open(): Promise<ProgrammeTime> {
  return createProgrammeTime({ table, clock, store: createProgrammeTimeStore(database.db) });
}

const pass = (ms: number): Promise<void> => clock.advance(ms, settle);

/** Ran for ten seconds, was down for a minute. */
async function restarted(): Promise<ProgrammeTime> {
  const before = await open();
  await pass(10_000);
  await before.persist();
  await pass(60_000);
  return open();
}

describe('the counter', () => {
  test('given a new table, then it begins at 0 and goes with the steady clock, in whole milliseconds', async () => {
    const time = await open();
    expect([time.now(), time.gapMs()]).toEqual([0, 0]);
    await pass(1_234.9);
    expect(time.now()).toBe(1_234);
  });

  test('given the wall clock jumps, then nothing moves, and no gap appears', async () => {
    const time = await open();
    await pass(5_000);
    clock.setWall(9_999_999_999_999);
    expect([time.now(), time.gapMs()]).toEqual([5_000, 0]);
    clock.setWall(0);
    expect([time.now(), time.gapMs()]).toEqual([5_000, 0]);
  });

  test('given down time, then it counts 0, the counter goes on behind what was recorded, and the gap is shown', async () => {
    const time = await restarted();
    expect([time.now(), time.gapMs()]).toEqual([10_001, 59_999]);
    await pass(500);
    expect([time.now(), time.gapMs()]).toEqual([10_501, 59_999]);
  });

  test('given the wall clock was set back while it was down, then there is no gap', async () => {
    const before = await open();
    await pass(10_000);
    await before.persist();
    clock.setWall(5);
    expect((await open()).gapMs()).toBe(0);
  });

  test('given entries behind the last kept value, then it begins behind the last entry, and the gap from there', async () => {
    const before = await open();
    await pass(10_000);
    await before.persist();
    await database.pool.query(
      `insert into hand_log (table_id, position, version, recorded, happened, actor, client_id, kind, input, events)
       values ($1, 1, 1, 10800, 10800, 'op', 'c1', 'x', '{}', '[]')`,
      [table],
    );
    await pass(60_000);
    const time = await open();
    expect([time.now(), time.gapMs()]).toEqual([10_801, 59_199]);
  });

  test('given somebody sleeps, then he wakes when the counter is there, also after a restart', async () => {
    const time = await restarted();
    let woke = 0;
    void time.sleepUntil(12_000).then(() => {
      woke = time.now();
    });
    await pass(1_998);
    expect(woke).toBe(0);
    await pass(1);
    await settle();
    expect(woke).toBe(12_000);
  });
});

describe('the gap', () => {
  test.each<readonly [string, number, boolean, number, number]>([
    ['all of it', 59_999, true, 0, 59_999],
    ['some of it', 20_000, true, 0, 20_000],
    ['more than was shown', 60_000, false, 59_999, 0],
    ['less than nothing', -1, false, 59_999, 0],
  ])(
    'given %s is confirmed, then that much counts for what was recorded before, and for nothing else',
    async (_title, ms, taken, left, counted) => {
      const time = await restarted();
      expect(await time.confirmGap(ms)).toBe(taken);
      expect(time.gapMs()).toBe(left);
      expect(time.now()).toBe(10_001);
      expect(time.downTime().ms).toBe(counted);
      expect(time.downTime().until).toBe(taken ? 10_000 : Number.NEGATIVE_INFINITY);
    },
  );

  test('given it was confirmed once, then it cannot be confirmed again', async () => {
    const time = await restarted();
    await time.confirmGap(1_000);
    expect(await time.confirmGap(1)).toBe(false);
  });
});

const HOUR_MS = 3_600_000;

/** Each is how a computer comes back from sleep: its steady clock counted it, or stood still. */
const SLEEPS: readonly (readonly [string, (ms: number) => Promise<void>])[] = [
  ['counts sleep', (ms) => clock.jump(ms, settle)],
  ['stands in sleep', async (ms) => clock.suspend(ms)],
];

describe.each(SLEEPS)('a computer whose steady clock %s', (_title, sleep) => {
  /** Awake for ten seconds, told so every second, then asleep. */
  async function slept(ms: number): Promise<ProgrammeTime> {
    const time = await open();
    for (let second = 0; second < 10; second += 1) {
      await pass(1_000);
      time.awake();
    }
    await pass(400);
    time.now();
    await sleep(ms);
    return time;
  }

  test('given it slept for hours, then the counter stands one step behind what was told, and the sleep is a gap', async () => {
    const time = await slept(3 * HOUR_MS);
    expect(time.now()).toBe(10_401);
    expect(time.gapMs()).toBeGreaterThanOrEqual(3 * HOUR_MS);
    expect(time.gapMs()).toBeLessThanOrEqual(3 * HOUR_MS + 1_000);
    await pass(5_000);
    expect(time.now()).toBe(15_401);
  });

  test('given it slept for hours, then somebody who waits wakes when the counter is there', async () => {
    const time = await slept(3 * HOUR_MS);
    time.awake();
    let woke = 0;
    void time.sleepUntil(12_000).then(() => {
      woke = time.now();
    });
    await pass(1_598);
    expect(woke).toBe(0);
    await pass(1);
    expect(woke).toBe(12_000);
  });

  test('given the sleep is confirmed, then it counts for what was recorded before it', async () => {
    const time = await slept(HOUR_MS);
    const gap = time.gapMs();
    expect(await time.confirmGap(gap + 1)).toBe(false);
    expect(await time.confirmGap(gap)).toBe(true);
    expect(time.downTime()).toEqual({ until: 10_400, ms: gap });
    expect([time.now(), time.gapMs()]).toEqual([10_401, 0]);
  });

  test.each([0, 59_999])(
    'given %i ms of an earlier gap were confirmed, then none of it counts any more',
    async (ms) => {
      const before = await open();
      await pass(10_000);
      await before.persist();
      await pass(60_000);
      const time = await open();
      time.awake();
      await time.confirmGap(ms);
      await sleep(HOUR_MS);
      time.awake();
      expect(time.gapMs()).toBe(HOUR_MS);
      expect(time.downTime().ms).toBe(0);
    },
  );

  test('given who watches the air wants to know, then he is told once, before anybody hears a time', async () => {
    const time = await slept(0);
    const told: number[] = [];
    time.onLeap(() => told.push(time.now()));
    await sleep(HOUR_MS);
    expect(told).toEqual([]);
    expect([time.now(), time.now()]).toEqual([10_401, 10_401]);
    time.awake();
    expect(told).toEqual([10_401]);
  });

  test('given it was away for no longer than a busy server may be, then time has passed', async () => {
    const time = await slept(LEAP_MS - 1_000);
    expect(time.gapMs()).toBe(0);
  });
});

test('the twin: given nobody says that the server is awake, then a leap of the steady clock counts as time', async () => {
  const time = await open();
  await pass(10_000);
  await clock.jump(3 * HOUR_MS, settle);
  expect([time.now(), time.gapMs()]).toEqual([10_000 + 3 * HOUR_MS, 0]);
});
