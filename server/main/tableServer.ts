// One table of the running server: writer, release desk, feeds, and the loops that keep them going.

import type { Ownership } from '../../db/tableOwner.ts';
import type { TableRow } from '../../db/tables.ts';
import type { Clock } from '../base/clock.ts';
import { type TableId, tableId as toTableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import type { ConsoleView } from '../console/view.ts';
import { MAX_SEATS } from '../engine/seat.ts';
import type { LogEntry } from '../log/entry.ts';
import { createProgrammeTime, type ProgrammeTime } from '../log/programmeTime.ts';
import type { Gateway } from '../readers/gateway.ts';
import type { Inbox } from '../readers/inbox.ts';
import type { ControlCommand, ControlReply } from '../release/control.ts';
import { earliestNeeded, openDesk, type ReleaseDesk } from '../release/desk.ts';
import { type Recovered, recoverState } from '../table/recovery.ts';
import { openTable, type Table } from '../table/table.ts';
import { createVaultCalls, type VaultCalls } from '../table/vaultCalls.ts';
import { openForRelease } from '../vault/doors/release.ts';
import type { VaultPort } from '../vault/port.ts';
import { ConsoleFeed } from './consoleFeed.ts';
import { FeedBoard, type FrameTap } from './feeds.ts';
import { Names } from './names.ts';
import { acquire, keepOwnership } from './ownership.ts';
import { readerStatus } from './readerStatus.ts';
import { staffOf } from './staff.ts';
import type { Stores } from './stores.ts';

export interface House {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly node: string;
  readonly takeOver: boolean;
  readonly vault: VaultPort;
  readonly checkpointSealer: Sealer;
  readonly inbox: Inbox;
  readonly gateway: () => Gateway;
  readonly newId: () => string;
  readonly tap: FrameTap;
}

export interface TableServer {
  readonly id: TableId;
  readonly name: string;
  readonly table: Table;
  readonly feeds: FeedBoard;
  readonly console: ConsoleFeed;
  readonly programme: ProgrammeTime;
  control(actor: string, command: ControlCommand): Promise<ControlReply>;
  /** who has a console open; a change shows on every console */
  readonly people: Set<ConsoleView['people'][number]>;
  /** `upTo`: the inbox holds this much; left out when that is not known */
  wakeInbox(upTo?: number): void;
  healthChanged(): void;
  /** how the lease ended: a lost table is another server's and must not be served any longer */
  readonly kept: Promise<'stopped' | 'lost'>;
  stop(): Promise<void>;
}

const TICK_MS = 250;
const POLL_MS = 500;
const PERSIST_MS = 1_000;

interface Lease {
  readonly ownership: Ownership;
  readonly stopping: AbortController;
  /** resolves when the lease has been given back */
  readonly kept: Promise<'stopped' | 'lost'>;
}

/** The writer's side of a table: lease, clock, log, tracker, vault calls. */
interface Writer {
  readonly id: TableId;
  readonly row: TableRow;
  readonly logger: Logger;
  readonly programme: ProgrammeTime;
  readonly table: Table;
  readonly calls: VaultCalls;
}

/** Null when another server writes this table. When it throws the lease has been given back. */
export async function openTableServer(house: House, row: TableRow): Promise<TableServer | null> {
  const leases = { ...house, owners: house.stores.owners };
  const ownership = await acquire(leases, toTableId(row.id));
  if (ownership === null) return null;
  const stopping = new AbortController();
  const lease = { ownership, stopping, kept: keepOwnership(leases, ownership, stopping.signal) };
  try {
    return await serveTable(house, row, lease);
  } catch (error) {
    stopping.abort();
    await lease.kept;
    throw error;
  }
}

async function serveTable(house: House, row: TableRow, { ownership, stopping, kept }: Lease): Promise<TableServer> {
  const writer = await openWriter(house, row, ownership);
  const { id, table, programme, logger } = writer;
  const feeds = new FeedBoard(id, house.tap);
  const people: TableServer['people'] = new Set();
  const from = await showFrom(house, id);
  let changed = (): void => undefined;
  const desk = await openRelease(house, writer, { feeds, from, changed: () => changed() });
  const console = openConsole(house, writer, { desk, people, entries: from.entries });
  changed = () => console.changed();
  table.subscribe((entries) => {
    desk.append(entries);
    console.add(entries);
  });
  console.changed();
  const failed = () => logger.log('error', 'the upkeep of a table failed, trying again');
  const loop = (ms: number, work: () => Promise<void>) =>
    every(house.clock, { ms, signal: stopping.signal, failed }, work);
  const loops = [
    loop(TICK_MS, () => table.tick()),
    loop(POLL_MS, () => table.wakeInbox()),
    loop(PERSIST_MS, () => programme.persist()),
  ];
  return {
    id,
    name: row.name,
    table,
    feeds,
    console,
    programme,
    people,
    control: (actor, command) => controlled(house, { id, desk, console }, { actor, command }),
    kept,
    wakeInbox: (upTo) => void table.wakeInbox(upTo),
    healthChanged: () => console.changed(),
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      await table.stop();
      await desk.stop();
      console.stop();
      await programme.persist();
      await kept;
    },
  };
}

async function openWriter(house: House, row: TableRow, ownership: Ownership): Promise<Writer> {
  const id = toTableId(row.id);
  const logger = house.logger.with({ table: id });
  const programme = await createProgrammeTime({ table: id, store: house.stores.programme, clock: house.clock });
  const calls = createVaultCalls(house.vault, id);
  const { log, snapshots } = house.stores;
  const inbox = { read: (after: number, limit: number) => house.inbox.read(id, after, limit) };
  const table = await openTable({
    ownership,
    log,
    snapshots,
    sealer: house.checkpointSealer,
    vault: calls,
    programme,
    cardDesk: has(row.config, 'cardDesk'),
    seats: seatsOf(row.config),
    logger,
    inbox,
  });
  return { id, row, logger, programme, table, calls };
}

/** The log from where the slowest canvas stands. */
async function showFrom(house: House, table: TableId) {
  const { canvases, log, snapshots } = house.stores;
  const needed = await earliestNeeded(canvases, table);
  return recoverState({ table, log, snapshots, sealer: house.checkpointSealer }, needed ?? undefined);
}

interface ReleaseParts {
  readonly feeds: FeedBoard;
  readonly from: Recovered;
  readonly changed: () => void;
}

function openRelease(
  house: House,
  { id, row, programme, logger }: Writer,
  { feeds, from, changed }: ReleaseParts,
): Promise<ReleaseDesk> {
  const { canvases, tokens } = house.stores;
  return openDesk(
    {
      table: id,
      tableName: row.name,
      demo: has(row.config, 'demo'),
      canvases,
      programme,
      logger,
      openCards: (canvas, places) => openForRelease(house.vault, canvas, places),
      staff: (actor) => staffOf(tokens, { table: id, wall: house.clock.wall() }, actor),
      publish(config, moment) {
        feeds.publish(config, moment);
        changed();
      },
      removed: (name) => feeds.remove(name),
      viewers: (name) => feeds.viewers(name),
    },
    { start: from.base, entries: from.entries },
  );
}

interface ConsoleParts {
  readonly desk: ReleaseDesk;
  readonly people: TableServer['people'];
  readonly entries: readonly LogEntry[];
}

function openConsole(
  house: House,
  { id, row, programme, table, calls, logger }: Writer,
  { desk, people, entries }: ConsoleParts,
): ConsoleFeed {
  const deps = {
    table: id,
    tableName: row.name,
    demo: has(row.config, 'demo'),
    cardDesk: has(row.config, 'cardDesk'),
    clock: house.clock,
    now: programme.now,
    source: table,
    release: () => desk.status(),
    filled: (hand: string) => calls.filled(hand),
    readers: () => house.gateway().health(id).map(readerStatus),
    people: () => [...people],
    names: new Names(house.stores.people),
    failed: () => logger.log('error', 'console view failed'),
  };
  return new ConsoleFeed(deps, entries);
}

/** Release control is audited, and every console sees its effect at once. */
async function controlled(
  house: House,
  at: { readonly id: TableId; readonly desk: ReleaseDesk; readonly console: ConsoleFeed },
  given: { readonly actor: string; readonly command: ControlCommand },
): Promise<ControlReply> {
  const reply = await at.desk.control(given.actor, given.command);
  house.logger.log('info', 'release control', { table: at.id, do: given.command.do, ok: reply.ok });
  at.console.changed();
  return reply;
}

/** `failed` is told of the first failure in a row. */
async function every(
  clock: Clock,
  { ms, signal, failed }: { readonly ms: number; readonly signal: AbortSignal; readonly failed: () => void },
  work: () => Promise<void>,
): Promise<void> {
  let well = true;
  while (!signal.aborted) {
    await clock.sleepUntil(clock.now() + ms, signal);
    if (signal.aborted) return;
    try {
      await work();
      well = true;
    } catch {
      if (well) failed();
      well = false;
    }
  }
}

function seatsOf(config: unknown): number {
  const seats = typeof config === 'object' && config !== null && 'seats' in config ? config.seats : null;
  return typeof seats === 'number' ? seats : MAX_SEATS;
}

/** Settings of the table row. */
function has(config: unknown, name: 'demo' | 'cardDesk'): boolean {
  return (
    typeof config === 'object' &&
    config !== null &&
    Object.entries(config).some(([key, value]) => key === name && value === true)
  );
}
