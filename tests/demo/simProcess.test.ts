// The simulated table as a process against the real gateway: proves itself, moves cards as told, loses nothing.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tagKey } from '../../server/readers/protocol/tagKey.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import type { SetUp } from '../../server/sim/orders.ts';
import { openStation, type Station, TABLE } from '../readers/station.ts';
import { realClock } from '../support/realClock.ts';
import { openWire, SimTool } from './simTool.ts';

let station: Station;
beforeAll(async () => {
  station = await openStation();
});
afterAll(() => station.close());

function setUp(change: Partial<SetUp> = {}): SetUp {
  return {
    ...{ url: station.url, reader: 'tbl-a', secret: station.secret, seed: 'process' },
    ...{ seats: 6, board: 'one', profile: 'clean', speed: 4 },
    ...change,
  };
}

async function stored(after = 0) {
  const rows = await station.store.read(TABLE, after, 10_000);
  return rows.filter(({ boot }) => !boot.startsWith('~')).map(({ boot, seq }) => ({ boot, seq }));
}

describe('a simulated table as a process', () => {
  test('given a deal, then the step is acknowledged when the cards rest, and their tags are in the inbox at their seats', async () => {
    const sim = new SimTool();
    sim.write(setUp());
    await sim.until(() => sim.reports.some((report) => report.is === 'link' && report.up));
    sim.write({ id: 'a', step: { do: 'deal', button: 6, hole: { 1: '7h4c', 4: '9d9c' } } });
    await sim.done('a');
    await realClock.sleepUntil(realClock.now() + 600);
    const read = await station.inbox.read(TABLE, 0, 10_000);
    const last = read
      .flatMap(({ observations }) => observations.flatMap((one) => (one.type === 'scan' ? [one.zones] : [])))
      .at(-1);
    const tags = new Map(makeDeck('process').map(({ card, uid }) => [card, tagKey(uid)]));
    expect([...(last?.['seat:1'] ?? [])].sort()).toEqual([tags.get('7h'), tags.get('4c')].sort());
    expect([...(last?.['seat:4'] ?? [])].sort()).toEqual([tags.get('9d'), tags.get('9c')].sort());
    expect(last?.['seat:2']).toEqual([]);
    await sim.end();
    expect(sim.code).toBe(0);
    expect(sim.errors).toBe('');
  });

  test('given orders that cannot be done, then they are refused by code and the table goes on', async () => {
    const sim = new SimTool();
    sim.write(setUp());
    sim.write({ id: 'a', step: { do: 'fold', seat: 3 } });
    sim.write({ id: 'b', step: { do: 'juggle' } });
    sim.write('{"secret":');
    sim.write({ id: 'c', step: { do: 'wait', for: 0 } });
    await sim.done('c');
    expect(sim.reports.filter(({ is }) => is !== 'link')).toEqual([
      { is: 'refused', id: 'b', code: 'not-an-order' },
      { is: 'refused', id: null, code: 'not-an-order' },
      { is: 'refused', id: 'a', code: 'no-cards-at-seat' },
      { is: 'done', id: 'c' },
    ]);
    await sim.end();
  });

  test('given a wrong secret, then it says so and tries again', async () => {
    const sim = new SimTool();
    sim.write(setUp({ secret: 'guess' }));
    await sim.until(() => sim.reports.length >= 2);
    expect(sim.reports.slice(0, 2)).toEqual([
      { is: 'link', up: false, why: 'AUTH' },
      { is: 'link', up: false, why: 'AUTH' },
    ]);
    await sim.end();
  });

  test('given a wire that is cut and mended, then every message of the boot is stored once', async () => {
    const wire = await openWire(station.url);
    const sim = new SimTool();
    sim.write(setUp({ url: wire.url, profile: 'typical', speed: 1 }));
    await sim.until(() => sim.reports.some((report) => report.is === 'link' && report.up));
    sim.write({ id: 'a', step: { do: 'deal', button: 6, hole: { 1: '7h4c', 4: '9d9c' } } });
    wire.cut();
    await sim.done('a');
    expect(sim.reports).toContainEqual(expect.objectContaining({ is: 'link', up: false }));
    wire.mend();
    await sim.until(() => sim.reports.filter((report) => report.is === 'link' && report.up).length === 2);
    await realClock.sleepUntil(realClock.now() + 800);
    const rows = await stored();
    const boot = rows.at(-1)?.boot;
    const seqs = rows.filter((row) => row.boot === boot).map(({ seq }) => seq);
    expect(seqs.length).toBeGreaterThan(12);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    await sim.end();
    await wire.close();
  });

  test('given a first line that is no set-up, then it ends with 2 and names fields, never values', async () => {
    const sim = new SimTool();
    sim.write({ ...setUp(), seats: 'many', secret: 'do-not-print-me' });
    await sim.until(() => sim.code !== undefined);
    expect(sim.code).toBe(2);
    expect(sim.errors).toContain('seats');
    expect(sim.errors).not.toContain('do-not-print-me');
  });
});
