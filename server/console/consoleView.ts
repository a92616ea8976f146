// Builds the one view that all consoles of a table draw. Pure; knows the hand lane and filled slots, never a hole card.
import { redoEdit, undoEdit } from '../engine/amend.ts';
import { decide } from '../engine/decide.ts';
import { faceUpCards, mayDealBoard, nextStreetOf } from '../engine/decideBoard.ts';
import { boardCards, type Hand, isRunning } from '../engine/hand.ts';
import type { Profile } from '../engine/profile.ts';
import { PROFILES } from '../engine/profiles/profiles.ts';
import { activeSeats, positionsForNext } from '../engine/session.ts';
import { pointer } from '../engine/showdown.ts';
import type { TableState } from '../log/tableState.ts';
import type { ConsoleInput } from './consoleInput.ts';
import { consoleLegal } from './consoleLegal.ts';
import { consoleAlarms, consoleLines } from './consoleLines.ts';
import { consolePots, potTotal } from './consolePots.ts';
import { consoleSeats } from './consoleSeats.ts';
import type { ConsoleView } from './view.ts';

export function consoleView(input: ConsoleInput): ConsoleView {
  const { hand, session } = input.state;
  const lines = consoleLines(input);
  return {
    kind: 'console',
    table: input.table,
    tableName: input.tableName,
    demo: input.demo,
    cardDesk: input.cardDesk,
    now: input.now,
    handId: hand?.handId ?? null,
    handNumber: hand?.number ?? session.handNumber,
    turn: input.turn,
    phase: hand?.phase ?? 'IDLE',
    street: hand?.street ?? 'preflop',
    profile: session.profile,
    offers: offersOf(PROFILES[session.profile]),
    currency: session.currency,
    ...level(input.state),
    positions: positions(input.state),
    seats: consoleSeats(input),
    boards: hand?.boards ?? [],
    pot: hand === null ? 0 : potTotal(hand),
    pots: hand === null ? [] : consolePots(hand),
    legal: hand === null ? null : consoleLegal(hand),
    next: nextStep(input),
    pointerSeat: pointerSeat(hand),
    ...showdownPart(input),
    ...undoPart(input.state, lines),
    proposals: input.proposals,
    questions: input.questions,
    alarms: consoleAlarms(input.state.record),
    lines,
    release: input.release,
    readers: input.readers,
    people: input.people,
    readOnly: input.readOnly,
  };
}

function offersOf(profile: Profile): ConsoleView['offers'] {
  return {
    antes: profile.ante.filter((kind) => kind !== 'none'),
    straddles: profile.straddle !== 'off',
    posts: profile.deadBlinds !== 'off',
  };
}

/** Blinds and antes of the running hand; between hands those of the level. */
function level({ hand, session }: TableState) {
  const structure = hand !== null && isRunning(hand) ? hand.structure : session.structure;
  return {
    smallBlind: structure?.smallBlind ?? 0,
    bigBlind: structure?.bigBlind ?? 0,
    ante: structure?.ante ?? 0,
    anteKind: structure?.anteKind ?? 'none',
    unit: structure?.unit ?? 0,
    minBet: structure?.minBet ?? 0,
    straddles: session.structure?.straddles ?? [],
  } as const;
}

function positions({ hand, session }: TableState): ConsoleView['positions'] {
  if (hand !== null && isRunning(hand))
    return { button: hand.button, smallBlind: hand.smallBlindSeat, bigBlind: hand.bigBlindSeat };
  const next = positionsForNext(session, isRedeal(hand));
  return next === null ? null : { button: next.button, smallBlind: next.smallBlind, bigBlind: next.bigBlind };
}

/** 6.3: a misdeal or a void hand is dealt again with the same positions. */
function isRedeal(hand: Hand | null): boolean {
  return hand?.phase === 'MISDEAL' || hand?.phase === 'VOID';
}

/** What Enter does: the next step of the table. Graphics have a key of their own. */
function nextStep({ state }: ConsoleInput): ConsoleView['next'] {
  const { hand, session } = state;
  if (hand?.phase === 'DEALING') return 'complete-deal';
  if (hand?.phase === 'AWARDING') return 'award';
  if (pointerSeat(hand) !== null && (hand?.phase === 'FACE_UP' || hand?.phase === 'SHOWDOWN')) return 'open';
  const ready = session.structure !== null && activeSeats(session).length >= 2;
  return !isRunning(hand) && ready ? 'start-hand' : '';
}

function pointerSeat(hand: Hand | null): number | null {
  if (hand === null || !['FACE_UP', 'RUNOUT', 'SHOWDOWN'].includes(hand.phase)) return null;
  return pointer(hand);
}

function showdownPart({ state: { hand }, openingsVisible }: ConsoleInput) {
  const opened = hand?.seats.some((s) => s.cards.length > 0) ?? false;
  const openings = !opened ? 'none' : openingsVisible ? 'shown' : 'waiting';
  return {
    nextBoard: hand === null ? null : nextBoard(hand),
    runsAllowed: hand === null ? [] : runsAllowed(hand),
    faceUp: hand === null ? [] : openingsVisible ? faceUpCards(hand) : boardCards(hand),
    openings,
  } as const;
}

function nextBoard(hand: Hand): ConsoleView['nextBoard'] {
  for (let run = 0; run < hand.runs; run += 1) {
    const next = nextStreetOf(hand, run);
    if (next === null || next.street === 'preflop') continue;
    const at = { street: next.street, run, count: next.board };
    if (mayDealBoard(hand, at) === null) return at;
  }
  return null;
}

function runsAllowed(hand: Hand): readonly number[] {
  const allowed = [1, 2, 3, 4].filter((runs) => decide(hand, { type: 'AgreeRuns', runs }).ok);
  return allowed.length > 1 ? allowed : [];
}

function undoPart({ hand, record }: TableState, lines: ConsoleView['lines']) {
  const undo = hand === null ? null : undoEdit(record);
  const position = undo?.type === 'retract' ? undo.position : null;
  return {
    canUndo: undo !== null,
    canRedo: hand !== null && redoEdit(record) !== null,
    undoOf: lines.find((line) => line.position === position && !line.retracted) ?? null,
  } as const;
}
