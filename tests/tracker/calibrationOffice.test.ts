// Calibration of a table from the press to the limit: measured, stored, refused above 25 %, and never in a hand.
import { describe, expect, test } from 'vitest';
import type { Setting } from '../../db/settings.ts';
import { tableId } from '../../server/base/ids.ts';
import { ok } from '../../server/base/result.ts';
import { CROSS_TALK_LIMIT } from '../../server/console/calibration/view.ts';
import { CalibrationOffice, type CalibrationOfficeDeps } from '../../server/main/calibrationOffice.ts';
import { MOST_CROSS_TALK } from '../../server/readers/calibration.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import { CROSS_TALK } from '../../server/tracker/rules.ts';
import type { Link, Scan, ZoneId } from '../../server/tracker/shape.ts';
import { tag } from './world.ts';

const TABLE = tableId('t1');
const FLOOR = { actor: 'fay', role: 'floor' };
const HEALTH = { reader: 'one', tableId: TABLE, link: 'up', fw: '', model: '' } as ReturnType<
  CalibrationOfficeDeps['connected']
>[number];

/** The parts of a house that a calibration touches, in memory. */
class House {
  readonly stored = new Map<string, Setting>();
  layout: Readonly<Record<string, string>> = standardLayout(3);
  play: 'hand-running' | null = null;
  online = true;
  now = 0;
  position = 0;
  told = 0;
  outcome: Awaited<ReturnType<CalibrationOfficeDeps['order']>> = 'done';
  readonly orders: string[] = [];
  private store = async (): Promise<void> => undefined;

  /** The next store waits for `go`. */
  holdStores(): { readonly asked: Promise<void>; readonly go: () => void } {
    let go = (): void => undefined;
    let reached = (): void => undefined;
    const asked = new Promise<void>((done) => {
      reached = done;
    });
    const gone = new Promise<void>((done) => {
      go = done;
    });
    this.store = () => {
      reached();
      return gone;
    };
    return { asked, go };
  }

  open(): Promise<CalibrationOffice> {
    return CalibrationOffice.open({
      ...{ table: TABLE, tableName: 'One', now: () => this.now, wall: () => 5, play: () => this.play },
      settings: {
        get: async (_, key) => this.stored.get(key),
        put: async ({ key, value }) => {
          await this.store();
          const row = { tableId: TABLE, key, value, version: 1 } as Setting;
          this.stored.set(key, row);
          return ok(row);
        },
      },
      readers: {
        list: async () => [
          { id: 'one', tableId: TABLE, secret: new Uint8Array(), layout: this.layout, enabled: true } as never,
        ],
      },
      connected: () => (this.online ? [HEALTH] : []),
      order: async (reader, { do: what }) => {
        this.orders.push(`${reader} ${what}`);
        return this.outcome;
      },
      names: { nameOf: async (actor) => actor.toUpperCase() },
      noisyChanged: () => {
        this.told += 1;
      },
      failed: () => undefined,
    });
  }

  /** One card on `zone`; others hear it in so many of a hundred scans. */
  async lay(office: CalibrationOffice, zone: ZoneId, heard: Partial<Record<ZoneId, number>> = {}): Promise<void> {
    for (let i = 0; i < 60; i += 1) {
      const zones: Partial<Record<ZoneId, ReturnType<typeof tag>[]>> = {};
      for (const other of Object.values(standardLayout(3))) {
        const often = other === zone ? 100 : (heard[other] ?? 0);
        zones[other] = Math.floor(((i + 1) * often) / 100) > Math.floor((i * often) / 100) ? [tag(1)] : [];
      }
      this.now += 120;
      this.position += 1;
      const src = { reader: 'one', boot: 'b', seq: this.position };
      const scan: Scan = {
        type: 'scan',
        src,
        from: this.now - 120,
        at: this.now,
        atErr: 0,
        late: false,
        rep: 1,
        zones,
      };
      await office.desk.take({ position: this.position, observations: [scan] });
    }
  }
}

async function measured(house: House, zone: ZoneId, heard: Partial<Record<ZoneId, number>> = {}) {
  const office = await house.open();
  expect(await office.ask(FLOOR, { do: 'measure', zone })).toEqual({ ok: true });
  await house.lay(office, zone, heard);
  return office;
}

async function viewOf(office: CalibrationOffice) {
  office.changed();
  await new Promise((done) => setImmediate(done));
  return office.feed.latest()?.view;
}

describe('a calibration', () => {
  test('given a neighbour that hears 40 in 100, then automation is refused at both, and the page says so', async () => {
    const house = new House();
    const office = await measured(house, 'seat:2', { 'seat:3': 40, board: 10 });
    expect(office.noisy()).toEqual(['seat:2', 'seat:3']);
    expect(house.told).toBe(1);
    const view = await viewOf(office);
    expect(view).toMatchObject({
      refused: ['seat:2', 'seat:3'],
      worst: { from: 'seat:2', to: 'seat:3' },
      session: null,
    });
    expect(view?.news).toMatchObject({ what: 'measured', zone: 'seat:2' });
    expect(view?.zones.map(({ zone, fitness }) => `${zone} ${fitness}`)).toEqual([
      ...['seat:1 not-measured', 'seat:2 cross-talk', 'seat:3 cross-talk', 'board not-measured', 'muck not-measured'],
    ]);
    expect(JSON.stringify(view)).not.toContain('15693:');
  });

  test('given page, stored calibration and tracker, then they have one limit', () => {
    expect([CROSS_TALK_LIMIT, CROSS_TALK.limit * 100]).toEqual([MOST_CROSS_TALK, MOST_CROSS_TALK]);
  });

  test('given a neighbour that hears a quarter, then that is accepted', async () => {
    const office = await measured(new House(), 'seat:2', { 'seat:3': 24 });
    expect(office.noisy()).toEqual([]);
    const view = await viewOf(office);
    expect(view?.zones.find(({ zone }) => zone === 'seat:2')?.fitness).toBe('good');
    expect(view?.matrix).toMatchObject([{ from: 'seat:2', to: 'seat:3', counts: true }]);
  });

  test('given a restart, then it still counts; given another port under the seat, then no more', async () => {
    const house = new House();
    await measured(house, 'seat:2', { 'seat:3': 50 });
    expect((await house.open()).noisy()).toEqual(['seat:2', 'seat:3']);
    house.layout = { ...standardLayout(3), 2: 'seat:1', 9: 'seat:2' };
    expect((await house.open()).noisy()).toEqual([]);
  });

  test('given a better measurement, or that it is forgotten, then the zones are taken again', async () => {
    const house = new House();
    const office = await measured(house, 'seat:2', { 'seat:3': 50 });
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    await house.lay(office, 'seat:2', { 'seat:3': 5 });
    expect(office.noisy()).toEqual([]);
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    await house.lay(office, 'seat:2', { 'seat:3': 50 });
    expect(await office.ask(FLOOR, { do: 'forget', zone: null })).toEqual({ ok: true });
    expect(office.noisy()).toEqual([]);
  });
});

describe('when it may be', () => {
  test('given a running hand, a reader that is away, no such zone, or somebody else, then it is refused', async () => {
    const house = new House();
    const office = await house.open();
    house.play = 'hand-running';
    expect(await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' })).toMatchObject({
      ok: false,
      code: 'hand-running',
    });
    house.play = null;
    expect(await office.ask(FLOOR, { do: 'measure', zone: 'seat:9' })).toMatchObject({ code: 'no-such-antenna' });
    house.online = false;
    expect(await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' })).toMatchObject({ code: 'reader-offline' });
    house.online = true;
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    const other = await office.ask({ actor: 'gus', role: 'admin' }, { do: 'measure', zone: 'seat:1' });
    expect(other).toEqual({ ok: false, code: 'calibration-taken', params: { who: 'FAY' } });
  });

  test('given a running hand, then what was measured is not forgotten: a zone that hears too much stays a person’s', async () => {
    const house = new House();
    const office = await measured(house, 'seat:2', { 'seat:3': 50 });
    house.play = 'hand-running';
    for (const zone of [null, 'seat:2'])
      expect(await office.ask(FLOOR, { do: 'forget', zone })).toMatchObject({ code: 'hand-running' });
    expect(office.noisy()).toEqual(['seat:2', 'seat:3']);
  });

  test('given it is stopped while its result is being stored, then another one that has begun goes on', async () => {
    const house = new House();
    const office = await house.open();
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    const stored = house.holdStores();
    const laid = house.lay(office, 'seat:2');
    await stored.asked;
    await office.ask(FLOOR, { do: 'stop' });
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:3' });
    stored.go();
    await laid;
    expect((await viewOf(office))?.session).toMatchObject({ zone: 'seat:3' });
  });

  test('given a hand begins meanwhile, then the antennas are the table’s again', async () => {
    const house = new House();
    const office = await house.open();
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    house.play = 'hand-running';
    office.played();
    expect(office.desk.busy()).toBe(false);
    expect((await viewOf(office))?.news.what).toBe('hand-running');
  });

  test('given a card is being measured, then the tracker hears of no card; twin: otherwise it does', async () => {
    const office = await new House().open();
    const src = { reader: 'one', boot: 'b', seq: 1 };
    const link: Link = { type: 'link', src, at: 1, link: 'up' };
    const scan: Scan = {
      type: 'scan',
      src,
      from: 0,
      at: 1,
      atErr: 0,
      late: false,
      rep: 1,
      zones: { 'seat:1': [tag(1)] },
    };
    const item = { position: 1, observations: [link, scan] };
    expect(await office.desk.take(item)).toEqual(item);
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    expect((await office.desk.take(item)).observations).toEqual([link]);
  });

  test('given nobody lays a card, then it ends by itself', async () => {
    const house = new House();
    const office = await house.open();
    await office.ask(FLOOR, { do: 'measure', zone: 'seat:2' });
    house.now += 10_000;
    await office.desk.tick();
    expect((await viewOf(office))?.news.what).toBe('reader-silent');
  });
});

describe('a reader that is told something', () => {
  const told = (what: 'blink' | 'selftest', reader = 'one') => ({ do: 'tell', reader, what }) as const;

  test('given a connected reader, then it blinks and tests itself', async () => {
    const house = new House();
    const office = await house.open();
    expect(await office.ask(FLOOR, told('blink'))).toEqual({ ok: true });
    expect(await office.ask(FLOOR, told('selftest'))).toEqual({ ok: true });
    expect(house.orders).toEqual(['one blink', 'one selftest']);
  });

  test('given a hand, then it blinks and does not test itself', async () => {
    const house = new House();
    house.play = 'hand-running';
    const office = await house.open();
    expect(await office.ask(FLOOR, told('blink'))).toEqual({ ok: true });
    expect(await office.ask(FLOOR, told('selftest'))).toMatchObject({ code: 'hand-running' });
    expect(house.orders).toEqual(['one blink']);
  });

  test.each([
    ['failed', 'reader-unable'],
    ['silent', 'reader-silent'],
    ['busy', 'reader-silent'],
    ['gone', 'reader-offline'],
  ] as const)('given an answer that is %s, then the person reads %s', async (outcome, code) => {
    const house = new House();
    house.outcome = outcome;
    const office = await house.open();
    expect(await office.ask(FLOOR, told('blink'))).toEqual({ ok: false, code, params: { reader: 'one' } });
  });

  test('given a reader of another table, or one that is away, then it is told nothing', async () => {
    const house = new House();
    const office = await house.open();
    expect(await office.ask(FLOOR, told('blink', 'theirs'))).toMatchObject({ code: 'reader-offline' });
    house.online = false;
    expect(await office.ask(FLOOR, told('blink'))).toMatchObject({ code: 'reader-offline' });
    expect(house.orders).toEqual([]);
  });
});
