// A gap that is a lie: whatever a reader names as lost, its numbers go forward, once each, and nothing stays behind.
import { describe, expect, test } from 'vitest';
import { createSequence, type InOrder } from '../../server/readers/sequence.ts';
import { announceSeed, SEEDS } from '../properties/seeds.ts';
import { dice } from '../support/seeded.ts';

type Message = { readonly seq: number; readonly lost?: { readonly from: number; readonly to: number } };

const seqsOf = (ready: readonly InOrder<Message>[]): readonly number[] => ready.map(({ item }) => item.seq);

announceSeed('sequence');

describe('a gap that names what is here', () => {
  test('given a number that waits, when a gap calls it lost, then it comes out before the gap', () => {
    const sequence = createSequence<Message>(1);
    sequence.push({ seq: 5 }, 0);
    const { ready } = sequence.push({ seq: 6, lost: { from: 1, to: 5 } }, 1);
    expect(ready).toMatchObject([
      { item: { seq: 5 }, missed: 0 },
      { item: { seq: 6 }, missed: 0 },
    ]);
    expect([sequence.waiting, sequence.due]).toEqual([0, null]);
  });

  test('twin: given a number that comes after its gap, then it is known and nothing waits', () => {
    const sequence = createSequence<Message>(1);
    expect(seqsOf(sequence.push({ seq: 6, lost: { from: 1, to: 5 } }, 0).ready)).toEqual([6]);
    expect(sequence.push({ seq: 5 }, 1)).toEqual({ ready: [], duplicate: true });
    expect([sequence.waiting, sequence.due]).toEqual([0, null]);
  });

  test.each(SEEDS)('given any gaps in any order, seed %i, then numbers rise, none is negative, none stays', (seed) => {
    const random = dice(`gaps ${seed}`);
    for (let round = 0; round < 300; round += 1) {
      const sequence = createSequence<Message>(1);
      const ready: InOrder<Message>[] = [];
      let now = 0;
      for (let i = 0; i < 40; i += 1) {
        now += random.below(100);
        const seq = 1 + random.below(30);
        const [a, b] = [1 + random.below(seq), 1 + random.below(seq)];
        const isGap = seq > 1 && random.below(3) === 0;
        const lost = { from: Math.min(a, b, seq - 1), to: Math.min(seq - 1, Math.max(a, b)) };
        ready.push(...sequence.push(isGap ? { seq, lost } : { seq }, now).ready, ...sequence.expire(now));
      }
      ready.push(...sequence.push({ seq: 31 }, now).ready);
      for (let { due } = sequence; due !== null; { due } = sequence) ready.push(...sequence.expire(due));
      const seqs = seqsOf(ready);
      expect(seqs).toEqual([...new Set(seqs)].sort((x, y) => x - y));
      expect(ready.filter(({ missed }) => missed < 0)).toEqual([]);
      expect(sequence.waiting).toBe(0);
    }
  });
});
