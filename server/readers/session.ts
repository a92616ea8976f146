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
import {
  type ControlMessage,
  type DataMessage,
  HEARTBEAT_MS,
  type Hello,
  isData,
  MISSED_HEARTBEATS,
  type ReaderMessage,
  WINDOW,
} from './protocol.ts';
import { type Arrival, createReaderClock, type ReaderClock } from './readerClock.ts';
import { createSequence, type InOrder, type Sequence } from './sequence.ts';

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

type Arrived = Arrival & {
  readonly seq: number;
  readonly lost: { readonly from: number; readonly to: number } | undefined;
};

const PATIENCE_MS = HEARTBEAT_MS * MISSED_HEARTBEATS;
/** A socket that is silent for this long is half open. */
const DEAD_MS = PATIENCE_MS * 3;

export class Session {
  private readonly options: SessionOptions;
  private readonly stopping = new AbortController();
  private readonly readerClock: ReaderClock;
  private readonly sequence: Sequence<Arrived>;
  private readonly writer: InboxWriter;
  private ordering = false;
  private upTo: number;
  private linkSeq: number;
  private heard: number;
  private word: LinkWord = 'up';
  private snaps = 0;
  private late = 0;
  private lost = 0;
  private cycleMs: number | null = null;
  private queued: number | null = null;

  constructor(options: SessionOptions) {
    const { link, clock, stored } = options;
    this.options = options;
    this.upTo = stored.data;
    this.linkSeq = stored.link;
    this.heard = clock.now();
    this.sequence = createSequence(stored.data + 1);
    this.readerClock = createReaderClock(clock, (message) => link.send(message));
    this.writer = this.createWriter();
  }

  /** The clock is asked first: a reader that answers in order has its times known before its first read. */
  start(): void {
    this.say('up');
    void this.readerClock.run(this.stopping.signal);
    void this.listenForSilence();
    this.options.link.send({ t: 'ready', resume: this.upTo + 1, cfg: {} });
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
    if (how === 'down') this.say('down');
    return this.writer.settled();
  }

  health(): SessionHealth {
    const { word, cycleMs, queued, late, lost, upTo } = this;
    return { link: word, cycleMs, queued, clockErrMs: this.readerClock.err(), late, lost, stored: upTo };
  }

  private control(message: ControlMessage): void {
    if (message.t === 'clk') this.readerClock.answer(message, this.heard);
    if (message.t !== 'hb') return;
    this.cycleMs = message.cycleMs ?? this.cycleMs;
    this.queued = message.queued ?? null;
  }

  private data(message: DataMessage): void {
    const { link, clock, programmeTime } = this.options;
    const lost = message.t === 'gap' ? message.lost : undefined;
    const arrived = { seq: message.seq, lost, message, steady: clock.now(), programme: programmeTime() };
    const { ready, duplicate } = this.sequence.push(arrived, arrived.steady);
    if (duplicate && message.seq <= this.upTo) link.send({ t: 'ack', upTo: this.upTo });
    this.keepAll(ready);
    const open = this.writer.pending + this.sequence.waiting;
    if (open > WINDOW)
      link.refuse({ close: 'window', code: 'WINDOW', msg: `more than ${WINDOW} messages without an ack` });
    else if (this.sequence.due !== null && !this.ordering) void this.waitForOrder();
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

  private askForSnap(): void {
    this.snaps += 1;
    this.options.link.send({ t: 'cmd', id: `snap-${this.snaps}`, do: 'snap' });
  }

  private async waitForOrder(): Promise<void> {
    const { clock } = this.options;
    this.ordering = true;
    for (let due = this.sequence.due; due !== null && !this.stopping.signal.aborted; due = this.sequence.due) {
      await clock.sleepUntil(due, this.stopping.signal);
      if (!this.stopping.signal.aborted) this.keepAll(this.sequence.expire(clock.now()));
    }
    this.ordering = false;
  }

  private async listenForSilence(): Promise<void> {
    const { clock, link } = this.options;
    const { signal } = this.stopping;
    let wake = this.heard + PATIENCE_MS;
    while (!signal.aborted) {
      await clock.sleepUntil(wake, signal);
      if (signal.aborted) return;
      const silence = clock.now() - this.heard;
      if (silence >= DEAD_MS) return link.end(1001, 'silent');
      if (silence >= PATIENCE_MS && this.word === 'up') this.say('stale');
      wake = silence >= PATIENCE_MS ? clock.now() + HEARTBEAT_MS : this.heard + PATIENCE_MS;
    }
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
