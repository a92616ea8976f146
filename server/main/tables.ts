// The tables of this server: opened at start and when one is added, woken by the database and by readers.
import { CHANNELS, parseWake } from '../../db/wake.ts';
import type { TableId } from '../base/ids.ts';
import type { VaultAlarm } from '../vault/port.ts';
import type { OpenHouse, TableDirectory } from './house.ts';
import { openTableServer, type TableServer } from './tableServer.ts';

/** How soon a table added from the command line is served, ms. */
const LOOK_MS = 1_000;

export class Tables implements TableDirectory {
  readonly #open = new Map<TableId, TableServer>();
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  #unsubscribe: (() => void) | null = null;

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
    this.#unsubscribe = house.vault.onAlarm((alarm) => void this.#alarm(opened, alarm));
    await this.#look(opened);
    await database.listen(CHANNELS.inbox, (payload) => this.#woken(payload));
    this.#looking = this.#keepLooking(opened);
  }

  #woken(payload: string | undefined): void {
    const wake = parseWake(payload);
    for (const server of this.all())
      if (wake === undefined || server.id === wake.tableId) server.wakeInbox(wake?.position);
  }

  async #look({ house }: OpenHouse): Promise<void> {
    for (const row of await house.stores.tables.list()) {
      if (this.#open.has(row.id)) continue;
      const server = await openTableServer(house, row);
      if (server === null) house.logger.log('warn', 'another server writes this table', { table: row.id });
      else this.#open.set(row.id, server);
    }
  }

  async #keepLooking(opened: OpenHouse): Promise<void> {
    const { clock, logger } = opened.house;
    while (!this.#stopping.signal.aborted) {
      await clock.sleepUntil(clock.now() + LOOK_MS, this.#stopping.signal);
      if (this.#stopping.signal.aborted) return;
      await this.#look(opened).catch(() => logger.log('error', 'tables could not be listed'));
    }
  }

  /** Into the floor inbox once, and on every console without seat or card; the hand stops for everyone. */
  async #alarm({ house }: OpenHouse, alarm: VaultAlarm): Promise<void> {
    const server = this.all().find((s) => s.id === alarm.table);
    if (server === undefined) return;
    const sourceId = `${alarm.hand}|${alarm.code}`;
    await house.stores.floorInbox.raise({
      tableId: server.id,
      sourceId,
      recorded: server.programme.now(),
      kind: alarm.code,
      payload: { hand: alarm.hand },
    });
    server.table.ask({
      id: sourceId,
      code: alarm.code,
      clause: '6.2.2',
      seat: null,
      params: {},
      recommended: 'call-floor',
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unsubscribe?.();
    await this.#looking;
    await Promise.all(this.all().map((server) => server.stop()));
  }
}
