// One port for everything: pages, the public and the console sockets, card readers. Main hands in the parts; this file
// joins them and stops them in order. It knows no table, no card and no token.
import { createServer } from 'node:http';
import type { Authenticator } from '../access/authenticate.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { Gateway } from '../readers/gateway.ts';
import { createAnswer } from './answer.ts';
import { ConnectionLimits, type ConnectionLimitsOptions } from './connectionLimits.ts';
import { createConsoleCalls } from './consoleCalls.ts';
import { createConsoleRouter } from './consoleRouter.ts';
import type { Hub } from './hub.ts';
import { type Address, listen } from './listen.ts';
import type { Pages } from './pages.ts';
import { createPublicCalls } from './publicCalls.ts';
import { createPublicRouter } from './publicRouter.ts';
import { createReaderDoor, READER_DOOR } from './readerDoor.ts';
import { createSocketDoor, type SocketDoor } from './socketDoor.ts';
import { lookAfter } from './standing.ts';
import { stopHttp } from './stopHttp.ts';
import { createUpgrade } from './upgrade.ts';
import type { MessageRate } from './visitor.ts';
import { formatWireError } from './wireError.ts';
import { WorkCount } from './workCount.ts';

export const PUBLIC_DOOR = '/trpc';
export const CONSOLE_DOOR = '/trpc/console';

export interface HttpOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly authenticator: Authenticator;
  readonly hub: Hub;
  readonly acceptReader: Gateway['acceptReader'];
  readonly pages: Pages;
  readonly dev?: boolean;
  /** Whole origins beside our own, for example behind a proxy that changes the host. */
  readonly allowedOrigins?: readonly string[];
  readonly connections?: ConnectionLimitsOptions;
  readonly rates?: { readonly public: MessageRate; readonly console: MessageRate };
}

export interface Http {
  /** Throws ListenError: its message says what to do. */
  listen(at: Address): Promise<Address>;
  /** Lets running commands end, sends clients away to come back, cuts what is left at the deadline. */
  stop(withinMs: number): Promise<void>;
  readonly openSockets: number;
}

const MAX_FRAME_BYTES = 64 * 1024;
const CONNECTIONS: ConnectionLimitsOptions = { total: 10_000, perAddress: 200 };
/** For those who connect and say nothing, or say it very slowly. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const RATES = { public: { burst: 60, perSecond: 10 }, console: { burst: 200, perSecond: 50 } };

export function createHttp(options: HttpOptions): Http {
  const { clock, logger, pages, dev = false, allowedOrigins = [] } = options;
  const work = new WorkCount();
  const limits = new ConnectionLimits(options.connections ?? CONNECTIONS);
  const doors = createDoors(options, work);
  const readers = createReaderDoor(options.acceptReader, 4 * MAX_FRAME_BYTES);
  let stopping = false;
  const server = createServer(PATIENCE);
  server.on('request', createAnswer({ pages, dev, clock, logger }));
  server.on(
    'upgrade',
    createUpgrade({
      doors: new Map([
        [PUBLIC_DOOR, doors.public.accept],
        [CONSOLE_DOOR, doors.console.accept],
        [READER_DOOR, readers.accept],
      ]),
      ...{ pages, limits, allowedOrigins, logger, stopping: () => stopping },
    }),
  );
  const visitors = () => [...doors.public.visitors, ...doors.console.visitors];
  let leave = (): void => undefined;
  return {
    async listen(at) {
      const open = await listen(server, at);
      leave = lookAfter({ visitors, authenticator: options.authenticator, clock, logger });
      return open;
    },
    async stop(withinMs) {
      stopping = true;
      leave();
      const all = [doors.public, doors.console];
      await stopHttp({ server, doors: all, readers, pages, work, clock }, clock.now() + withinMs);
    },
    get openSockets() {
      return limits.open;
    },
  };
}

interface Doors {
  readonly public: SocketDoor;
  readonly console: SocketDoor;
}

function createDoors({ authenticator, clock, hub, logger, rates = RATES }: HttpOptions, work: WorkCount): Doors {
  const common = { authenticator, clock, logger, maxPayload: MAX_FRAME_BYTES };
  return {
    public: createSocketDoor({
      ...common,
      name: 'public',
      rate: rates.public,
      router: createPublicRouter(formatWireError),
      context: (visitor) => ({ calls: createPublicCalls(hub, clock, visitor) }),
    }),
    console: createSocketDoor({
      ...common,
      name: 'console',
      rate: rates.console,
      router: createConsoleRouter(formatWireError),
      context: (visitor) => ({ calls: createConsoleCalls({ hub, clock, work }, visitor) }),
    }),
  };
}
