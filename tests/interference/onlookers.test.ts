// Onlookers of a leak check whom the server does not take in: at once, or at all.
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { inputsOf } from '../../server/cli/leakcheck/doors.ts';
import { type Onlookers, openOnlookers, PROCEDURES } from '../../server/cli/leakcheck/onlookers.ts';
import { Recording } from '../../server/cli/leakcheck/recording.ts';
import { makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';
import { realClock } from '../support/realClock.ts';

const ROOM = 5;
/** 4401, as a server says that did not look up a token in time. */
const TURNED_AWAY = 4401;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Served {
  readonly sockets: WebSocketServer;
  open(): Promise<Onlookers>;
}

/** A server that answers everything with a refusal; `came`: what it does with each line, by its number from 1. */
async function served(came: (line: number, raw: Duplex) => 'answer' | 'close' | 'gone'): Promise<Served> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  let lines = 0;
  server.on('upgrade', (request, raw, head) => {
    lines += 1;
    const fate = came(lines, raw);
    if (fate === 'gone') return;
    sockets.handleUpgrade(request, raw, head, (client) => {
      answering(client, fate);
      sockets.emit('connection', client, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  const at = server.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  const recording = new Recording(makeLeakWorlds('onlookers')[0], realClock, 'tbl');
  const looking = { address, table: 'tbl', tokens: new Map(), recording, shown: () => undefined };
  return { sockets, open: () => openOnlookers(looking) };
}

function answering(client: WebSocket, fate: 'answer' | 'close'): void {
  client.on('message', (data) => {
    const { id } = JSON.parse(String(data));
    if (fate === 'close') client.close(TURNED_AWAY);
    else if (id !== undefined) client.send(JSON.stringify({ id, error: {} }));
  });
}

test('given a server with room for five, when the sixth is turned away, then all have left', async () => {
  let came = 0;
  const { sockets, open } = await served((line, raw) => {
    came = line;
    if (line <= ROOM) return 'answer';
    raw.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    return 'gone';
  });
  await expect(open()).rejects.toThrow('503');
  expect(came).toBe(ROOM + 1);
  await vi.waitFor(() => expect(sockets.clients.size).toBe(0), 5_000);
});

test('given a busy server that closes every other line before it answers, then all are let in', async () => {
  const { sockets, open } = await served((line) => (line % 2 === 0 ? 'answer' : 'close'));
  const onlookers = await open();
  expect(sockets.clients.size).toBeGreaterThan(ROOM);
  onlookers.close();
});

test('given a server that is so slow that a stranger has been sent away by then, when all follow, then he asks for each feed all the same', async () => {
  const { sockets, open } = await served(() => 'answer');
  const onlookers = await open();
  for (const socket of sockets.clients) socket.terminate();
  await vi.waitFor(() => expect(sockets.clients.size).toBe(0), 5_000);
  const asked: string[] = [];
  sockets.on('connection', (socket) =>
    socket.on('message', (data) => asked.push(JSON.parse(String(data)).params.path)),
  );
  await onlookers.follow();
  onlookers.close();
  const feeds = PROCEDURES.filter(({ kind }) => kind === 'subscription');
  const all = feeds.flatMap((feed) => inputsOf(feed, { table: 'tbl', hands: [] }).map(() => feed.path));
  expect(asked).toEqual(all);
});

test('twin: given one that closes each, then the check ends with the name of whom it did not let in', async () => {
  const { open } = await served(() => 'close');
  await expect(open()).rejects.toThrow('was not let in');
});
