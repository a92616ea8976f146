// Commands to a reader: each waits for its own answer, none for ever.
import { describe, expect, test } from 'vitest';
import { createOrders } from '../../server/readers/orders.ts';
import type { CmdMessage } from '../../server/readers/protocol.ts';
import { manualClock } from '../support/manualClock.ts';

const settle = () => new Promise<void>((done) => setImmediate(done));

function bench() {
  const clock = manualClock();
  const sent: CmdMessage[] = [];
  return { clock, sent, orders: createOrders({ clock, send: (message) => sent.push(message) }) };
}

describe('commands', () => {
  test('given two, when they are answered the other way round, then each hears its own', async () => {
    const { orders, sent } = bench();
    const [first, second] = [orders.give({ do: 'blink' }), orders.give({ do: 'selftest' })];
    const [blink, selftest] = sent;
    orders.answered({ t: 'res', id: selftest?.id ?? '', ok: false, msg: 'cold' });
    orders.answered({ t: 'res', id: blink?.id ?? '', ok: true });
    orders.answered({ t: 'res', id: 'never-asked', ok: true });
    expect([await first, await second]).toEqual(['done', 'failed']);
  });

  test('given no answer for ten seconds, then silent; an answer after that is let be', async () => {
    const { clock, orders, sent } = bench();
    const given = orders.give({ do: 'flush' });
    await clock.advance(10_000, settle);
    orders.answered({ t: 'res', id: sent[0]?.id ?? '', ok: true });
    expect(await given).toEqual('silent');
  });

  test('given eight open ones, then one more is not sent', async () => {
    const { orders, sent } = bench();
    const open = Array.from({ length: 8 }, () => orders.give({ do: 'blink' }));
    expect([await orders.give({ do: 'blink' }), sent.length]).toEqual(['busy', 8]);
    orders.stop();
    expect(await Promise.all(open)).toEqual(Array(8).fill('gone'));
    expect(await orders.give({ do: 'blink' })).toEqual('gone');
  });
});
