// A door for card readers on loopback, in front of the gateway of the house that is open now. Counts what passes, so
// that a test knows when nothing is on its way any more.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Gateway } from '../../server/readers/gateway.ts';
import type { CardReader } from './cardReader.ts';

export interface LoopbackDoor {
  readonly url: string;
  /** True when every frame between the reader and the gateway has arrived, or when both ends are closed. */
  isIdle(reader: CardReader): boolean;
  /** Cuts every socket, as a dead process does. */
  cut(): void;
  close(): Promise<void>;
}

interface Passed {
  readonly socket: WebSocket;
  sent: number;
  received: number;
}

export async function openReaderDoor(gateway: () => Gateway): Promise<LoopbackDoor> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, handleProtocols: (offered) => [...offered][0] ?? false });
  let last: Passed | null = null;
  sockets.on('connection', (socket, request) => {
    last = counted(socket);
    gateway().acceptReader(socket, request);
    const passed = last;
    socket.on('message', () => {
      passed.received += 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/reader`,
    isIdle(reader) {
      if (reader.closed) return last === null || last.socket.readyState === WebSocket.CLOSED;
      return reader.ready && last?.received === reader.sent && last.sent === reader.received;
    },
    cut() {
      for (const socket of sockets.clients) socket.terminate();
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function counted(socket: WebSocket): Passed {
  const passed: Passed = { socket, sent: 0, received: 0 };
  const send = socket.send.bind(socket);
  socket.send = (data: Parameters<typeof send>[0]) => {
    passed.sent += 1;
    send(data);
  };
  return passed;
}
