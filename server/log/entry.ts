// One entry of the hand log: an accepted input, who gave it, and the events the rules answered with. Never a closed card, never a tag.
import type { ClientId, TableId } from '../base/ids.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import type { HandEvent } from '../engine/event.ts';
import type { HandId } from '../engine/ids.ts';
import type { Ruling } from '../engine/role.ts';
import type { SeatNo } from '../engine/seat.ts';
import type { SessionCommand, SessionEvent } from '../engine/sessionEvent.ts';

/** Raised with every change of the stored shape; codec.ts brings older entries up. */
export const LOG_VERSION = 1;

export type LogInput =
  | { readonly type: 'hand'; readonly command: HandCommand }
  | { readonly type: 'session'; readonly command: SessionCommand }
  | {
      readonly type: 'amend';
      readonly edits: readonly Edit[];
      readonly onIllegal: 'cancel' | 'cut' | 'as-ruled';
      readonly ruling: Ruling | null;
      readonly why: 'edit' | 'undo' | 'redo';
    }
  | { readonly type: 'hand-left'; readonly how: 'tags-gone' | 'floor' }
  | { readonly type: 'abandon' }
  | { readonly type: 'confirm-openings' }
  | { readonly type: 'catch-up' }
  /** 5.9.2.5: hands are shown to all participants, or leave the screens again */
  | { readonly type: 'reveal'; readonly up: boolean }
  /** a hole card that a person typed into a hand; the value lies in the vault */
  | { readonly type: 'hole'; readonly how: 'typed' | 'corrected'; readonly seat: SeatNo; readonly slot: number };

export type LogEvent = HandEvent | SessionEvent;

export interface LogEntry {
  readonly table: TableId;
  /** 1, 2, 3... per table, without gaps */
  readonly position: number;
  readonly version: number;
  /** programme ms at which it was written; never falls */
  readonly recorded: number;
  /** programme ms at which it took place at the table; never falls along a hand */
  readonly happened: number;
  readonly actor: string;
  readonly clientId: ClientId;
  readonly handId: HandId | null;
  /** entered by a person (may lead its canvas) rather than read from the table */
  readonly typed: boolean;
  readonly input: LogInput;
  readonly events: readonly LogEvent[];
}

/** Input and events as the codec has brought them up: their shape was written by this or an older version of this file. */
export function storedInput(input: unknown): LogInput {
  return input as LogInput;
}

export function storedEvents(events: unknown): readonly LogEvent[] {
  return events as readonly LogEvent[];
}
