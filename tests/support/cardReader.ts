// A card reader on a real socket that says what it is told, counts every frame both ways and never speaks by itself
// except to answer.
import { WebSocket } from 'ws';
import { macOf } from '../../server/readers/handshake.ts';
import { type ServerMessage, SUBPROTOCOL, serverMessage } from '../../server/readers/protocol.ts';

export interface CardReaderOptions {
  readonly url: string;
  readonly reader: string;
  readonly secret: string;
  readonly boot: string;
  /** reader milliseconds since boot */
  readonly mono: () => number;
  /** every frame from the server, as it came */
  readonly onFrame?: (text: string) => void;
}

export class CardReader {
  readonly socket: WebSocket;
  sent = 0;
  received = 0;
  ready = false;
  closed = false;
  /** highest number the server has on disk */
  acked = 0;
  private readonly options: CardReaderOptions;

  constructor(options: CardReaderOptions) {
    this.options = options;
    this.socket = new WebSocket(options.url, SUBPROTOCOL);
    this.socket.on('message', (data) => {
      this.received += 1;
      options.onFrame?.(String(data));
      this.hear(serverMessage.parse(JSON.parse(String(data))));
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.closed = true;
    });
  }

  send(message: object): void {
    if (this.socket.readyState !== WebSocket.OPEN) throw new Error('the reader is not connected');
    this.sent += 1;
    this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    const { mono } = this.options;
    if (message.t === 'welcome') this.hello(message.nonce);
    if (message.t === 'ready') this.ready = true;
    if (message.t === 'ack') this.acked = message.upTo;
    if (message.t === 'clk') this.send({ ...message, m1: mono(), m2: mono() });
    if (message.t === 'err') throw new Error(`the gateway refused the reader: ${message.code}`);
  }

  private hello(nonce: string): void {
    const { reader, secret } = this.options;
    const boot = this.options.boot.padEnd(8, '0');
    this.send({ t: 'hello', v: 1, reader, boot, auth: { kid: 'k1', mac: macOf(secret, { nonce, reader, boot }) } });
  }
}
