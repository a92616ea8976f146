// A correction as a form: replace an action, take it back, or put one before it. Pure; makes the edits to preview.
import type { ConsoleAmendment, ConsoleLine, ConsoleView } from '../../server/console/view.ts';
import { typedAmount } from './amountEntry.ts';

export const EDIT_ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'allin'] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];
export const EDIT_KINDS = ['replaceWith', 'retract', 'insertBefore'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export interface EditForm {
  readonly kind: EditKind;
  readonly seat: number;
  readonly action: EditAction;
  /** total of the street as typed; for bet and raise only */
  readonly amount: string;
}

type Edits = ConsoleAmendment['edits'];

export function isAction(line: ConsoleLine): boolean {
  return EDIT_ACTIONS.some((action) => action === line.type);
}

export function needsAmount(action: EditAction): boolean {
  return action === 'bet' || action === 'raise';
}

/** null while the form is not complete. */
export function editsOf(form: EditForm, line: ConsoleLine, decimals: number): Edits | null {
  if (form.kind === 'retract') return [{ type: 'retract', position: line.position }];
  const to = needsAmount(form.action) ? typedAmount(form.amount, decimals) : null;
  if (needsAmount(form.action) && to === null) return null;
  const command = { type: 'Act', seat: form.seat, action: form.action, to } as const;
  if (form.kind === 'replaceWith') return [{ type: 'replace', position: line.position, command }];
  return [{ type: 'insert', before: line.position, happened: line.happened, command }];
}

export interface Commit {
  readonly view: ConsoleView;
  readonly edits: Edits;
  readonly onIllegal: ConsoleAmendment['onIllegal'];
  readonly ruling: ConsoleAmendment['ruling'];
}

export function amendmentOf({ view, edits, onIllegal, ruling }: Commit): ConsoleAmendment | null {
  return view.handId === null ? null : { hand: view.handId, edits, onIllegal, ruling };
}
