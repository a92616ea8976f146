// A session put together from what is stored: messages in order, each context behind the message that had been consumed.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tableId } from '../../server/base/ids.ts';
import { readRecording } from '../../server/cli/session/recording.ts';
import { recordSession } from '../../server/cli/session/recordSession.ts';
import { replaySession } from '../../server/cli/session/replaySession.ts';
import { makeSealer } from '../../server/main/keys/derivedKeys.ts';
import { sealEnvelope } from '../../server/readers/envelope.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import { dataMessage } from '../../server/readers/protocol.ts';

const TABLE = tableId('main');
const sealer = makeSealer(randomBytes(32), (size) => randomBytes(size));

function row(position: number) {
  const src = { reader: 'r', boot: 'b1', seq: position };
  const at = position * 120;
  const ants = { '1': [{ u: 'E004010203040506' }], '2': [] };
  const message = dataMessage.parse({ t: 'scan', seq: position, m0: at - 120, m1: at, ants });
  const sealed = sealEnvelope(sealer, src, {
    is: 'data',
    at,
    from: at - 120,
    atErr: 5,
    late: false,
    missed: 0,
    message,
  });
  return { position, ...src, tableId: TABLE, received: at, wall: at, sealed };
}

function entry(position: number, inboxPosition: number) {
  const events = [{ type: 'SeatTaken', seat: position, name: `Player ${position}`, stack: 100 }];
  const input = {
    type: 'session',
    typed: true,
    command: { type: 'TakeSeat', seat: position, name: `Player ${position}`, stack: 100 },
  };
  const times = { recorded: inboxPosition * 120, happened: inboxPosition * 120 };
  const who = { actor: 'anna', clientId: `c${position}`, handId: null, typed: true };
  return { tableId: TABLE, position, version: 1, ...times, ...who, input, events, inboxPosition };
}

async function recorded() {
  const rows = Array.from({ length: 1203 }, (_, i) => row(i + 1));
  const log = [entry(1, 0), entry(2, 2), entry(3, 2), entry(4, 1203)];
  const page = <T extends { readonly position: number }>(all: readonly T[], after: number, limit: number) =>
    all.filter(({ position }) => position > after).slice(0, limit);
  const { lines, messages, contexts } = await recordSession({
    ...{ table: TABLE, sealer, wordsOn: async (tags) => Object.fromEntries(tags.map((tag) => [tag, 'deck' as const])) },
    inbox: { read: async (_, after, limit) => page(rows, after, limit) as never },
    log: { read: async (_, after, limit) => page(log, after, limit) as never },
    readers: { list: async () => [{ id: 'r', tableId: TABLE, layout: standardLayout(2), enabled: true }] as never },
  });
  return { recording: readRecording(lines), messages, contexts };
}

describe('a session from the store', () => {
  test('given messages of several pages and entries between them, then the order is that in which the tracker heard them', async () => {
    const { recording, messages, contexts } = await recorded();
    expect([messages, contexts]).toEqual([1203, 4]);
    const order = recording?.lines.map((line) => (line.is === 'message' ? line.src.seq : line.is)) ?? [];
    expect(order.slice(0, 7)).toEqual(['known', 'context', 1, 2, 'context', 'context', 3]);
    expect(order.slice(-2)).toEqual([1203, 'context']);
    expect(recording?.layouts['r']).toEqual(standardLayout(2));
  });

  test('given its replay, then it runs and names no tag', async () => {
    const { recording } = await recorded();
    const proposed = recording === null ? [] : replaySession(recording);
    expect(JSON.stringify(proposed)).not.toContain('E00401');
    expect(recording?.lines[0]).toMatchObject({ is: 'known', known: { tags: { '15693:E004010203040506': 'deck' } } });
  });

  test('given another key, then nothing is read', async () => {
    const foreign = { ...row(1), sealed: row(2).sealed };
    const store = { read: async () => [foreign] as never };
    const from = {
      table: TABLE,
      sealer,
      wordsOn: async () => ({}),
      inbox: store,
      log: { read: async () => [] },
      readers: { list: async () => [] },
    };
    await expect(recordSession(from)).rejects.toThrow();
  });
});
