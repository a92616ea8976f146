// What the ruling desk's view is made from: public facts of the table, alarms in words, the rulings on record.
import type { LogEntry } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { Question } from '../table/commands.ts';
import type { FloorView, RulingLine } from './view.ts';

/** An alarm of the vault that is not settled. */
export interface OpenAlarm {
  /** 0 while it could not be stored */
  readonly position: number;
  readonly code: string;
  readonly hand: string;
  readonly number: number;
  readonly since: number;
}

export interface FloorInput {
  readonly table: string;
  readonly tableName: string;
  readonly seatCount: number;
  readonly now: number;
  readonly state: TableState;
  /** of the running hand, in order */
  readonly entries: readonly LogEntry[];
  readonly alarms: readonly OpenAlarm[];
  readonly questions: readonly Question[];
  /** ids of notices that somebody has looked at */
  readonly looked: ReadonlySet<string>;
  /** of this show, newest first, as many as the page lists by itself */
  readonly rulings: readonly RulingLine[];
  readonly rulingCount: number;
  /** opened hands may be told live */
  readonly openingsVisible: boolean;
  readonly readOnly: FloorView['readOnly'];
}
