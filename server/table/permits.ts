// Which role may give which command (design.md section 2). Roles are words of the token; access checks the token itself.
import { undoEdit } from '../engine/amend.ts';
import type { Edit } from '../engine/edit.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import type { TableCommand } from './commands.ts';

type Do = TableCommand['do'];

const FLOOR: readonly string[] = ['floor', 'chief-judge'];
const OPERATES: readonly string[] = ['operator', 'floor', 'chief-judge'];
/** Rulings are not among them: the operator records what the floor said, and the ruling names who declared it. */
const FLOOR_ONLY: readonly Do[] = ['abandonHand', 'handLeft'];
const SECOND_KEY: readonly string[] = ['floor', 'chief-judge', 'producer'];

/** Refusal code, or null when the role may. */
export function permitOf(actor: TableActor, command: TableCommand, state: TableState): string | null {
  if (command.do === 'typeHole') return actor.role === 'card-desk' ? null : 'needs-card-desk';
  if (command.do === 'confirmOpenings') return SECOND_KEY.includes(actor.role) ? null : 'needs-second-person';
  if (FLOOR_ONLY.includes(command.do)) return FLOOR.includes(actor.role) ? null : 'needs-floor';
  if (!OPERATES.includes(actor.role)) return 'needs-operator';
  return editsBeforeOpening(command, state) && !FLOOR.includes(actor.role) ? 'needs-floor' : null;
}

/** Taking back an action that came before an opening needs the floor, also when the opening was taken back first. */
function editsBeforeOpening(command: TableCommand, { record }: TableState): boolean {
  const edits = command.do === 'amend' ? command.edits : command.do === 'undo' ? [undoEdit(record)] : [];
  const openings = [...record.effective, ...record.retracted].filter((step) => step.command.type === 'OpenHand');
  const first = Math.min(...openings.map((step) => step.origin ?? 0));
  return edits.some((edit) => edit !== null && placeOf(edit) < first && openings.length > 0);
}

function placeOf(edit: Edit): number {
  return edit.type === 'insert' ? (edit.before ?? Number.POSITIVE_INFINITY) - 0.5 : edit.position;
}
