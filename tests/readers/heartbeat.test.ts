// What a reader says of itself is shown to people: nonsense does not reach a console.
import { expect, test } from 'vitest';
import { macOf } from '../../server/readers/handshake.ts';
import { memoryStation, settle } from './memoryStation.ts';
import { TABLE } from './station.ts';

test.each([
  [118.4, 118],
  [1e308, 60_000],
  [-5, 0],
])('given a heartbeat that names a cycle of %d ms, then %d is shown', async (said, shown) => {
  const boot = 'heartbeat1';
  const bench = memoryStation({ reader: 'tbl-a', secret: 'secret', layout: { '1': 'seat:1' }, nonce: () => 'nonce' });
  const socket = bench.connect();
  const mac = macOf('secret', { nonce: 'nonce', reader: 'tbl-a', boot });
  socket.give(JSON.stringify({ t: 'hello', v: 1, reader: 'tbl-a', boot, auth: { mac } }));
  await settle();
  socket.give(JSON.stringify({ t: 'hb', m: 1, cycleMs: said }));
  expect(bench.gateway.health(TABLE)).toMatchObject([{ cycleMs: shown }]);
});
