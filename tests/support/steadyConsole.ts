// A console that never gives up: a command is sent under one client id until it is answered, across lost connections and
// restarts of server and database. Keeps what was acknowledged.
import { createTRPCClient, createWSClient, TRPCClientError, type WebSocketClientOptions, wsLink } from '@trpc/client';
import { v7 as uuid } from 'uuid';
import { WebSocket } from 'ws';
import type { ConsoleCommand, ConsoleControl, ConsoleReply, ConsoleView } from '../../server/console/view.ts';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import { realClock } from './realClock.ts';

export interface Sent {
  readonly clientId: string;
  readonly command: ConsoleCommand;
  readonly reply: ConsoleReply;
}

type SocketClass = NonNullable<WebSocketClientOptions['WebSocket']>;

/** The package's class is a browser's one but for its types; Node.js 20 has none of its own. */
function isSocketClass(made: unknown): made is SocketClass {
  return typeof made === 'function';
}

/** The server or its storage will be back: neither is an answer. */
const PASSING: readonly string[] = ['storage-unavailable', 'table-read-only', 'vault-unavailable'];
const REFUSED_FOR_NOW: readonly string[] = ['server-stopping', 'internal', 'storage-unavailable', 'unknown-table'];
const PAUSE_MS = 60;
const GIVE_UP_MS = 90_000;

export class SteadyConsole {
  readonly acknowledged: Sent[] = [];
  /** the newest frame */
  view: ConsoleView | null = null;
  /** wall time at programme time 0, never too early: each frame took some time to arrive */
  programmeZero = Number.POSITIVE_INFINITY;
  private readonly table: string;
  private readonly socket: ReturnType<typeof createWSClient>;
  private readonly client: ReturnType<typeof createTRPCClient<ConsoleRouter>>;
  private closed = false;
  private stopWatching = (): void => undefined;

  constructor(url: string, token: string, table: string) {
    const made: unknown = WebSocket;
    if (!isSocketClass(made)) throw new Error('no WebSocket');
    this.table = table;
    this.socket = createWSClient({ url, connectionParams: { token }, WebSocket: made, retryDelayMs: () => 50 });
    this.client = createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: this.socket })] });
    this.watch();
  }

  /** Answers with what the server said once it said anything; the same id again is the same command. */
  async give(command: ConsoleCommand, clientId: string = uuid()): Promise<ConsoleReply> {
    const reply = await this.insist(() => this.client.command.mutate({ table: this.table, clientId, command }));
    if (reply.ok) this.acknowledged.push({ clientId, command, reply });
    return reply;
  }

  control(command: ConsoleControl): Promise<{ readonly ok: boolean; readonly code?: string }> {
    return this.insist(() => this.client.control.mutate({ table: this.table, command }));
  }

  /** The first view from now on for which it holds; null after `ms`. */
  async find(holds: (view: ConsoleView) => boolean, ms: number): Promise<ConsoleView | null> {
    const end = realClock.now() + ms;
    while (realClock.now() < end) {
      if (this.view !== null && holds(this.view)) return this.view;
      await realClock.sleepUntil(realClock.now() + 20);
    }
    return null;
  }

  close(): void {
    this.closed = true;
    this.stopWatching();
    void this.socket.close();
  }

  private watch(): void {
    const again = (): void => {
      if (!this.closed) setTimeout(() => this.watch(), PAUSE_MS);
    };
    const watching = this.client.watch.subscribe(
      { table: this.table },
      {
        onData: ({ data }) => {
          this.view = data.view;
          const wall = performance.timeOrigin + performance.now();
          this.programmeZero = Math.min(this.programmeZero, wall - data.view.now);
        },
        onError: again,
        // a feed ends when its table is let go of here: it is asked for again
        onStopped: again,
      },
    );
    this.stopWatching = () => watching.unsubscribe();
  }

  private async insist<R extends { readonly ok: boolean }>(send: () => Promise<R>): Promise<R> {
    const end = realClock.now() + GIVE_UP_MS;
    for (;;) {
      const reply = await send().catch((error: unknown) => {
        if (isAnswer(error)) throw error;
        return null;
      });
      const code = reply !== null && 'code' in reply ? String(reply.code) : '';
      if (reply !== null && !PASSING.includes(code)) return reply;
      if (realClock.now() > end) throw new Error(`no answer within ${GIVE_UP_MS} ms`);
      await realClock.sleepUntil(realClock.now() + PAUSE_MS);
    }
  }
}

function isAnswer(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return true;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return false;
  return !REFUSED_FOR_NOW.includes(String(data.reason));
}
