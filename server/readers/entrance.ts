// Lets a reader in by whichever way it came: its proof is looked at, an earlier connection of it leaves, its session
// begins where the inbox ends.
import type { ReaderInboxStore } from '../../db/readerInbox.ts';
import type { ReaderRow } from '../../db/readers.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { type AdmissionOptions, admit, refuseReusedBoot } from './admission.ts';
import { adviceFor } from './advice.ts';
import { type Connected, type ConnectedReaders, healthOf, type ReaderHealth } from './connected.ts';
import { LINK_BOOT } from './envelope.ts';
import { layoutSchema } from './layout.ts';
import type { Link } from './link.ts';
import type { Hello } from './protocol.ts';
import { loggedName } from './readerName.ts';
import { Session } from './session.ts';
import { lookAfter } from './standing.ts';

/** `sealer` has the key of readers and inbox, shared with the table that reads it and nobody else. */
export interface EntranceOptions extends AdmissionOptions {
  readonly inbox: Pick<ReaderInboxStore, 'append' | 'upTo'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** programme time of a table, milliseconds */
  readonly programmeTime: (tableId: TableId) => number;
  /** something new lies in the table's inbox; a hint */
  readonly onInbox: (tableId: TableId, position: number) => void;
  readonly onHealth?: (health: ReaderHealth) => void;
}

export interface Arriving {
  readonly link: Link;
  readonly hello: Hello;
  readonly nonce: string;
}

export class Entrance {
  private readonly options: EntranceOptions;
  private readonly connected: ConnectedReaders;

  constructor(options: EntranceOptions, connected: ConnectedReaders) {
    this.options = options;
    this.connected = connected;
  }

  /** The registered reader whose secret was proven; null when it was refused, which its link was told. */
  async check({ link, hello, nonce }: Arriving): Promise<ReaderRow | null> {
    const admission = await admit(this.options, hello, nonce);
    if ('row' in admission) return admission.row;
    this.options.logger.log('warn', 'reader refused', {
      reader: loggedName(hello.reader),
      code: admission.refusal.code,
    });
    link.refuse(admission.refusal);
    return null;
  }

  /** The reader's session, begun before `listen` hands it over; null when its link was closed. */
  async open({ link, hello }: Arriving, row: ReaderRow, listen: (one: Connected) => void): Promise<Connected | null> {
    const { logger, onHealth } = this.options;
    const one = await this.connected.take(hello.reader, () => this.begin({ link, hello, row }, listen));
    if (one === null) return null;
    logger.log('info', 'reader connected', { reader: hello.reader, table: one.tableId });
    onHealth?.(healthOf(one));
    void lookAfter(this.options, one, row);
    return one;
  }

  private async begin(
    { link, hello, row }: { readonly link: Link; readonly hello: Hello; readonly row: ReaderRow },
    listen: (one: Connected) => void,
  ): Promise<Connected | null> {
    const { inbox, sealer, clock, programmeTime, onInbox, onHealth } = this.options;
    const { tableId } = row;
    const stored = {
      data: await inbox.upTo(hello.reader, hello.boot),
      link: await inbox.upTo(hello.reader, LINK_BOOT),
    };
    const refusal = refuseReusedBoot(hello, stored.data);
    if (refusal !== null) link.refuse(refusal);
    if (!link.open) return null;
    const logger = this.options.logger.with({ reader: hello.reader, table: tableId });
    let one: Connected | null = null;
    const session = new Session({
      ...{ hello, tableId, link, store: inbox, sealer, clock, logger, stored, advice: adviceOf(row) },
      programmeTime: () => programmeTime(tableId),
      onStored: (position) => onInbox(tableId, position),
      onChange: () => one !== null && onHealth?.(healthOf(one)),
    });
    one = { session, link, tableId, hello };
    listen(one);
    session.start();
    return one;
  }
}

function adviceOf({ layout }: ReaderRow) {
  const read = layoutSchema.safeParse(layout);
  return read.success ? adviceFor(read.data) : {};
}
