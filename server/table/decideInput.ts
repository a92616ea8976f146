// From a command of the door to a log input and its events: pure, given what the vault has answered already.

import { err, ok, type Result } from '../base/result.ts';
import { amend, redoEdit, undoEdit } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import { decide } from '../engine/decide.ts';
import type { Edit } from '../engine/edit.ts';
import { isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import { PROFILES } from '../engine/profiles/profiles.ts';
import { decideSession, positionsForNext, type SessionCommand } from '../engine/session.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { LogEvent, LogInput } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';

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
  return ok({ input: { type: 'hand', command }, events: events.value, hand });
}

export function decideTable(state: TableState, command: SessionCommand): InputDecision {
  const events = decideSession(state.session, command, handRuns(state));
  return events.ok ? ok({ input: { type: 'session', command }, events: events.value, hand: null }) : events;
}

/** 5.5 and 6.3: positions move one hand on; a redeal keeps button, blinds and number. */
export function decideStart(state: TableState, command: StartCommand): InputDecision {
  const { session, hand } = state;
  const redeal = hand !== null && (hand.phase === 'MISDEAL' || hand.phase === 'VOID');
  const structure = structureFor(state, command);
  if (structure === null) return err(violation('structure-missing'));
  const positions = positionsForNext(session, redeal);
  if (positions === null) return err(violation('two-players-needed'));
  const number = redeal ? session.handNumber : session.handNumber + 1;
  const start: HandCommand = {
    type: 'StartHand',
    start: {
      handId: command.hand,
      number,
      button: positions.button,
      smallBlindSeat: positions.smallBlind,
      bigBlindSeat: positions.bigBlind,
      seats: dealtIn(state).map(({ seat, name, stack }) => ({ seat, name, stack, presence: 'PRESENT' })),
      structure,
      game: 'holdem',
      profile: PROFILES[session.profile],
    },
  };
  const decided = decideHand(state, start);
  if (!decided.ok) return decided;
  return ok({ ...decided.value, events: [...decided.value.events, { type: 'PositionsTaken', positions, number }] });
}

type StartCommand = Extract<TableCommand, { do: 'startHand' }>;

/** The hand that is dealt again, unless the house deals a new one from the same button (`misdeal.redeal`). */
function dealtAgain({ hand }: TableState) {
  return hand?.phase === 'MISDEAL' && hand.profile['misdeal.redeal'] !== 'same_button' ? hand : null;
}

/** 6.3.0: a redeal keeps the level; a new one waits for the next hand. */
function structureFor(state: TableState, { straddles, posts }: StartCommand) {
  const again = dealtAgain(state)?.structure;
  const base = again ?? state.session.structure;
  if (base === null) return null;
  return { ...base, straddles: straddles ?? base.straddles, posts: posts ?? again?.posts ?? [] };
}

/** R35-C: an exact replay has no new players. */
function dealtIn(state: TableState) {
  const active = state.session.seats.filter((s) => s.stack > 0 && !s.out);
  const again = dealtAgain(state);
  if (again?.profile['misdeal.redeal'] !== 'exact_replay') return active;
  return active.filter((s) => again.seats.some((dealt) => dealt.seat === s.seat));
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
  return ok({ input: { type: 'amend', ...input }, events: [amended.value.event], hand });
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

/** Actions taken so far: the turn that a betting command must name. */
export function turnOf(state: TableState): number {
  return state.record.effective.filter(
    (step) => step.command.type === 'Act' || step.command.type === 'ActAsRuled' || step.command.type === 'SeeMuck',
  ).length;
}
