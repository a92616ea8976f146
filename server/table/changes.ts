// Changes that waited for the end of a hand, as entries of the log and as questions where one no longer fitted.
import { v5 as uuidFrom } from 'uuid';
import { clientId, type TableId } from '../base/ids.ts';
import { makeChange } from '../engine/sessionChanges.ts';
import type { DroppedChange, PlannedChange, WaitingCommand } from '../engine/sessionEvent.ts';
import type { LogEvent } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { Question } from './commands.ts';
import type { Decided } from './decideInput.ts';

/** Names the ids made from planned changes: the same change always gives the same id. */
const CHANGE_NAMESPACE = '0b6f2f0e-3f56-4c3d-9a52-5f7f3f1f6a84';

/** The entry that makes a change now, in the name of whoever asked for it. */
export function dueChange(table: TableId, state: TableState, change: PlannedChange) {
  const decided: Decided = {
    input: { type: 'session', command: change.command },
    events: makeChange(state.session, change),
    hand: null,
  };
  const id = clientId(uuidFrom(`${table}|${change.id}`, CHANGE_NAMESPACE));
  return { decided, meta: { actor: change.by, clientId: id, typed: true } } as const;
}

/** Accepted while a hand runs, and of effect only after it. */
export function waits(events: readonly LogEvent[]): boolean {
  return events.some((event) => event.type === 'ChangePlanned' || event.type === 'StructureSet');
}

export function droppedIn(events: readonly LogEvent[]): readonly DroppedChange[] {
  return events.flatMap((event) => (event.type === 'ChangeDropped' ? [event] : []));
}

/** Dropped, but not in silence: a person is asked what is to be done instead. */
export function droppedQuestion({ id, command, code, clause, params }: DroppedChange): Question {
  return {
    id: `change|${id}`,
    code: DROPPED,
    clause,
    seat: 'seat' in command ? command.seat : null,
    params: { ...params, change: wordOf(command), reason: code },
    recommended: 'change-again',
  };
}

/** The word of the command door: `topUp` for `TopUp`. */
function wordOf({ type }: WaitingCommand): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

const DROPPED = 'CHANGE_DROPPED';

/** Outlives the hand behind which it was asked. */
export function isChangeQuestion({ code }: Question): boolean {
  return code === DROPPED;
}
