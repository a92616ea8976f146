// One socket of a reader from its first frame on; once it is admitted everything goes to its session.
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { refuseTransport } from './admission.ts';
import type { Connected } from './connected.ts';
import type { Entrance } from './entrance.ts';
import { createLink, type Link } from './link.ts';
import { HELLO_WITHIN_MS } from './protocol/limits.ts';
import type { Hello, ReaderMessage } from './protocol.ts';
import { loggedName } from './readerName.ts';
import { welcome } from './welcome.ts';

export interface VisitorOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly nonce: () => string;
  readonly entrance: Entrance;
  readonly onLeft: (one: Connected) => void;
}

export class Visitor {
  private readonly options: VisitorOptions;
  private readonly waiting = new AbortController();
  private readonly nonce: string;
  private greeted = false;
  private one: Connected | null = null;

  constructor(options: VisitorOptions) {
    this.options = options;
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
    link.send(welcome({ session: nonce(), nonce: this.nonce, now: clock.wall() }));
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
      this.options.logger.log('error', 'reader could not be admitted', { reader: loggedName(message.reader) });
      link.end(1011, 'INTERNAL');
    });
  }

  private async enter(link: Link, hello: Hello): Promise<void> {
    const { entrance } = this.options;
    const arriving = { link, hello, nonce: this.nonce };
    const row = await entrance.check(arriving);
    this.waiting.abort();
    if (row === null) return;
    const one = await entrance.open(arriving, row, (opened) => {
      this.one = opened;
    });
    if (one !== null) link.resume();
  }

  private left(): void {
    this.waiting.abort();
    if (this.one !== null) this.options.onLeft(this.one);
  }
}
