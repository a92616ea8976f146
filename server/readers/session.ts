// One reader that has proven itself: order, times, sealed storage, acks after the commit, heartbeat, clock. It knows
// neither what a zone is nor what a tag means.
import type { ReaderInboxStore } from '../../db/readerInbox.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import { type Envelope, LINK_BOOT, type LinkWord, sealEnvelope } from './envelope.ts';
import { createInboxWriter, type InboxWriter } from './inboxWriter.ts';
import type { Link } from './link.ts';
import { type Arrived, Ordering } from './ordering.ts';
import { createOrders, type Order, type OrderOutcome, type Orders } from './orders.ts';
import {
  type Config,
  type ControlMessage,
  type DataMessage,
  type Hello,
  isData,
  type ReaderMessage,
  type ServerMessage,
  WINDOW,
} from './protocol.ts';
import { createReaderClock, type ReaderClock } from './readerClock.ts';
import type { Refusal } from './refusal.ts';
import type { InOrder } from './sequence.ts';
import { listenForSilence } from './silence.ts';

export interface SessionOptions {
  readonly hello: Hello;
  readonly tableId: TableId;
  readonly link: Link;
  readonly store: Pick<ReaderInboxStore, 'append'>;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly logger: Logger;
  /** highest number stored for this boot, and for the reader's link rows */
  readonly stored: { readonly data: number; readonly link: number };
  /** settings the reader may follow */
  readonly advice: Config;
  /** programme time of now */
  readonly programmeTime: () => number;
  readonly onStored: (position: number) => void;
  readonly onChange: () => void;
}

/** What a console may show of a reader. Counts and times, no tags. */
export interface SessionHealth {
  readonly link: LinkWord;
  readonly cycleMs: number | null;
  readonly queued: number | null;
  /** uncertainty of the reader's clock in ms */
  readonly clockErrMs: number;
  /** messages that came as history, and numbers that never came */
  readonly late: number;
  readonly lost: number;
  readonly stored: number;
}

const OUT_OF_REACH: Refusal = {
  ...{ close: 'window', code: 'WINDOW' },
  msg: `a number more than ${WINDOW} ahead of the last one: name lost numbers in a gap`,
};
const TOO_MUCH: Refusal = { close: 'window', code: 'WINDOW', msg: `more than ${WINDOW} messages without an ack` };

export class Session {
  private readonly options: SessionOptions;
  private readonly stopping = new AbortController();
  private readonly readerClock: ReaderClock;
  private readonly ordering: Ordering;
  private readonly orders: Orders;
  private readonly writer: InboxWriter;
  private upTo: number;
  private linkSeq: number;
  private heard: number;
  private word: LinkWord = 'up';
  private snapAsked = false;
  private late = 0;
  private lost = 0;
  private cycleMs: number | null = null;
  private queued: number | null = null;

  constructor(options: SessionOptions) {
    const { link, clock, stored, hello } = options;
    this.options = options;
    this.upTo = stored.data;
    this.linkSeq = stored.link;
    this.heard = clock.now();
    this.ordering = new Ordering({
      ...{ clock, stored: stored.data, told: hello.seq?.last ?? 0, signal: this.stopping.signal },
      onReady: (ready) => this.keepAll(ready),
    });
    const send = (message: ServerMessage): void => link.send(message);
    this.orders = createOrders({ clock, send });
    this.readerClock = createReaderClock({
      clock,
      send,
      onDoubt: (doubtful, errMs) => this.noteClock(doubtful, errMs),
    });
    this.writer = this.createWriter();
  }

  /** The clock is asked first: a reader that answers in order has its times known before its first read. */
  start(): void {
    this.say('up');
    void this.readerClock.run(this.stopping.signal);
    void this.listen();
    this.options.link.send({ t: 'ready', resume: this.upTo + 1, cfg: this.options.advice });
  }

  receive(message: ReaderMessage): void {
    this.heard = this.options.clock.now();
    if (this.word === 'stale') this.say('up');
    if (isData(message)) this.data(message);
    else if (message.t === 'hello')
      this.options.link.refuse({ close: 'malformed', code: 'STATE', msg: 'hello was said already' });
    else this.control(message);
  }

  /** The socket is gone or has been replaced; resolves when all that was received is stored. */
  stop(how: 'down' | 'replaced'): Promise<void> {
    this.stopping.abort();
    this.orders.stop();
    if (how === 'down') this.say('down');
    return this.writer.settled();
  }

  /** Resolves when everything that is in order so far is stored. */
  settled(): Promise<void> {
    return this.writer.settled();
  }

  /** For a reader that hears only when it asks. */
  askClock(): void {
    this.readerClock.ask();
  }

  /** Aborts when the reader has left. */
  get gone(): AbortSignal {
    return this.stopping.signal;
  }

  order(order: Order): Promise<OrderOutcome> {
    return this.orders.give(order);
  }

  health(): SessionHealth {
    const { word, cycleMs, queued, late, lost, upTo } = this;
    return { link: word, cycleMs, queued, clockErrMs: this.readerClock.err(), late, lost, stored: upTo };
  }

  private control(message: ControlMessage): void {
    if (message.t === 'clk') this.readerClock.answer(message, this.heard);
    if (message.t === 'res') this.orders.answered(message);
    if (message.t !== 'hb') return;
    this.cycleMs = message.cycleMs ?? this.cycleMs;
    this.queued = message.queued ?? null;
  }

  private data(message: DataMessage): void {
    const { link, hello } = this.options;
    const taken = this.ordering.take(this.arrived(message));
    if (taken === 'duplicate' && message.seq <= this.upTo) link.send({ t: 'ack', upTo: this.upTo });
    if (taken === 'out-of-reach') link.refuse(OUT_OF_REACH);
    else if (this.writer.pending(hello.boot) + this.ordering.waiting > WINDOW) link.refuse(TOO_MUCH);
  }

  private arrived(message: DataMessage): Arrived {
    const { clock, hello, programmeTime } = this.options;
    const lost = message.t === 'gap' ? message.lost : undefined;
    const held = message.seq <= (hello.seq?.last ?? 0);
    return { seq: message.seq, lost, message, held, steady: clock.now(), programme: programmeTime() };
  }

  private keepAll(ready: readonly InOrder<Arrived>[]): void {
    for (const { item, missed } of ready) {
      const times = this.readerClock.times(item);
      this.late += times.late ? 1 : 0;
      this.lost += missed;
      this.put(this.options.hello.boot, item.seq, { is: 'data', ...times, missed, message: item.message });
    }
    if (ready.some(({ item, missed }) => missed > 0 || item.message.t === 'gap')) this.askForSnap();
  }

  /** One at a time: what is lost meanwhile is in the picture that comes. */
  private askForSnap(): void {
    if (this.snapAsked) return;
    this.snapAsked = true;
    void this.orders.give({ do: 'snap' }).then(() => {
      this.snapAsked = false;
    });
  }

  private noteClock(doubtful: boolean, errMs: number): void {
    const { logger } = this.options;
    if (doubtful) logger.log('warn', "a reader's clock is in doubt", { errMs });
    else logger.log('info', "a reader's clock is known again", { errMs });
  }

  private listen(): Promise<void> {
    const { clock, link } = this.options;
    return listenForSilence(
      {
        clock,
        heard: () => this.heard,
        onStale: () => this.word === 'up' && this.say('stale'),
        onDead: () => link.end(1001, 'silent'),
      },
      this.stopping.signal,
    );
  }

  private say(word: LinkWord): void {
    this.word = word;
    this.linkSeq += 1;
    this.put(LINK_BOOT, this.linkSeq, { is: 'link', at: Math.round(this.options.programmeTime()), link: word });
    this.options.onChange();
  }

  private put(boot: string, seq: number, content: Envelope): void {
    const { sealer, hello } = this.options;
    this.writer.add({ boot, seq, sealed: sealEnvelope(sealer, { reader: hello.reader, boot, seq }, content) });
  }

  private createWriter(): InboxWriter {
    const { store, tableId, hello, link, clock, logger, programmeTime, onStored } = this.options;
    return createInboxWriter({
      ...{ store, tableId, reader: hello.reader },
      times: () => ({ received: Math.round(programmeTime()), wall: Math.round(clock.wall()) }),
      onStored: ({ boot, upTo, position }) => {
        if (boot === hello.boot) this.upTo = Math.max(this.upTo, upTo);
        if (boot === hello.boot) link.send({ t: 'ack', upTo: this.upTo });
        onStored(position);
      },
      onFailed: () => {
        logger.log('error', 'reader messages could not be stored');
        link.send({ t: 'err', code: 'INTERNAL', msg: 'not stored: connect again and resend', fatal: true });
        link.end(1011, 'INTERNAL');
      },
    });
  }
}
