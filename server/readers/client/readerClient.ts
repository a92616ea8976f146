// The reader's side of readerlink/1 on a WebSocket: proves itself, resumes, keeps what is not acknowledged, answers
// clock and commands, and connects again by itself. It sends what it is given and looks into none of it.
import { createHmac } from 'node:crypto';
import { WebSocket } from 'ws';
import { assertNever } from '../../base/assertNever.ts';
import type { Clock } from '../../base/clock.ts';
import { CLOSE } from '../protocol/codes.ts';
import { WINDOW } from '../protocol/limits.ts';
import {
  type CmdMessage,
  type DataMessage,
  type Hello,
  isData,
  LINK_VERSION,
  macText,
  type ReaderMessage,
  type ServerMessage,
  SUBPROTOCOL,
  serverMessage,
} from '../protocol.ts';
import { Backlog, type Lost } from './backlog.ts';

/** A message and the moment the reader has it, ms since its boot. */
export interface Said {
  readonly at: number;
  readonly message: ReaderMessage;
}

export interface ReaderClientOptions {
  readonly url: string;
  readonly reader: string;
  readonly secret: string;
  /** fresh for every power-up */
  readonly boot: string;
  /** what `hello` says besides */
  readonly about: About;
  readonly clock: Clock;
  /** reader milliseconds since boot */
  readonly mono: () => number;
  /** a snapshot, or a gap, as the next number of this reader */
  readonly snap: () => Said;
  readonly gap: (lost: Lost) => Said;
  /** Does what a command asks besides `snap` and `flush`; false: it cannot. */
  readonly obey: (command: CmdMessage) => Promise<boolean>;
  /** false: waits for setPresent before it connects */
  readonly present?: boolean;
  readonly onLink: (up: boolean, why: string) => void;
}

export type About = Pick<Hello, 'fw' | 'model' | 'tech' | 'mode' | 'ants'> & { readonly caps: object };

const BUFFER_MS = 120_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** Somebody else speaks for this reader: two that take turns would be no reader at all. */
const REPLACED_WAIT_MS = 60_000;

export class ReaderClient {
  private readonly options: ReaderClientOptions;
  private readonly backlog = new Backlog(BUFFER_MS);
  private readonly stopping = new AbortController();
  private socket: WebSocket | null = null;
  /** the last number sent on this socket; null until `ready` */
  private sent: number | null = null;
  private acked = 0;
  private present: Promise<void> = Promise.resolve();
  /** null while it is present */
  private appear: (() => void) | null = null;
  private window = WINDOW;

  constructor(options: ReaderClientOptions) {
    this.options = options;
    if (options.present === false) this.setPresent(false);
  }

  /** False: whatever it speaks for is gone, and the link goes down with it; what is not acknowledged is kept. */
  setPresent(present: boolean): void {
    if (present === (this.appear === null)) return;
    this.appear?.();
    this.appear = null;
    if (present) return;
    this.present = new Promise((done) => {
      this.appear = done;
    });
    this.socket?.close(1000);
  }

  /** Until stop(): connects, serves, waits a little longer each time it was in vain. */
  async run(): Promise<void> {
    const { clock } = this.options;
    const { signal } = this.stopping;
    let wait = FIRST_WAIT_MS;
    while (!signal.aborted) {
      await this.present;
      if (signal.aborted) return;
      const served = await this.serve();
      wait = served === 'replaced' ? REPLACED_WAIT_MS : served ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * 2);
      if (!signal.aborted) await clock.sleepUntil(clock.now() + wait, signal);
    }
  }

  stop(): void {
    this.stopping.abort();
    this.appear?.();
    this.socket?.close(1000);
  }

  /** Data is kept until it is acknowledged; a heartbeat is for now or never. */
  say({ at, message }: Said): void {
    if (isData(message)) this.backlog.add(at, message);
    else if (this.sent !== null)
      this.send({ ...message, ...(message.t === 'hb' ? { queued: this.backlog.size } : {}) });
    this.pump();
  }

  /** One connection from its first to its last moment; true when it came to `ready`. */
  private serve(): Promise<boolean | 'replaced'> {
    const socket = new WebSocket(this.options.url, SUBPROTOCOL);
    this.socket = socket;
    let refused = '';
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        const message = readMessage(String(data));
        if (message?.t === 'err') refused = message.code;
        else if (message !== null) this.hear(message);
      });
      socket.on('error', (error) => {
        refused = 'code' in error ? String(error.code) : 'socket';
      });
      socket.on('close', (code) => {
        const served = this.sent !== null;
        this.sent = null;
        this.options.onLink(false, refused === '' ? String(code) : refused);
        resolve(code === CLOSE.replaced ? 'replaced' : served);
      });
    });
  }

  private hear(message: Exclude<ServerMessage, { t: 'err' }>): void {
    switch (message.t) {
      case 'welcome':
        this.window = message.window;
        this.hello(message.nonce);
        break;
      case 'ready':
        this.ready(message.resume);
        break;
      case 'ack':
        this.acked = Math.max(this.acked, message.upTo);
        this.backlog.acked(message.upTo);
        this.pump();
        break;
      case 'clk':
        this.send({ ...message, m1: this.options.mono(), m2: this.options.mono() });
        break;
      case 'cmd':
        void this.obey(message);
        break;
      default:
        assertNever(message);
    }
  }

  private hello(nonce: string): void {
    const { reader, boot, secret, about } = this.options;
    const mac = createHmac('sha256', secret)
      .update(macText(nonce, reader, boot))
      .digest('base64url');
    const { range } = this.backlog;
    this.send({
      ...{ t: 'hello', v: LINK_VERSION, reader, boot, ...about, caps: { bufferMs: BUFFER_MS, ...about.caps } },
      ...(range === null ? {} : { seq: range }),
      auth: { kid: 'k1', mac },
    });
  }

  /** What the server has is gone from here; the rest is sent from the number it asks for. */
  private ready(resume: number): void {
    this.acked = resume - 1;
    this.backlog.acked(this.acked);
    this.sent = this.acked;
    this.tellLost();
    this.options.onLink(true, '');
    this.pump();
  }

  private tellLost(): void {
    for (const lost of this.backlog.takeLost()) {
      const { at, message } = this.options.gap(lost);
      if (isData(message)) this.backlog.add(at, message);
    }
  }

  /** As much as the window allows. */
  private pump(): void {
    if (this.sent === null) return;
    for (const message of this.backlog.from(this.sent + 1)) {
      if (message.seq - this.acked > this.window - 1) return;
      this.send(message);
      this.sent = message.seq;
    }
  }

  private async obey(command: CmdMessage): Promise<void> {
    const { id, do: what } = command;
    if (what === 'flush') {
      this.backlog.flush();
      this.tellLost();
    }
    const ok = what === 'flush' || what === 'snap' || (await this.options.obey(command));
    this.send({ t: 'res', id, ok });
    if (what === 'snap') this.say(this.options.snap());
    else this.pump();
  }

  private send(message: ReaderMessage | DataMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

function readMessage(text: string): ServerMessage | null {
  try {
    const read = serverMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
