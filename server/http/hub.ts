// What sockets reach behind the edge: feeds, the command door and release control of every table. An interface alone,
// made in main; callers have been checked by then. It knows no token and no socket.
import type { z } from 'zod';
import type { ClientId, TableId } from '../base/ids.ts';
import type { CalibrationCommand, CalibrationReply, CalibrationView } from '../console/calibration/view.ts';
import type { CardsView } from '../console/cards/view.ts';
import type { CustodyLine, DeckCommand, DeckReply, DeckView } from '../console/deck/view.ts';
import type { HealthView } from '../console/health/view.ts';
import type { PastHand, PastHandEntry } from '../console/past/view.ts';
import type { RulesView } from '../console/rules/view.ts';
import type { ScanView } from '../console/scan/view.ts';
import type {
  ConsoleControlReply,
  ConsolePreview,
  ConsoleReply,
  ConsoleView,
  consoleCommandSchema,
  consoleControlSchema,
  consolePreviewSchema,
} from '../console/view.ts';
import type { FloorReply, FloorView, RulingPage, Settlement } from '../floor/view.ts';
import type { ClockReading, CueList, Feed, OpenPage } from '../release/feeds.ts';
import type { CheckView } from '../views/check/view.ts';
import type { CommentaryView } from '../views/commentary/view.ts';
import type { OverlayView } from '../views/overlay/view.ts';
import type { WatchView } from '../views/public/view.ts';
import type { VenueView } from '../views/venue/view.ts';

export type PublicView = OverlayView | CommentaryView | VenueView | WatchView | CheckView;

export type CheckedCommand = z.output<typeof consoleCommandSchema>;
export type CheckedAmendment = z.output<typeof consolePreviewSchema>;
export type CheckedControl = z.output<typeof consoleControlSchema>;

/** Who speaks, as log and audit name him. */
export interface Speaker {
  readonly actor: string;
  readonly role: string;
  /** of his socket; absent for whatever comes by none */
  readonly address?: string;
}

export interface GivenCommand {
  readonly actor: Speaker;
  readonly clientId: ClientId;
  readonly command: CheckedCommand;
}

export interface TableEntry {
  readonly table: TableId;
  readonly name: string;
}

/** Undefined or null from a method: there is no such table or canvas. */
export interface Hub {
  tables(): readonly TableEntry[];
  feed(table: TableId, canvas: string): Feed<PublicView> | undefined;
  consoleFeed(table: TableId): Feed<ConsoleView> | undefined;
  /** Null: hole cards are not typed at this table. */
  cardsFeed(table: TableId): Feed<CardsView> | null | undefined;
  /** Programme time now, and the clock of a canvas when one is named. */
  clock(table: TableId, canvas: string | null): ClockReading | undefined;
  /** A page of a canvas opens; it leaves once, when its subscription ends. */
  openPage(table: TableId, canvas: string): OpenPage | undefined;
  /** A person's console opens; the returned function is called once, when it closes. */
  enter(table: TableId, speaker: Speaker): () => void;
  command(table: TableId, given: GivenCommand): Promise<ConsoleReply | null>;
  preview(table: TableId, amendment: CheckedAmendment): Promise<ConsolePreview | null>;
  /** Hands before the current one, newest first. */
  pastHands(table: TableId): Promise<readonly PastHandEntry[] | null>;
  /** `hand` is null when this table has played no such hand. */
  pastHand(table: TableId, hand: string): Promise<{ readonly hand: PastHand | null } | null>;
  /** Every switch of the table's rules, and whether he may change them. */
  rules(table: TableId, speaker: Speaker): Promise<RulesView | null>;
  control(table: TableId, speaker: Speaker, control: CheckedControl): Promise<ConsoleControlReply | null>;
  cueFeed(table: TableId): Feed<CueList> | undefined;
  deckFeed(table: TableId): Feed<DeckView> | undefined;
  healthFeed(table: TableId): Feed<HealthView> | undefined;
  scanFeed(table: TableId): Feed<ScanView> | undefined;
  deck(table: TableId, speaker: Speaker, command: DeckCommand): Promise<DeckReply | null>;
  /** Who had a deck, newest first; empty for one that is not here. */
  custody(table: TableId, deck: string): Promise<readonly CustodyLine[] | null>;
  calibrationFeed(table: TableId): Feed<CalibrationView> | undefined;
  calibration(table: TableId, speaker: Speaker, command: CalibrationCommand): Promise<CalibrationReply | null>;
  /** The ruling desk of a table, for who may sit at it. */
  floorFeed(table: TableId, speaker: Speaker): Promise<AtFloor<Feed<FloorView>> | null>;
  settle(table: TableId, given: GivenSettlement): Promise<FloorReply | null>;
  looked(table: TableId, speaker: Speaker, notice: string): Promise<FloorReply | null>;
  rulings(table: TableId, speaker: Speaker, before: number | null): Promise<AtFloor<RulingPage> | null>;
}

/** Null inside: this person has no place at the ruling desk. */
export interface AtFloor<T> {
  readonly here: T | null;
}

export interface GivenSettlement {
  readonly actor: Speaker;
  readonly clientId: ClientId;
  readonly settlement: Settlement;
}
