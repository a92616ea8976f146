// The state of one table as folded from its hand log: the session, the hand and the hand's record. Pure.
import { EMPTY_RECORD, type HandRecord, recordAmendment, recordStep } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { HandEvent } from '../engine/event.ts';
import { evolve } from '../engine/evolve.ts';
import { boardCards, type Hand, isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import { EMPTY_SESSION, evolveSession, type Session, type SessionEvent, sessionAfterChips } from '../engine/session.ts';
import { boardsComplete } from '../engine/showdown.ts';
import type { LogEntry, LogEvent } from './entry.ts';

export interface TableState {
  /** position of the last entry folded in; 0 before the first */
  readonly position: number;
  readonly recorded: number;
  /** happened of the last entry of the current hand, lower bound of the next */
  readonly happened: number;
  readonly session: Session;
  readonly hand: Hand | null;
  readonly record: HandRecord;
  /** opened hands of the current hand may be shown live (second key) */
  readonly openingsConfirmed: boolean;
  /** a sealed hand was opened while board cards were to come or typed ones lay there: live screens wait */
  readonly openedEarly: boolean;
  /** a person brought in board cards of this hand */
  readonly typedBoard: boolean;
  /** hands whose dealt cards are known to be off the seats, current and last only */
  readonly left: readonly HandId[];
}

export const EMPTY_TABLE: TableState = {
  position: 0,
  recorded: 0,
  happened: 0,
  session: EMPTY_SESSION,
  hand: null,
  record: EMPTY_RECORD,
  openingsConfirmed: false,
  openedEarly: false,
  typedBoard: false,
  left: [],
};

const SESSION_EVENTS: Readonly<Record<SessionEvent['type'], true>> = {
  SeatTaken: true,
  SeatLeft: true,
  SatOut: true,
  SeatRenamed: true,
  StackSet: true,
  StructureSet: true,
  ProfileSet: true,
  CurrencySet: true,
  ButtonSet: true,
  PositionsTaken: true,
  HandLeft: true,
  HandAbandoned: true,
  OpeningsConfirmed: true,
};

export function isSessionEvent(event: LogEvent): event is SessionEvent {
  return event.type in SESSION_EVENTS;
}

export function handEventsOf(events: readonly LogEvent[]): readonly HandEvent[] {
  return events.filter((event): event is HandEvent => !isSessionEvent(event));
}

/** Throws when the entry cannot be folded (a bug, or a log that is not ours). */
export function foldEntry(state: TableState, entry: LogEntry): TableState {
  const foreign = entry.input.type === 'amend' && entry.handId !== state.hand?.handId;
  const folded = foreign ? state : foldStep(state, entry);
  return {
    ...folded,
    position: entry.position,
    recorded: entry.recorded,
    happened: Math.max(state.happened, entry.happened),
    record: foreign ? state.record : recordOf(state.record, entry),
  };
}

/** One step of the show: its events, and whether a person typed it. */
export function foldStep(
  state: TableState,
  step: { readonly events: readonly LogEvent[]; readonly typed: boolean },
): TableState {
  const next = step.events.reduce(foldEvent, state);
  const typedBoard = next.typedBoard || typesBoard(state.hand, next.hand, step);
  const sealed = step.events.some((event) => opensSealed(event, next.hand));
  // a board that a person typed proves nothing: such an opening waits like one before the river
  const openedEarly = next.openedEarly || (sealed && (typedBoard || !boardFull(next.hand)));
  return typedBoard === next.typedBoard && openedEarly === next.openedEarly
    ? next
    : { ...next, openedEarly, typedBoard };
}

/** Cards of a seat with no card read or typed at the desk come from whoever saw them lie there: no secret of the vault. */
function opensSealed(event: LogEvent, hand: Hand | null): boolean {
  if (event.type !== 'HandOpened') return false;
  return (hand?.seats.find((s) => s.seat === event.seat)?.dealt ?? 0) > 0;
}

/** Board cards that a person brought in, by a typed street or by a correction that leaves cards there which were not. */
function typesBoard(before: Hand | null, after: Hand | null, step: Parameters<typeof foldStep>[1]): boolean {
  if (step.typed && step.events.some((event) => event.type === 'BoardDealt')) return true;
  if (!step.events.some((event) => event.type === 'HandAmended')) return false;
  const lying = before === null ? [] : boardCards(before);
  return after !== null && boardCards(after).some((card) => !lying.includes(card));
}

function boardFull(hand: Hand | null): boolean {
  return hand === null || boardsComplete(hand);
}

/** Whether live screens may show the faces of opened hands (design.md section 2). */
export function openingsVisible(state: TableState): boolean {
  if (!state.openedEarly || state.openingsConfirmed) return true;
  return boardFull(state.hand) && !state.typedBoard;
}

export function foldEvent(state: TableState, event: LogEvent): TableState {
  if (isSessionEvent(event)) return foldSession(state, event);
  const hand = evolve(state.hand, event);
  if (hand === null) throw new Error(`${event.type} left no hand`);
  if (event.type === 'HandStarted')
    return {
      ...state,
      hand,
      openingsConfirmed: false,
      openedEarly: false,
      typedBoard: false,
      left: state.left.slice(-1),
    };
  const session = sessionAfterChips(state.session, state.hand, hand);
  return { ...state, hand, session, left: leftAfter(state, hand) };
}

/** A hand that goes on after all has not left the table: it needs the word again. */
function leftAfter({ left }: TableState, hand: Hand): readonly HandId[] {
  return !isRunning(hand) || !left.includes(hand.handId) ? left : left.filter((id) => id !== hand.handId);
}

function foldSession(state: TableState, event: SessionEvent): TableState {
  const session = evolveSession(state.session, event);
  if (event.type === 'OpeningsConfirmed') return { ...state, session, openingsConfirmed: true };
  if (event.type === 'HandLeft' || event.type === 'HandAbandoned')
    return { ...state, session, left: [...state.left, event.handId] };
  return { ...state, session };
}

/** The record of a hand with one more entry of that hand. */
export function recordOf(record: HandRecord, entry: LogEntry): HandRecord {
  const command = commandOf(entry);
  if (command !== null) {
    const step = { origin: entry.position, happened: entry.happened, command, events: handEventsOf(entry.events) };
    return recordStep(command.type === 'StartHand' ? EMPTY_RECORD : record, step);
  }
  const amended = entry.events.find((event) => event.type === 'HandAmended');
  return amended?.type === 'HandAmended' ? recordAmendment(record, amended.steps) : record;
}

/** What the hand was asked: an abandoned hand is void by name, and can be taken back like any other. */
function commandOf({ input, events }: LogEntry): HandCommand | null {
  if (input.type === 'hand') return input.command;
  const voided = events.find((event) => event.type === 'HandVoided');
  return input.type === 'abandon' && voided?.type === 'HandVoided' ? { type: 'VoidHand', ruling: voided.ruling } : null;
}

/** Chips on the table now: seats that are not in a running hand, plus everything the hand holds. */
export function chipsInPlay(state: TableState): number {
  return state.session.seats.reduce((total, s) => total + s.stack, 0);
}

/** A state as a snapshot stored it; the caller checks its hash first. */
export function storedState(state: unknown): TableState {
  return state as TableState;
}
