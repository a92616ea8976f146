// Layer 1 alone, and what is told of readers and antennas.
import { describe, expect, test } from 'vitest';
import { emptyTracker } from '../../server/tracker/empty.ts';
import { addRun, hitsIn, tierAt } from '../../server/tracker/presence.ts';
import type { ZoneId } from '../../server/tracker/shape.ts';
import type { TrackerState, ZoneState } from '../../server/tracker/state.ts';
import { deal, tag, World } from './world.ts';

/** Scans 120 ms apart, one character each: `1` the tag was read, `0` not, `x` the scan failed. */
function reads(zone: ZoneId, bits: string): ZoneState | undefined {
  let state: ZoneState | undefined;
  [...bits].forEach((bit, i) => {
    const at = (i + 1) * 120;
    if (bit !== 'x')
      state = addRun(zone, state, { reader: 'r', from: at - 120, at, rep: 1, tags: bit === '1' ? [tag(1)] : [] });
  });
  return state;
}

function tier(zones: Readonly<Record<string, string>>, zone: ZoneId) {
  const entries = Object.entries(zones).map(([name, bits]) => [name, reads(name as ZoneId, bits)]);
  const now = Math.max(...Object.values(zones).map((bits) => bits.length)) * 120;
  const state: TrackerState = { ...emptyTracker(), now, zones: Object.fromEntries(entries) };
  return tierAt(state, zone, tag(1));
}

describe('tiers', () => {
  const rows: readonly (readonly [string, Readonly<Record<string, string>>, ZoneId, string])[] = [
    ['one hit', { 'seat:1': '1' }, 'seat:1', 'hint'],
    ['three hits within 0.24 s', { 'seat:1': '111' }, 'seat:1', 'hint'],
    ['six hits over 0.6 s', { 'seat:1': '111111' }, 'seat:1', 'provisional'],
    ['as many hits next door', { 'seat:1': '111111', 'seat:2': '111111' }, 'seat:1', 'hint'],
    ['half as many hits next door', { 'seat:1': '111111', 'seat:2': '101010' }, 'seat:1', 'provisional'],
    ['25 hits over 2.9 s', { 'seat:1': '1'.repeat(25) }, 'seat:1', 'provisional'],
    ['26 hits over 3 s', { 'seat:1': '1'.repeat(26) }, 'seat:1', 'firm'],
    [
      'a rival that a burst of misses hid for a while',
      { 'seat:1': `1111111${'0'.repeat(20)}1111`, 'seat:2': '1000100010011000101111100000001' },
      'seat:2',
      'hint',
    ],
    ['every other read missed (F03)', { 'seat:1': '10'.repeat(14) }, 'seat:1', 'firm'],
    ['one read in five', { 'seat:1': '10000'.repeat(8) }, 'seat:1', 'hint'],
    ['six hits over 1 s on the board', { board: '1'.repeat(10) }, 'board', 'firm'],
    [
      'two antennas of the board share a card',
      { 'board:1': '1'.repeat(10), 'board:2': '1'.repeat(10) },
      'board:1',
      'firm',
    ],
    ['two hits at the muck', { muck: '11' }, 'muck', 'provisional'],
    ['failed scans count for nothing', { 'seat:1': '1x1x1x1x1x1x1x' }, 'seat:1', 'provisional'],
  ];
  test.each(rows)('given %s', (_, zones, zone, expected) => {
    expect(tier(zones, zone)).toBe(expected);
  });

  test('given fourteen misses, then it is still there; given sixteen over 1.8 s, then it is out of sight', () => {
    expect(Object.keys(reads('seat:1', `1${'0'.repeat(14)}`)?.tags ?? {})).toHaveLength(1);
    expect(Object.keys(reads('seat:1', `1${'0'.repeat(16)}`)?.tags ?? {})).toHaveLength(0);
  });

  test('given a run that stands for seven cycles, then it counts as seven scans', () => {
    const run = { reader: 'r', from: 0, at: 840, rep: 7, tags: [tag(1)] };
    const state = addRun('seat:1', undefined, run);
    const presence = state.tags[tag(1)];
    expect([hitsIn(presence, 40), presence?.first, presence?.last, state.cycleMs]).toEqual([7, 120, 840, 120]);
  });
});

describe('health', () => {
  test('F28 given cycles above 400 ms, then slow is told once, and its end', () => {
    const world = new World({ cycleMs: 450 });
    world.run(9000);
    expect(world.of('health')).toMatchObject([{ code: 'slow-cycle', reader: 'tbl-a', on: true }]);
    for (let i = 0; i < 80; i += 1) world.scan(120);
    expect(world.of('health').at(-1)).toMatchObject({ code: 'slow-cycle', on: false });
  });

  test('F15 given an antenna that fails, then its misses stop counting and it is told', () => {
    const world = new World();
    deal(world, { seats: [1, 2] });
    world.run(4000);
    const zones = { 'seat:1': null, 'seat:2': [tag(2), tag(12)] };
    for (let i = 0; i < 40; i += 1) {
      world.now += 120;
      const src = { reader: 'tbl-a', boot: 'b2', seq: i + 1 };
      world.feed({ type: 'scan', src, from: world.now - 120, at: world.now, atErr: 5, late: false, rep: 1, zones });
    }
    expect(world.of('health')).toMatchObject([{ code: 'antenna-fault', zone: 'seat:1', on: true }]);
    expect(Object.keys(world.state.zones['seat:1']?.tags ?? {})).toHaveLength(2);
  });

  test('given a fault message, then it is told when it comes and when it goes', () => {
    const world = new World();
    world.run(500);
    const fault = {
      type: 'fault',
      src: { reader: 'tbl-a', boot: 'b1', seq: 90 },
      at: world.now,
      code: 'ANT_OPEN',
      zone: 'muck',
    } as const;
    world.feed({ ...fault, on: true });
    world.feed({ ...fault, on: false });
    expect(world.of('health').map(({ zone, on }) => [zone, on])).toEqual([
      ['muck', true],
      ['muck', false],
    ]);
  });
});
