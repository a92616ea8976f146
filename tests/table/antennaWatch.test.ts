// What each antenna reads now: counts and shares from stored messages, faults, and one tag at two places.
import { describe, expect, test } from 'vitest';
import { AntennaWatch } from '../../server/table/antennaWatch.ts';
import type { ReaderObservation, TagId, ZoneId } from '../../server/tracker/shape.ts';
import { tag } from '../tracker/world.ts';

const SRC = { reader: 'r', boot: 'b', seq: 1 };
const [ONE, TWO] = [tag(1), tag(2)];

function scan(zones: Partial<Record<ZoneId, readonly TagId[] | null>>, rep = 1): ReaderObservation {
  return { type: 'scan', src: SRC, from: 0, at: 7, atErr: 0, late: false, rep, zones };
}

function watched(...observations: readonly ReaderObservation[]) {
  const watch = new AntennaWatch();
  for (const [i, one] of observations.entries()) watch.hear({ position: i + 1, observations: [one] });
  return watch;
}

const sightOf = (watch: AntennaWatch, zone: ZoneId) => watch.sights().find((one) => one.zone === zone);

describe('what an antenna reads', () => {
  test('given two tags of which one misses every other scan, then both lie there and the rate is of all their scans', () => {
    const scans = Array.from({ length: 40 }, (_, i) => scan({ 'seat:1': i % 2 === 0 ? [ONE, TWO] : [ONE] }));
    expect(sightOf(watched(...scans), 'seat:1')).toMatchObject({ count: 2, hitRate: 75, failed: 0, at: 7 });
  });

  test('given silence, then the tag has left; given too few scans, then there is no rate', () => {
    expect(sightOf(watched(scan({ muck: [ONE] }, 5), scan({ muck: [] }, 14)), 'muck')).toMatchObject({ count: 1 });
    expect(sightOf(watched(scan({ muck: [ONE] }, 5), scan({ muck: [] }, 15)), 'muck')).toMatchObject({
      count: 0,
      hitRate: null,
    });
  });

  test('given scans that fail, then they are counted running and nothing leaves (F15)', () => {
    const watch = watched(scan({ muck: [ONE] }), scan({ muck: null }, 30));
    expect(sightOf(watch, 'muck')).toMatchObject({ count: 1, failed: 30 });
  });

  test('given a fault that comes and goes, then it is over and the last one is known; one of the reader is its own', () => {
    const fault = (on: boolean, zone: ZoneId | null): ReaderObservation => {
      return { type: 'fault', src: SRC, at: 9, code: on ? 'ANT_OPEN' : 'ANT_OPEN', zone, on };
    };
    const watch = watched(fault(true, 'muck'), fault(false, 'muck'), fault(true, null));
    expect(sightOf(watch, 'muck')).toMatchObject({ fault: '', lastFault: { code: 'ANT_OPEN', at: 9 } });
    expect(watch.readerFault('r')).toEqual({ code: 'ANT_OPEN', at: 9 });
  });

  test('given a card on its way from a seat to the muck, or past another seat, then it is at one place alone', () => {
    const folded = watched(scan({ 'seat:1': [ONE] }, 40), scan({ 'seat:1': [], muck: [ONE] }, 12));
    const dealt = watched(scan({ 'seat:1': [ONE], 'seat:2': [] }, 2), scan({ 'seat:1': [], 'seat:2': [ONE] }, 3));
    for (const watch of [folded, dealt]) expect(watch.sights().filter(({ twice }) => twice)).toEqual([]);
  });

  test('given one tag that stays at two places, then both say so (F12)', () => {
    const watch = watched(scan({ 'seat:1': [ONE], 'seat:7': [ONE], muck: [TWO] }, 10));
    expect(watch.sights().map(({ zone, twice }) => [zone, twice])).toEqual([
      ['seat:1', true],
      ['seat:7', true],
      ['muck', false],
    ]);
  });

  test('given a reader that tells of changes only, then its edges count, and no sight names a tag', () => {
    const edge = (present: boolean): ReaderObservation => {
      return { type: 'edge', src: SRC, at: 8, late: false, zone: 'board', tag: ONE, present };
    };
    expect(sightOf(watched(edge(true)), 'board')).toMatchObject({ count: 1 });
    expect(sightOf(watched(edge(true), edge(false)), 'board')).toMatchObject({ count: 0 });
    expect(JSON.stringify(watched(edge(true)).sights())).not.toContain(ONE);
  });
});
