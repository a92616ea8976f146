// One socket as the gateway sees it: frames in as parsed messages, messages out, one way to end it. Knows no reader.
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import {
  CLOSE,
  type CloseName,
  type ErrCode,
  MAX_FRAME_BYTES,
  type ReaderMessage,
  readerMessage,
  type ServerMessage,
} from './protocol.ts';

export interface Refusal {
  readonly close: CloseName;
  readonly code: ErrCode;
  readonly msg: string;
}

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

export function createLink(socket: WebSocket, listener: LinkListener): Link {
  let open = true;
  const link: Link = {
    send(message) {
      if (open) socket.send(JSON.stringify(message));
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
    const read = readFrame(data, isBinary);
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

type Read = { readonly message: ReaderMessage } | { readonly refusal: Refusal };

function readFrame(data: Buffer | ArrayBuffer | Buffer[], isBinary: boolean): Read {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
  if (bytes.length > MAX_FRAME_BYTES)
    return malformed('TOO_LARGE', `frame of ${bytes.length} bytes, at most ${MAX_FRAME_BYTES}`);
  if (isBinary) return malformed('MALFORMED', 'frames are JSON text, one message each');
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return malformed('MALFORMED', 'not JSON');
  }
  const parsed = readerMessage.safeParse(json);
  return parsed.success ? { message: parsed.data } : malformed('MALFORMED', whatIsWrong(parsed.error));
}

function malformed(code: ErrCode, msg: string): Read {
  return { refusal: { close: 'malformed', code, msg } };
}

/** Field and reason, never the value: it may be a tag. */
function whatIsWrong(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  return `${path === '' ? 'message' : path}: ${issue?.code ?? 'invalid'}`.slice(0, 200);
}
