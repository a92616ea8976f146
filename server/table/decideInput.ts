// From a command of the door to a log input and its events: pure, given what the vault has answered already.

import { err, ok, type Result } from '../base/result.ts';
import { amend, redoEdit, undoEdit } from '../engine/amend.ts';
import { chips } from '../engine/chips.ts';
import type { HandCommand } from '../engine/command.ts';
import { decide } from '../engine/decide.ts';
import { decideSession } from '../engine/decideSession.ts';
import type { Edit } from '../engine/edit.ts';
import { isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import { dealtInNext, isDealtAgain, lastHandPlayed, positionsForNext, profileOf } from '../engine/session.ts';
import type { SessionCommand } from '../engine/sessionEvent.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { LogEvent, LogInput } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import { withWinner } from './competitionEnd.ts';
import { mayDeal, startAlarms } from './startGate.ts';

export interface Decided {
  readonly input: LogInput;
  readonly events: readonly LogEvent[];
  readonly hand: HandId | null;
}

export type InputDecision = Result<Decided, RuleViolation>;

export function handRuns(state: TableState): boolean {
  return isRunning(state.hand);
}

export function decideHand(state: TableState, command: HandCommand): InputDecision {
  const events = decide(state.hand, command);
  if (!events.ok) return events;
  const hand = command.type === 'StartHand' ? command.start.handId : (state.hand?.handId ?? null);
  // only then may one player have all chips
  const ended = events.value.some((event) => event.type === 'HandCompleted');
  const all = ended ? withWinner(state, events.value) : events.value;
  return ok({ input: { type: 'hand', command }, events: all, hand });
}

export function decideTable(state: TableState, command: SessionCommand, by: string): InputDecision {
  const { session, hand, position } = state;
  const events = decideSession(session, command, { hand, position: position + 1, by });
  return events.ok ? ok({ input: { type: 'session', command }, events: events.value, hand: null }) : events;
}

/** 5.5 and 6.3: positions move one hand on; a redeal keeps button, blinds and number. */
export function decideStart(state: TableState, command: StartCommand): InputDecision {
  const { session, hand } = state;
  const redeal = isDealtAgain(hand);
  const number = redeal ? session.handNumber : session.handNumber + 1;
  if (session.ended) return err(violation('show-ended'));
  if (!handRuns(state) && lastHandPlayed(session, number)) return err(violation('last-hand-played'));
  const refused = handRuns(state) ? null : mayDeal(state, command.afterwards !== undefined);
  if (refused !== null) return err(refused);
  const structure = structureFor(state, command);
  if (structure === null) return err(violation('structure-missing'));
  const positions = positionsForNext(session, redeal);
  if (positions === null) return err(violation('two-players-needed'));
  const start: HandCommand = {
    type: 'StartHand',
    start: {
      handId: command.hand,
      number,
      button: positions.button,
      smallBlindSeat: positions.smallBlind,
      bigBlindSeat: positions.bigBlind,
      seats: dealtIn(state).map(({ seat, name, stack, presence }) => ({ seat, name, stack, presence })),
      structure,
      game: 'holdem',
      profile: profileOf(session),
    },
  };
  const decided = decideHand(state, start);
  if (!decided.ok) return decided;
  const alarms = command.afterwards === undefined ? startAlarms(state) : [];
  const events = [...decided.value.events, ...alarms, { type: 'PositionsTaken', positions, number } as const];
  return ok({ ...decided.value, events });
}

type StartCommand = Extract<TableCommand, { do: 'startHand' }>;

/** The hand that is dealt again, unless the house deals a new one from the same button (`misdeal.redeal`). */
function dealtAgain({ hand }: TableState) {
  return hand?.phase === 'MISDEAL' && hand.profile['misdeal.redeal'] !== 'same_button' ? hand : null;
}

/** 6.3.0: a redeal keeps the level; a new one waits for the next hand. */
function structureFor(state: TableState, { straddles, posts }: StartCommand) {
  const again = dealtAgain(state)?.structure;
  // R23: the level with which the hand began, at its shuffle
  const base = again ?? state.session.procedure.level ?? state.session.structure;
  if (base === null) return null;
  const all = [...(posts ?? again?.posts ?? []), ...carriedPosts(state)];
  return { ...base, straddles: straddles ?? base.straddles, posts: all };
}

/** Robert's: what a player forfeited of a fouled deal lies in the pot of the next one as dead money. */
function carriedPosts({ hand, session }: TableState) {
  const forfeited = hand?.phase === 'VOID' ? hand.forfeited : null;
  const knower = session.seats.find((s) => forfeited !== null && s.dealtAs === forfeited.seat && !s.out && s.stack > 0);
  if (forfeited === null || knower === undefined) return [];
  return [{ seat: knower.seat, live: chips(0), dead: chips(Math.min(forfeited.amount, knower.stack)) }];
}

/** R35-C: an exact replay has no new players; neither has a deal for chips that were forfeited. */
function dealtIn(state: TableState) {
  const active = dealtInNext(state.session);
  const again = carriedPosts(state).length > 0 ? state.hand : dealtAgain(state);
  const exact = again?.profile['misdeal.redeal'] === 'exact_replay' || (again?.forfeited ?? null) !== null;
  if (again === null || !exact) return active;
  return active.filter((s) => again.seats.some((dealt) => dealt.seat === s.dealtAs));
}

export interface AmendInput {
  readonly edits: readonly Edit[];
  readonly onIllegal: 'cancel' | 'cut' | 'as-ruled';
  readonly ruling: Extract<TableCommand, { do: 'amend' }>['ruling'];
  readonly why: 'edit' | 'undo' | 'redo';
}

/** `hand`: another one than the current only with its record in `state`. */
export function decideAmend(
  state: TableState,
  input: AmendInput,
  hand: HandId | null = state.hand?.handId ?? null,
): InputDecision {
  const amended = amend(state.record, input.edits, {
    onIllegal: input.onIllegal,
    ruling: input.ruling,
    position: state.position + 1,
  });
  if (!amended.ok) return amended;
  // a show that has ended has no hand that runs: neither on its canvases nor for release
  if (state.session.ended && hand === state.hand?.handId && isRunning(amended.value.after))
    return err(violation('show-ended'));
  const events = hand === state.hand?.handId ? withWinner(state, [amended.value.event]) : [amended.value.event];
  return ok({ input: { type: 'amend', ...input }, events, hand });
}

export function decideUndo(state: TableState): InputDecision {
  const edit = undoEdit(state.record);
  return edit === null
    ? err(violation('nothing-to-undo'))
    : decideAmend(state, { edits: [edit], onIllegal: 'cut', ruling: null, why: 'undo' });
}

export function decideRedo(state: TableState): InputDecision {
  const edit = redoEdit(state.record);
  return edit === null
    ? err(violation('nothing-to-redo'))
    : decideAmend(state, { edits: [edit], onIllegal: 'cancel', ruling: null, why: 'redo' });
}

/** Actions taken so far: the turn that a betting command must name. Cards that only follow a fold into the muck are none. */
export function turnOf(state: TableState): number {
  return state.record.effective.filter((step) => step.events.some((event) => event.type === 'ActionTaken')).length;
}
