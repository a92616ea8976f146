// A correction as a form: replace an action, take it back, or put one before it. Pure; makes the edits to preview.
import type { ConsoleAmendment, ConsoleLine, ConsoleView } from '../../server/console/view.ts';
import { typedAmount } from './amountEntry.ts';
import { cardsIn } from './cardEntry.ts';

export const EDIT_ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'allin', 'bring_in', 'complete'] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];
export const EDIT_KINDS = ['replaceWith', 'retract', 'insertBefore'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

export interface EditForm {
  readonly kind: EditKind;
  readonly seat: number;
  readonly action: EditAction;
  /** total of the street as typed; for bet and raise only */
  readonly amount: string;
  /** cards thrown away, where the line is about them */
  readonly count: number;
  /** the places that they left; null: nobody saw which */
  readonly places: readonly number[] | null;
  /** as typed, where the line is about a card that lies face up at a seat */
  readonly card: string;
}

type Edits = ConsoleAmendment['edits'];

export function isAction(line: ConsoleLine): boolean {
  return EDIT_ACTIONS.some((action) => action === line.type);
}

export function editActions({ game }: Pick<ConsoleView, 'game'>): readonly EditAction[] {
  const stud = game.forced === 'bring_in';
  // in fixed limit a short all-in is completed as well
  const may: Readonly<Partial<Record<EditAction, boolean>>> = {
    bring_in: stud,
    complete: stud || game.limit === 'fixed',
  };
  return EDIT_ACTIONS.filter((action) => may[action] ?? true);
}

/** What else of a line can be put right: the number of cards in a draw, a card that lies face up. */
export function isOther(line: ConsoleLine): 'discard' | 'up' | null {
  if (line.type === 'CardsDiscarded') return 'discard';
  return line.type === 'UpCardDealt' ? 'up' : null;
}

export function needsAmount(action: EditAction): boolean {
  return action === 'bet' || action === 'raise' || action === 'complete';
}

/** null while the form is not complete. */
export function editsOf(form: EditForm, line: ConsoleLine, decimals: number): Edits | null {
  if (form.kind === 'retract') return [{ type: 'retract', position: line.position }];
  const other = form.kind === 'replaceWith' ? isOther(line) : null;
  if (other !== null) return otherEdits(other, form, line);
  const to = needsAmount(form.action) ? typedAmount(form.amount, decimals) : null;
  if (needsAmount(form.action) && to === null) return null;
  const command = { type: 'Act', seat: form.seat, action: form.action, to } as const;
  if (form.kind === 'replaceWith') return [{ type: 'replace', position: line.position, command }];
  return [{ type: 'insert', before: line.position, happened: line.happened, command }];
}

/** Places are named where they were known; where nobody saw which cards went, their number is enough. */
function otherEdits(other: 'discard' | 'up', { seat, count, places, card }: EditForm, line: ConsoleLine): Edits | null {
  const { position } = line;
  if (other === 'discard') {
    const gone = places === null ? { count, slots: null } : { count: places.length, slots: [...places] };
    return [{ type: 'replace', position, command: { type: 'Discard', seat, ...gone } }];
  }
  const [face] = cardsIn(card);
  const slot = line.to;
  if (face === undefined || slot === null) return null;
  return [{ type: 'replace', position, command: { type: 'DealUp', seat, slot, card: face } }];
}

/** A tap says that the card at this place went, or that it stayed. */
export function withPlace(form: EditForm, place: number): EditForm {
  const before = form.places ?? [];
  const places = before.includes(place) ? before.filter((other) => other !== place) : [...before, place];
  return { ...form, places: places.sort((a, b) => a - b), count: places.length };
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
