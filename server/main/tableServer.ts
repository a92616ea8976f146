// One table of the running server: writer, release desk, feeds, and the loops that keep them going.
import type { Ownership } from '../../db/tableOwner.ts';
import type { TableRow } from '../../db/tables.ts';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import { type TableId, tableId as toTableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import type { RulesView } from '../console/rules/view.ts';
import type { ConsoleView } from '../console/view.ts';
import type { Speaker } from '../http/hub.ts';
import { createProgrammeTime, type ProgrammeTime } from '../log/programmeTime.ts';
import type { Gateway } from '../readers/gateway.ts';
import type { Inbox } from '../readers/inbox.ts';
import type { ControlCommand, ControlReply } from '../release/control.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import type { Air, CueList, Feed } from '../release/feeds.ts';
import type { ReleaseStatus } from '../release/status.ts';
import { AntennaWatch } from '../table/antennaWatch.ts';
import type { Listener } from '../table/deckInbox.ts';
import { DeckReads } from '../table/deckReads.ts';
import { openTable, type Table } from '../table/table.ts';
import { createVaultCalls } from '../table/vaultCalls.ts';
import type { VaultPort } from '../vault/port.ts';
import type { AlarmBoard } from './alarmBoard.ts';
import type { CalibrationOffice } from './calibrationOffice.ts';
import type { CardsFeed } from './cardsFeed.ts';
import type { ConsoleFeed } from './consoleFeed.ts';
import { controlled } from './controlled.ts';
import type { DeckOffice } from './deckOffice.ts';
import { FeedBoard, type FrameTap } from './feeds.ts';
import { anchorsOf } from './handAnchors.ts';
import { readStops } from './handStops.ts';
import { heardInbox } from './heardInbox.ts';
import { openCalibration } from './openCalibration.ts';
import { openPast, type Writer } from './openConsoles.ts';
import { openDecks } from './openDecks.ts';
import { openDesks } from './openDesks.ts';
import type { Floor } from './openFloor.ts';
import { openReadings, type Readings } from './openReadings.ts';
import { openRelease } from './openRelease.ts';
import { acquire, keepOwnership } from './ownership.ts';
import { PageBoard } from './pageBoard.ts';
import type { PastHands } from './pastHands.ts';
import { showFrom } from './showFrom.ts';
import { isAlone } from './staff.ts';
import type { Stores } from './stores.ts';
import { seatsOf, settingsOf } from './tableConfig.ts';
import { upkeep } from './tableLoops.ts';
import { rulesFor } from './tableRules.ts';

export interface House {
  readonly stores: Stores;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly node: string;
  readonly takeOver: boolean;
  readonly vault: VaultPort;
  readonly audit: Pick<Audit, 'record' | 'find'>;
  readonly checkpointSealer: Sealer;
  /** of what judges write */
  readonly notesSealer: Sealer;
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
  readonly cards: CardsFeed;
  /** hands before the current one */
  readonly past: PastHands;
  readonly programme: ProgrammeTime;
  readonly pages: PageBoard;
  readonly decks: DeckOffice;
  /** how well the antennas read */
  readonly calibration: CalibrationOffice;
  /** for the page of the readers and for the players */
  readonly readings: Readings;
  /** what the vault has to say to people */
  readonly alarms: AlarmBoard;
  /** the ruling desk */
  readonly floor: Floor;
  /** between hands alone */
  setCardDesk(on: boolean): void;
  hasCardDesk(): boolean;
  /** every switch of the rules, and whether he may change them */
  rules(asking: Speaker): Promise<RulesView>;
  /** what mixers are told */
  readonly cues: Feed<CueList>;
  /** the clock of a canvas; null when there is no such canvas */
  air(canvas: string): Air | null;
  control(actor: string, command: ControlCommand): Promise<ControlReply>;
  /** as consoles know it */
  release(): ReleaseStatus;
  /** who has a console open; a change shows on every console */
  readonly people: Set<ConsoleView['people'][number]>;
  /** `upTo`: the inbox holds this much; left out when that is not known */
  wakeInbox(upTo?: number): void;
  healthChanged(): void;
  /** how the lease ended: a lost table is another server's and must not be served any longer */
  readonly kept: Promise<'stopped' | 'lost'>;
  stop(): Promise<void>;
}

interface Lease {
  readonly ownership: Ownership;
  readonly stopping: AbortController;
  /** resolves when the lease has been given back */
  readonly kept: Promise<'stopped' | 'lost'>;
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
  const late: Late = { airing: () => 'to-come', deck: null, reads: new DeckReads(), watch: new AntennaWatch() };
  const writer = await openWriter(house, row, { ownership, late });
  const { id, table, programme, calibration } = writer;
  const feeds = new FeedBoard(id, house.tap);
  const people: TableServer['people'] = new Set();
  const from = await showFrom(house, id);
  let changed = (): void => undefined;
  const pages = new PageBoard({
    now: house.clock.now,
    newest: (canvas) => feeds.get(canvas)?.latest()?.feed ?? 0,
    changed: () => changed(),
  });
  const desk = await openRelease(house, writer, { feeds, pages, from, changed: () => changed() });
  const decks = await openDecks(house, writer, { reads: late.reads, manned: () => changed() });
  const { entries } = from;
  const desks = await openDesks(house, writer, { desk, decks, people, entries, changed: () => changed() });
  const { console, alarms, cards, floor } = desks;
  changed = desks.changed;
  late.airing = (hand) => desk.airing(hand);
  late.deck = decks.desk;
  const readings = openReadings(house, writer, { console, watch: late.watch });
  const anchors = anchorsOf(house, writer);
  table.subscribe((fresh) => {
    desk.append(fresh);
    desks.add(fresh);
    for (const one of [decks, calibration]) one.played();
    anchors.add(fresh);
  });
  anchors.start();
  for (const one of [console, calibration, readings]) one.changed();
  const look = () => void (desk.look() && changed());
  const loops = upkeep(house, { ...writer, pages, alarms, look, desk }, stopping.signal);
  return {
    id,
    name: row.name,
    ...{ table, feeds, console, cards, programme, people, pages, decks, calibration, readings, alarms, floor },
    cues: desk.cues,
    past: openPast(house, writer, desk),
    air: (canvas) => desk.air(canvas),
    release: () => desk.status(),
    hasCardDesk: () => writer.settings.cardDesk,
    rules: (asking) => rulesFor(house, writer, asking),
    setCardDesk(on) {
      writer.settings.cardDesk = on;
      changed();
    },
    control: (actor, command) => controlled({ id, desk, console, logger: house.logger }, { actor, command }),
    kept,
    wakeInbox: (upTo) => void table.wakeInbox(upTo),
    healthChanged() {
      for (const one of [console, decks, calibration, readings]) one.changed();
    },
    async stop() {
      stopping.abort();
      // first of all, and whatever storage does below: nobody goes on showing the last picture as if it were served
      feeds.end();
      desks.stop();
      for (const one of [decks, calibration, readings]) await one.stop();
      await Promise.all(loops);
      await alarms.idle();
      for (const one of [table, desk]) await one.stop();
      await anchors.idle();
      await programme.persist();
      await kept;
    },
  };
}

/** What the writer asks of release, which is opened behind it. */
interface Late {
  airing: ReleaseDesk['airing'];
  /** hears the inbox before the tracker does */
  deck: Listener | null;
  readonly reads: DeckReads;
  readonly watch: AntennaWatch;
}

async function openWriter(
  house: House,
  row: TableRow,
  { ownership, late }: { readonly ownership: Ownership; readonly late: Late },
): Promise<Writer> {
  const id = toTableId(row.id);
  const logger = house.logger.with({ table: id });
  const programme = await createProgrammeTime({ table: id, store: house.stores.programme, clock: house.clock });
  const calls = createVaultCalls(house.vault, id);
  const stops = await readStops(house.stores.floorInbox, id);
  const { log, snapshots } = house.stores;
  const settings = settingsOf(row.config);
  let writer: Table | null = null;
  const calibration = await openCalibration(house, {
    ...{ table: id, tableName: row.name, programme, writer: () => writer },
    failed: () => logger.log('error', 'calibration view failed'),
  });
  const stored = { read: (after: number, limit: number) => house.inbox.read(id, after, limit) };
  const inbox = heardInbox(stored, { ...late, desks: [() => late.deck, () => calibration.desk] });
  const table = await openTable({
    ownership,
    log,
    snapshots,
    sealer: house.checkpointSealer,
    vault: calls,
    programme,
    get cardDesk() {
      return settings.cardDesk;
    },
    seats: seatsOf(row.config),
    airing: (hand) => late.airing(hand),
    stopOf: (hand) => stops.of(hand),
    noisyZones: () => calibration.noisy(),
    alone: (actor) => isAlone(house.stores.tokens, { table: id, wall: house.clock.wall() }, actor),
    logger,
    inbox,
  });
  writer = table;
  return { id, row, settings, logger, programme, table, calls, stops, calibration };
}
