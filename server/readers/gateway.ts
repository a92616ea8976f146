// The door for card readers: greets a socket, has it checked and hands it to a session. It authenticates, stores
// sealed, acks after the commit and wakes the table; it never looks at what was read.
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { ReaderInboxStore } from '../../db/readerInbox.ts';
import type { ReaderRow } from '../../db/readers.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { type AdmissionOptions, admit, refuseReusedBoot, refuseTransport } from './admission.ts';
import { type Connected, ConnectedReaders, healthOf, type ReaderHealth } from './connected.ts';
import { LINK_BOOT } from './envelope.ts';
import { createLink, type Link } from './link.ts';
import { HEARTBEAT_MS, type Hello, LINK_VERSION, type ReaderMessage, WINDOW } from './protocol.ts';
import { Session } from './session.ts';

/** `sealer` has the key of readers and inbox, shared with the table that reads it and nobody else. */
export interface GatewayOptions extends AdmissionOptions {
  readonly inbox: Pick<ReaderInboxStore, 'append' | 'upTo'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** fresh random text of at least 128 bits, without `|` */
  readonly nonce: () => string;
  /** programme time of a table, milliseconds */
  readonly programmeTime: (tableId: TableId) => number;
  /** something new lies in the table's inbox; a hint */
  readonly onInbox: (tableId: TableId, position: number) => void;
  readonly onHealth?: (health: ReaderHealth) => void;
}

export interface Gateway {
  /** A socket that came to the readers' door with the subprotocol of readerlink. */
  acceptReader(socket: WebSocket, request: IncomingMessage): void;
  /** Readers of a table that are connected now. */
  health(tableId: TableId): readonly ReaderHealth[];
  /** Ends every link; resolves when all that was received is stored. */
  close(): Promise<void>;
}

const HELLO_WITHIN_MS = 5000;

export function createGateway(options: GatewayOptions): Gateway {
  const connected = new ConnectedReaders();
  return {
    acceptReader: (socket, request) => new Visitor(options, connected).greet(socket, request),
    health: (tableId) => connected.all().flatMap((one) => (one.tableId === tableId ? [healthOf(one)] : [])),
    async close() {
      const all = connected.all();
      const stored = all.map((one) => connected.leave(one, 'down'));
      for (const { link } of all) link.end(1001, 'server stops');
      await Promise.all(stored);
      await connected.settled();
    },
  };
}

/** One socket from its first frame on; once it is admitted everything goes to its session. */
class Visitor {
  private readonly options: GatewayOptions;
  private readonly connected: ConnectedReaders;
  private readonly waiting = new AbortController();
  private readonly nonce: string;
  private greeted = false;
  private one: Connected | null = null;

  constructor(options: GatewayOptions, connected: ConnectedReaders) {
    this.options = options;
    this.connected = connected;
    this.nonce = options.nonce();
  }

  greet(socket: WebSocket, request: IncomingMessage): void {
    const { clock, nonce } = this.options;
    const link = createLink(socket, {
      onMessage: (message) => (this.one === null ? this.hear(link, message) : this.one.session.receive(message)),
      onClose: () => this.left(),
    });
    const refusal = refuseTransport(socket, request);
    if (refusal !== null) {
      link.refuse(refusal);
      return;
    }
    const hbMs = HEARTBEAT_MS;
    link.send({
      t: 'welcome',
      v: [LINK_VERSION],
      session: nonce(),
      nonce: this.nonce,
      now: clock.wall(),
      hbMs,
      window: WINDOW,
    });
    void clock.sleepUntil(clock.now() + HELLO_WITHIN_MS, this.waiting.signal).then(() => {
      if (!this.waiting.signal.aborted) link.refuse({ close: 'auth', code: 'AUTH', msg: 'no hello within 5 s' });
    });
  }

  private hear(link: Link, message: ReaderMessage): void {
    if (message.t !== 'hello' || this.greeted) {
      link.refuse({ close: 'malformed', code: 'STATE', msg: 'say hello first, then wait for ready' });
      return;
    }
    this.greeted = true;
    link.pause();
    this.enter(link, message).catch(() => {
      this.options.logger.log('error', 'reader could not be admitted', { reader: message.reader });
      link.end(1011, 'INTERNAL');
    });
  }

  private async enter(link: Link, hello: Hello): Promise<void> {
    const { logger, onHealth } = this.options;
    const admission = await admit(this.options, hello, this.nonce);
    this.waiting.abort();
    if ('refusal' in admission) {
      logger.log('warn', 'reader refused', { reader: hello.reader, code: admission.refusal.code });
      link.refuse(admission.refusal);
      return;
    }
    await this.connected.take(hello.reader, () => this.open(link, hello, admission.row));
    if (this.one === null) return;
    logger.log('info', 'reader connected', { reader: hello.reader, table: this.one.tableId });
    onHealth?.(healthOf(this.one));
    link.resume();
  }

  private async open(link: Link, hello: Hello, { tableId }: ReaderRow): Promise<Connected | null> {
    const { inbox, sealer, clock, programmeTime, onInbox, onHealth } = this.options;
    const stored = {
      data: await inbox.upTo(hello.reader, hello.boot),
      link: await inbox.upTo(hello.reader, LINK_BOOT),
    };
    const refusal = refuseReusedBoot(hello, stored.data);
    if (refusal !== null) link.refuse(refusal);
    if (!link.open) return null;
    const logger = this.options.logger.with({ reader: hello.reader, table: tableId });
    const session = new Session({
      ...{ hello, tableId, link, store: inbox, sealer, clock, logger, stored },
      programmeTime: () => programmeTime(tableId),
      onStored: (position) => onInbox(tableId, position),
      onChange: () => this.one !== null && onHealth?.(healthOf(this.one)),
    });
    this.one = { session, link, tableId, hello };
    session.start();
    return this.one;
  }

  private left(): void {
    this.waiting.abort();
    if (this.one === null) return;
    this.connected.leave(this.one, 'down').catch(() => {
      this.options.logger.log('error', 'a reader left and its last messages were not stored');
    });
  }
}
