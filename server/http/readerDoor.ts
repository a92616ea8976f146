// The sockets of card readers: opened here, then the gateway's. What they say is not looked at.
import { type WebSocket, WebSocketServer } from 'ws';
import type { Gateway } from '../readers/gateway.ts';
import type { Accept } from './upgrade.ts';

export const READER_DOOR = '/reader';

export interface ReaderDoor {
  readonly accept: Accept;
  readonly sockets: ReadonlySet<WebSocket>;
}

/** The gateway answers a wrong subprotocol or a frame that is too long by saying so: let both through to it. */
export function createReaderDoor(acceptReader: Gateway['acceptReader'], maxPayload: number): ReaderDoor {
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    handleProtocols: (offered) => [...offered][0] ?? false,
  });
  return {
    sockets: wss.clients,
    accept(request, stream, head) {
      wss.handleUpgrade(request, stream, head, (socket) => {
        // An error of the stream closes the socket by itself; unheard it would end the process.
        socket.on('error', () => undefined);
        acceptReader(socket, request);
      });
    },
  };
}
