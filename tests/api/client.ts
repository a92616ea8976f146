// Two ways to speak to the port: the tRPC client that pages use, and a bare socket that says whatever it likes.
import { createTRPCClient, createWSClient, type TRPCClient, TRPCClientError, wsLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { WebSocket } from 'ws';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import type { PublicRouter } from '../../server/http/publicRouter.ts';
import type { SignInRouter } from '../../server/http/signInRouter.ts';
import { realClock } from '../support/realClock.ts';

export function socketUrl(http: string, path: string): string {
  return `${http.replace(/^http/, 'ws')}${path}`;
}

export interface Page<R extends AnyRouter> {
  readonly client: TRPCClient<R>;
  /** codes with which the server closed */
  readonly closes: number[];
  close(): void;
}

/** As good as never: a test sees what happened to the one socket it opened. */
const NEVER_MS = 3_600_000;

function open<R extends AnyRouter>(url: string, token: string | null, retryMs: number): Page<R> {
  const closes: number[] = [];
  const socket = createWSClient({
    url,
    // the type of the browser's class has more than the wire needs
    WebSocket: WebSocket as unknown as typeof globalThis.WebSocket,
    connectionParams: token === null ? null : { token },
    retryDelayMs: () => retryMs,
    onClose: (cause) => closes.push(cause?.code ?? 0),
  });
  const client = createTRPCClient<R>({ links: [wsLink<R>({ client: socket } as Parameters<typeof wsLink<R>>[0])] });
  return { client, closes, close: () => void socket.close() };
}

export function publicPage(http: string, token: string | null, retryMs = NEVER_MS): Page<PublicRouter> {
  return open<PublicRouter>(socketUrl(http, '/trpc'), token, retryMs);
}

export function consolePage(http: string, token: string | null): Page<ConsoleRouter> {
  return open<ConsoleRouter>(socketUrl(http, '/trpc/console'), token, NEVER_MS);
}

export function signInPage(http: string): Page<SignInRouter> {
  return open<SignInRouter>(socketUrl(http, '/trpc/signin'), null, NEVER_MS);
}

/** Reason of a refusal as a page sees it. */
export function reasonIn(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return `no refusal: ${String(error)}`;
  const data: unknown = error.data;
  return typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : error.message;
}

export async function until(done: () => boolean, ms = 10_000, what = 'something'): Promise<void> {
  const end = realClock.now() + ms;
  while (!done()) {
    if (realClock.now() > end) throw new Error(`waited ${ms} ms in vain for ${what}`);
    await realClock.sleepUntil(realClock.now() + 5);
  }
}

/** A socket without manners. */
export class BareSocket {
  readonly socket: WebSocket;
  readonly heard: string[] = [];
  closed: number | null = null;
  /** status of the answer when the server did not open the socket */
  refused: number | null = null;

  constructor(url: string, options: { readonly origin?: string; readonly protocol?: string } = {}) {
    const { origin, protocol } = options;
    this.socket = new WebSocket(url, protocol === undefined ? [] : [protocol], origin === undefined ? {} : { origin });
    this.socket.on('message', (data) => this.heard.push(String(data)));
    this.socket.on('error', () => undefined);
    this.socket.on('unexpected-response', (_request, response) => {
      this.refused = response.statusCode ?? 0;
      this.socket.terminate();
    });
    this.socket.on('close', (code) => {
      this.closed = code;
    });
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState !== WebSocket.CONNECTING, 5_000, 'an answer to the upgrade');
    return this;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  introduce(token: string): void {
    this.say({ method: 'connectionParams', data: { token } });
  }

  watch(place: { readonly table: string; readonly canvas: string }): void {
    this.say({ id: 1, method: 'subscription', params: { path: 'feeds.watch', input: place } });
  }

  close(): void {
    this.socket.terminate();
  }
}
