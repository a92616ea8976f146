// One reader that has proven itself: what it says goes to where it belongs, in order and in time, and its silence is noticed.
// It knows neither what a zone is nor what a tag means.
import type { LinkWord } from './envelope.ts';
import { Ledger, type LedgerOptions } from './ledger.ts';
import { type Arrived, Ordering } from './ordering.ts';
import { createOrders, type Order, type OrderOutcome, type Orders } from './orders.ts';
import { WINDOW } from './protocol/limits.ts';
import {
  type Config,
  type ControlMessage,
  type DataMessage,
  type Hello,
  isData,
  type ReaderMessage,
  type ServerMessage,
} from './protocol.ts';
import { createReaderClock, type ReaderClock } from './readerClock.ts';
import type { Refusal } from './refusal.ts';
import type { InOrder } from './sequence.ts';
import { listenForSilence } from './silence.ts';

export interface SessionOptions extends LedgerOptions {
  readonly hello: Hello;
  /** settings the reader may follow */
  readonly advice: Config;
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

/** A person reads it. */
const LONGEST_CYCLE_MS = 60_000;

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
  private readonly ledger: Ledger;
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
    this.ledger = new Ledger(options);
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
  }

  /** The clock is asked first: a reader that answers in order has its times known before its first read. */
  start(): void {
    this.say('up');
    void this.readerClock.run(this.stopping.signal);
    void this.listen();
    this.options.link.send({ t: 'ready', resume: this.ledger.upTo + 1, cfg: this.options.advice });
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
    return this.ledger.settled();
  }

  /** Resolves when everything that is in order so far is stored. */
  settled(): Promise<void> {
    return this.ledger.settled();
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
    const { word, cycleMs, queued, late, lost, ledger } = this;
    return { link: word, cycleMs, queued, clockErrMs: this.readerClock.err(), late, lost, stored: ledger.upTo };
  }

  private control(message: ControlMessage): void {
    if (message.t === 'clk') this.readerClock.answer(message, this.heard);
    if (message.t === 'res') this.orders.answered(message);
    if (message.t !== 'hb') return;
    if (message.cycleMs !== undefined)
      this.cycleMs = Math.round(Math.min(LONGEST_CYCLE_MS, Math.max(0, message.cycleMs)));
    this.queued = message.queued ?? null;
  }

  private data(message: DataMessage): void {
    const { link } = this.options;
    const taken = this.ordering.take(this.arrived(message));
    if (taken === 'duplicate' && message.seq <= this.ledger.upTo) this.ledger.acknowledge();
    if (taken === 'out-of-reach') link.refuse(OUT_OF_REACH);
    else if (this.ledger.pending + this.ordering.waiting > WINDOW) link.refuse(TOO_MUCH);
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
      this.ledger.data({ is: 'data', ...times, missed, message: item.message });
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
    this.ledger.link(word);
    this.options.onChange();
  }
}
