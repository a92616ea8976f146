// One tRPC router on WebSockets: greets a socket, has its token looked at once, and keeps the list of who stands here.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AnyRouter, inferRouterContext } from '@trpc/server';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { WebSocketServer } from 'ws';
import type { Authenticator } from '../access/authenticate.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { createFrameEncoder } from './frameEncoder.ts';
import { type MessageRate, Visitor } from './visitor.ts';
import { reasonOf } from './wireError.ts';

export interface SocketDoor {
  accept(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  readonly visitors: ReadonlySet<Visitor>;
  /** Asks every client to come back on a new socket. */
  sayReconnect(): void;
}

export interface SocketDoorOptions<R extends AnyRouter> {
  readonly name: string;
  readonly router: R;
  readonly context: (visitor: Visitor) => inferRouterContext<R>;
  readonly authenticator: Authenticator;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rate: MessageRate;
  readonly maxPayload: number;
}

export function createSocketDoor<R extends AnyRouter>(options: SocketDoorOptions<R>): SocketDoor {
  const { name, clock, rate, maxPayload, router } = options;
  const logger = options.logger.with({ door: name });
  const wss = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, clientTracking: true });
  const visitors = new Set<Visitor>();
  const bySocket = new WeakMap<object, Visitor>();
  const handler = applyWSSHandler<R>({
    wss,
    router,
    experimental_encoder: createFrameEncoder(),
    async createContext({ res, info }) {
      const visitor = bySocket.get(res);
      if (visitor === undefined) throw new Error('a socket that nobody accepted');
      await introduce(visitor, info.connectionParams?.['token'], { ...options, logger });
      return options.context(visitor);
    },
    onError({ error, path, type }) {
      const reason = reasonOf(error);
      const procedure = reason === 'no-such-procedure' ? undefined : path;
      if (reason !== 'internal') logger.log('info', 'call refused', { procedure, type, reason });
      else logger.log('error', 'call failed', { procedure, type, error: error.cause?.name ?? error.name });
    },
  });
  return {
    visitors,
    sayReconnect: () => handler.broadcastReconnectNotification(),
    accept(request, stream, head) {
      wss.handleUpgrade(request, stream, head, (socket) => {
        const visitor = new Visitor({ socket, stream, clock, rate });
        bySocket.set(socket, visitor);
        visitors.add(visitor);
        socket.on('close', () => visitors.delete(visitor));
        wss.emit('connection', socket, request);
      });
    },
  };
}

async function introduce(
  visitor: Visitor,
  token: string | undefined,
  { authenticator, logger }: Pick<SocketDoorOptions<AnyRouter>, 'authenticator' | 'logger'>,
): Promise<void> {
  if (token === undefined) return;
  try {
    const answer = await authenticator.authenticate(token);
    if (answer.ok) visitor.principal = answer.value;
    else visitor.refuse(answer.error);
    if (!answer.ok) logger.log('warn', 'token refused', { reason: answer.error });
  } catch {
    visitor.refuse('storage-unavailable');
    logger.log('error', 'tokens cannot be looked up');
  }
}
