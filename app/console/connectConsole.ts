// The console's socket: typed by the console's router, one subscription for the view, commands until answered.
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import { retryDelayMs } from '../ui/feed.ts';
import { type FeedEvent, isRecord } from '../ui/feedState.ts';
import { type Answer, type ConsoleLink, type Refused, refused, type Sending, untilAnswered } from './consoleLink.ts';

export interface ConsoleAddress {
  readonly table: string;
  readonly token: string;
}

export interface ConsoleConnection extends ConsoleLink {
  close(): void;
}

const KEEP_ALIVE = { enabled: true, intervalMs: 3_000, pongTimeoutMs: 3_000 };
/** A refusal is rarely cured by asking again at once. */
const REFUSED_PAUSE_MS = 5_000;

/** Connects and listens until closed. Only in a browser. */
export function connectConsole(
  { table, token }: ConsoleAddress,
  listener: (event: FeedEvent) => void,
): ConsoleConnection {
  const socket = createWSClient({
    url: socketUrl(window.location),
    connectionParams: () => ({ token }),
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
  });
  const client = createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: socket })] });
  const stop = keepWatching((handlers) => client.watch.subscribe({ table }, handlers), listener);
  return {
    command: (clientId, command) => untilAnswered(() => client.command.mutate({ table, clientId, command }), SENDING),
    control: (control) =>
      untilAnswered(async () => answerOf(await client.control.mutate({ table, command: control })), SENDING),
    preview: async (amendment) => {
      try {
        return await client.preview.query({ table, amendment });
      } catch (error) {
        return refusalOf(error);
      }
    },
    me: () => client.me.query(),
    close() {
      stop();
      void socket.close();
    },
  };
}

interface Handlers {
  readonly onConnectionStateChange: (change: { readonly state: string }) => void;
  readonly onData: (event: unknown) => void;
  readonly onError: (error: unknown) => void;
  readonly onStopped: () => void;
}

/** Subscribes again for ever, with a pause after a refusal. */
function keepWatching(
  subscribe: (handlers: Handlers) => { unsubscribe(): void },
  listener: (event: FeedEvent) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const again = (): void => {
    timer = setTimeout(start, REFUSED_PAUSE_MS);
  };
  function start(): void {
    const subscription = subscribe({
      onConnectionStateChange: ({ state }) => listener({ type: state === 'pending' ? 'connected' : 'disconnected' }),
      onData: (event) => listener({ type: 'frame', frame: isRecord(event) ? event['data'] : event }),
      onError: (error) => {
        listener({ type: 'refused', reason: refusalOf(error).code });
        again();
      },
      onStopped: again,
    });
    stop = () => subscription.unsubscribe();
  }
  start();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function socketUrl(place: Location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/trpc/console`;
}

const SENDING: Sending = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  mayRetry: (error) => !isAnswer(error),
  refusalOf,
};

/** An error with data came from the server; without it the line broke. */
function isAnswer(error: unknown): error is TRPCClientError<ConsoleRouter> {
  return error instanceof TRPCClientError && isRecord(error.data);
}

function refusalOf(error: unknown): Refused {
  const reason = isAnswer(error) ? error.data?.reason : undefined;
  return refused(reason ?? 'connection-lost');
}

function answerOf(reply: { readonly ok: true } | Omit<Refused, 'clause'>): Answer {
  return reply.ok ? reply : { ...reply, clause: '' };
}
