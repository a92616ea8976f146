// What a table console draws: the live hand lane, questions, the log, release times, reader health. Never a hole card.

import type { Position } from '../engine/position.ts';
import type { Currency } from '../engine/session.ts';
import type { AnteKind, Straddle } from '../engine/structure.ts';
import {
  type ControlCommand,
  type ControlReply,
  controlCommandSchema,
  type ReleaseStatus,
} from '../release/control.ts';
import {
  type AmendPreview,
  amendmentSchema,
  type CommandReply,
  type Proposal,
  type Question,
  type TableCommandInput,
  tableCommandSchema,
} from '../table/commands.ts';

/** What a console sends and what comes back; the page takes these types from here. */
export type ConsoleCommand = TableCommandInput;
export type ConsoleControl = ControlCommand;
export type ConsoleReply = CommandReply;
export type ConsoleControlReply = ControlReply;
export type ConsoleAmendment = Omit<Extract<TableCommandInput, { do: 'amend' }>, 'do'>;
export type ConsolePreview =
  | { readonly ok: true; readonly preview: AmendPreview }
  | Extract<CommandReply, { readonly ok: false }>;

/** What the edge checks, once. */
export const consoleCommandSchema = tableCommandSchema;
export const consoleAmendmentSchema = amendmentSchema;
export const consoleControlSchema = controlCommandSchema;

/** What may be done at a seat now beside acting in turn. */
export const SEAT_MOVES = ['open', 'muck', 'retrieve', 'kill-muck'] as const;
export type SeatMove = (typeof SEAT_MOVES)[number];

export interface ConsoleSeat {
  readonly seat: number;
  readonly state:
    | 'empty'
    | 'out'
    | 'waiting'
    | 'live'
    | 'partial'
    | 'opened'
    | 'pending'
    | 'folded'
    | 'mucked'
    | 'killed';
  readonly name: string;
  readonly stack: number;
  readonly bet: number;
  readonly position: Position;
  readonly button: boolean;
  readonly toAct: boolean;
  readonly allIn: boolean;
  readonly action: string;
  readonly amount: number;
  /** per slot: nothing dealt, dealt and not read, read, typed at the card desk */
  readonly slots: readonly ('none' | 'missing' | 'scanned' | 'typed')[];
  /** faces of an opened hand once consoles may see them; empty otherwise */
  readonly opened: readonly string[];
  readonly pointer: boolean;
  readonly won: number;
  readonly moves: readonly SeatMove[];
}

export interface ConsoleLegal {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  /** chips to put in, cut to the stack; the total is the seat's bet and this */
  readonly call: number | null;
  readonly raise: { readonly min: number; readonly max: number } | null;
  /** verb of a wager now: bet or raise */
  readonly verb: 'bet' | 'raise';
  /** quick amounts as totals of the street, legal ones only */
  readonly quick: readonly { readonly label: 'min' | 'half' | 'two-thirds' | 'pot' | 'all-in'; readonly to: number }[];
}

export interface ConsoleLine {
  readonly position: number;
  readonly recorded: number;
  readonly happened: number;
  readonly actor: string;
  /** fold, check, call, bet, raise for an action, else the event's type; words come from the catalogue */
  readonly type: string;
  readonly seat: number | null;
  readonly amount: number | null;
  /** total of the street; run of a board, pot of a share, position of the one entry that a correction is about */
  readonly to: number | null;
  readonly allIn: boolean;
  readonly cards: readonly string[];
  /** ruling, clause or detail of the event; '' when none */
  readonly code: string;
  readonly retracted: boolean;
  /** may be amended by a person */
  readonly editable: boolean;
}

export interface ReaderStatus {
  readonly reader: string;
  readonly state: 'ok' | 'connecting' | 'stale' | 'down' | 'fault' | 'slow';
  readonly cycleMs: number;
  readonly zones: readonly {
    readonly zone: string;
    readonly state: 'ok' | 'fault' | 'pile' | 'unknown';
    readonly cards: number;
  }[];
}

export interface ConsoleView {
  readonly kind: 'console';
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  /** hole cards may be typed at this table */
  readonly cardDesk: boolean;
  /** programme time of this frame, ms */
  readonly now: number;
  readonly handId: string | null;
  readonly handNumber: number;
  /** actions taken so far, to send back with a betting command */
  readonly turn: number;
  readonly phase: string;
  readonly street: string;
  readonly profile: string;
  /** what the rules of the table let players put up beside the blinds */
  readonly offers: { readonly antes: readonly AnteKind[]; readonly straddles: boolean; readonly posts: boolean };
  readonly currency: Currency;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly unit: number;
  readonly anteKind: AnteKind;
  readonly minBet: number;
  /** of the level, for the next hand */
  readonly straddles: readonly Straddle[];
  /** of the running hand, else of the next one; null while two players with chips are missing */
  readonly positions: {
    readonly button: number;
    readonly smallBlind: number | null;
    readonly bigBlind: number;
  } | null;
  readonly seats: readonly ConsoleSeat[];
  readonly boards: readonly (readonly string[])[];
  readonly pot: number;
  readonly pots: readonly {
    readonly index: number;
    readonly amount: number;
    readonly seats: readonly number[];
    readonly shares: readonly { readonly seat: number; readonly amount: number }[];
  }[];
  readonly legal: ConsoleLegal | null;
  /** what Enter does now, '' when nothing */
  readonly next: '' | 'start-hand' | 'complete-deal' | 'award' | 'open';
  /** which tabled or mucked decision is awaited */
  readonly pointerSeat: number | null;
  /** the board cards that the hand waits for */
  readonly nextBoard: {
    readonly street: 'flop' | 'turn' | 'river';
    readonly run: number;
    readonly count: number;
  } | null;
  /** how often the board may be run, empty when that is no question now */
  readonly runsAllowed: readonly number[];
  /** every card that lies face up for this console: typing one of them again is refused */
  readonly faceUp: readonly string[];
  /** opened hands whose faces wait for the complete board or for the second person's key */
  readonly openings: 'none' | 'waiting' | 'shown';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoOf: ConsoleLine | null;
  readonly proposals: readonly Proposal[];
  readonly questions: readonly Question[];
  readonly alarms: readonly {
    readonly position: number;
    readonly code: string;
    readonly severity: 'hard' | 'soft';
    readonly seat: number | null;
  }[];
  readonly lines: readonly ConsoleLine[];
  readonly release: ReleaseStatus;
  readonly readers: readonly ReaderStatus[];
  /** roles of the people whose consoles are open now */
  readonly people: readonly { readonly actor: string; readonly role: string }[];
  readonly readOnly: { readonly position: number; readonly reason: string } | null;
}
