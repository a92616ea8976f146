// readerlink/1 as data: names of tags, frames, order, clock, zones. No socket.
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createClockEstimate } from '../../server/readers/clockOffset.ts';
import type { Envelope } from '../../server/readers/envelope.ts';
import { isProven, macOf } from '../../server/readers/handshake.ts';
import { layoutSchema, standardLayout } from '../../server/readers/layout.ts';
import { observationsOf } from '../../server/readers/normalise.ts';
import type { ReaderObservation } from '../../server/readers/observation.ts';
import { tagKey } from '../../server/readers/protocol/tagKey.ts';
import { type DataMessage, macText, readerMessage } from '../../server/readers/protocol.ts';
import { createSequence } from '../../server/readers/sequence.ts';
import type { ReaderObservation as TrackedObservation } from '../../server/tracker/shape.ts';

describe('names of tags', () => {
  const rows: readonly (readonly [string, string, string | null])[] = [
    ['ISO 15693', 'E0040150A1B2C3D4', '15693:E0040150A1B2C3D4'],
    ['ISO 15693 in the other byte order', 'D4C3B2A1500104E0', '15693:E0040150A1B2C3D4'],
    ['lower case and separators', 'e0:04:01:50:a1:b2:c3:d4', '15693:E0040150A1B2C3D4'],
    ['E0 at both ends', 'E0040150A1B2C3E0', '15693:E0040150A1B2C3E0'],
    ['E0 at both ends, in the other order', 'E0C3B2A1500104E0', '15693:E0040150A1B2C3E0'],
    ['7 bytes', '0412AB9F3C6180', '14443:0412AB9F3C6180'],
    ['4 bytes with one below 0x10', '0A0B0C0D', '14443:0A0B0C0D'],
    ['10 bytes', '00112233445566778899', '14443:00112233445566778899'],
    ['F11 a random 4-byte UID', '08AABBCC', null],
    ['8 bytes without E0', '1122334455667788', null],
    ['5 bytes', '1122334455', null],
    ['an odd digit', '0412AB9F3C618', null],
    ['no hex', 'hello123', null],
    ['nothing', '', null],
  ];
  test.each(rows)('given %s', (_, uid, name) => {
    expect(tagKey(uid)).toBe(name);
  });
});

describe('proof', () => {
  const proof = { nonce: 'kQ7f0n3x', reader: 'tbl1-a', boot: 'b7f1c2' };

  test('given the right secret, then it is proven, with and without padding', () => {
    const mac = macOf('secret', proof);
    expect(macText(proof.nonce, proof.reader, proof.boot)).toBe('kQ7f0n3x|tbl1-a|b7f1c2');
    expect([isProven('secret', proof, mac), isProven('secret', proof, `${mac}=`)]).toEqual([true, true]);
  });

  test('given another secret, nonce, reader or boot, then it is not', () => {
    const mac = macOf('secret', proof);
    expect(isProven('Secret', proof, mac)).toBe(false);
    for (const other of [{ nonce: 'x' }, { reader: 'x' }, { boot: 'x' }])
      expect(isProven('secret', { ...proof, ...other }, mac)).toBe(false);
    expect(isProven('secret', proof, '')).toBe(false);
  });
});

describe('frames', () => {
  const scan = {
    t: 'scan',
    seq: 5,
    m0: 1,
    m1: 2,
    ants: { '1': [{ u: 'E0040150A1B2C3D4', r: 7 }], '2': [], '3': null },
  };

  test('given a scan, then empty, failed and missing stay apart', () => {
    expect(readerMessage.parse(scan)).toMatchObject({ rep: 1, ants: { '2': [], '3': null } });
  });

  test('given fields nobody knows, then they are ignored', () => {
    expect(readerMessage.parse({ ...scan, colour: 'red' })).not.toHaveProperty('colour');
  });

  const bad = [
    { seq: 0 },
    { seq: 1.5 },
    { seq: 2 ** 31 },
    { m0: -1 },
    { rep: 0 },
    { ants: { 'a b': [] } },
    { ants: [] },
    { ants: { '1': {} } },
  ];
  test.each(bad)('given %o, then it is refused', (patch) => {
    expect(readerMessage.safeParse({ ...scan, ...patch }).success).toBe(false);
  });

  test('given a gap that ends before it starts, then it is refused', () => {
    expect(readerMessage.safeParse({ t: 'gap', seq: 9, m: 1, lost: { from: 8, to: 7 } }).success).toBe(false);
  });
});

describe('order', () => {
  const seqs = (ready: readonly { readonly item: { readonly seq: number } }[]) => ready.map(({ item }) => item.seq);

  test('given early messages, then they wait 250 ms and then the hole is counted', () => {
    const sequence = createSequence<{ seq: number }>(1);
    expect(seqs(sequence.push({ seq: 3 }, 0).ready)).toEqual([]);
    expect(sequence.due).toBe(250);
    expect(sequence.expire(249)).toEqual([]);
    expect(sequence.expire(250)).toEqual([{ item: { seq: 3 }, missed: 2 }]);
    expect(sequence.push({ seq: 2 }, 300)).toEqual({ ready: [], duplicate: true });
  });

  test('given 65 early messages, then nobody waits longer', () => {
    const sequence = createSequence<{ seq: number }>(1);
    const ready = Array.from({ length: 65 }, (_, i) => sequence.push({ seq: i + 2 }, 0).ready).flat();
    expect(ready).toHaveLength(65);
    expect(ready[0]?.missed).toBe(1);
  });

  test('given a gap that names the lost numbers, then nothing waits for them and nothing is counted as missed', () => {
    const sequence = createSequence<{ seq: number; lost?: { from: number; to: number } }>(5);
    expect(seqs(sequence.push({ seq: 12, lost: { from: 5, to: 9 } }, 0).ready)).toEqual([]);
    expect(sequence.push({ seq: 10 }, 1).ready).toMatchObject([{ item: { seq: 10 }, missed: 0 }]);
    expect(seqs(sequence.push({ seq: 11 }, 2).ready)).toEqual([11, 12]);
    expect(sequence.due).toBe(null);
  });

  test('given a gap that is sent ahead of a backlog, then the backlog may take its time', () => {
    const sequence = createSequence<{ seq: number; lost?: { from: number; to: number } }>(5);
    sequence.push({ seq: 12, lost: { from: 5, to: 9 } }, 0);
    expect([sequence.due, sequence.expire(60_000)]).toEqual([null, []]);
    expect(seqs([10, 11].flatMap((seq) => sequence.push({ seq }, 60_000).ready))).toEqual([10, 11, 12]);
  });

  test('twin: given a read that comes early, then its hole is given up', () => {
    const sequence = createSequence<{ seq: number; lost?: { from: number; to: number } }>(5);
    sequence.push({ seq: 12, lost: { from: 5, to: 9 } }, 0);
    sequence.push({ seq: 13 }, 1);
    expect(sequence.expire(251)).toMatchObject([{ item: { seq: 12 }, missed: 2 }, { item: { seq: 13 } }]);
  });

  test('given every order of six messages, then they come out once and in order', () => {
    for (const order of permutations([1, 2, 3, 4, 5, 6])) {
      const sequence = createSequence<{ seq: number }>(1);
      expect(order.flatMap((seq) => seqs(sequence.push({ seq }, 0).ready))).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
});

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

describe('clock', () => {
  test('given exchanges, then the one with the shortest round trip is believed', () => {
    const estimate = createClockEstimate();
    expect(estimate.at(0).offset).toBe(null);
    estimate.add({ sent: 1000, arrived: 1200, m1: 90, m2: 91 });
    estimate.add({ sent: 2000, arrived: 2010, m1: 1005, m2: 1005 });
    expect(estimate.at(2010)).toEqual({ offset: 1000, err: 5 });
  });

  test('given an answer from before its question, then it is not believed', () => {
    const estimate = createClockEstimate();
    estimate.add({ sent: 1000, arrived: 1010, m1: 0, m2: 500 });
    expect(estimate.samples).toBe(0);
  });
});

describe('zones', () => {
  const src = { reader: 'r', boot: 'b', seq: 1 };
  const layout = { ...standardLayout(2), '5': 'seat:1' } as const;
  const wrap = (message: DataMessage, missed = 0): Envelope => ({
    is: 'data',
    at: 900,
    from: 800,
    atErr: 3,
    late: false,
    missed,
    message,
  });

  test('given the shapes of readers and tracker, then one goes where the other is wanted', () => {
    expectTypeOf<ReaderObservation>().toExtend<TrackedObservation>();
  });

  test('given two antennas under one seat, then their reads are one; unknown ports and random UIDs fall away', () => {
    const ants = { '1': null, '5': [{ u: '0412AB9F3C6180' }, { u: '08AABBCC' }], '9': [{ u: '0A0B0C0D' }] };
    const [seen] = observationsOf(src, wrap({ t: 'scan', seq: 1, m0: 0, m1: 1, rep: 3, ants }), layout);
    expect(seen).toEqual({
      type: 'scan',
      src,
      at: 900,
      from: 800,
      atErr: 3,
      late: false,
      rep: 3,
      zones: { 'seat:1': ['14443:0412AB9F3C6180'] },
    });
  });

  test('given numbers that never came, then the gap stands before the message', () => {
    const edge = wrap({ t: 'edge', seq: 4, m: 1, a: '3', u: '0412AB9F3C6180', ev: 'out' }, 2);
    expect(observationsOf(src, edge, layout)).toMatchObject([
      { type: 'gap', count: 2 },
      { type: 'edge', zone: 'board', present: false },
    ]);
  });

  test('given a fault of a port that lies nowhere, then nothing; of the whole reader, then it is told', () => {
    expect(observationsOf(src, wrap({ t: 'fault', seq: 1, m: 0, code: 'TEMP', on: true, a: '9' }), layout)).toEqual([]);
    expect(observationsOf(src, wrap({ t: 'fault', seq: 1, m: 0, code: 'TEMP', on: true }), layout)).toMatchObject([
      { zone: null },
    ]);
  });

  test('given layouts, then only zones that exist are allowed', () => {
    expect(layoutSchema.safeParse(standardLayout(10, 'five')).success).toBe(true);
    for (const zone of ['seat:0', 'seat:11', 'board:6', 'dealer', ''])
      expect(layoutSchema.safeParse({ '1': zone }).success).toBe(false);
  });
});
