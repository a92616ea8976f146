// A reader that is in, and its owner thinks again: switched off, given another secret or another table, it goes at once,
// whichever way it came.
import { describe, expect, test } from 'vitest';
import { tableId } from '../../server/base/ids.ts';
import { macOf } from '../../server/readers/handshake.ts';
import { secretContext } from '../../server/readers/roster.ts';
import { LOCAL, type MemorySocket, type MemoryStation, memoryStation, settle } from './memoryStation.ts';
import { sealer, TABLE } from './station.ts';

const SECRET = 'secret';
const sealedAs = (secret: string) => Buffer.from(sealer.seal(Buffer.from(secret), secretContext('tbl-a')));

function openBench(): MemoryStation {
  let drawn = 0;
  const nonce = (): string => {
    drawn += 1;
    return `nonce${drawn}`;
  };
  return memoryStation({ reader: 'tbl-a', secret: SECRET, layout: { '1': 'seat:1' }, nonce });
}

const hello = (nonce: string) => {
  const mac = macOf(SECRET, { nonce, reader: 'tbl-a', boot: 'powerup1' });
  return { t: 'hello', v: 1, reader: 'tbl-a', boot: 'powerup1', auth: { nonce, mac } };
};

async function bySocket(bench: MemoryStation): Promise<MemorySocket> {
  const socket = bench.connect();
  const [welcome] = socket.heard;
  socket.give(JSON.stringify(hello(welcome?.t === 'welcome' ? welcome.nonce : '')));
  await settle();
  return socket;
}

async function byBatch({ gateway }: MemoryStation): Promise<number> {
  const [welcome] = gateway.batches.greet(LOCAL).messages;
  const body = JSON.stringify([hello(welcome?.t === 'welcome' ? welcome.nonce : '')]);
  return (await gateway.batches.take(LOCAL, Buffer.from(body))).status;
}

const SECOND_THOUGHTS = [
  ['switched off', { enabled: false }, 4403, 'DISABLED'],
  ['given another secret', { secret: sealedAs('another') }, 4401, 'AUTH'],
  ['moved to another table', { tableId: tableId('other') }, 1001, undefined],
] as const;

describe.each(SECOND_THOUGHTS)('a reader that was %s', (_, set, code, err) => {
  test('given a socket, then it ends within two seconds and says why', async () => {
    const bench = openBench();
    const socket = await bySocket(bench);
    bench.change(set);
    await bench.clock.advance(2000, settle);
    expect([socket.closed, socket.heard.find(({ t }) => t === 'err')]).toMatchObject([
      code,
      err === undefined ? undefined : { code: err },
    ]);
    expect(bench.gateway.health(TABLE)).toEqual([]);
  });

  test('given a session of batches, then it ends as well', async () => {
    const bench = openBench();
    expect(await byBatch(bench)).toBe(200);
    bench.change(set);
    await bench.clock.advance(2000, settle);
    expect(bench.gateway.health(TABLE)).toEqual([]);
  });
});

describe('a reader about which nothing changed', () => {
  test('given the same secret sealed anew and a database that fails for a while, then it stays', async () => {
    const bench = openBench();
    const socket = await bySocket(bench);
    bench.change({ secret: sealedAs(SECRET) });
    await bench.clock.advance(2000, settle);
    bench.fail(true);
    await bench.clock.advance(2000, settle);
    expect(socket.closed).toBeNull();
    bench.fail(false);
    bench.change({ enabled: false });
    await bench.clock.advance(2000, settle);
    expect(socket.closed).toBe(4403);
  });
});
