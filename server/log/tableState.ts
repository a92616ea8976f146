// The state of one table as folded from its hand log: the session, the hand and the hand's record. Pure.
import { EMPTY_RECORD, type HandRecord, recordAmendment, recordStep } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { HandEvent } from '../engine/event.ts';
import { evolve } from '../engine/evolve.ts';
import { dealtInto, evolveSession } from '../engine/evolveSession.ts';
import { type Hand, isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import {
  EMPTY_SESSION,
  type Session,
  type SessionSeat,
  sessionAfterChips,
  sessionAfterPresence,
} from '../engine/session.ts';
import type { RevealEvent, SessionEvent } from '../engine/sessionEvent.ts';
import type { LogEntry, LogEvent } from './entry.ts';
import type { LateHand } from './lateHand.ts';
import { isProven } from './proven.ts';
import { type Keys, keysAfter, typesBoard } from './secondKeys.ts';
import { type Entered, type Evidence, evidenceAfter, NO_EVIDENCE } from './streetEvidence.ts';

export interface TableState extends Keys {
  /** position of the last entry folded in; 0 before the first */
  readonly position: number;
  readonly recorded: number;
  /** happened of the last entry of the current hand, lower bound of the next */
  readonly happened: number;
  readonly session: Session;
  readonly hand: Hand | null;
  readonly record: HandRecord;
  /** a person brought in board cards of this hand */
  readonly typedBoard: boolean;
  /** hole cards of this hand were read, or typed at the card desk: the vault can open them */
  readonly sealedCards: boolean;
  /** how the cards of each street are known, where the game has no board */
  readonly evidence: Evidence;
  /** hands whose dealt cards are known to be off the seats, current and last only */
  readonly left: readonly HandId[];
  /** happened of the last step of any hand: no later hand began before it */
  readonly playedUntil: number;
  /** the current hand is entered afterwards; stands until it has caught up by name or another one starts */
  readonly afterwards: LateHand | null;
  /** position from which the stacks count: corrections of hands before a new show with new stacks move none of its stacks */
  readonly stacksFrom: number;
  /** hands of an earlier deal that are shown to all participants now (5.9.2.5); until the next hand begins */
  readonly revealed: Extract<RevealEvent, { type: 'HandsRevealed' }> | null;
}

const NOTHING_SHOWN = {
  openingsConfirmed: false,
  amendedSinceKey: false,
  openedEarly: false,
  typedBoard: false,
  sealedCards: false,
  evidence: NO_EVIDENCE,
} satisfies Partial<TableState>;

export const EMPTY_TABLE: TableState = {
  position: 0,
  recorded: 0,
  happened: 0,
  session: EMPTY_SESSION,
  hand: null,
  record: EMPTY_RECORD,
  ...NOTHING_SHOWN,
  left: [],
  playedUntil: 0,
  afterwards: null,
  stacksFrom: 0,
  revealed: null,
};

/** A new show knows no hand of the old one. */
const NO_HAND = {
  ...{ hand: null, record: EMPTY_RECORD, left: [] },
  ...NOTHING_SHOWN,
  ...{ afterwards: null, revealed: null },
} satisfies Partial<TableState>;

const SESSION_EVENTS: Readonly<Record<SessionEvent['type'], true>> = {
  SeatTaken: true,
  SeatLeft: true,
  SeatMoved: true,
  SatOut: true,
  SeatRenamed: true,
  PresenceSet: true,
  StackSet: true,
  ChipsAdded: true,
  StructureSet: true,
  ProfileSet: true,
  SwitchesSet: true,
  CurrencySet: true,
  ButtonSet: true,
  GameSet: true,
  RotationSet: true,
  RotationMoved: true,
  BombPotPlanned: true,
  BombPotCalled: true,
  BombPotCounted: true,
  StandUpSet: true,
  SafeSet: true,
  MaxBuyInSet: true,
  OwesSet: true,
  ChangePlanned: true,
  ChangeWithdrawn: true,
  ChangeMade: true,
  ChangeDropped: true,
  LastHandSet: true,
  ShowEnded: true,
  ShowReopened: true,
  ShowStarted: true,
  ShuffleReported: true,
  CutReported: true,
  DefectReported: true,
  JudgeCalled: true,
  CardReplaced: true,
  DeckChanged: true,
  DeckAudited: true,
  EventShufflerSet: true,
  CompetitionFinished: true,
  CompetitionResumed: true,
  PositionsTaken: true,
  HandLeft: true,
  HandAbandoned: true,
  HandEnteredAfterwards: true,
  CaughtUp: true,
  OpeningsConfirmed: true,
  HoleTyped: true,
  HoleCorrected: true,
  HandsRevealed: true,
  RevealTakenDown: true,
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
    happened: happenedAfter(state, entry),
    playedUntil: bounds(state, entry) ? Math.max(state.playedUntil, entry.happened) : state.playedUntil,
    afterwards: lateAfter(folded.afterwards, entry),
    record: foreign ? state.record : recordOf(folded.record, entry),
    ...(newStacks(entry) ? { stacksFrom: entry.position } : {}),
  };
}

/** While a hand is entered afterwards, what people do now is no bound for what took place in it. */
function happenedAfter(state: TableState, entry: LogEntry): number {
  if (startsHand(entry)) return entry.happened;
  if (state.afterwards !== null && entry.handId !== state.afterwards.hand) return state.happened;
  return Math.max(state.happened, entry.happened);
}

function startsHand({ input }: LogEntry): boolean {
  return input.type === 'hand' && input.command.type === 'StartHand';
}

/** What took place at the table: a card that is typed when its hand is over had been dealt long before. */
function bounds({ hand }: TableState, entry: LogEntry): boolean {
  const { input } = entry;
  if (input.type === 'hand') return input.command.type !== 'DealHole' || isRunning(hand);
  return input.type === 'abandon' || beginsShow(entry);
}

/** An entry of a late hand that was placed at the present has caught up with the table. */
function lateAfter(late: LateHand | null, { handId, happened, recorded }: LogEntry): LateHand | null {
  if (late === null || late.caughtUp || late.hand !== handId || happened < recorded) return late;
  return { ...late, caughtUp: true };
}

/** No hand of a new show began before it. */
function beginsShow({ events }: LogEntry): boolean {
  return events.some((event) => event.type === 'ShowStarted');
}

function newStacks({ events }: LogEntry): boolean {
  return events.some((event) => event.type === 'ShowStarted' && event.stacks === 'start');
}

/** One step of the show: its events, and whether a person typed it. */
export function foldStep(state: TableState, step: Entered): TableState {
  const next = step.events.reduce(foldEvent, state);
  const told = {
    ...next,
    typedBoard: next.typedBoard || typesBoard(state.hand, next.hand, step),
    sealedCards: next.sealedCards || step.events.some((event) => event.type === 'HoleCardDealt'),
    evidence: evidenceAfter(next.evidence, { before: state.hand, after: next.hand }, step),
  };
  return { ...told, ...keysAfter(told, step) };
}

/** Whether live screens may show the faces of opened hands (design.md section 2). */
export function openingsVisible(state: TableState): boolean {
  if (!state.openedEarly || state.openingsConfirmed) return true;
  return isProven(state);
}

export function foldEvent(state: TableState, event: LogEvent): TableState {
  if (isSessionEvent(event)) return foldSession(state, event);
  const hand = evolve(state.hand, event);
  if (hand === null) throw new Error(`${event.type} left no hand`);
  if (event.type === 'HandStarted')
    return {
      ...state,
      hand,
      session: dealtInto(
        state.session,
        hand.seats.map((s) => s.seat),
      ),
      ...NOTHING_SHOWN,
      left: state.left.slice(-1),
      afterwards: null,
      revealed: null,
    };
  const session = sessionAfterPresence(sessionAfterChips(state.session, state.hand, hand), state.hand, hand);
  return { ...state, hand, session, left: leftAfter(state, hand) };
}

/** A hand that goes on after all has not left the table: it needs the word again. */
function leftAfter({ left }: TableState, hand: Hand): readonly HandId[] {
  return !isRunning(hand) || !left.includes(hand.handId) ? left : left.filter((id) => id !== hand.handId);
}

function foldSession(state: TableState, event: SessionEvent): TableState {
  const session = evolveSession(state.session, event);
  if (event.type === 'OpeningsConfirmed') return { ...state, session, openingsConfirmed: true, amendedSinceKey: false };
  if (event.type === 'HandEnteredAfterwards')
    return { ...state, session, afterwards: { hand: event.handId, began: event.began, caughtUp: false } };
  if (event.type === 'CaughtUp') return { ...state, session, afterwards: null };
  if (event.type === 'HandLeft' || event.type === 'HandAbandoned')
    return { ...state, session, left: [...state.left, event.handId] };
  if (event.type === 'ShowStarted') return { ...state, session, ...NO_HAND };
  if (event.type === 'HandsRevealed') return { ...state, session, revealed: event };
  if (event.type === 'RevealTakenDown') return { ...state, session, revealed: null };
  return { ...state, session };
}

/** The record of a hand with one more entry of that hand. */
export function recordOf(record: HandRecord, entry: LogEntry): HandRecord {
  const command = commandOf(entry);
  if (command !== null) {
    const typed = entry.typed && command.type === 'DealUp' ? ({ typed: true } as const) : {};
    const events = handEventsOf(entry.events);
    const step = { origin: entry.position, happened: entry.happened, ...typed, command, events };
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
  return state.session.seats.reduce((total, s) => total + ownedBy(s), 0);
}

/** The stack, less what a correction of its hand takes beyond it. */
export function ownedBy(seat: SessionSeat | undefined): number {
  return seat === undefined ? 0 : seat.stack - seat.short;
}

/** A state as a snapshot stored it; the caller checks its hash first. */
export function storedState(state: unknown): TableState {
  return state as TableState;
}
