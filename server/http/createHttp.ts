// One port for everything: pages, the public and the console sockets, card readers. Main hands in the parts; this file
// joins them and stops them in order. It knows no table, no card and no token.
import { createServer } from 'node:http';
import type { Authenticator } from '../access/authenticate.ts';
import type { SignInOffice } from '../access/office.ts';
import type { AuditOffice } from '../audit/office.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { JudgeOffice } from '../judge/office.ts';
import type { Gateway } from '../readers/gateway.ts';
import type { SetupOffice } from '../setup/office.ts';
import { createAnswer } from './answer.ts';
import { createAuditCalls } from './auditCalls.ts';
import { ConnectionLimits, type ConnectionLimitsOptions } from './connectionLimits.ts';
import { createConsoleCalls } from './consoleCalls.ts';
import { createConsoleRouter } from './consoleRouter.ts';
import type { Hub } from './hub.ts';
import { createJudgeCalls } from './judgeCalls.ts';
import { type Address, listen } from './listen.ts';
import type { Pages } from './pages.ts';
import { createPublicCalls } from './publicCalls.ts';
import { createPublicRouter } from './publicRouter.ts';
import { createReaderBatch, READER_BATCH } from './readerBatch.ts';
import { createReaderDoor, READER_DOOR } from './readerDoor.ts';
import { createReissueCalls } from './reissueCalls.ts';
import { createSetupCalls, createStaffCalls } from './setupCalls.ts';
import { createSignInCalls } from './signInCalls.ts';
import { createSignInRouter } from './signInRouter.ts';
import { createSocketDoor, type SocketDoor, type TokenWitness } from './socketDoor.ts';
import { lookAfter } from './standing.ts';
import { stopHttp } from './stopHttp.ts';
import type { TokenLimits } from './tokenTraffic.ts';
import { createUpgrade } from './upgrade.ts';
import type { MessageRate } from './visitor.ts';
import { formatWireError } from './wireError.ts';
import { WorkCount } from './workCount.ts';

export const PUBLIC_DOOR = '/trpc';
export const CONSOLE_DOOR = '/trpc/console';
/** Takes no token: a socket there stands for a few minutes and reaches no table. */
export const SIGN_IN_DOOR = '/trpc/signin';

export interface HttpOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly authenticator: Authenticator;
  readonly hub: Hub;
  readonly setup: SetupOffice;
  readonly judge: JudgeOffice;
  readonly audit: AuditOffice;
  readonly signIn: SignInOffice;
  readonly acceptReader: Gateway['acceptReader'];
  readonly readerBatches: Gateway['batches'];
  /** left out: nobody writes down who comes in */
  readonly witness?: TokenWitness;
  readonly pages: Pages;
  readonly dev?: boolean;
  /** Whole origins beside our own, for example behind a proxy that changes the host. */
  readonly allowedOrigins?: readonly string[];
  /** Addresses of proxies whose word about the caller's address counts. */
  readonly trustedProxies?: readonly string[];
  readonly connections?: ConnectionLimitsOptions;
  readonly rates?: { readonly public: MessageRate; readonly console: MessageRate; readonly signIn: MessageRate };
  /** Of one token over all its sockets. */
  readonly perToken?: { readonly public: TokenLimits; readonly console: TokenLimits };
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
const RATES = {
  public: { burst: 60, perSecond: 10 },
  console: { burst: 200, perSecond: 50 },
  signIn: { burst: 30, perSecond: 1 },
};
/** Of one token over all its sockets: a page of a canvas may hang in many places, a console is one person's. */
const PER_TOKEN = {
  public: { sockets: 5_000, rate: { burst: 8_000, perSecond: 4_000 } },
  console: { sockets: 40, rate: { burst: 600, perSecond: 150 } },
};
/** Names and passphrases, and nothing longer. */
const SIGN_IN_FRAME_BYTES = 4 * 1024;
const SIGN_IN_PATIENCE_MS = 600_000;

export function createHttp(options: HttpOptions): Http {
  const { clock, logger, pages, dev = false, allowedOrigins = [], trustedProxies = [] } = options;
  const work = new WorkCount();
  const limits = new ConnectionLimits(options.connections ?? CONNECTIONS);
  const doors = createDoors(options, work);
  const readers = createReaderDoor(options.acceptReader, 4 * MAX_FRAME_BYTES);
  let stopping = false;
  const server = createServer(PATIENCE);
  const batch = { batches: options.readerBatches, mostBytes: 4 * MAX_FRAME_BYTES };
  const routes = new Map([[READER_BATCH, createReaderBatch({ ...batch, trustedProxies, stopping: () => stopping })]]);
  server.on('request', createAnswer({ pages, dev, clock, logger, routes }));
  server.on(
    'upgrade',
    createUpgrade({
      doors: new Map([
        [PUBLIC_DOOR, doors.public.accept],
        [CONSOLE_DOOR, doors.console.accept],
        [SIGN_IN_DOOR, doors.signIn.accept],
        [READER_DOOR, readers.accept],
      ]),
      ...{ pages, limits, allowedOrigins, trustedProxies, logger, stopping: () => stopping },
    }),
  );
  const all = [doors.public, doors.console, doors.signIn];
  const visitors = () => all.flatMap((door) => [...door.visitors]);
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
  readonly signIn: SocketDoor;
}

function createDoors(options: HttpOptions, work: WorkCount): Doors {
  const {
    audit,
    authenticator,
    clock,
    hub,
    judge,
    logger,
    rates = RATES,
    setup,
    signIn,
    trustedProxies = [],
    witness,
  } = options;
  const perToken = options.perToken ?? PER_TOKEN;
  const common = { authenticator, clock, logger, maxPayload: MAX_FRAME_BYTES, trustedProxies, witness };
  return {
    public: createSocketDoor({
      ...common,
      name: 'public',
      rate: rates.public,
      perToken: perToken.public,
      router: createPublicRouter(formatWireError),
      context: (visitor) => ({ calls: createPublicCalls({ hub, clock, reissue: setup.reissue }, visitor) }),
    }),
    console: createSocketDoor({
      ...common,
      name: 'console',
      rate: rates.console,
      perToken: perToken.console,
      router: createConsoleRouter(formatWireError),
      context: (visitor) => ({
        calls: createConsoleCalls({ hub, clock, work }, visitor),
        setup: createSetupCalls({ setup, work }, visitor),
        staff: createStaffCalls({ setup, work }, visitor),
        reissue: createReissueCalls({ setup, work }, visitor),
        judge: createJudgeCalls({ judge, work }, visitor),
        audit: createAuditCalls({ audit, work }, visitor),
      }),
    }),
    signIn: createSocketDoor({
      ...common,
      name: 'sign-in',
      rate: rates.signIn,
      perToken: perToken.console,
      maxPayload: SIGN_IN_FRAME_BYTES,
      patienceMs: SIGN_IN_PATIENCE_MS,
      takesTokens: false,
      router: createSignInRouter(formatWireError),
      context: (visitor) => ({ calls: createSignInCalls({ signIn, clock, work }, visitor) }),
    }),
  };
}
