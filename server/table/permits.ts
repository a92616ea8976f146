// Which role may give which command (design.md section 2). Roles are words of the token; access checks the token itself.
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import type { TableCommand } from './commands.ts';

type Do = TableCommand['do'];

const FLOOR: readonly string[] = ['floor', 'chief-judge'];
const OPERATES: readonly string[] = ['operator', 'floor', 'chief-judge'];
/** Rulings and what only the floor may do. */
const FLOOR_ONLY: readonly Do[] = [
  'actAsRuled',
  'reopenRound',
  'killHand',
  'voidHand',
  'misdeal',
  'abandonHand',
  'handLeft',
];
/** In a one-person show the operator records what the floor said: the ruling itself names who declared it. */
const RECORDED_BY_OPERATOR: readonly Do[] = ['actAsRuled', 'reopenRound', 'killHand', 'voidHand', 'misdeal'];
const SECOND_KEY: readonly string[] = ['floor', 'chief-judge', 'producer'];

/** Refusal code, or null when the role may. */
export function permitOf(actor: TableActor, command: TableCommand, state: TableState): string | null {
  if (command.do === 'typeHole') return actor.role === 'card-desk' ? null : 'needs-card-desk';
  if (command.do === 'confirmOpenings') return SECOND_KEY.includes(actor.role) ? null : 'needs-second-person';
  if (FLOOR_ONLY.includes(command.do) && !RECORDED_BY_OPERATOR.includes(command.do))
    return FLOOR.includes(actor.role) ? null : 'needs-floor';
  if (!OPERATES.includes(actor.role)) return 'needs-operator';
  return editsBeforeOpening(command, state) && !FLOOR.includes(actor.role) ? 'needs-floor' : null;
}

/** Taking back an action that came before an opening needs the floor. */
function editsBeforeOpening(command: TableCommand, state: TableState): boolean {
  if (command.do !== 'amend') return false;
  const opened = state.record.effective
    .filter((step) => step.command.type === 'OpenHand')
    .map((step) => step.origin ?? 0);
  const firstOpened = Math.min(...opened, Number.POSITIVE_INFINITY);
  return command.edits.some(
    (edit) =>
      ('position' in edit ? edit.position < firstOpened : (edit.before ?? Number.POSITIVE_INFINITY) <= firstOpened) &&
      opened.length > 0,
  );
}
