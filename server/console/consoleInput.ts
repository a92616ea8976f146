// What the console view is made of. Filled slots are booleans: this folder never learns a face-down card.
import type { LogEntry } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { ReleaseStatus } from '../release/status.ts';
import type { Proposal, Question } from '../table/commands.ts';
import type { ConsoleView, ReaderStatus } from './view.ts';

/** A slot that has a value, read by a reader or typed at the card desk. */
export interface FilledPlace {
  readonly seat: number;
  readonly slot: number;
  readonly source: 'read' | 'typed';
}

export interface ConsoleInput {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly cardDesk: boolean;
  readonly deckDesk: ConsoleView['deckDesk'];
  /** seats of the table, 2 to 10 */
  readonly seatCount: number;
  /** programme ms */
  readonly now: number;
  readonly state: TableState;
  /** actions taken so far in the hand, the guard of betting commands */
  readonly turn: number;
  /** entries of the running hand and of the set-up since the hand before, in order */
  readonly entries: readonly LogEntry[];
  readonly proposals: readonly Proposal[];
  readonly questions: readonly Question[];
  readonly filled: readonly FilledPlace[];
  readonly release: ReleaseStatus;
  readonly readers: readonly ReaderStatus[];
  readonly people: ConsoleView['people'];
  /** the board is complete with read cards, or a second person has turned the key (design.md section 2) */
  readonly openingsVisible: boolean;
  readonly readOnly: ConsoleView['readOnly'];
  /** an alarm beside the log: the hand stands still until the floor has answered it (6.2.2) */
  readonly stopped: { readonly code: string; readonly clause: string } | null;
}
