// The rows of one reader's session: what it said and how its link stands, sealed under their numbers, stored in order,
// acknowledged after the commit.
import type { ReaderInboxStore } from '../../db/readerInbox.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import { type Envelope, LINK_BOOT, type LinkWord, sealEnvelope } from './envelope.ts';
import { createInboxWriter, type InboxWriter } from './inboxWriter.ts';
import type { Link } from './link.ts';
import type { Hello } from './protocol.ts';

export interface LedgerOptions {
  readonly hello: Pick<Hello, 'reader' | 'boot'>;
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
}

type DataEnvelope = Extract<Envelope, { is: 'data' }>;

export class Ledger {
  private readonly options: LedgerOptions;
  private readonly writer: InboxWriter;
  private stored: number;
  private linkSeq: number;

  constructor(options: LedgerOptions) {
    this.options = options;
    this.stored = options.stored.data;
    this.linkSeq = options.stored.link;
    this.writer = this.createWriter();
  }

  /** Highest number of this boot that is on disk. */
  get upTo(): number {
    return this.stored;
  }

  /** Messages of the reader that were given and are not on disk. */
  get pending(): number {
    return this.writer.pending(this.options.hello.boot);
  }

  data(content: DataEnvelope): void {
    this.put(this.options.hello.boot, content.message.seq, content);
  }

  link(word: LinkWord): void {
    this.linkSeq += 1;
    this.put(LINK_BOOT, this.linkSeq, { is: 'link', at: Math.round(this.options.programmeTime()), link: word });
  }

  acknowledge(): void {
    this.options.link.send({ t: 'ack', upTo: this.stored });
  }

  /** Resolves when everything given so far is stored or has failed. */
  settled(): Promise<void> {
    return this.writer.settled();
  }

  private put(boot: string, seq: number, content: Envelope): void {
    const { sealer, hello } = this.options;
    this.writer.add({ boot, seq, sealed: sealEnvelope(sealer, { reader: hello.reader, boot, seq }, content) });
  }

  private createWriter(): InboxWriter {
    const { store, tableId, hello, clock, programmeTime, onStored } = this.options;
    return createInboxWriter({
      ...{ store, tableId, reader: hello.reader },
      times: () => ({ received: Math.round(programmeTime()), wall: Math.round(clock.wall()) }),
      onStored: ({ boot, upTo, position }) => {
        if (boot === hello.boot) {
          this.stored = Math.max(this.stored, upTo);
          this.acknowledge();
        }
        onStored(position);
      },
      onFailed: () => this.fail(),
    });
  }

  private fail(): void {
    const { logger, link } = this.options;
    logger.log('error', 'reader messages could not be stored');
    link.send({ t: 'err', code: 'INTERNAL', msg: 'not stored: connect again and resend', fatal: true });
    link.end(1011, 'INTERNAL');
  }
}
