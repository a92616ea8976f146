// One tRPC router on WebSockets: greets a socket, has its token looked at once, and keeps the list of who stands here.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AnyRouter, inferRouterContext } from '@trpc/server';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Authenticator } from '../access/authenticate.ts';
import type { Principal } from '../access/principal.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { callerAddress } from './callerAddress.ts';
import { createFrameEncoder } from './frameEncoder.ts';
import { type TokenLimits, TokenTraffic } from './tokenTraffic.ts';
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
  /** of one token over all its sockets */
  readonly perToken: TokenLimits;
  /** how long a socket may stand without a token, ms; at a door that takes none, at all */
  readonly patienceMs?: number;
  /** false: a token that is shown here is not looked at */
  readonly takesTokens?: boolean;
  /** addresses of proxies whose word about the caller counts */
  readonly trustedProxies: readonly string[];
  readonly witness?: TokenWitness | undefined;
}

/** Writes down who comes in. A token whose use cannot be written down opens nothing. */
export interface TokenWitness {
  entered(principal: Principal, door: string, address: string): Promise<void>;
  refused(reason: string, door: string, address: string): Promise<void>;
}

const INTRODUCE_WITHIN_MS = 5_000;

export function createSocketDoor<R extends AnyRouter>(options: SocketDoorOptions<R>): SocketDoor {
  const { name, clock, rate, maxPayload, router } = options;
  const { patienceMs = INTRODUCE_WITHIN_MS, takesTokens = true } = options;
  const logger = options.logger.with({ door: name });
  const wss = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, clientTracking: true });
  const traffic = new TokenTraffic(options.perToken, clock);
  const maySpeak = (token: string): boolean => traffic.message(token);
  const visitors = new Set<Visitor>();
  const bySocket = new WeakMap<object, Visitor>();
  const handler = applyWSSHandler<R>({
    wss,
    router,
    experimental_encoder: createFrameEncoder(),
    async createContext({ res, info }) {
      const visitor = bySocket.get(res);
      if (visitor === undefined) throw new Error('a socket that nobody accepted');
      if (takesTokens) await introduce(visitor, info.connectionParams?.['token'], { ...options, logger });
      takePlace(visitor, traffic, res);
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
        const address = callerAddress(request, options.trustedProxies);
        const carried = (one: Visitor): void => takePlace(one, traffic, socket);
        const visitor = new Visitor({ socket, stream, clock, rate, address, patienceMs, maySpeak, carried });
        bySocket.set(socket, visitor);
        visitors.add(visitor);
        socket.on('close', () => visitors.delete(visitor));
        wss.emit('connection', socket, request);
      });
    },
  };
}

/** A token that has all its sockets opens no other one. */
function takePlace(visitor: Visitor, traffic: TokenTraffic, socket: WebSocket): void {
  if (visitor.principal === null) return;
  const leave = traffic.enter(visitor.principal.tokenId);
  if (leave === null) visitor.refuse('too-many-sockets');
  else if (socket.readyState === socket.CLOSED) leave();
  else socket.once('close', leave);
}

async function introduce(
  visitor: Visitor,
  token: string | undefined,
  {
    authenticator,
    logger,
    witness,
    name,
  }: Pick<SocketDoorOptions<AnyRouter>, 'authenticator' | 'logger' | 'witness' | 'name'>,
): Promise<void> {
  if (token === undefined) return;
  try {
    const answer = await authenticator.authenticate(token);
    if (answer.ok) await witness?.entered(answer.value, name, visitor.address);
    else await witness?.refused(answer.error, name, visitor.address);
    if (answer.ok) visitor.principal = answer.value;
    else visitor.refuse(answer.error);
    if (!answer.ok) logger.log('warn', 'token refused', { reason: answer.error });
  } catch {
    visitor.refuse('storage-unavailable');
    logger.log('error', 'tokens cannot be looked up');
  }
}
