// The restart rule over the real database: hidden and held until one key, with delay, gate and position as they were.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { GATED, SHORT, VENUE } from './stage.ts';
import { Station } from './station.ts';

let database: FreshDatabase;
let stations = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function open(): Promise<Station> {
  stations += 1;
  const station = await (await Station.create(database, `r${stations}`)).open();
  await station.control({ do: 'resume', gapMs: 0 });
  return station;
}

/** First hand: dealt at 10 s, over at 30 s; second hand: dealt at 40 s, raised at 45 s. */
async function twoHands(station: Station): Promise<Station> {
  await station.at(1_000, (s) => s.seats(3));
  await station.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await station.at(30_000, (s) => s.act('fold').act('fold').award());
  await station.at(40_000, (s) => s.hand().deal([1, 2, 3]));
  return station.at(45_000, (s) => s.act('raise', 30));
}

const said = (station: Station, canvas = 'programme'): readonly string[] =>
  station.frame(canvas).view.lines.flatMap(({ event }) => (event.type === 'ActionTaken' ? [event.action] : []));

describe.each<readonly [string, (station: Station) => Promise<void>]>([
  ['stopped', (station) => station.stop()],
  ['killed', (station) => station.kill()],
])('given the server was %s', (_how, end) => {
  test('when it starts again, then every canvas is hidden and held until it is resumed, and then stands where it stood', async () => {
    const station = await open();
    for (const config of [SHORT, { ...GATED, delayMs: 60_000 }, VENUE])
      expect(await station.setCanvas(config)).toEqual({ ok: true });
    await twoHands(station);
    await station.until(72_000);
    const stood = station.desk.status().canvases.map(({ name, onAirAt }) => [name, onAirAt]);
    expect(station.frame().view.hand?.number).toBe(2);
    await end(station);
    await station.down(20_000);
    await station.open();

    const status = station.desk.status();
    expect(status.held).toBe(true);
    expect(status.canvases.map((c) => c.mode)).toEqual(['held', 'held', 'held']);
    for (const name of ['programme', 'gated', 'venue'])
      expect(station.frame(name)).toMatchObject({ feed: 1, view: { show: 'hidden', hand: null, slots: [], at: 0 } });
    await station.until(80_000);
    expect(station.frame().feed).toBe(1);
    expect(station.asked).toBe(0);

    await station.control({ do: 'resume', gapMs: 0 });
    expect(station.frame()).toMatchObject({ feed: 2, view: { show: 'on' } });
    expect(station.frame().view.hand?.number).toBe(2);
    expect(said(station)).toEqual(['raise']);
    expect(station.frame('gated').view.hand?.number).toBe(1);
    expect(station.frame('venue').view.hand?.number).toBe(2);
    for (const { name, onAirAt } of station.desk.status().canvases)
      expect(onAirAt).toBeGreaterThanOrEqual(Number(stood.find(([other]) => other === name)?.[1]));
    await station.stop();
  });

  test('when it starts again, then delay, offset, lead and gate are those that were set', async () => {
    const station = await open();
    const config = { ...SHORT, delayMs: 45_000, offsetMs: -1_500, leadMs: 700 };
    await station.setCanvas(config);
    await station.setCanvas({ ...GATED, delayMs: 90_000 });
    await station.at(1_000, (s) => s.seats(3));
    await end(station);
    await station.down(1_000);
    await station.open();
    const [gated, programme] = station.desk.status().canvases;
    expect(programme).toMatchObject({
      kind: 'short',
      delayMs: 45_000,
      offsetMs: -1_500,
      leadMs: 700,
      gate: 'off',
      exception: true,
    });
    expect(gated).toMatchObject({ kind: 'protected', delayMs: 90_000, gate: 'hand-complete' });
    expect(station.desk.status().cardsAirDuringPlay).toBe(true);
    await station.stop();
  });

  test('when it starts again before the first hand has aired, then the countdown goes on, and down time does not shorten it', async () => {
    const station = await open();
    await station.setCanvas(SHORT);
    await station.at(1_000, (s) => s.seats(3));
    await station.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await station.until(20_000);
    expect(station.frame().view).toMatchObject({ show: 'countdown', countdownMs: 20_000 });
    await end(station);
    await station.down(300_000);
    await station.open();
    expect(station.frame()).toMatchObject({ feed: 1, view: { show: 'hidden', countdownMs: -1 } });
    expect(station.desk.status().gapMs).toBe(299_999);
    await station.control({ do: 'resume', gapMs: 0 });
    expect(station.frame().view).toMatchObject({ show: 'countdown', countdownMs: 20_000, hand: null });
    await station.until(39_999);
    expect(station.frame().view.show).toBe('countdown');
    await station.until(40_000);
    expect(station.frame().view.show).toBe('on');
    await station.stop();
  });

  test('when its gap is confirmed, then what lay before the stop is on air by its true age, what came after is not', async () => {
    const station = await open();
    await station.setCanvas(SHORT);
    await twoHands(station);
    await station.until(50_000);
    await end(station);
    await station.down(60_000);
    await station.open();
    await station.at(52_000, (s) => s.act('fold'));
    expect(await station.control({ do: 'resume', gapMs: 60_001 })).toMatchObject({
      ok: false,
      code: 'gap-larger-than-shown',
    });
    expect(await station.control({ do: 'resume', gapMs: station.desk.status().gapMs })).toEqual({ ok: true });
    expect(said(station)).toEqual(['raise']);
    await station.until(81_999);
    expect(said(station)).toEqual(['raise']);
    await station.until(82_000);
    expect(said(station)).toEqual(['raise', 'fold']);
    await station.stop();
  });

  test('when it starts again a second time, then what was seen before the first stop and entered after it airs no earlier', async () => {
    const station = await open();
    await station.setCanvas(SHORT);
    await twoHands(station);
    await station.until(50_000);
    await end(station);
    await station.down(60_000);
    await station.open();
    await station.at(52_000, (s) => s.act('fold', null, { typed: false, seen: 48_000 }));
    await station.control({ do: 'resume', gapMs: station.desk.status().gapMs });
    expect(said(station)).toEqual(['raise']);
    await station.until(55_000);
    await end(station);
    await station.down(1_000);
    await station.open();
    await station.control({ do: 'resume', gapMs: station.desk.status().gapMs });
    expect(said(station)).toEqual(['raise']);
    await station.until(79_000);
    expect(said(station)).toEqual(['raise']);
    await station.until(80_001);
    expect(said(station)).toEqual(['raise', 'fold']);
    await station.stop();
  });
});

test('given several hands have aired, when it starts again, then it reads from the hand on air, not from the beginning', async () => {
  const station = await open();
  await station.setCanvas(SHORT);
  await twoHands(station);
  await station.until(90_000);
  await station.stop();
  const first = station.script.entries.findLast((entry) => entry.events.some((event) => event.type === 'HandStarted'));
  const row = await database.pool.query(`select state from release_state where table_id = $1`, [station.id]);
  expect(row.rows[0].state).toMatchObject({ position: first?.position, config: { delayMs: 30_000 } });
  await station.down(1_000);
  await station.open();
  await station.control({ do: 'resume', gapMs: 0 });
  expect(station.frame().view.hand?.number).toBe(2);
  expect(station.frame().view.lines[0]?.event.type).toBe('HandStarted');
  await station.stop();
});

test('given frames of one feed, then they are numbered from 1 without a gap, and none is the same as the one before', async () => {
  const station = await open();
  await station.setCanvas(VENUE);
  const numbers: number[] = [];
  await station.at(1_000, (s) => s.seats(3));
  for (let i = 2; i < 12; i += 1) {
    numbers.push(station.frame('venue').feed);
    await station.at(i * 1_000, (s) => s.plain({ do: 'setButton', button: 1 + (i % 3) }));
  }
  expect(numbers[0]).toBeLessThanOrEqual(4);
  for (const [i, n] of numbers.entries()) expect(n - (numbers[i - 1] ?? n - 1)).toBeLessThanOrEqual(1);
  await station.stop();
});
