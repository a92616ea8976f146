// The pages: Next as a guest of our server. It never listens; the only sockets it gets are those of development.
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';

export interface Pages {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Development only: the socket that tells pages of changed code. */
  readonly upgrade: ((request: IncomingMessage, stream: Duplex, head: Buffer) => void) | null;
  close(): Promise<void>;
}

export interface PagesOptions {
  /** Folder with `app/` and `.next/`. */
  readonly dir: string;
  readonly dev: boolean;
  readonly host: string;
  readonly port: number;
}

/** Next adds a listener of its own to the server it is given: this one never opens a port. */
export async function createPages({ dir, dev, host, port }: PagesOptions): Promise<Pages> {
  const decoy = new Server();
  const app = next({ dev, dir, hostname: host, port, httpServer: decoy });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    handle: (request, response) => handle(request, response),
    upgrade: dev ? (request, stream, head) => void decoy.emit('upgrade', request, stream, head) : null,
    close: () => app.close(),
  };
}
