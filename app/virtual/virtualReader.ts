// The virtual table as a card reader: a socket that speaks readerlink/1, proves its secret and connects again by itself. It sends
// which numbers lie on which antenna; nothing comes back but acknowledgements.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { ReaderMessage, ServerMessage } from '../../server/readers/protocol.ts';
import { CYCLE_MS, type Reads, ScanRun } from './scanRun.ts';

export const LINK_WORDS = ['connecting', 'connected', 'away', 'refused'] as const;
export type LinkWord = (typeof LINK_WORDS)[number];
/** `code` of a refusal, as the protocol names it. */
export interface LinkState {
  readonly word: LinkWord;
  readonly code: string;
}

export interface VirtualReaderOptions {
  readonly url: string;
  readonly reader: string;
  readonly secret: string;
  readonly ports: readonly string[];
  readonly reads: () => Reads;
  readonly onLink: (state: LinkState) => void;
}

const SUBPROTOCOL = 'readerlink.v1+json';
const HEARTBEAT_MS = 2000;
const AGAIN_MS = 2000;
/** Nobody tries again by himself where the answer would be the same. */
const FINAL = ['AUTH', 'UNREGISTERED', 'DISABLED', 'PLAIN', 'VERSION', 'REPLACED'];

export class VirtualReader {
  private readonly options: VirtualReaderOptions;
  private readonly boot = randomHex(8);
  private readonly began = performance.now();
  private readonly run = new ScanRun();
  private socket: WebSocket | null = null;
  private sent: number | null = null;
  private acked = 0;
  private window = 256;
  private refusal = '';
  private stopped = false;
  private readonly timers: number[] = [];

  constructor(options: VirtualReaderOptions) {
    this.options = options;
  }

  start(): void {
    this.timers.push(
      window.setInterval(() => this.scan(), CYCLE_MS),
      window.setInterval(() => this.beat(), HEARTBEAT_MS),
    );
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) window.clearInterval(timer);
    this.socket?.close(1000);
  }

  private mono(): number {
    return Math.round(performance.now() - this.began);
  }

  private connect(): void {
    if (this.stopped) return;
    this.options.onLink({ word: 'connecting', code: '' });
    this.refusal = '';
    const socket = new WebSocket(this.options.url, SUBPROTOCOL);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(messageOf(String(data)));
    socket.onclose = () => this.closed();
  }

  private closed(): void {
    this.sent = null;
    if (this.stopped) return;
    const final = FINAL.includes(this.refusal);
    this.options.onLink({ word: final ? 'refused' : 'away', code: this.refusal });
    if (!final) window.setTimeout(() => this.connect(), AGAIN_MS);
  }

  private hear(message: ServerMessage | null): void {
    switch (message?.t) {
      case 'welcome':
        this.window = message.window;
        this.hello(message.nonce);
        break;
      case 'ready':
        this.acked = message.resume - 1;
        this.sent = this.acked;
        this.run.acked(this.acked);
        this.options.onLink({ word: 'connected', code: '' });
        this.pump();
        break;
      case 'ack':
        this.acked = Math.max(this.acked, message.upTo);
        this.run.acked(message.upTo);
        this.pump();
        break;
      case 'clk':
        this.send({ ...message, m1: this.mono(), m2: this.mono() });
        break;
      case 'cmd':
        this.obey(message.id, message.do);
        break;
      case 'err':
        this.refusal = message.code;
    }
  }

  private hello(nonce: string): void {
    const { reader, secret, ports } = this.options;
    const mac = proofOf(secret, `${nonce}|${reader}|${this.boot}`);
    const { range } = this.run;
    this.send({
      ...{ t: 'hello', v: 1, reader, boot: this.boot, fw: 'virtual', model: 'virtual-table', tech: ['iso15693'] },
      ...{ mode: 'scan', caps: { bufferMs: 120_000 }, ants: [...ports], auth: { kid: 'k1', mac } },
      ...(range === null ? {} : { seq: range }),
    });
  }

  private obey(id: string, what: string): void {
    if (what === 'flush') this.run.flushAll(this.mono());
    this.send({ t: 'res', id, ok: what !== 'cfg' });
    if (what === 'snap') this.run.snap(this.options.reads(), this.mono());
    this.pump();
  }

  private scan(): void {
    this.run.scan(this.options.reads(), this.mono());
    this.pump();
  }

  private beat(): void {
    if (this.sent !== null) this.send({ t: 'hb', m: this.mono(), last: this.run.number, cycleMs: CYCLE_MS });
  }

  /** As much as the window allows. */
  private pump(): void {
    if (this.sent === null) return;
    for (const message of this.run.from(this.sent + 1)) {
      if (message.seq - this.acked >= this.window) return;
      this.send(message);
      this.sent = message.seq;
    }
  }

  private send(message: ReaderMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** HMAC-SHA256 in base64url without padding; pages on a plain address have no crypto.subtle. */
export function proofOf(secret: string, text: string): string {
  const utf8 = new TextEncoder();
  const bytes = hmac(sha256, utf8.encode(secret), utf8.encode(text));
  const packed = btoa(String.fromCharCode(...bytes));
  return packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's own schema checked it before it was sent. */
function messageOf(text: string): ServerMessage | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
