// The desk over the console's own socket: the same door, token and feed as an operator's tablet.
import { createTRPCClient, createWSClient, type WebSocketClientOptions, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';
import type { Clock } from '../../base/clock.ts';
import type { ConsoleRouter } from '../../http/consoleRouter.ts';
import { DemoClosed, type Desk, type DeskRole, WatchedView } from './desk.ts';

export interface ConsoleDeskOptions {
  /** ws://host:port/trpc/console */
  readonly url: string;
  readonly table: string;
  /** enters bets */
  readonly operator: string;
  /** controls the release */
  readonly producer: string;
  /** rules */
  readonly floor: string;
  /** types hole cards; null where no card desk is */
  readonly cardDesk: string | null;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly say: (line: string) => void;
}

export interface ConsoleDesk extends Desk {
  close(): Promise<void>;
}

export function openConsoleDesk(options: ConsoleDeskOptions): ConsoleDesk {
  const { table, newId, say } = options;
  const operator = connect(options, options.operator);
  const producer = connect(options, options.producer);
  const floor = connect(options, options.floor);
  const cardDesk = options.cardDesk === null ? null : connect(options, options.cardDesk);
  const at = (by: DeskRole) => {
    if (by === 'card-desk' && cardDesk !== null) return cardDesk;
    return by === 'producer' ? producer : by === 'floor' ? floor : operator;
  };
  const watched = new WatchedView(options.clock);
  const watching = operator.client.watch.subscribe(
    { table },
    {
      onData: ({ data }) => watched.show(data.view),
      onError: (error) => say(`console feed: ${error.message}`),
    },
  );
  let closed = false;
  // A call after the end would open the socket again, and again, for ever.
  const orClosed = <T>(call: () => Promise<T>): Promise<T> =>
    closed ? Promise.reject(new DemoClosed('the desk is closed')) : call();
  return {
    watched,
    command: (command, by = 'operator') =>
      orClosed(() => at(by).client.command.mutate({ table, clientId: newId(), command })),
    control: (command) => orClosed(() => producer.client.control.mutate({ table, command })),
    async close() {
      closed = true;
      watching.unsubscribe();
      await Promise.all([operator, producer, floor, cardDesk].map((one) => one?.socket.close()));
    },
  };
}

type SocketClass = NonNullable<WebSocketClientOptions['WebSocket']>;

/** The package's class is a browser's one but for its types; Node.js 20 has none of its own. */
function isSocketClass(made: unknown): made is SocketClass {
  return typeof made === 'function';
}

function connect({ url }: ConsoleDeskOptions, token: string) {
  const made: unknown = WebSocket;
  if (!isSocketClass(made)) throw new Error('no WebSocket');
  const socket = createWSClient({ url, connectionParams: () => ({ token }), WebSocket: made });
  return { socket, client: createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: socket })] }) };
}
