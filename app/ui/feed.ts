// The page's end of the public socket: one subscription, tried again for ever with a capped, jittered pause; what time it is;
// and what the page says of itself. Untyped on purpose: whatever arrives is checked before it is drawn.
import { createTRPCUntypedClient, createWSClient, TRPCClientError, type TRPCUntypedClient, wsLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FeedEvent } from './feedState.ts';
import { isRecord } from './feedState.ts';
import { OwnToken } from './ownToken.ts';
import { openShelf } from './successors.ts';

export interface FeedRequest {
  readonly table: string;
  readonly canvas: string;
  readonly token: string;
}

/** the procedures of the public socket; a test compares them with the router */
export const FEED_PATH = 'feeds.watch';
export const CLOCK_PATH = 'feeds.clock';
export const REPORT_PATH = 'feeds.report';
export const SUCCESSOR_PATH = 'feeds.successor';
export const KEPT_PATH = 'feeds.kept';

/** What a page says of itself, as server/release/feeds.ts reads it. */
export interface PageReport {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly host: 'obs' | 'browser';
  readonly visible: boolean;
  readonly clear: boolean;
  readonly frame: number;
}

/** An open socket. Only in a browser. */
export interface PublicLine {
  /** Listens until the returned function is called. */
  watch(canvas: string, listener: (event: FeedEvent) => void): () => void;
  /** What the server's clock says, unchecked; rejects when the line is down or the answer is not waited for any longer. */
  clock(canvas: string | null, signal: AbortSignal): Promise<unknown>;
  /** Said and forgotten: the next report says it all again. */
  report(canvas: string, page: PageReport): void;
  /** Takes a token that comes in place of the address's own, until the returned function is called. */
  succeed(canvas: string): () => void;
  close(): void;
}

const KEEP_ALIVE = { enabled: true, intervalMs: 5_000, pongTimeoutMs: 3_000 };
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3_000;
/** Another token is tried at once, by another socket. */
const NEXT_PAUSE_MS = 50;
/** A refusal is rarely cured by asking again at once. */
const REFUSED_PAUSE_MS = 5_000;

/** 0 at once, then 250 ms doubling to 3 s, each spread by 30 % so that pages do not come back in step. */
export function retryDelayMs(attempt: number): number {
  if (attempt === 0) return 0;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return pause * (0.7 + 0.6 * Math.random());
}

type Client = TRPCUntypedClient<AnyTRPCRouter>;

export function openLine({ table, token }: Pick<FeedRequest, 'table' | 'token'>): PublicLine {
  const own = new OwnToken(token, openShelf(window));
  const socket = createWSClient({
    url: socketUrl(window.location),
    connectionParams: () => ({ token: own.current }),
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
  });
  const client: Client = createTRPCUntypedClient({ links: [wsLink({ client: socket })] });
  const pauseAfter = (reason: string): number => {
    if (!own.refused(reason)) return REFUSED_PAUSE_MS;
    // a socket is one token's: the next one goes by another
    socket.connection?.ws.close();
    return NEXT_PAUSE_MS;
  };
  return {
    watch: (canvas, listener) => watch(client, { table, canvas }, { hear: listener, pauseAfter }),
    clock: (canvas, signal) => client.query(CLOCK_PATH, { table, canvas }, { signal }),
    report: (canvas, page) => void client.mutation(REPORT_PATH, { table, canvas, page }).catch(() => undefined),
    succeed: (canvas) => succeed(client, { table, canvas }, own),
    close: () => void socket.close(),
  };
}

type Place = Pick<FeedRequest, 'table' | 'canvas'>;

interface Listening {
  readonly hear: (event: FeedEvent) => void;
  /** how long to wait after a refusal */
  readonly pauseAfter: (reason: string) => number;
}

function watch(client: Client, place: Place, { hear: listener, pauseAfter }: Listening): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const again = (pause = REFUSED_PAUSE_MS): void => {
    timer = setTimeout(subscribe, pause);
  };
  function subscribe(): void {
    const subscription = client.subscription(FEED_PATH, place, {
      onConnectionStateChange: ({ state }) => listener({ type: state === 'pending' ? 'connected' : 'disconnected' }),
      onData: (data) => listener({ type: 'frame', frame: untracked(data) }),
      onError: (error) => {
        const reason = reasonOf(error);
        listener({ type: 'refused', reason });
        again(pauseAfter(reason));
      },
      onStopped: () => again(),
    });
    stop = () => subscription.unsubscribe();
  }
  subscribe();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Each step is done before the next one is heard; one of another shape is none of ours. */
function succeed(client: Client, place: Place, own: OwnToken): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const again = (): void => {
    timer = setTimeout(subscribe, REFUSED_PAUSE_MS);
  };
  function subscribe(): void {
    const subscription = client.subscription(
      SUCCESSOR_PATH,
      { ...place, keeps: own.keeps },
      { onData: (step) => take(client, own, step), onError: again, onStopped: again },
    );
    stop = () => subscription.unsubscribe();
  }
  subscribe();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function take(client: Client, own: OwnToken, step: unknown): void {
  if (!isRecord(step) || typeof step['offer'] !== 'string') return;
  const { offer, token } = step;
  if (step['do'] === 'use') own.use(offer);
  if (step['do'] === 'forget') own.forget(offer);
  if (step['do'] !== 'keep' || typeof token !== 'string') return;
  const kept = own.keep(offer, token);
  void client.mutation(KEPT_PATH, { offer, kept }).catch(() => undefined);
}

function socketUrl(place: Location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/trpc`;
}

/** Tracked events arrive as { id, data }. */
function untracked(event: unknown): unknown {
  return isRecord(event) && 'data' in event ? event['data'] : event;
}

/** The server's kebab reason, or the code of a failure that has none. */
export function reasonOf(error: unknown): string {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  if (!isRecord(data)) return 'refused';
  const reason = [data['reason'], data['code']].find((text) => typeof text === 'string');
  return typeof reason === 'string' ? reason : 'refused';
}
