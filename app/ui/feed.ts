// The page's end of the public socket: one subscription, tried again for ever with a capped, jittered pause.
// Untyped on purpose: whatever arrives is checked by feedState.ts before it is drawn.
import { createTRPCUntypedClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
import type { FeedEvent } from './feedState.ts';
import { isRecord } from './feedState.ts';

export interface FeedRequest {
  readonly table: string;
  readonly canvas: string;
  readonly token: string;
}

/** the one procedure of the public socket */
export const FEED_PATH = 'feeds.watch';

const KEEP_ALIVE = { enabled: true, intervalMs: 5_000, pongTimeoutMs: 3_000 };
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
/** A refusal is rarely cured by asking again at once. */
const REFUSED_PAUSE_MS = 5_000;

/** 0 at once, then 250 ms doubling to 3 s, each spread by 30 % so that pages do not come back in step. */
export function retryDelayMs(attempt: number): number {
  if (attempt === 0) return 0;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return pause * (0.7 + 0.6 * Math.random());
}

/** Listens until the returned function is called. */
export function watchFeed(request: FeedRequest, listener: (event: FeedEvent) => void): () => void {
  const socket = createWSClient({
    url: socketUrl(window.location),
    connectionParams: () => ({ token: request.token }),
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
  });
  const client = createTRPCUntypedClient({ links: [wsLink({ client: socket })] });
  const { table, canvas } = request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const again = (): void => {
    timer = setTimeout(subscribe, REFUSED_PAUSE_MS);
  };
  function subscribe(): void {
    const subscription = client.subscription(
      FEED_PATH,
      { table, canvas },
      {
        onConnectionStateChange: ({ state }) => listener({ type: state === 'pending' ? 'connected' : 'disconnected' }),
        onData: (data) => listener({ type: 'frame', frame: untracked(data) }),
        onError: (error) => {
          listener({ type: 'refused', reason: reasonOf(error) });
          again();
        },
        onStopped: again,
      },
    );
    stop = () => subscription.unsubscribe();
  }
  subscribe();
  return () => {
    clearTimeout(timer);
    stop();
    void socket.close();
  };
}

function socketUrl(place: Location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/trpc`;
}

/** Tracked events arrive as { id, data }. */
function untracked(event: unknown): unknown {
  return isRecord(event) && 'data' in event ? event['data'] : event;
}

/** The server's kebab reason, or the code of a failure that has none. */
function reasonOf(error: unknown): string {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  if (!isRecord(data)) return 'refused';
  const reason = [data['reason'], data['code']].find((text) => typeof text === 'string');
  return typeof reason === 'string' ? reason : 'refused';
}
