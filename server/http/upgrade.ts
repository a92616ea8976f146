// Decides which door a new socket goes to, by path alone, after its origin and the free places were looked at.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../base/logger.ts';
import { callerAddress } from './callerAddress.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { originAllowed } from './origin.ts';
import type { Pages } from './pages.ts';
import { loggedPath, requestPath } from './requestPath.ts';

export type Accept = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;

export interface UpgradeOptions {
  readonly doors: ReadonlyMap<string, Accept>;
  readonly pages: Pages;
  readonly limits: ConnectionLimits;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly logger: Logger;
  readonly stopping: () => boolean;
}

export function createUpgrade(options: UpgradeOptions): Accept {
  return (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    const path = requestPath(request);
    const door = options.doors.get(path);
    if (door === undefined) return toPages(options.pages, { request, stream, head });
    const refuse = (status: string, reason: string): void => {
      options.logger.log('warn', 'socket refused', { path: loggedPath(path), reason });
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: ${reason.length}\r\n\r\n${reason}`);
    };
    if (options.stopping()) return refuse('503 Service Unavailable', 'server-stopping');
    if (!originAllowed(request, options.allowedOrigins)) return refuse('403 Forbidden', 'foreign-origin');
    const place = options.limits.enter(callerAddress(request, options.trustedProxies));
    if (place === 'address-full') return refuse('429 Too Many Requests', place);
    if (place === 'server-full') return refuse('503 Service Unavailable', place);
    stream.once('close', place);
    door(request, stream, head);
  };
}

function toPages(
  { upgrade }: Pages,
  socket: { readonly request: IncomingMessage; readonly stream: Duplex; readonly head: Buffer },
): void {
  if (upgrade === null) socket.stream.destroy();
  else upgrade(socket.request, socket.stream, socket.head);
}
