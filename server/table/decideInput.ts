// From a command of the door to a log input and its events: pure, given what the vault has answered already.

import { err, ok, type Result } from '../base/result.ts';
import { amend, redoEdit, undoEdit } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import { decide } from '../engine/decide.ts';
import { decideSession } from '../engine/decideSession.ts';
import type { Edit } from '../engine/edit.ts';
import { isRunning } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import type { SessionCommand } from '../engine/sessionEvent.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { LogEvent, LogInput } from '../log/entry.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import { withWinner } from './competitionEnd.ts';
import { editsPaidNow, paidNow } from './paidNow.ts';
import { wholeEdits } from './wholeEdits.ts';

export interface Decided {
  readonly input: LogInput;
  readonly events: readonly LogEvent[];
  readonly hand: HandId | null;
}

export type InputDecision = Result<Decided, RuleViolation>;

export function handRuns(state: TableState): boolean {
  return isRunning(state.hand);
}

export function decideHand(state: TableState, asked: HandCommand): InputDecision {
  const command = paidNow(state, behindFaces(state, asked));
  const events = decide(state.hand, command);
  if (!events.ok) return events;
  const hand = command.type === 'StartHand' ? command.start.handId : (state.hand?.handId ?? null);
  // only then may one player have all chips
  const ended = events.value.some((event) => event.type === 'HandCompleted');
  const all = ended ? withWinner(state, events.value) : events.value;
  return ok({ input: { type: 'hand', command }, events: all, hand });
}

/** What opened hands pay beside the pots waits with their faces (design.md section 2). */
function behindFaces(state: TableState, command: HandCommand): HandCommand {
  return command.type === 'AwardPots' && !openingsVisible(state) ? { ...command, facesWait: true } : command;
}

export function decideTable(state: TableState, command: SessionCommand, by: string): InputDecision {
  const { session, hand, position } = state;
  const events = decideSession(session, command, { hand, position: position + 1, by });
  return events.ok ? ok({ input: { type: 'session', command }, events: events.value, hand: null }) : events;
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
  asked: AmendInput,
  hand: HandId | null = state.hand?.handId ?? null,
): InputDecision {
  const whole = wholeEdits(state.record, asked.edits);
  if (!whole.ok) return whole;
  const shown = hand === state.hand?.handId && openingsVisible(state);
  const edits = shown ? whole.value : whole.value.map(unpaid);
  const input = { ...asked, edits: hand === state.hand?.handId ? editsPaidNow(state, edits) : edits };
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

/** Whether an earlier hand was shown is not asked: what a new award of it pays beside the pots is put right by hand. */
function unpaid(edit: Edit): Edit {
  const awards = (edit.type === 'insert' || edit.type === 'replace') && edit.command.type === 'AwardPots';
  return awards ? { ...edit, command: { type: 'AwardPots', facesWait: true } } : edit;
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
