// What a reader keeps until it is acknowledged: nothing is lost without a word.
import { describe, expect, test } from 'vitest';
import { Backlog } from '../../server/readers/client/backlog.ts';
import { type DataMessage, dataMessage } from '../../server/readers/protocol.ts';

function scan(seq: number): DataMessage {
  return dataMessage.parse({ t: 'scan', seq, m0: seq * 100 - 100, m1: seq * 100, ants: {} });
}

function fault(seq: number): DataMessage {
  return dataMessage.parse({ t: 'fault', seq, m: seq * 100, code: 'ANT_OPEN', on: true });
}

function filled(bufferMs: number, messages: readonly DataMessage[]): Backlog {
  const backlog = new Backlog(bufferMs);
  for (const message of messages) backlog.add(message.seq * 100, message);
  return backlog;
}

const TEN = Array.from({ length: 10 }, (_, i) => scan(i + 1));

describe('the backlog', () => {
  test('given messages within the buffer, then all are kept until the acknowledgement', () => {
    const backlog = filled(60_000, TEN);
    expect(backlog.range).toEqual({ first: 1, last: 10 });
    backlog.acked(4);
    expect(backlog.from(1).map(({ seq }) => seq)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(backlog.takeLost()).toEqual([]);
  });

  test('given a full buffer, then the oldest scans go, faults stay, and the numbers lost are told once', () => {
    const backlog = filled(500, [scan(1), fault(2), scan(3), ...TEN.slice(3)]);
    expect(backlog.from(1).map(({ seq }) => seq)).toEqual([2, 5, 6, 7, 8, 9, 10]);
    expect(backlog.takeLost()).toEqual([
      { from: 1, to: 1 },
      { from: 3, to: 4 },
    ]);
    expect(backlog.takeLost()).toEqual([]);
  });

  test('given a flush, then nothing is kept and everything is told as lost', () => {
    const backlog = filled(60_000, TEN);
    backlog.flush();
    expect(backlog.size).toBe(0);
    expect(backlog.takeLost()).toEqual([{ from: 1, to: 10 }]);
  });

  test('given faults without end and no server, then the oldest go too, each number is kept or told as lost', () => {
    const backlog = new Backlog(500, 100);
    for (let seq = 1; seq <= 1000; seq += 1) backlog.add(seq * 100, seq % 3 === 0 ? scan(seq) : fault(seq));
    expect(backlog.size).toBeLessThanOrEqual(100);
    const kept = backlog.from(1).map(({ seq }) => seq);
    const lost = backlog.takeLost();
    expect(lost.length).toBeLessThanOrEqual(100);
    const told = lost.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    expect([...kept, ...told].sort((a, b) => a - b)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
  });

  test('twin: given as many as there is room for, then none goes', () => {
    const backlog = new Backlog(500, 100);
    for (let seq = 1; seq <= 100; seq += 1) backlog.add(seq * 100, fault(seq));
    expect([backlog.size, backlog.takeLost()]).toEqual([100, []]);
  });
});
