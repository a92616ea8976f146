// What sockets reach behind the edge: feeds, the command door and release control of every table. An interface alone,
// made in main; callers have been checked by then. It knows no token and no socket.
import type { z } from 'zod';
import type { ClientId, TableId } from '../base/ids.ts';
import type {
  ConsoleControlReply,
  ConsolePreview,
  ConsoleReply,
  ConsoleView,
  consoleAmendmentSchema,
  consoleCommandSchema,
  consoleControlSchema,
} from '../console/view.ts';
import type { Feed } from '../release/feeds.ts';
import type { CommentaryView } from '../views/commentary/view.ts';
import type { OverlayView } from '../views/overlay/view.ts';
import type { VenueView } from '../views/venue/view.ts';

export type PublicView = OverlayView | CommentaryView | VenueView;

export type CheckedCommand = z.output<typeof consoleCommandSchema>;
export type CheckedAmendment = z.output<typeof consoleAmendmentSchema>;
export type CheckedControl = z.output<typeof consoleControlSchema>;

/** Who speaks, as log and audit name him. */
export interface Speaker {
  readonly actor: string;
  readonly role: string;
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
  /** A person's console opens; the returned function is called once, when it closes. */
  enter(table: TableId, speaker: Speaker): () => void;
  command(table: TableId, given: GivenCommand): Promise<ConsoleReply | null>;
  preview(table: TableId, amendment: CheckedAmendment): Promise<ConsolePreview | null>;
  control(table: TableId, speaker: Speaker, control: CheckedControl): Promise<ConsoleControlReply | null>;
}
