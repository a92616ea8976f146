// The feed of the readers' page: silent until the console's word on the hand is known, and a reader that stops is told of although
// nothing comes from it.
import { describe, expect, test } from 'vitest';
import { tableId } from '../../server/base/ids.ts';
import { SILENT_MS } from '../../server/console/health/healthView.ts';
import { HealthOffice, type HealthOfficeDeps } from '../../server/main/healthOffice.ts';
import { AntennaWatch } from '../../server/table/antennaWatch.ts';
import type { Scan } from '../../server/tracker/shape.ts';
import { manualClock } from '../support/manualClock.ts';
import { tag } from '../tracker/world.ts';

const TABLE = tableId('t1');
const UP = { reader: 'r', tableId: TABLE, link: 'up', fw: '', model: '' } as ReturnType<
  HealthOfficeDeps['connected']
>[number];
const IDLE = { phase: 'IDLE', seats: [], questions: [] } as const;

function bench() {
  const clock = manualClock();
  const watch = new AntennaWatch();
  const office = new HealthOffice({
    ...{ table: TABLE, tableName: 'One', seatCount: 2, clock, now: clock.now, watch },
    readers: { list: async () => [{ id: 'r', layout: { 1: 'seat:1' }, enabled: true } as never] },
    ...{ connected: () => [UP], noisy: () => [], failed: () => undefined },
  });
  let position = 0;
  const src = { reader: 'r', boot: 'b', seq: 1 };
  return {
    office,
    scan() {
      position += 1;
      const at = clock.now();
      const one: Scan = {
        type: 'scan',
        src,
        from: at,
        at,
        atErr: 0,
        late: false,
        rep: 1,
        zones: { 'seat:1': [tag(1)] },
      };
      watch.hear({ position, observations: [one] });
    },
    advance: (ms: number) => clock.advance(ms, () => new Promise((done) => setImmediate(done))),
    word: () => office.feed.latest()?.view.readers[0]?.word,
  };
}

describe('the feed of the readers', () => {
  test('given a start in the middle of a hand, then nothing is said before the console has spoken', async () => {
    const { office, scan, advance } = bench();
    scan();
    await advance(2_000);
    expect(office.feed.latest()).toBeNull();
    office.played({ ...IDLE, phase: 'BETTING' });
    await advance(1_000);
    expect(office.feed.latest()?.view).toMatchObject({ handRuns: true, antennas: [{ count: 0, hitRate: null }] });
  });

  test('given a connected reader that scans no more, then its word changes by itself; twin: while it scans it stays', async () => {
    const { office, scan, advance, word } = bench();
    office.played(IDLE);
    for (let i = 0; i < 10; i += 1) {
      scan();
      await advance(1_000);
    }
    expect(word()).toBe('normal');
    await advance(SILENT_MS + 1_000);
    expect(word()).toBe('not-responding');
    office.stop();
  });
});
