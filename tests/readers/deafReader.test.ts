// A reader that talks and never listens: what it is told must not pile up here without end.
import { describe, expect, test } from 'vitest';
import { macOf } from '../../server/readers/handshake.ts';
import { type MemorySocket, memoryStation, settle } from './memoryStation.ts';
import { TABLE } from './station.ts';

const ONE = { t: 'fault', seq: 1, m: 1, code: 'TEMP', on: true };

async function admitted() {
  const bench = memoryStation({ reader: 'tbl-a', secret: 'secret', layout: { '1': 'seat:1' }, nonce: () => 'nonce' });
  const socket = bench.connect();
  const mac = macOf('secret', { nonce: 'nonce', reader: 'tbl-a', boot: 'powerup1' });
  socket.give(JSON.stringify({ t: 'hello', v: 1, reader: 'tbl-a', boot: 'powerup1', auth: { mac } }));
  await settle();
  socket.give(JSON.stringify(ONE));
  await settle();
  return { socket, isIn: () => bench.gateway.health(TABLE).length > 0 };
}

/** Each repeat is acknowledged again. */
function repeat(socket: MemorySocket, times: number): void {
  for (let i = 0; i < times && socket.closed === null; i += 1) socket.give(JSON.stringify(ONE));
}

describe('a reader that does not listen', () => {
  test('given answers that pile up, then its line is cut and it counts as gone', async () => {
    const { socket, isIn } = await admitted();
    socket.deaf = true;
    repeat(socket, 50_000);
    expect([socket.closed, socket.bufferedAmount < 300_000, isIn()]).toEqual([1006, true, false]);
  });

  test('twin: given one that listens, then it may repeat itself as often and stays', async () => {
    const { socket, isIn } = await admitted();
    repeat(socket, 50_000);
    expect([socket.closed, isIn()]).toEqual([null, true]);
  });
});
