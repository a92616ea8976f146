// The console's socket: typed by the console's router, one subscription for the view, commands until answered.
import { createTRPCClient, createWSClient, type TRPCClient, TRPCClientError, wsLink } from '@trpc/client';
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
  const { client, close } = openConsoleSocket(token);
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
    pastHands: () => client.pastHands.query({ table }).then((hands) => ({ ok: true as const, hands }), refusalOf),
    pastHand: (hand) =>
      client.pastHand.query({ table, hand }).then((found) => ({ ok: true as const, hand: found }), refusalOf),
    me: () => client.me.query(),
    close() {
      stop();
      close();
    },
  };
}

/** The console's door, for every page that works there. `onLost`: the line broke; it comes back by itself. */
export function openConsoleSocket(
  token: string,
  onLost: () => void = () => undefined,
): { readonly client: TRPCClient<ConsoleRouter>; close(): void } {
  const socket = createWSClient({
    url: socketUrl(window.location),
    connectionParams: () => ({ token }),
    retryDelayMs,
    onClose: onLost,
    keepAlive: KEEP_ALIVE,
  });
  const client = createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: socket })] });
  return { client, close: () => void socket.close() };
}

interface Handlers {
  readonly onConnectionStateChange: (change: { readonly state: string }) => void;
  readonly onData: (event: unknown) => void;
  readonly onError: (error: unknown) => void;
  readonly onStopped: () => void;
}

/** Subscribes again for ever, with a pause after a refusal. */
export function keepWatching(
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

export const SENDING: Sending = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  mayRetry: (error) => !isAnswer(error),
  refusalOf,
};

/** An error with data came from the server; without it the line broke. */
function isAnswer(error: unknown): error is TRPCClientError<ConsoleRouter> {
  return error instanceof TRPCClientError && isRecord(error.data);
}

export function refusalOf(error: unknown): Refused {
  if (!isAnswer(error)) return refused('connection-lost');
  const { reason = 'connection-lost', fields = [] } = error.data ?? {};
  return refused(reason === 'bad-input' ? (INPUT_FAULTS.get(fields[0]?.reason ?? '') ?? reason) : reason);
}

/** What the first field is refused for, where there are better words than that it cannot be read. */
const INPUT_FAULTS: ReadonlyMap<string, string> = new Map([
  ['not-plain-text', 'not-plain-text'],
  ['too-big', 'input-too-big'],
  ['too-small', 'input-too-small'],
]);

function answerOf(reply: { readonly ok: true } | Omit<Refused, 'clause'>): Answer {
  return reply.ok ? reply : { ...reply, clause: '' };
}
