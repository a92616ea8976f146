// A gateway on a real socket and a real database, and a reader that speaks readerlink to it.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { createReaderInboxStore, type ReaderInboxStore } from '../../db/readerInbox.ts';
import { createReaderStore } from '../../db/readers.ts';
import type { Clock } from '../../server/base/clock.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import type { Logger } from '../../server/base/logger.ts';
import { createReaderBatch } from '../../server/http/readerBatch.ts';
import { makeSealer } from '../../server/main/keys/derivedKeys.ts';
import type { ReaderHealth } from '../../server/readers/connected.ts';
import { createGateway, type Gateway } from '../../server/readers/gateway.ts';
import { macOf } from '../../server/readers/handshake.ts';
import { createInbox, type Inbox } from '../../server/readers/inbox.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import { BATCH_BYTES } from '../../server/readers/protocol/limits.ts';
import { type ServerMessage, SUBPROTOCOL, serverMessage } from '../../server/readers/protocol.ts';
import { registerReader } from '../../server/readers/roster.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { realClock, silent } from '../support/realClock.ts';

export const TABLE: TableId = tableId('main');
export const sealer = makeSealer(new Uint8Array(32).fill(7), (size) => randomBytes(size));

export interface Station {
  readonly database: FreshDatabase;
  readonly store: ReaderInboxStore;
  readonly inbox: Inbox;
  readonly gateway: Gateway;
  readonly url: string;
  readonly secret: string;
  readonly woken: number[];
  readonly changes: ReaderHealth[];
  /** Another gateway on the same database, as after a restart. */
  restart(
    over?: Partial<Pick<ReaderInboxStore, 'append'>>,
  ): Promise<{ readonly url: string; readonly gateway: Gateway; stop(): Promise<void> }>;
  close(): Promise<void>;
}

export async function openStation(logger: Logger = silent, clock: Clock = realClock): Promise<Station> {
  const database = await freshDatabase();
  const store = createReaderInboxStore(database.db);
  const readers = createReaderStore(database.db);
  const made = await registerReader(
    { readers, sealer, random: () => randomBytes(32) },
    { id: 'tbl-a', tableId: TABLE, layout: standardLayout(6) },
  );
  if (!made.ok) throw new Error(made.error);
  const woken: number[] = [];
  const changes: ReaderHealth[] = [];
  const restart: Station['restart'] = (over = {}) =>
    listen(
      createGateway({
        ...{ readers, sealer, logger, clock, inbox: { ...store, ...over } },
        nonce: () => randomBytes(16).toString('base64url'),
        programmeTime: () => Math.round(clock.now()),
        onInbox: (_, position) => woken.push(position),
        onHealth: (health) => changes.push(health),
      }),
    );
  const first = await restart();
  const inbox = createInbox({ store, sealer });
  return {
    ...{ database, store, inbox, woken, changes, restart, gateway: first.gateway, url: first.url, secret: made.value },
    async close() {
      await first.stop();
      await database.close();
    },
  };
}

async function listen(gateway: Gateway) {
  const takeBatch = createReaderBatch({
    ...{ batches: gateway.batches, mostBytes: BATCH_BYTES, trustedProxies: [], stopping: () => false },
  });
  const server = createServer(takeBatch);
  const sockets = new WebSocketServer({
    server,
    path: '/reader',
    maxPayload: 1024 * 1024,
    handleProtocols: (offered) => [...offered][0] ?? false,
  });
  sockets.on('connection', (socket, request) => gateway.acceptReader(socket, request));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    gateway,
    url: `ws://127.0.0.1:${port}/reader`,
    async stop() {
      await gateway.close();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The readers of these tests have been on for a while. */
const UP_MS = 600_000;

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export class TestReader {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  /** answers `clk` with this many milliseconds since boot */
  mono = (): number => realClock.now() + UP_MS;
  answersClock = true;
  private readonly wakers = new Set<() => void>();

  constructor(url: string, protocol = SUBPROTOCOL) {
    this.socket = new WebSocket(url, protocol);
    this.socket.on('message', (data) => {
      const message = serverMessage.parse(JSON.parse(String(data)));
      this.heard.push(message);
      if (message.t === 'clk' && this.answersClock) this.send({ ...message, m1: this.mono(), m2: this.mono() });
      this.wake();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  async until(done: () => boolean, ms = 10_000): Promise<void> {
    const end = realClock.now() + ms;
    while (!done()) {
      const rest = end - realClock.now();
      if (rest <= 0) throw new Error(`waited ${ms} ms in vain; heard ${this.heard.map(({ t }) => t).join(' ')}`);
      await new Promise<void>((go) => {
        const timer = setTimeout(go, Math.min(rest, 100));
        this.wakers.add(() => {
          clearTimeout(timer);
          go();
        });
      });
    }
  }

  async next<T extends ServerMessage['t']>(t: T, where: (message: Of<T>) => boolean = () => true): Promise<Of<T>> {
    const find = (): Of<T> | undefined =>
      this.heard.find((message): message is Of<T> => message.t === t && where(message as Of<T>));
    await this.until(() => find() !== undefined);
    const found = find();
    if (found === undefined) throw new Error('cannot be');
    return found;
  }

  async acked(upTo: number): Promise<void> {
    await this.next('ack', (ack) => ack.upTo >= upTo);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  private wake(): void {
    for (const waker of this.wakers) waker();
    this.wakers.clear();
  }
}

export interface Introduction {
  readonly secret: string;
  readonly reader?: string;
  readonly boot?: string;
  readonly seq?: { readonly first: number; readonly last: number };
  readonly v?: number;
}

/** Connects and says hello; the answer is `ready` or a close. */
export async function introduce(
  url: string,
  { secret, reader = 'tbl-a', boot = 'powerup1', seq, v = 1 }: Introduction,
): Promise<TestReader> {
  const link = new TestReader(url);
  const { nonce } = await link.next('welcome');
  link.send({
    t: 'hello',
    v,
    reader,
    boot,
    auth: { kid: 'k1', mac: macOf(secret, { nonce, reader, boot }) },
    ...(seq === undefined ? {} : { seq }),
  });
  await link.until(() => link.closed !== null || link.heard.some(({ t }) => t === 'ready'));
  return link;
}

/** A scan of seat 1 that sees `uid`, as reader number `seq`. */
export function scan(seq: number, m = realClock.now() + UP_MS, uid = 'E00401500000000A') {
  return { t: 'scan', seq, m0: m - 100, m1: m, ants: { '1': [{ u: uid, r: 60 }], '2': [], '3': null } };
}
