// Builds the one view that all consoles of a table draw. Pure; knows the hand lane and filled slots, never a hole card.

import { redoEdit, undoEdit } from '../engine/amend.ts';
import { chopOffer } from '../engine/chop.ts';
import { mayShareCard } from '../engine/dealing.ts';
import { decide } from '../engine/decide.ts';
import { faceUpCards, mayDealBoard, nextStreetOf } from '../engine/decideBoard.ts';
import { gameOf } from '../engine/game/games.ts';
import { firstStreet, lastStreet } from '../engine/game/streets.ts';
import { boardCards, type Hand, isRunning } from '../engine/hand.ts';
import { hasButton } from '../engine/position.ts';
import type { Profile } from '../engine/profile.ts';
import { deckBlockOf } from '../engine/rulings/deckState.ts';
import { reportable } from '../engine/rulings/reportable.ts';
import { stopOf } from '../engine/rulings/stopped.ts';
import { activeSeats, gameOfNext, isDealtAgain, profileOf } from '../engine/session.ts';
import { buttonSeat, placesForNext } from '../engine/sessionPlaces.ts';
import { pointer } from '../engine/showdown.ts';
import { nextLateTime } from '../log/lateHand.ts';
import { asksKey } from '../log/proven.ts';
import type { TableState } from '../log/tableState.ts';
import { consoleAward, consoleOpen, consoleStop } from './consoleAward.ts';
import { consoleCash, consoleDraw, consoleGame, consoleUpCards } from './consoleGame.ts';
import type { ConsoleInput } from './consoleInput.ts';
import { consoleLegal } from './consoleLegal.ts';
import { consoleAlarms, consoleLines, lastChange } from './consoleLines.ts';
import { consolePots, potTotal } from './consolePots.ts';
import { consoleSeats } from './consoleSeats.ts';
import { consolePlanned, consoleShow, nextLevel } from './consoleShow.ts';
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
    deckDesk: input.deckDesk,
    now: input.now,
    position: input.state.position,
    handId: hand?.handId ?? null,
    handNumber: hand?.number ?? session.handNumber,
    turn: input.turn,
    phase: hand?.phase ?? 'IDLE',
    street: hand?.street ?? firstStreet(gameOf(input.state.session.game)),
    game: consoleGame(input.state),
    cash: consoleCash(input.state),
    profile: session.profile,
    switched: Object.keys(session.switches).length,
    offers: offersOf(profileOf(session)),
    currency: session.currency,
    ...level(input.state),
    nextLevel: nextLevel(input.state),
    planned: consolePlanned(input.state),
    show: consoleShow(input),
    positions: positions(input.state),
    seatCount: input.seatCount,
    seats: consoleSeats(input),
    boards: hand?.boards ?? [],
    pot: hand === null ? 0 : potTotal(hand),
    pots: hand === null ? [] : consolePots(hand, input.openingsVisible),
    legal: hand === null || input.stopped !== null ? null : consoleLegal(hand),
    draw: input.stopped === null && stopOf(hand) === null ? consoleDraw(hand) : null,
    upCards: consoleUpCards(hand),
    chop: hand === null ? null : chopOffer(hand),
    award: hand === null ? null : consoleAward(hand, input.openingsVisible),
    stop: hand === null ? null : consoleStop(hand, input.stopped),
    open: hand === null ? [] : consoleOpen(hand),
    reports: reportable(hand),
    deck: deckOf(input.state),
    startsItself: profileOf(session)['readers.start'] === 'auto',
    afterwards: afterwards(input),
    playedUntil: input.state.playedUntil,
    next: nextStep(input),
    pointerSeat: pointerSeat(hand),
    ...showdownPart(input),
    ...undoPart(input.state, lines),
    lastChange: lastChange(input.entries),
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

function deckOf({ session }: TableState): ConsoleView['deck'] {
  const { deck, procedure, procedureKept } = session;
  const profile = profileOf(session);
  const block = deckBlockOf(deck, profile);
  return {
    blocked: block === null ? null : { code: block.code, clause: block.clause },
    gates: profile['procedure.gates'],
    kept: procedureKept,
    reasons: changeReasons(deck.blocks.length > 0, profile),
    shuffled: procedure.shuffle !== null,
    cuts: procedure.cuts,
  };
}

/** a defect that was found is a lawful reason in every house. */
function changeReasons(found: boolean, profile: Profile): ConsoleView['deck']['reasons'] {
  const lawful = profile['deck.changeReasons'];
  return found && !lawful.includes('defect') ? [...lawful, 'defect'] : lawful;
}

/** Blinds and antes of the running hand; between hands those of the level. */
function level({ hand, session }: TableState) {
  const structure = hand !== null && isRunning(hand) ? hand.structure : (session.procedure.level ?? session.structure);
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

/** In a game without a button it lies where it waits for the next one with it. */
function positions({ hand, session }: TableState): ConsoleView['positions'] {
  const runs = hand !== null && isRunning(hand);
  const game = hand !== null && (runs || isDealtAgain(hand)) ? hand.game : gameOfNext(session, false).game;
  if (!hasButton(game)) return { button: buttonSeat(session, null) ?? 0, smallBlind: null, bigBlind: 0 };
  if (runs) return { button: hand.button, smallBlind: hand.smallBlindSeat, bigBlind: hand.bigBlindSeat ?? 0 };
  const next = placesForNext(session, hand)?.hand;
  return next === undefined ? null : { button: next.button, smallBlind: next.smallBlind, bigBlind: next.bigBlind };
}

/** A late hand that is over has nothing more to place. */
function afterwards({ state, now }: ConsoleInput): ConsoleView['afterwards'] {
  if (state.afterwards === null || !isRunning(state.hand)) return null;
  const { began, caughtUp } = state.afterwards;
  return { began, at: nextLateTime(state, now), caughtUp };
}

/** What Enter does: the next step of the table. Graphics have a key of their own. */
function nextStep(input: ConsoleInput): ConsoleView['next'] {
  const { hand, session } = input.state;
  if (input.stopped !== null || stopOf(hand) !== null) return '';
  // all-in hands are turned up before the cards of further streets
  if (hand?.phase === 'FACE_UP' && pointerSeat(hand) !== null) return 'open';
  const dealt = hand === null ? '' : dealStep(hand);
  if (dealt !== '') return dealt;
  if (hand?.phase === 'AWARDING') return 'award';
  if (pointerSeat(hand) !== null && (hand?.phase === 'FACE_UP' || hand?.phase === 'SHOWDOWN')) return 'open';
  if (hand !== null && waitsForMuck(hand)) return 'kill-muck';
  const over = session.ended || consoleShow(input).played;
  const ready = session.structure !== null && activeSeats(session).length >= 2 && !over;
  return !isRunning(hand) && ready ? 'start-hand' : '';
}

/** Everybody has the cards of the street, or somebody has to say what lies face up before it is known who opens. */
function dealStep(hand: Hand): '' | 'complete-deal' | 'type-up' {
  const decided = decide(hand, { type: 'CompleteDeal' });
  if (decided.ok) return 'complete-deal';
  return decided.error.code === 'opener-unknown' ? 'type-up' : '';
}

/** R14: a released hand can come back until the dealer kills it, and its pot waits for that alone. */
function waitsForMuck(hand: Hand): boolean {
  const released = hand.seats.some((s) => s.state === 'MUCK_PENDING');
  return released && isRunning(hand) && pointerSeat(hand) === null && nextBoard(hand) === null;
}

function pointerSeat(hand: Hand | null): number | null {
  if (hand === null || !['FACE_UP', 'RUNOUT', 'SHOWDOWN'].includes(hand.phase)) return null;
  return pointer(hand);
}

function showdownPart({ state, openingsVisible }: ConsoleInput) {
  const { hand } = state;
  const opened = hand?.seats.some((s) => s.cards.length > 0) ?? false;
  const waits = opened && !openingsVisible;
  const openings = waits ? 'waiting' : asksKey(state) ? 'asked' : opened ? 'shown' : 'none';
  return {
    nextBoard: hand === null ? null : nextBoard(hand),
    runsAllowed: hand === null ? [] : runsAllowed(hand),
    faceUp: hand === null ? [] : openingsVisible ? faceUpCards(hand) : boardCards(hand),
    openings,
  } as const;
}

function nextBoard(hand: Hand): ConsoleView['nextBoard'] {
  if (mayShareCard(hand)) return sharedCard(hand);
  for (let run = 0; run < hand.runs; run += 1) {
    const next = nextStreetOf(hand, run);
    if (next === null) continue;
    const at = { street: next.street, run, count: next.board };
    if (mayDealBoard(hand, at) === null) return at;
  }
  return null;
}

/** Stud: the deck does not suffice for a last card to each, or might not. */
function sharedCard(hand: Hand): ConsoleView['nextBoard'] {
  const at = { street: lastStreet(gameOf(hand.game)), run: 0, count: 1 };
  return mayDealBoard(hand, at) === null ? at : null;
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
