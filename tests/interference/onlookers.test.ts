// Onlookers of a leak check whom the server takes in no more: those who are in already leave, or their lines keep the process.
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { openOnlookers } from '../../server/cli/leakcheck/onlookers.ts';
import { Recording } from '../../server/cli/leakcheck/recording.ts';
import { makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';
import { realClock } from '../support/realClock.ts';

const ROOM = 5;
const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
afterEach(() => {
  for (const socket of sockets.clients) socket.terminate();
  server.close();
});

test('given a server with room for five, when the sixth is turned away, then all have left', async () => {
  let came = 0;
  server.on('upgrade', (request, socket, head) => {
    came += 1;
    if (came > ROOM) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (client) =>
      client.on('message', (data) => {
        const { id } = JSON.parse(String(data));
        if (id !== undefined) client.send(JSON.stringify({ id, error: {} }));
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const open = server.address();
  const address = `http://127.0.0.1:${typeof open === 'object' && open !== null ? open.port : 0}`;
  const recording = new Recording(makeLeakWorlds('onlookers')[0], realClock, 'tbl');
  const at = { address, table: 'tbl', tokens: new Map(), recording, shown: () => undefined };
  await expect(openOnlookers(at)).rejects.toThrow('503');
  expect(came).toBe(ROOM + 1);
  await vi.waitFor(() => expect(sockets.clients.size).toBe(0), 5_000);
});
