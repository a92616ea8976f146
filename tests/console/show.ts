// A table played through the real translation, engine and fold, without database, vault or clock: states for console tests.
import { clientId, tableId } from '../../server/base/ids.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import type { RuleViolation } from '../../server/engine/violation.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { type Decided, decideHand, type InputDecision, turnOf } from '../../server/table/decideInput.ts';
import { type PlainCommand, translate } from '../../server/table/translate.ts';

export interface Show {
  readonly state: TableState;
  readonly entries: readonly LogEntry[];
  readonly turn: number;
}

export const NEW_SHOW: Show = { state: EMPTY_TABLE, entries: [], turn: 0 };
const STEP_MS = 2_500;
export const HAND = '01980000-0000-7000-8000-000000000118';

/** Plays one command; a refusal is a mistake of the test and throws. */
export function give(show: Show, input: TableCommandInput, actor = 'maria'): Show {
  const command = tableCommandSchema.parse(input);
  if (!isPlain(command)) throw new Error(`${command.do} needs the vault`);
  return append(show, translate(show.state, command, actor), actor);
}

export function giveAll(show: Show, commands: readonly TableCommandInput[]): Show {
  return commands.reduce((played, command) => give(played, command), show);
}

/** What readers enter: cards seen at seats, in the muck. */
export function see(show: Show, command: HandCommand): Show {
  return append(show, decideHand(show.state, command), 'tracker');
}

export function refusalOf(show: Show, input: TableCommandInput): RuleViolation | null {
  const command = tableCommandSchema.parse(input);
  if (!isPlain(command)) return null;
  const decided = translate(show.state, command, 'maria');
  return decided.ok ? null : decided.error;
}

function isPlain(command: ReturnType<typeof tableCommandSchema.parse>): command is PlainCommand {
  return !['openHand', 'typeHole', 'accept', 'dismiss'].includes(command.do);
}

function append(show: Show, decision: InputDecision, actor: string): Show {
  if (!decision.ok) throw new Error(`refused: ${decision.error.code} ${JSON.stringify(decision.error.params)}`);
  const entry = entryOf(show, decision.value, actor);
  const state = foldEntry(show.state, entry);
  return { state, entries: [...show.entries, entry], turn: turnOf(state) };
}

function entryOf({ state }: Show, decided: Decided, actor: string): LogEntry {
  const position = state.position + 1;
  return {
    table: tableId('main'),
    position,
    version: 1,
    recorded: position * STEP_MS,
    happened: position * STEP_MS,
    actor,
    clientId: clientId(`client-${position}`),
    handId: decided.hand,
    typed: actor !== 'tracker',
    input: decided.input,
    events: decided.events,
  };
}
