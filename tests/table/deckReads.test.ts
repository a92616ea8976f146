// How tags are counted on the antenna where they rest: misses count only between reads, cards on their way do not.
import { describe, expect, test } from 'vitest';
import { DeckReads } from '../../server/table/deckReads.ts';
import type { Scan, TagId, ZoneId } from '../../server/tracker/shape.ts';
import { tag } from '../tracker/world.ts';

const ONE = tag(1);

function scan(zones: Partial<Record<ZoneId, readonly TagId[] | null>>, rep = 1): Scan {
  const src = { reader: 'r', boot: 'b', seq: 1 };
  return { type: 'scan', src, from: 0, at: 0, atErr: 0, late: false, rep, zones };
}

function counted(scans: readonly Scan[], from = 1) {
  const reads = new DeckReads();
  for (const [i, one] of scans.entries()) reads.hear({ position: from + i, observations: [one] });
  return reads;
}

const lies = (rep: number) => scan({ 'seat:1': [ONE] }, rep);
const missed = (rep: number) => scan({ 'seat:1': [] }, rep);

describe('reads of a tag at rest', () => {
  test('given misses between reads, then they count; given silence at the end, then the card has left', () => {
    const reads = counted([lies(11), missed(10), lies(10), missed(50), missed(50)]);
    expect(reads.takeAll()).toEqual([{ tag: ONE, scans: 30, hits: 20 }]);
    expect(reads.takeAll()).toEqual([]);
  });

  test('given tags that change with each activation, as those of phones, then the last ones are kept and no more', () => {
    const phones = Array.from({ length: 300 }, (_, i) => [scan({ pad: [tag(1000 + i)] }, 20), scan({ pad: [] }, 41)]);
    const all = counted([lies(40), ...phones.flat(), lies(40)]).takeAll();
    expect(all).toHaveLength(200);
    expect(all.map((one) => one.tag)).toContain(ONE);
  });

  test('given a card that only passes, then nothing is counted of it', () => {
    expect(counted([lies(4), missed(50)]).takeAll()).toEqual([]);
  });

  test('given another antenna, then each rest counts for itself', () => {
    const moved = counted([lies(21), scan({ muck: [ONE], 'seat:1': [] }, 21)]);
    expect(moved.takeAll()).toEqual([{ tag: ONE, scans: 40, hits: 40 }]);
  });

  test('given a scan that failed, or the same rows once more, then nothing is counted', () => {
    const reads = counted([lies(21), scan({ 'seat:1': null }, 30)]);
    reads.hear({ position: 1, observations: [lies(100)] });
    expect(reads.takeAll()).toEqual([{ tag: ONE, scans: 20, hits: 20 }]);
  });
});
