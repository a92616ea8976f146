// Two people, two keys: who may turn up a hand that readers saw, and who may say that it is shown. Knows seats, never a card.
import { type RuleViolation, violation } from '../engine/violation.ts';
import { streetToConfirm } from '../log/proven.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import { type Entered, opensByTyping, wasRead } from './openings.ts';

export interface Staff {
  /** who entered what in this hand */
  readonly entered: Entered;
  /** nobody else ever held a console of this table */
  readonly alone: (actor: string) => Promise<boolean>;
}

/** Why the vault does not open this hand now; asked before it does (door 3). */
export async function refusedOpening(
  state: TableState,
  { seat, actor }: { readonly seat: number; readonly actor: TableActor },
  staff: Staff,
): Promise<RuleViolation | null> {
  const { entered } = staff;
  if (opensByTyping(state, seat, entered)) return violation('board-was-typed', { seat });
  if (streetToConfirm(state) !== null && wasRead(state, seat, entered)) return violation('street-was-typed', { seat });
  const own = entered.confirmedBy.has(actor.actor) && Object.values(state.evidence.streets).includes('confirmed');
  return own && (await isNews(actor, staff)) ? violation('key-was-yours', { seat }) : null;
}

/** Who turned hands up does not confirm them, unless nothing there is news to him. */
export async function refusedKey(actor: TableActor, staff: Staff): Promise<RuleViolation | null> {
  if (!staff.entered.openedBy.has(actor.actor) || !(await isNews(actor, staff))) return null;
  return violation('needs-second-person', { role: actor.role });
}

/** He is not the whole staff, or did not type every card himself. */
async function isNews({ actor }: TableActor, { entered, alone }: Staff): Promise<boolean> {
  return [...entered.dealtBy].some((by) => by !== actor) || !(await alone(actor));
}
