// What a table console draws: the live hand lane, questions, the log, release times, reader health. Never a hole card.

import type { Position } from '../engine/position.ts';
import type { Currency } from '../engine/session.ts';
import type { ReleaseStatus } from '../release/control.ts';
import type { Proposal, Question } from '../table/commands.ts';

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
}

export interface ConsoleLegal {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
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
  /** event or input type, words come from the catalogue */
  readonly type: string;
  readonly seat: number | null;
  readonly amount: number | null;
  readonly to: number | null;
  readonly cards: readonly string[];
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
  /** programme time of this frame, ms */
  readonly now: number;
  readonly handId: string | null;
  readonly handNumber: number;
  /** actions taken so far, to send back with a betting command */
  readonly turn: number;
  readonly phase: string;
  readonly street: string;
  readonly profile: string;
  readonly currency: Currency;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly unit: number;
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
  readonly next: '' | 'start-hand' | 'complete-deal' | 'award' | 'open' | 'resume';
  /** which tabled or mucked decision is awaited */
  readonly pointerSeat: number | null;
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
