// One socket as the gateway sees it: frames in as parsed messages, messages out, one way to end it. Knows no reader.
import type { WebSocket } from 'ws';
import { readFrame } from './frame.ts';
import { CLOSE } from './protocol/codes.ts';
import type { ReaderMessage, ServerMessage } from './protocol.ts';
import type { Refusal } from './refusal.ts';

export interface Link {
  send(message: ServerMessage): void;
  /** Says why, then closes. Nothing is read afterwards. */
  refuse(refusal: Refusal): void;
  /** Closes without blame: the server stops or a store failed. */
  end(code: number, reason: string): void;
  /** Stops reading from the network while something is being looked up. */
  pause(): void;
  resume(): void;
  readonly open: boolean;
}

export interface LinkListener {
  onMessage(message: ReaderMessage): void;
  onClose(): void;
}

/** What may wait for a reader that does not listen; beyond it the line is cut, since no word would reach it. */
const MOST_UNREAD_BYTES = 256 * 1024;

export function createLink(socket: WebSocket, listener: LinkListener): Link {
  let open = true;
  const link: Link = {
    send(message) {
      if (!open) return;
      if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    refuse({ close, code, msg }) {
      link.send({ t: 'err', code, msg, fatal: true });
      link.end(CLOSE[close], code);
    },
    end(code, reason) {
      if (!open) return;
      open = false;
      socket.resume();
      socket.close(code, reason);
      listener.onClose();
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    get open() {
      return open;
    },
  };
  socket.on('message', (data: Buffer | ArrayBuffer | Buffer[], isBinary: boolean) => {
    if (!open) return;
    const read = readFrame(bytesOf(data), isBinary);
    if ('refusal' in read) link.refuse(read.refusal);
    else listener.onMessage(read.message);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    if (!open) return;
    open = false;
    listener.onClose();
  });
  return link;
}

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : new Uint8Array(data);
}
