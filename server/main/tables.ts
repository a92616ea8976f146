// The tables of this server: opened at start and when one is added, woken by the database and by readers.
import type { TableRow } from '../../db/tables.ts';
import { CHANNELS, parseWake } from '../../db/wake.ts';
import type { TableId } from '../base/ids.ts';
import { createQueue } from '../base/queue.ts';
import type { VaultAlarm } from '../vault/port.ts';
import type { OpenHouse, TableDirectory } from './house.ts';
import { keepInboxShort } from './inboxExpiry.ts';
import { openTableServer, type TableServer } from './tableServer.ts';

/** How soon a table added from the command line is served, and a message read that nobody told of. */
const LOOK_MS = 500;

export class Tables implements TableDirectory {
  readonly #open = new Map<TableId, TableServer>();
  /** why a table is not open, so that it is said once */
  readonly #shut = new Map<TableId, string>();
  /** of tables that are being opened: they hear of it when they are */
  #early: readonly VaultAlarm[] = [];
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  #expiring: Promise<void> = Promise.resolve();
  #unsubscribe: readonly (() => void)[] = [];
  /** One look at a time: two would open the same table twice. */
  readonly #looks = createQueue();

  get(table: TableId): TableServer | undefined {
    return this.#open.get(table);
  }

  all(): readonly TableServer[] {
    return [...this.#open.values()];
  }

  programmeNow(table: TableId): number {
    return this.#open.get(table)?.programme.now() ?? 0;
  }

  wakeInbox(table: TableId, upTo: number): void {
    this.#open.get(table)?.wakeInbox(upTo);
  }

  healthChanged(table: TableId): void {
    this.#open.get(table)?.healthChanged();
  }

  async start(opened: OpenHouse): Promise<void> {
    const { house, database } = opened;
    this.#unsubscribe = [
      house.vault.onAlarm((alarm) => void this.#alarm(alarm)),
      house.vault.onSettled((alarm) => void this.#settled(alarm)),
    ];
    await this.#look(opened);
    await database.listen(CHANNELS.inbox, (payload) => this.#woken(payload));
    this.#looking = this.#keepLooking(opened);
    this.#expiring = keepInboxShort({ ...house, inbox: house.stores.readerInbox }, this.#stopping.signal);
  }

  #woken(payload: string | undefined): void {
    const wake = parseWake(payload);
    for (const server of this.all())
      if (wake === undefined || server.id === wake.tableId) server.wakeInbox(wake?.position);
  }

  #look(opened: OpenHouse): Promise<void> {
    return this.#looks.run(async () => {
      for (const row of await opened.house.stores.tables.list()) {
        if (this.#stopping.signal.aborted) return;
        if (!this.#open.has(row.id)) await this.#openTable(opened, row);
      }
    });
  }

  /** A table that was added a moment ago; undefined when it cannot be served here. */
  async served(opened: OpenHouse, table: TableId): Promise<TableServer | undefined> {
    if (!this.#open.has(table)) await this.#look(opened);
    return this.#open.get(table);
  }

  /** One that cannot be opened leaves the others alone, and is tried again at the next look. */
  async #openTable(opened: OpenHouse, row: TableRow): Promise<void> {
    try {
      const server = await openTableServer(opened.house, row);
      if (server === null) return this.#sayShut(opened, row.id, 'another server writes it');
      this.#open.set(row.id, server);
      void server.kept.then((how) => (how === 'lost' ? this.#drop(opened, server) : undefined));
      this.#shut.delete(row.id);
    } catch (error) {
      return this.#sayShut(opened, row.id, error instanceof Error ? error.name : 'unknown');
    }
    const early = this.#early;
    this.#early = [];
    for (const alarm of early) await this.#alarm(alarm);
  }

  /** Another server writes it now: its feeds end, nothing stale is served. It is looked for again like any table. */
  async #drop({ house }: OpenHouse, server: TableServer): Promise<void> {
    this.#open.delete(server.id);
    await server.stop().catch(() => house.logger.log('error', 'a lost table did not stop', { table: server.id }));
  }

  #sayShut({ house }: OpenHouse, table: TableId, reason: string): void {
    if (this.#shut.get(table) === reason) return;
    this.#shut.set(table, reason);
    house.logger.log('error', 'table is not served here', { table, reason });
  }

  async #keepLooking(opened: OpenHouse): Promise<void> {
    const { clock, logger } = opened.house;
    while (!this.#stopping.signal.aborted) {
      await clock.sleepUntil(clock.now() + LOOK_MS, this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
      await this.#lookForNews(opened).catch(() => logger.log('error', 'tables could not be listed'));
    }
  }

  /** One question for all tables: which there are, and how far their inboxes reach. */
  async #lookForNews(opened: OpenHouse): Promise<void> {
    const heads = await opened.house.stores.readerInbox.heads().catch((error: unknown) => {
      // each table looks for itself and so finds out that storage is away
      this.#woken(undefined);
      throw error;
    });
    for (const { tableId, head } of heads) this.#open.get(tableId)?.wakeInbox(head);
    if (heads.some(({ tableId }) => !this.#open.has(tableId))) await this.#look(opened);
  }

  /** On every console without seat or card, and into the floor inbox once; the hand stops for everyone. */
  async #alarm(alarm: VaultAlarm): Promise<void> {
    const server = this.#serving(alarm);
    if (server === undefined) this.#early = [...this.#early, alarm];
    else await server.alarms.raise(alarm);
  }

  #serving({ table }: VaultAlarm): TableServer | undefined {
    return this.all().find((server) => server.id === table);
  }

  /** A table that is not open yet has nobody who was told. */
  async #settled(alarm: VaultAlarm): Promise<void> {
    this.#early = this.#early.filter((early) => !isSame(early, alarm));
    await this.#serving(alarm)?.alarms.settle(alarm);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    await this.#looking;
    await this.#looks.idle();
    await this.#expiring;
    await Promise.all(this.all().map((server) => server.stop()));
  }
}

function isSame(one: VaultAlarm, other: VaultAlarm): boolean {
  return one.table === other.table && one.hand === other.hand && one.code === other.code;
}
