// From what arrives to what the tracker hears, as the gateway does it: order, duplicates and losses by number, the reader's
// clock by exchanges, links. Nothing is stored.
import { createClockEstimate } from '../../readers/clockOffset.ts';
import { type Envelope, LINK_BOOT, type RowName } from '../../readers/envelope.ts';
import type { Layout } from '../../readers/layout.ts';
import { observationsOf } from '../../readers/normalise.ts';
import type { ReaderObservation } from '../../readers/observation.ts';
import { LATE_MS } from '../../readers/protocol/limits.ts';
import { type DataMessage, isData } from '../../readers/protocol.ts';
import { createSequence, type InOrder, type Sequence } from '../../readers/sequence.ts';
import type { Delivery } from '../../sim/link.ts';

export interface IngestOptions {
  readonly reader: string;
  readonly layout: Layout;
  /** the reader's milliseconds at a moment of the table */
  readonly mono: (t: number) => number;
  /** one way, ms */
  readonly latency: () => number;
  /** each row as it would be stored */
  readonly store: (src: RowName, envelope: Envelope) => void;
}

const CLOCK_EVERY_MS = 10_000;
const CLOCK_SOON_MS = 500;
const SOON = 4;
const OLDEST_MS = 15 * 60_000;

export class Ingest {
  private readonly options: IngestOptions;
  private boot = 0;
  private sequence: Sequence<DataMessage> = createSequence<DataMessage>(1);
  private clock = createClockEstimate();
  private askedAt = Number.NEGATIVE_INFINITY;
  private links = 0;
  private up = false;

  constructor(options: IngestOptions) {
    this.options = options;
  }

  /** One delivery, at its time. */
  take(delivery: Delivery): readonly ReaderObservation[] {
    const { at } = delivery;
    if (delivery.is === 'noise') return [];
    if (delivery.is === 'link') return this.link(at, delivery.link);
    const { said, rogue } = delivery;
    if (rogue) return [];
    const met = this.up ? [] : this.link(at, 'up');
    if (said.boot !== this.boot) this.restarted(said.boot);
    this.askClock(at);
    if (!isData(said.message)) return [...met, ...this.expire(at)];
    const { ready } = this.sequence.push(said.message, at);
    return [...met, ...this.expire(at), ...ready.flatMap((one) => this.observed(one, at))];
  }

  /** Waits for nothing any longer than the gateway does. */
  expire(now: number): readonly ReaderObservation[] {
    return this.sequence.expire(now).flatMap((one) => this.observed(one, now));
  }

  private restarted(boot: number): void {
    this.boot = boot;
    this.sequence = createSequence<DataMessage>(1);
    this.clock = createClockEstimate();
    this.askedAt = Number.NEGATIVE_INFINITY;
  }

  private link(at: number, link: 'up' | 'stale' | 'down'): readonly ReaderObservation[] {
    this.up = link === 'up';
    this.links += 1;
    const src = { reader: this.options.reader, boot: LINK_BOOT, seq: this.links };
    return this.stored(src, { is: 'link', at: Math.round(at), link });
  }

  private askClock(now: number): void {
    const { mono, latency } = this.options;
    if (now - this.askedAt < (this.clock.samples < SOON ? CLOCK_SOON_MS : CLOCK_EVERY_MS)) return;
    this.askedAt = now;
    const [back, there] = [latency(), latency()];
    const m = mono(now - back);
    this.clock.add({ sent: now - back - there, arrived: now, m1: m, m2: m });
  }

  private observed({ item: message, missed }: InOrder<DataMessage>, now: number): readonly ReaderObservation[] {
    const { offset, err } = this.clock.at(now);
    const m = message.t === 'scan' ? message.m1 : message.m;
    const age = offset === null ? 0 : Math.min(OLDEST_MS, Math.max(0, now - (m + offset)));
    const at = Math.round(now - age);
    const from = message.t === 'scan' ? Math.round(at - Math.max(0, message.m1 - message.m0)) : at;
    const src = { reader: this.options.reader, boot: `b${this.boot}`, seq: message.seq };
    const times = { at, from, atErr: Math.round(err), late: age > LATE_MS };
    return this.stored(src, { is: 'data', ...times, missed, message });
  }

  private stored(src: RowName, envelope: Envelope): readonly ReaderObservation[] {
    this.options.store(src, envelope);
    return observationsOf(src, envelope, this.options.layout);
  }
}
