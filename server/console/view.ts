// What a table console draws: the live hand lane, questions, the log, release times, reader health. Never a hole card.

import { z } from 'zod';
import type { Street } from '../engine/game/street.ts';
import type { Presence } from '../engine/handStart.ts';
import type { Position } from '../engine/position.ts';
import type { Reportable } from '../engine/rulings/reportable.ts';
import type { Currency } from '../engine/sessionEvent.ts';
import type { AnteKind, Straddle } from '../engine/structure.ts';
import { type ControlCommand, type ControlReply, controlCommandSchema } from '../release/control.ts';
import type { ReleaseStatus } from '../release/status.ts';
import {
  type AmendPreview,
  amendmentSchema,
  type CommandReply,
  correctionSchema,
  type Proposal,
  type Question,
  type TableCommandInput,
  tableCommandSchema,
} from '../table/commands.ts';
import type { ConsoleChange } from './changeView.ts';
import type { ConsoleCash, ConsoleDraw, ConsoleGame, ConsoleUpCards, OwesWord } from './gameView.ts';
import type { ConsoleDeck, ConsoleShare, ConsoleStop } from './rulingView.ts';

/** What a console sends and what comes back; the page takes these types from here. */
export type ConsoleCommand = TableCommandInput;
export type ConsoleControl = ControlCommand;
export type ConsoleReply = CommandReply;
export type ConsoleControlReply = ControlReply;
export type ConsoleAmendment = Omit<Extract<TableCommandInput, { do: 'amend' }>, 'do'>;
export type ConsoleCorrection = Extract<TableCommandInput, { do: 'correctOpened' | 'correctBoard' }>;
export type ConsolePreview =
  | { readonly ok: true; readonly preview: AmendPreview }
  | Extract<CommandReply, { readonly ok: false }>;

/** What the edge checks, once. */
export const consoleCommandSchema = tableCommandSchema;
export const consoleAmendmentSchema = amendmentSchema;
/** An amendment by its edits, or the correction of one card that lies face up. */
export const consolePreviewSchema = z.union([correctionSchema, amendmentSchema]);
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
  /** what the player sat down with, 0 for nobody */
  readonly start: number;
  readonly bet: number;
  readonly position: Position;
  readonly button: boolean;
  readonly toAct: boolean;
  readonly allIn: boolean;
  readonly action: string;
  readonly amount: number;
  /** of the cards held, in the order dealt: not there yet, not read, read, typed at the card desk, face up (stud) */
  readonly slots: readonly ('none' | 'missing' | 'scanned' | 'typed' | 'up')[];
  /** the number of each of these places in the hand: a drawn card has a new one */
  readonly places: readonly number[];
  /** faces of the cards dealt face up, in their order */
  readonly up: readonly string[];
  /** cards exchanged in the last draw, 0: stood pat; null: none yet */
  readonly drew: number | null;
  /** faces of an opened hand once consoles may see them; empty otherwise */
  readonly opened: readonly string[];
  readonly pointer: boolean;
  /** whether he plays the next hands: out now, or out or back in once the running hand is over */
  readonly presence: 'in' | 'out' | 'out-after-hand' | 'in-after-hand';
  /** whether the player is at the table; who is not is dealt in and posts all the same (6.4.3) */
  readonly here: Presence;
  readonly won: number;
  readonly moves: readonly SeatMove[];
  /** blinds that he missed */
  readonly owes: OwesWord;
}

export interface ConsoleLegal {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  /** chips to put in, cut to the stack; the total is the seat's bet and this */
  readonly call: number | null;
  readonly raise: { readonly min: number; readonly max: number } | null;
  /** verb of a wager now; complete: a bring-in or a short all-in is brought up to the full bet */
  readonly verb: 'bet' | 'raise' | 'complete';
  /** chips that the seat must put in at least since it opens the hand; null: it need not */
  readonly bringIn: number | null;
  /** total of the street with all chips; null where the limit does not let him put them all in */
  readonly allIn: number | null;
  /** quick amounts as totals of the street, legal ones only */
  readonly quick: readonly { readonly label: 'min' | 'half' | 'two-thirds' | 'pot' | 'all-in'; readonly to: number }[];
}

/** Amounts that the seats may agree on: whole units, together the total, none above its most. */
export interface ConsoleChop {
  readonly total: number;
  /** per seat that can still win: the most it can take of the pots it is in */
  readonly most: readonly ConsoleShare[];
  /** every pot in equal parts, odd chips by the rules: the first suggestion */
  readonly equal: readonly ConsoleShare[];
  /** amounts are multiples of this; 1 where smaller chips lie in a pot */
  readonly unit: number;
  /** the rules of the table leave it to the floor */
  readonly needsRuling: boolean;
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
  /** total of the street; run of a board, place of an up card, pot of a share, position of the one entry that a correction is about */
  readonly to: number | null;
  readonly allIn: boolean;
  readonly cards: readonly string[];
  /** ruling, clause or detail of the event; '' when none */
  readonly code: string;
  readonly retracted: boolean;
  /** may be amended by a person */
  readonly editable: boolean;
  /** of cards that were changed or thrown away: the places held before, and those that went; null: nobody saw which */
  readonly draw?: { readonly held: readonly number[]; readonly gone: readonly number[] | null };
}

/** Where the show stands. */
export interface ConsoleShow {
  readonly state: 'running' | 'last-hand' | 'ended';
  /** number of the announced last hand, 0 while none is announced */
  readonly lastHand: number;
  /** the last hand has been played: nothing starts until lastHand is off or a new show begins */
  readonly played: boolean;
  /** programme ms at which the end of the show airs, by canvas; those on which it has aired are left out */
  readonly drain: readonly { readonly canvas: string; readonly endsAt: number }[];
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
  /** somebody lays cards at the deck desk now: that antenna is not heard by the table meanwhile */
  readonly deckDesk: {
    readonly actor: string;
    readonly kind: 'register' | 'check' | 'replace';
    readonly zone: string;
  } | null;
  /** programme time of this frame, ms */
  readonly now: number;
  /** of the newest entry that this view knows: a command is in it from the position of its reply on */
  readonly position: number;
  readonly handId: string | null;
  readonly handNumber: number;
  /** actions taken so far, to send back with a betting command */
  readonly turn: number;
  readonly phase: string;
  readonly street: string;
  readonly game: ConsoleGame;
  readonly cash: ConsoleCash;
  readonly profile: string;
  /** switches that differ from the profile's own */
  readonly switched: number;
  /** what the rules of the table let players put up beside the blinds */
  readonly offers: { readonly antes: readonly AnteKind[]; readonly straddles: boolean; readonly posts: boolean };
  readonly currency: Currency;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly unit: number;
  readonly anteKind: AnteKind;
  readonly minBet: number;
  /** a level that waits for the end of the hand */
  readonly nextLevel: Pick<ConsoleView, 'smallBlind' | 'bigBlind' | 'ante' | 'anteKind'> | null;
  /** in the order in which they will be made */
  readonly planned: readonly ConsoleChange[];
  readonly show: ConsoleShow;
  /** of the level, for the next hand */
  readonly straddles: readonly Straddle[];
  /** of the running hand, else of the next one; null while two players with chips are missing */
  readonly positions: Readonly<{ button: number; smallBlind: number | null; bigBlind: number }> | null;
  /** seats of the table, 2 to 10; `seats` has as many */
  readonly seatCount: number;
  readonly seats: readonly ConsoleSeat[];
  readonly boards: readonly (readonly string[])[];
  readonly pot: number;
  readonly pots: readonly {
    readonly index: number;
    readonly amount: number;
    readonly seats: readonly number[];
    readonly shares: readonly ConsoleShare[];
  }[];
  readonly legal: ConsoleLegal | null;
  /** who draws or throws away now; null while nobody does */
  readonly draw: ConsoleDraw | null;
  /** null in games without up cards */
  readonly upCards: ConsoleUpCards | null;
  /** what a chop needs; null while the pots cannot be shared by agreement */
  readonly chop: ConsoleChop | null;
  /** what the rules give each seat that was dealt in; null unless pots are ready to be pushed, or pushed ones are disputed */
  readonly award: readonly ConsoleShare[] | null;
  /** null while the hand goes on */
  readonly stop: ConsoleStop | null;
  /** further reports that somebody has to rule on, and that do not stop the hand now */
  readonly open: readonly ConsoleStop[];
  /** what may be reported now, with the seats it may name */
  readonly reports: readonly Reportable[];
  readonly deck: ConsoleDeck;
  /** cards at two seats start the next hand by themselves (`readers.start`) */
  readonly startsItself: boolean;
  /** the running hand is entered afterwards; null when entries take place as they are entered */
  readonly afterwards: {
    /** programme ms at which the hand began */
    readonly began: number;
    /** programme ms at which the next entry is placed, seen from now */
    readonly at: number;
    /** the entries have reached the present: they are placed at their time again */
    readonly caughtUp: boolean;
  } | null;
  /** programme ms before which no hand that is entered afterwards can have begun: up to then another was played */
  readonly playedUntil: number;
  /** what Enter does now, '' when nothing */
  readonly next: '' | 'start-hand' | 'complete-deal' | 'type-up' | 'award' | 'open' | 'kill-muck';
  /** which tabled or mucked decision is awaited */
  readonly pointerSeat: number | null;
  /** the board cards that the hand waits for */
  readonly nextBoard: Readonly<{ street: Street; run: number; count: number }> | null;
  /** how often the board may be run, empty when that is no question now */
  readonly runsAllowed: readonly number[];
  /** every card that lies face up for this console: typing one of them again is refused */
  readonly faceUp: readonly string[];
  /** opened hands whose faces wait for the complete board or for the second person's key; `asked`: it is needed before hands open */
  readonly openings: 'none' | 'asked' | 'waiting' | 'shown';
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoOf: ConsoleLine | null;
  /** a change of seats, stacks, level or show, where a person entered that last: undo does not reach past it */
  readonly lastChange: ConsoleLine | null;
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
