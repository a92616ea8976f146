// Opens what the people at a table draw from: the feed of its consoles, the feed of its card desk, alarms of the vault.
import type { TableRow } from '../../db/tables.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { ConsoleView } from '../console/view.ts';
import { isRunning } from '../engine/hand.ts';
import { handId } from '../engine/ids.ts';
import { voidForTwins } from '../floor/floorInbox.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { Gateway } from '../readers/gateway.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import { TYPABLE_HANDS } from '../table/holeTyping.ts';
import type { Table } from '../table/table.ts';
import type { VaultCalls } from '../table/vaultCalls.ts';
import { AlarmBoard } from './alarmBoard.ts';
import { AlarmRows } from './alarmRows.ts';
import type { CalibrationOffice } from './calibrationOffice.ts';
import { CardsFeed } from './cardsFeed.ts';
import { ConsoleFeed } from './consoleFeed.ts';
import type { DeckOffice } from './deckOffice.ts';
import type { HandStops } from './handStops.ts';
import { Names } from './names.ts';
import { openPastHands, type PastHands } from './pastHands.ts';
import { readerStatus } from './readerStatus.ts';
import type { Stores } from './stores.ts';
import { has, seatsOf, type TableSettings } from './tableConfig.ts';

interface House {
  readonly stores: Pick<Stores, 'people' | 'log'>;
  readonly clock: Clock;
  readonly gateway: () => Gateway;
}

/** The writer's side of a table: clock, log, tracker, vault calls. */
export interface Writer {
  readonly id: TableId;
  readonly row: TableRow;
  readonly settings: TableSettings;
  readonly logger: Logger;
  readonly programme: ProgrammeTime;
  readonly table: Table;
  readonly calls: VaultCalls;
  /** hands that an alarm beside the log stops */
  readonly stops: HandStops;
  /** how well the antennas of this table read */
  readonly calibration: CalibrationOffice;
}

export function openCards(
  { clock }: House,
  { id, row, settings, table, calls, logger }: Writer,
  { desk, alarms, entries }: Pick<ConsoleParts, 'desk' | 'entries'> & { readonly alarms: AlarmBoard },
): CardsFeed {
  const deps = {
    ...{ table: id, tableName: row.name, clock, airing: (hand: string) => desk.airing(hand) },
    cardDesk: () => settings.cardDesk,
    filled: (hand: string) => calls.filled(hand),
    clash: (hand: string) => alarms.clashOf(hand),
    readOnly: () => table.readOnly() !== null,
    failed: () => logger.log('error', 'card desk view failed'),
  };
  return new CardsFeed(deps, entries);
}

export async function openAlarms(
  { stores }: { readonly stores: Pick<Stores, 'floorInbox'> },
  { id, programme, table, logger, stops }: Writer,
  { desk, changed }: { readonly desk: ReleaseDesk; readonly changed: () => void },
): Promise<AlarmBoard> {
  const board = new AlarmBoard({
    ...{ table: id, stops, logger, now: programme.now, changed },
    rows: new AlarmRows(stores.floorInbox, id, programme.now),
    stopChanged: () => void table.stopChanged(),
    runs: (hand) => table.state().hand?.handId === hand && isRunning(table.state().hand),
    voided: (hand) => (table.state().hand?.handId === hand ? voidForTwins(table.state()) : null),
    ask: (question) => table.ask(question),
    withdraw: (question) => table.withdraw(question),
    handNumber: (hand) => table.handNumber(handId(hand)),
    isPast(hand, number) {
      const airing = desk.airing(hand);
      const { handNumber } = table.state().session;
      // hands of an earlier show have higher numbers
      const old = handNumber < number || handNumber - number >= TYPABLE_HANDS;
      return airing === 'aired' || (airing === 'no-canvas' && old);
    },
  });
  await board.restore();
  return board;
}

export function openPast({ stores }: House, { id, table }: Writer, desk: ReleaseDesk): PastHands {
  return openPastHands({
    ...{ table: id, log: stores.log, names: new Names(stores.people) },
    current: () => table.state().hand?.handId ?? null,
    handAir: (hand) => desk.handAir(hand),
  });
}

interface ConsoleParts {
  readonly desk: ReleaseDesk;
  readonly decks: DeckOffice;
  readonly people: ReadonlySet<ConsoleView['people'][number]>;
  readonly entries: readonly LogEntry[];
}

export function openConsole(
  house: House,
  { id, row, settings, programme, table, calls, logger, stops }: Writer,
  { desk, decks, people, entries }: ConsoleParts,
): ConsoleFeed {
  const deps = {
    table: id,
    tableName: row.name,
    demo: has(row.config, 'demo'),
    get cardDesk() {
      return settings.cardDesk;
    },
    deckDesk: () => decks.whoIsHere(),
    seatCount: seatsOf(row.config),
    clock: house.clock,
    now: programme.now,
    source: table,
    release: () => desk.status(),
    filled: (hand: string) => calls.filled(hand),
    readers: () => house.gateway().health(id).map(readerStatus),
    people: () => [...people],
    stopOf: (hand: string) => stops.of(hand),
    names: new Names(house.stores.people),
    failed: () => logger.log('error', 'console view failed'),
  };
  return new ConsoleFeed(deps, entries);
}
